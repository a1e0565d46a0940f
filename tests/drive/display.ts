// A display for the real window: the one at hand, or Xvfb where there is none.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";

/** A display that is ready to be drawn on. */
export interface Display {
  /** Its name for `DISPLAY`, such as `:99`. */
  name: string;
  close(): Promise<void>;
}

/** Starts Xvfb on a free number. */
async function startXvfb(): Promise<Display> {
  const args = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const server = spawn("Xvfb", args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const exit = once(server, "exit");
  const told = once(server.stdio[3] as Readable, "data").then(([data]) => String(data).trim());
  const number = await Promise.race([told, exit.then(() => "")]);
  if (number === "") throw new Error("Xvfb did not start");
  return {
    name: `:${number}`,
    async close() {
      server.kill();
      await exit;
    },
  };
}

/** Finds a display, or makes one. */
export async function openDisplay(): Promise<Display> {
  const name = process.env.DISPLAY ?? "";
  return name === "" ? startXvfb() : { name, close: () => Promise.resolve() };
}

/** Closes the game's window on a display as its own button does. */
export async function closeWindow(display: string): Promise<void> {
  const script = join(import.meta.dirname, "close_window.py");
  await promisify(execFile)("python3", [script, display, "Jeu du Boulanger"]);
}
