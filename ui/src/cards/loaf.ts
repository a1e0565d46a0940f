import { disc, grain } from "./paths";
import { suit } from "./suits";

/* What is seen of a win alone. */

/** A leaf-shaped slash from (x, y) by (dx, dy), bulging by (bx, by) on one side and a quarter on the other. */
const slash = (x: number, y: number, dx: number, dy: number, bx: number, by: number) =>
  `M${x} ${y}q${dx / 2 + bx} ${dy / 2 + by} ${dx} ${dy}q${-dx / 2 - bx / 4} ${-dy / 2 - by / 4} ${-dx} ${-dy}z`;

/** A country loaf scored with a spade: [kind of crust, outline], in a box of 100 by 100. */
export const LOAF: readonly (readonly [kind: string, outline: string])[] = [
  [
    "rim",
    "M50 14c26 0 45 18 46.5 45c.5 10-1 17-5 21c-3.5 3.5-9 4-41.5 4s-38-.5-41.5-4c-4-4-5.5-11-5-21c1.5-27 20.5-45 46.5-45z",
  ],
  [
    "crust",
    "M50 18c23.5 0 41 16 42.5 41c.5 8.5-.5 14.5-3.5 17.5c-2.5 2.5-9 3.5-39 3.5s-36.5-1-39-3.5c-3-3-4-9-3.5-17.5c1.5-25 19-41 42.5-41z",
  ],
  [
    "glow",
    "M50 18c23.5 0 41 16 42.5 41c-6-18-22-29-42.5-29s-36.5 11-42.5 29c1.5-25 19-41 42.5-41z",
  ],
  [
    "base",
    "M7.6 66c11 5 25 6.5 42.4 6.5s31.4-1.5 42.4-6.5c.1 5-.9 8.5-3.4 10.5c-2.5 2.5-9 3.5-39 3.5s-36.5-1-39-3.5c-2.5-2-3.5-5.5-3.4-10.5z",
  ],
  ["rim", suit("S", 24.5, 22, 51)],
  ["crumb", suit("S", 28, 26, 44) + slash(24, 37, -9, 27, -9, -1) + slash(76, 37, 9, 27, 9, -1)],
];

const RINGS = [
  { radius: 56, count: 9, size: 2 },
  { radius: 70, count: 12, size: 3.2 },
  { radius: 84, count: 15, size: 2.2 },
  { radius: 97, count: 18, size: 1.4 },
];

/** Flour and grains flung up in rings around the middle of a box of 200 by 200. */
export const puffs = (): { flour: string; grains: string } => {
  let flour = "";
  let grains = "";
  RINGS.forEach(({ radius, count, size }, ring) => {
    for (let i = 0; i < count; i++) {
      const turn = ((-172 + ((i + (ring % 2) / 2) * 164) / (count - 0.5)) * Math.PI) / 180;
      const x = 100 + Math.cos(turn) * radius;
      const y = 100 + Math.sin(turn) * radius;
      const r = Math.round(size * (0.7 + ((i * 7) % 5) * 0.12) * 10) / 10;
      if ((i + ring) % 3) flour += disc(x, y, r);
      else grains += grain(x, y, r * 1.7, r * 0.8, Math.round((turn * 180) / Math.PI));
    }
  });
  return { flour, grains };
};
