// The window comes back where it was and as large as it was.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { gameFolder } from "../drive/folder";
import { test, type WindowGame } from "./program";

/** The window's size in CSS pixels, its frame not counted. */
const size = (game: WindowGame): Promise<[number, number]> =>
  game.window.evaluate(() => [innerWidth, innerHeight]);

/** Hands the window on a display to a command of xdotool's, and returns what that says. */
const xdotool = (display: string, ...command: string[]): string =>
  execFileSync("xdotool", ["search", "--name", "^Jeu du Boulanger$", ...command], {
    encoding: "utf8",
    env: { ...process.env, DISPLAY: display },
  });

/** Where the window is on its display, and how large, in the display's pixels. */
function place(display: string): Record<string, number> {
  const said = xdotool(display, "getwindowgeometry", "--shell");
  return Object.fromEntries(
    [...said.matchAll(/^(X|Y|WIDTH|HEIGHT)=(-?\d+)$/gm)].map(([, key, value]) => [
      key,
      Number(value),
    ]),
  );
}

test("a window of another size is as large at the next start", async ({ open }) => {
  const first = await open();
  const usual = await size(first);
  await first.window.resize(860, 640);
  await expect.poll(() => size(first)).not.toEqual(usual);
  const chosen = await size(first);
  await first.window.leave();
  const second = await open();
  await expect.poll(() => size(second)).toEqual(chosen);
});

test("a window that was moved is there again at the next start", async ({ display, open }) => {
  const first = await open();
  const usual = place(display);
  expect([usual.X, usual.Y]).not.toEqual([137, 219]);
  xdotool(display, "windowmove", "137", "219");
  await expect.poll(() => place(display)).toEqual({ ...usual, X: 137, Y: 219 });
  await first.window.leave();
  await open();
  await expect.poll(() => place(display)).toEqual({ ...usual, X: 137, Y: 219 });
});

for (const [kind, damage] of Object.entries({
  "is nothing": "",
  "is rubbish": "\u0000\u00ff{",
  "has other things in it": '{"main":{"width":"wide","x":[]}}',
})) {
  test(`a window whose file ${kind} opens as it did at first`, async ({
    dataHome,
    display,
    open,
  }) => {
    const first = await open();
    const usual = place(display);
    await first.window.leave();
    const file = join(gameFolder(join(dataHome, "config")), ".window-state.json");
    expect(existsSync(file), "the file is there").toBe(true);
    writeFileSync(file, damage);

    const game = await open();
    await expect.poll(() => place(display)).toEqual(usual);
    await game.window.leave();
    expect(() => JSON.parse(readFileSync(file, "utf8")) as unknown, "it is mended").not.toThrow();
  });
}
