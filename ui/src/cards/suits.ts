import { disc, place } from "./paths";

/** The suits in their order on the table. */
export const SUITS = ["S", "H", "D", "C"] as const;
export type Suit = (typeof SUITS)[number];

/** The ranks from low to high, as they stand in a card's text. */
export const RANKS = "A23456789TJQK";

/** Outlines in a box of 100 by 100: they differ in shape, so that colour is never needed. */
const OUTLINES: Record<Suit, string> = {
  S: "M50 1c7 19 46 38 46 62c0 14-10 22-21 22c-9 0-16-4-20-11c1 10 5 19 13 25h-36c8-6 12-15 13-25c-4 7-11 11-20 11c-11 0-21-8-21-22c0-24 39-43 46-62z",
  H: "M50 97c-9-17-47-37-47-66c0-16 11-27 25-27c10 0 18 6 22 16c4-10 12-16 22-16c14 0 25 11 25 27c0 29-38 49-47 66z",
  D: "M50-2c8 18 24 38 41 52c-17 14-33 34-41 52c-8-18-24-38-41-52c17-14 33-34 41-52z",
  C:
    disc(50, 25, 23) +
    disc(25.5, 60, 23) +
    disc(74.5, 60, 23) +
    "M44 40h12l8 20l-9 6c1 14 5 25 13 33h-36c8-8 12-19 13-33l-9-6z",
};

/** A suit in a square of this size, its left top at (x, y). */
export const suit = (s: Suit, x: number, y: number, size: number): string =>
  place(OUTLINES[s], x, y, size / 100);
