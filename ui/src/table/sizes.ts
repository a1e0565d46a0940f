import { type Index, indexFoot } from "../cards/face";

/* How large cards are. Lengths are CSS pixels. */

export type CardSize = { w: number; h: number; index: Index };

/** A width, and the index on cards so wide. */
export type CardWidth = Pick<CardSize, "w" | "index">;

/** What cards have to fit into: so many of them below one another, besides a column's strips. */
type Fit = { height: number; rows: number; unit: number; pixel: number };

/** Seven cards dealt with a king last, then queen to ace on it. */
const LONGEST = 19;
/** From this width on, an index needs no more than a corner. */
const LARGE = 64;

/** A card's height for its width: 5 to 7. */
export const heightOf = (width: number): number => Math.round(width * 1.4);

/** The widest card of eight side by side, with its index. */
export const cardAcross = (width: number, gap: number, unit: number): CardWidth => {
  const w = Math.floor((width - 7 * gap) / 8 / unit) * unit;
  return { w, index: w < LARGE ? "jumbo" : "classic" };
};

/**
 * The widest card, up to `most`, whose longest column shows every index in this room. Cards lie on
 * whole device pixels, and so the strip is counted.
 */
export const fitting = (most: number, index: Index, { height, rows, unit, pixel }: Fit): number => {
  const strip = (w: number) => Math.ceil((w * indexFoot(index)) / pixel) * pixel;
  const needed = (w: number) => (LONGEST - 1) * strip(w) + rows * heightOf(w);
  let w = Math.floor(most / unit) * unit;
  // Without a hair to spare, rounding could cost a strip its pixel.
  while (w > unit && needed(w) >= height) w -= unit;
  return w;
};
