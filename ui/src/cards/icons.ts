/** Line drawings for the tools, in a box of 24 by 24. */
export const TOOL_ICONS = {
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3",
  "new-game":
    "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
  hint: "M9.5 18.5h5M10.5 21.5h3M9 15.5c0-1-.5-1.8-1.2-2.5a6 6 0 1 1 8.4 0c-.7.7-1.2 1.5-1.2 2.5z",
  finish: "M6 12l6-6 6 6M6 19l6-6 6 6",
  "go-back": "M4 4v17M4 5h9l-2 3.5 2 3.5H4M20 12v4a3 3 0 0 1-3 3h-5M14.5 16.5L12 19l2.5 2.5",
  stop: "M7 7h10v10H7z",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6L6 18",
} as const;

/** Small solid drawings for the figures in the bar, in a box of 16 by 16. */
export const FIGURE_ICONS = {
  time: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zM7 4.5v4.2l3 2 1-1.5-2.1-1.4V4.5z",
  moves: "M5 1.5L.8 6H4v8h2V6h3.2zM11 14.5l4.2-4.5H12V2h-2v8H6.8z",
  score: "M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.5 1-5L.8 6.1l5-.6z",
} as const;

/** What is proven about the position, likewise: a warning triangle, and a tick. */
export const MARK_ICONS = {
  lost: "M8 1l7.5 13.5H.5zM7 6v4.5h2V6zM7 11.5v1.8h2v-1.8z",
  winnable: "M6.2 13.2L1.5 8.5l1.6-1.6 3.1 3.1 6.7-6.7 1.6 1.6z",
} as const;

/** Three slashes, as scored on dough: the mark of a cell, in a card's box of 100 by 140. */
export const SLASHES = "M36 84l12-28M46 88l12-28M56 84l12-28";
