// What the page loads before it can show anything.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../drive/cargo";

const folder = join(root, "ui", "dist");

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(folder, file))).length;
}

/**
 * The files of the first load: the scripts and styles that the built index.html asks for, and the
 * table's words in English.
 */
export function firstFiles(): string[] {
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="\.?\/([^"]+\.(?:js|css))"/g)];
  if (files.length === 0) throw new Error("the built page asks for no script or style");
  return [...files.map(([, file = ""]) => file), "assets/en/table.js"];
}

/** How large they are, gzipped, in bytes. Words of another language take up to a kilobyte more. */
export function firstLoad(): number {
  return firstFiles().reduce((sum, file) => sum + gzipped(file), 0);
}
