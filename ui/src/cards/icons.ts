/** Line drawings for the tools, in a box of 24 by 24. */
export const TOOL_ICONS = {
  undo: "M8 5L3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3",
  "new-game":
    "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM12 8.5v7M8.5 12h7",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6L6 18",
} as const;

/** Small solid drawings for the figures in the bar, in a box of 16 by 16. */
export const FIGURE_ICONS = {
  time: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1zM8 3a5 5 0 1 1 0 10A5 5 0 0 1 8 3zM7 4.5v4.2l3 2 1-1.5-2.1-1.4V4.5z",
  moves: "M5 1.5L.8 6H4v8h2V6h3.2zM11 14.5l4.2-4.5H12V2h-2v8H6.8z",
  score: "M8 .8l2.2 4.7 5 .6-3.7 3.5 1 5L8 12.1l-4.5 2.5 1-5L.8 6.1l5-.6z",
} as const;

/** Three slashes, as scored on dough: the mark of a cell, in a card's box of 100 by 140. */
export const SLASHES = "M36 84l12-28M46 88l12-28M56 84l12-28";
