// What the page loads before it can show anything.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "../drive/cargo";

/** The scripts and styles that the built index.html asks for, gzipped, in bytes. */
export function firstLoad(): number {
  const folder = join(root, "ui", "dist");
  const page = readFileSync(join(folder, "index.html"), "utf8");
  const files = [...page.matchAll(/(?:src|href)="(\.?\/[^"]+\.(?:js|css))"/g)];
  if (files.length === 0) throw new Error("the built page asks for no script or style");
  return files
    .map(([, file = ""]) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0);
}
