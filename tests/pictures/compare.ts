// Compares pictures with those that are committed. `UPDATE_PICTURES=1` rewrites them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { built, root } from "../drive/cargo";
import { type Artist, isListed, list, type Engine } from "./versions";

/** How far a pixel's colour may be off, from 0 to 1; and how many pixels may be, as a share. */
const COLOUR = 0.1;
const PIXELS = 0.001;
/** And how many in any square of this side: fewer than a suit in an index has. */
const SIDE = 32;
const IN_SQUARE = 12;
/** What a pixel that differs is drawn with. */
const WRONG = [255, 0, 0] as const;

const update = process.env["UPDATE_PICTURES"] !== undefined;

/** What differs between two pictures of one size. */
interface Difference {
  /** The share of pixels. */
  share: number;
  /** The most in one square, and where that is. */
  most: number;
  at: [x: number, y: number];
  shown: PNG;
}

function write(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

function difference(picture: PNG, reference: PNG): Difference {
  const { width, height } = picture;
  const shown = new PNG({ width, height });
  const count = pixelmatch(picture.data, reference.data, shown.data, width, height, {
    threshold: COLOUR,
    diffColor: [...WRONG],
  });
  const counts = new Map<string, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = shown.data.subarray(4 * (y * width + x));
      if (WRONG.some((value, i) => pixel[i] !== value)) continue;
      // In squares that overlap by half, so that nothing small hides on a border.
      for (const [dx, dy] of [
        [0, 0],
        [SIDE / 2, SIDE / 2],
      ] as const) {
        const place = [x + dx, y + dy].map((value) => Math.floor(value / SIDE) * SIDE).join();
        const square = `${dx},${place}`;
        counts.set(square, (counts.get(square) ?? 0) + 1);
      }
    }
  }
  const [square, most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? ["0,0,0", 0];
  const [shift = 0, x = 0, y = 0] = square.split(",").map(Number);
  return { share: count / (width * height), most, at: [x - shift, y - shift], shown };
}

/** In which way a picture is not as the reference; null when it is. With a picture that shows it. */
export function unlike(picture: Buffer, reference: Buffer): { told: string; shown: Buffer } | null {
  const [found, wanted] = [PNG.sync.read(picture), PNG.sync.read(reference)];
  const size = ({ width, height }: PNG) => `${width} by ${height}`;
  if (size(found) !== size(wanted)) {
    return { told: `is ${size(found)}, not ${size(wanted)}`, shown: picture };
  }
  const { share, most, at, shown } = difference(found, wanted);
  if (share <= PIXELS && most <= IN_SQUARE) return null;
  const told = `${(share * 100).toFixed(2)} % of the pixels differ, ${most} of them near ${at.join(", ")}`;
  return { told, shown: PNG.sync.write(shown) };
}

/** What is wrong with a picture, whose committed one is at `file`. Null when nothing is. */
export function fault(
  picture: Buffer,
  file: string,
  artist: Artist,
  listed = isListed(artist),
): string | null {
  const wrong = unlike(picture, readFileSync(file));
  if (!wrong) return null;
  const folder = built("pictures");
  const name = relative(root, file).replaceAll("/", "-");
  write(join(folder, name), picture);
  write(join(folder, `difference-${name}`), wrong.shown);
  const told = `${name}: ${wrong.told}; see ${folder}`;
  if (listed) return told;
  console.warn(`${told} (no failure: the browser or the fonts are not in versions.json)`);
  return null;
}

/** The same, but where the pictures are taken anew: then this one is committed. */
export function faultOrTaken(picture: Buffer, file: string, artist: Artist): string | null {
  if (!update) return fault(picture, file, artist);
  write(file, picture);
  list(artist);
  return null;
}

/** The committed picture of this name. */
export function committed(engine: Engine, name: string): string {
  return join(import.meta.dirname, "references", engine, `${name}.png`);
}
