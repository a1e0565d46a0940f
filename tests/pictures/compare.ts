// Compares pictures with those that are committed. `UPDATE_PICTURES=1` rewrites them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { built, root } from "../drive/cargo";
import { areListed, list, type Engine } from "./versions";

/** How far a pixel's colour may be off, from 0 to 1; and how many pixels may be, as a share. */
const COLOUR = 0.1;
const PIXELS = 0.001;

const update = process.env["UPDATE_PICTURES"] !== undefined;

/** What drew a picture. */
export interface Artist {
  engine: Engine;
  version: string;
}

function write(file: string, picture: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

/** The share of pixels that differ, with a picture of them; all, where the sizes do. */
function difference(picture: PNG, reference: PNG): { share: number; shown: Buffer } {
  const { width, height } = picture;
  if (width !== reference.width || height !== reference.height) {
    return { share: 1, shown: PNG.sync.write(picture) };
  }
  const shown = new PNG({ width, height });
  const count = pixelmatch(picture.data, reference.data, shown.data, width, height, {
    threshold: COLOUR,
  });
  return { share: count / (width * height), shown: PNG.sync.write(shown) };
}

/** What is wrong with a picture, whose committed one is at `file`. Null when nothing is. */
export function fault(picture: Buffer, file: string, artist: Artist): string | null {
  if (update) {
    write(file, picture);
    list(artist.engine, artist.version);
    return null;
  }
  const { share, shown } = difference(PNG.sync.read(picture), PNG.sync.read(readFileSync(file)));
  if (share <= PIXELS) return null;
  const folder = built("pictures");
  const name = relative(root, file).replaceAll("/", "-");
  write(join(folder, name), picture);
  write(join(folder, `difference-${name}`), shown);
  const told = `${name}: ${(share * 100).toFixed(2)} % of the pixels differ; see ${folder}`;
  if (areListed(artist.engine, artist.version)) return told;
  console.warn(`${told} (no failure: the browser or the fonts are not in versions.json)`);
  return null;
}

/** The committed picture of this name. */
export function committed(engine: Engine, name: string): string {
  return join(import.meta.dirname, "references", engine, `${name}.png`);
}
