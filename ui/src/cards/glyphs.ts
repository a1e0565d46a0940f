import type { Letters } from "../bindings/Letters";
import { place } from "./paths";

/*
 * The figures and letters of the indices: capitals 120 units high, as [width, outline].
 * Adapted from Vollkorn Bold (J and Q shortened to the baseline), Copyright 2018 The Vollkorn
 * Project Authors (https://github.com/FAlthausen/Vollkorn-Typeface). This outline data is
 * licensed under the SIL Open Font License, version 1.1: https://openfontlicense.org
 */
const CAPITAL = 120;
/** How narrow a text may be drawn, as a share of its natural width. */
const SQUEEZE = 0.8;

/** A letter or figure. */
export type Glyph = readonly [width: number, outline: string];

const GLYPHS: Record<string, Glyph> = {
  0: [
    98,
    "M49-1c31 0 49 23 49 61 0 38-18 62-50 62-30 0-48-24-48-62 0-38 18-61 49-61zM47 10c-13 0-20 16-20 45 0 23 4 40 11 49 4 4 8 7 13 7 13 0 20-17 20-46 0-34-9-55-24-55z",
  ],
  1: [
    58,
    "M38-1c4 1 5 4 5 10v80c0 18 2 20 14 21 1 3 1 7 1 11-8-1-21-1-29-1-8 0-20 0-28 1 0-4 1-8 1-11 13-1 16-3 16-21v-53c0-15-1-17-18-17 0-4 0-8 1-11 16-2 27-4 37-9z",
  ],
  2: [
    80,
    "M3 120c-2-3-3-7-3-12 10-14 23-29 36-46 9-12 13-20 13-31 0-13-7-20-16-20-9 0-14 6-16 25-5 0-10 0-15-2 1-9 1-18 0-27 11-5 24-8 37-8 23 0 36 10 36 28 0 17-13 31-30 49-8 8-15 15-23 25l-2-4h31c11 0 13-1 15-11 4 0 9 1 13 2-1 12-1 20 1 26-1 4-5 6-9 6-8 0-19 0-29 0-14 0-28 0-39 0z",
  ],
  3: [
    77,
    "M29 122c-15 0-24-4-29-9 0-3 2-6 4-9 5 3 12 6 20 6 15 0 26-9 26-24 0-12-8-20-18-20-3 0-5 1-6 1-3-2-4-6-4-10 11-14 22-29 29-40l8 5h-28c-11 0-13 1-17 14-5 0-9-1-12-3 2-11 2-21 2-34 7 0 21 1 34 1 15 0 27-1 33-1 2 3 3 7 3 11-10 13-24 33-34 45l-5-4c24-4 42 7 42 31 0 24-18 40-48 40z",
  ],
  4: [
    93,
    "M29 121c0-4 1-8 2-11 13-1 17-5 17-16v-11l1-8v-59l4 3-37 57-3-5h43l8-1h21c4 0 6 1 8 3-2 7-3 11-4 18h-45c-14 0-25 0-39 1-3-4-5-10-5-16l55-77c6-1 13 0 18 1v96c0 10 3 13 12 14 1 2 1 6 1 11-7-1-19-1-30-1-9 0-20 0-27 1z",
  ],
  5: [
    77,
    "M71-10c-1 8-1 19-1 28-1 3-4 4-8 4-18 0-34 0-44 1l5-11-6 43-2-5c6-3 13-5 21-5 26 0 41 15 41 37 0 24-18 40-48 40-15 0-24-4-29-9 0-3 2-6 4-9 5 3 11 6 21 6 16 0 25-11 25-26 0-14-8-23-23-23-6 0-11 1-14 4-3-1-7-2-8-5l7-61c17 1 26 1 37 1 7 0 10-3 10-9 4-1 8-1 12-1z",
  ],
  6: [
    87,
    "M43 122c-27 0-43-15-43-48 0-35 15-55 33-66 13-7 27-9 38-9 2 1 3 5 3 9-24 4-37 14-43 30-4 10-5 22-5 35 0 26 10 37 19 37 11 0 16-12 16-24 0-20-11-28-21-28-8 0-15 4-19 7l-1-9c9-6 19-11 31-11 22 0 36 14 36 35 0 30-22 42-44 42z",
  ],
  7: [
    74,
    "M18 121c0-3-1-8-1-13 0-9 2-19 6-29 5-12 17-35 31-57h-23c-11 0-15 2-18 14-5 0-9-1-13-3 2-9 3-21 3-33 8 0 27 0 47 0 9 0 18 0 21 0 2 2 3 6 3 10-16 26-25 45-28 65-3 14-3 28-2 45-10 0-17 0-26 1z",
  ],
  8: [
    82,
    "M36 64c-8 6-11 14-11 24 0 14 6 23 17 23 10 0 15-7 15-16 0-14-13-23-27-32-15-10-27-18-27-35 0-18 15-29 39-29 23 0 36 10 36 25 0 16-11 25-25 29l-9-7c7-3 10-9 10-20 0-11-5-17-14-17-7 0-12 4-12 12 0 11 10 19 22 26 22 14 32 24 32 42 0 20-15 33-42 33-25 0-40-12-40-31 0-16 10-26 27-33z",
  ],
  9: [
    87,
    "M43-2c29 0 44 15 44 48 0 35-15 55-34 66-12 7-26 9-38 9-2-2-2-5-2-9 24-4 37-14 43-30 4-10 5-22 5-35 0-26-9-37-19-37-11 0-16 11-16 24 0 14 6 23 13 26 10 4 21-1 27-5l1 9c-9 6-19 11-31 11-22 0-36-14-36-35 0-30 22-42 43-42z",
  ],
  A: [
    120,
    "M63-1l41 91c5 11 8 16 10 18 2 1 3 1 5 2 1 3 1 6 1 11-6-1-18-1-24-1-6 0-21 0-26 1 0-5 0-8 1-11 9-2 10-5 6-14l-18-43c-5-11-8-19-11-29h4c-2 10-5 19-9 29l-16 40c-4 10-2 16 7 17 0 3 1 6 1 11-4-1-13-1-19-1-6 0-12 0-16 1 0-4 0-8 2-11 6-1 8-5 14-19l37-91c4-1 6-1 10-1zM73 76l2 10c-15 0-34 0-50 2l3-12z",
  ],
  J: [
    64,
    "M50 72c0 24-6 38-45 50-3-2-4-4-5-7 14-7 21-15 21-32v-62c0-11-2-13-13-13-1-2-1-6-1-8 7 0 19 0 28 0 10 0 22 0 29 0 0 3 0 6-2 8-10 0-12 3-12 13z",
  ],
  Q: [
    132,
    "M60 108q-18 0-32-3-13-7-21-20-7-13-7-30 0-13 5-23 4-11 12-18 8-8 19-12 11-3 24-3 18 0 31 6 14 7 22 20 7 12 7 29 0 13-4 23-4 11-12 19-8 8-19 11-12 1-25 1zM63 102q9 0 16-6 6-5 10-15 3-10 3-23 0-14-4-25-5-11-13-18-8-6-18-6-9 0-15 5-7 5-11 14-3 10-3 23 0 10 2 19 2 9 6 17 5 7 11 11 7 4 16 4zM102 122q-6-1-10-3-4-1-7-3-3-2-6-3-3-2-7-3-5-1-12-2l18-2q7 1 13 2 5 1 9 2 5 1 9 2 4 1 10 2 5 0 13 0 0 1-1 2 0 2-1 2-7 1-14 2-7 0-14 2z",
  ],
  K: [
    118,
    "M80 121c-10-18-28-44-45-61l33-34c10-10 10-15 2-16 0-3-1-7-1-11 4 1 12 1 20 1 7 0 18 0 22-1 0 4 0 9-1 11-8 1-16 4-25 15l-29 30 3-8c12 13 23 28 34 45 9 12 14 16 25 17 0 4 0 8-1 11-7 0-19 0-29 1-3 0-6 0-8 0zM0 121c0-4 1-9 1-11 10-1 12-4 12-18v-64c0-14-2-17-12-18-1-2-1-7-1-11 6 1 19 1 27 1 8 0 19 0 26-1 0 4 0 8-1 11-10 1-12 4-12 18v64c0 14 2 17 12 18 1 2 1 7 1 11-6-1-15-1-25-1-10 0-21 0-28 1z",
  ],
};

/** Whether all that these indices are written with is here from the start, as it is for most players. */
export const hasGlyphs = (letters: Letters): boolean => letters === "international";

/** Makes ready what these indices are written with. */
export const learn = async (letters: Letters): Promise<void> => {
  if (hasGlyphs(letters)) return;
  Object.assign(GLYPHS, (await import("./local-glyphs")).LOCAL_GLYPHS);
};

/** A line of text as one outline, and how wide it came out. */
export type Label = { d: string; width: number };

/** The text as outlines: capitals `height` high, left top at (x, y), squeezed or smaller where wider than `most`. */
export const label = (text: string, x: number, y: number, height: number, most: number): Label => {
  const glyphs = Array.from(text, (letter) => GLYPHS[letter] ?? ([0, ""] as const));
  const space = text === "10" ? 9 : 6;
  const natural = glyphs.reduce((sum, [width]) => sum + width + space, -space);
  const kx = Math.min(height / CAPITAL, most / natural);
  // Squeezed further than this, letters look pinched: they get smaller instead.
  const ky = Math.min(height / CAPITAL, kx / SQUEEZE);
  let d = "";
  let at = x;
  for (const [width, outline] of glyphs) {
    d += place(outline, at, y, kx, ky);
    at += (width + space) * kx;
  }
  return { d, width: natural * kx };
};
