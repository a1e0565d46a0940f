// The window comes back where it was and as large as it was.
import { expect } from "vitest";
import { test, type WindowGame } from "./program";

/** The window's size in CSS pixels, its frame not counted. */
const size = (game: WindowGame): Promise<[number, number]> =>
  game.window.evaluate(() => [innerWidth, innerHeight]);

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
