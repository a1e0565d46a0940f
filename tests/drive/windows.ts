// The windows of the game.

/** Those that the menu opens, by the names of its lines. */
export const fromTheMenu = [
  "moves",
  "read",
  "settings",
  "statistics",
  "help",
  "about",
  "rules",
  "examples",
  "faq",
];
