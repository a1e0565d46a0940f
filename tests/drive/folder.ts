// Folders that last as long as a test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes an empty folder, such as a player's data folder. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), "boulanger-test-"));
}

/** Removes a folder with all in it. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The folder inside `dataHome` in which the game keeps its files. */
export function gameFolder(dataHome: string): string {
  return join(dataHome, "org.jeuduboulanger.solitaire");
}
