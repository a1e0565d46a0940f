// The time played, as the bar shows it.
import { describe, expect } from "vitest";
import { secondsIn } from "../drive/screen";
import { test, withBrowser, type Game } from "./game";

withBrowser();

/** Plays on until the game has taken longer than two clocks may differ. */
async function playLong(game: Game): Promise<void> {
  const played = async () => (await game.view()).time;
  await expect.poll(played, { timeout: 20_000 }).toBeGreaterThan(4000);
}

describe("the clock in the bar", () => {
  test("goes with the game's after each answer", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 3 });
    await playLong(game);
    await game.press("undo");
    await game.untilMoves(2);
    await game.expectScreen();
  });

  test("goes on from where it was at the next start", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 3 });
    await playLong(game);
    await game.kill();
    const again = await open({ code: null });
    expect(secondsIn(await again.glance())).toBeGreaterThan(1);
    await again.expectScreen();
  });

  test("stands at nought before the first move", async ({ open }) => {
    const game = await open();
    expect(secondsIn(await game.screen())).toBe(0);
    await game.expectScreen();
  });
});
