// What a player types first.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { root } from "../drive/cargo";
import { closeWindow } from "../drive/display";
import { gameFolder } from "../drive/folder";
import { test } from "./program";

/** Long enough to compile the program anew. */
const BUILDING = 600_000;

test(
  "npm start builds the game, opens it, and ends well when its window is closed",
  { timeout: BUILDING + 60_000 },
  async ({ dataHome, display }) => {
    const env = {
      ...process.env,
      // As a player types it: the test runner's own would build another page.
      NODE_ENV: undefined,
      DISPLAY: display,
      XDG_DATA_HOME: dataHome,
      XDG_CONFIG_HOME: join(dataHome, "config"),
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    };
    const start = spawn("npm", ["start"], { cwd: root, env, stdio: "ignore", detached: true });
    const ended = once(start, "exit");
    try {
      const search = ["search", "--name", "^Jeu du Boulanger$"];
      const opened = () => spawnSync("xdotool", search, { env }).status === 0;
      const over = () => start.exitCode !== null || opened();
      await expect.poll(over, { timeout: BUILDING, interval: 500 }).toBe(true);
      expect(start.exitCode, "it goes on while its window is open").toBeNull();
      const game = join(gameFolder(dataHome), "game.json");
      await expect.poll(() => existsSync(game), { message: "a game is dealt" }).toBe(true);
      await closeWindow(display);
      expect(await ended).toEqual([0, null]);
    } finally {
      // With all that it has started.
      if (start.exitCode === null) process.kill(-(start.pid ?? 0), "SIGKILL");
    }
  },
);
