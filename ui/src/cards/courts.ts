import { disc, ear } from "./paths";

/** What a part of a court is made of: cloth (and hair), crust gold, face, or eyes. */
export type Stuff = "cloth" | "gold" | "face" | "eyes";
type Part = readonly [Stuff, string];

const eyes = (left: number, right: number, y: number) => disc(left, y, 2.3) + disc(right, y, 2.3);
const shoulders = "M10 96c0-16 9-25 25-28h22c16 3 25 12 25 28z";

/** The apprentice: a flat cap, a neckerchief, a rolling pin. */
const jack: readonly Part[] = [
  ["cloth", shoulders],
  ["face", "M38 56h16v14l-8 6l-8-6z"],
  ["cloth", "M29 28h34v16c0 5-1 8-3 10h-28c-2-2-3-5-3-10z"],
  ["face", "M32 30h28v17c0 10-6 17-14 17s-14-7-14-17z"],
  [
    "cloth",
    "M21 28c-2-15 10-25 27-25c16 0 26 8 26 19c0 2 6 3 8 6c2 4-3 7-9 5c-16-6-36-6-49-2c-2 0-3-1-3-3z",
  ],
  [
    "gold",
    disc(46, 4, 3.4) + "M32 66c9 6 19 6 28 0l3 6c-4 4-8 6-12 7l4 10l-9-6l-9 6l4-10c-4-1-8-3-12-7z",
  ],
  ["cloth", "M79 43c0-5 7-5 7 0v53h-7z"],
  ["gold", "M76 54c0-3 2-4 4-4h5c2 0 4 1 4 4v27c0 3-2 4-4 4h-5c-2 0-4-1-4-4z"],
  ["face", disc(80, 91, 7)],
  ["eyes", eyes(40, 52, 45) + "M41 53.5c3 3.5 7 3.5 10 0l1.5 1.5c-4 4.5-9 4.5-13 0z"],
];

/** The lady: hair in a bun, a gold shawl, an ear of wheat. */
const queen: readonly Part[] = [
  ["cloth", shoulders],
  [
    "cloth",
    disc(46, 10, 9) + "M21 45c-2-22 11-30 25-30s27 8 25 30c-1 9-4 16-10 20h-30c-6-4-9-11-10-20z",
  ],
  ["face", "M38 54h16v14l-8 8l-8-8z"],
  ["face", "M46 29c2 5 8 8 14 9v8c0 10-6 18-14 18s-14-8-14-18v-8c6-1 12-4 14-9z"],
  ["gold", "M36 66c2 6 5 9 10 12c5-3 8-6 10-12l8 3c-3 11-9 18-18 23c-9-5-15-12-18-23z"],
  ["gold", ear(81, 98, 3, 5, 8.6, 33) + "M82 86c2-8 6-12 11-13c0 7-4 12-11 16z"],
  ["face", disc(80, 91, 7)],
  ["eyes", eyes(40, 52, 46) + "M42 55c2 2.5 6 2.5 8 0l1.5 1.5c-3 4-8 4-11 0z"],
];

/** The master: a toque with a crown cut into its gold, and a moustache. */
const king: readonly Part[] = [
  ["cloth", "M8 96c0-18 11-26 28-29l14 8l14-8c17 3 28 11 28 29z"],
  ["face", disc(33, 46, 4.5) + disc(67, 46, 4.5)],
  ["face", "M34 34h32v13c0 12-7 20-16 20s-16-8-16-20z"],
  ["cloth", "M31 37l-2-14c-12-1-12-17 1-17c3-8 14-8 20-4c6-4 17-4 20 4c13 0 13 16 1 17l-2 14z"],
  [
    "gold",
    "M34 29l-1-9c-11 0-12-10-1-10.5c3-7.5 12-7.5 18-3.5c6-4 15-4 18 3.5c11 .5 10 10.5-1 10.5l-1 9l-5.5-6l-5 6l-5.5-8l-5.5 8l-5-6z",
  ],
  ["eyes", eyes(43, 57, 44) + "M50 51c-5-4-13-2-19 4c7 5 15 4 19 0c4 4 12 5 19 0c-6-6-14-8-19-4z"],
  ["face", disc(42, 85, 2.6) + disc(58, 85, 2.6)],
];

/** The courts, in a box of 100 by 96 that stands on the card's lower edge. */
export const COURTS: Record<string, readonly Part[]> = { J: jack, Q: queen, K: king };
