/** How many free cells a game may have, in the order in which they are offered. */
export const CELLS = [4, 2, 1] as const;
