// The solution, played in the program's own window.
import { describe, expect } from "vitest";
import type { Statistics } from "../../ui/src/bindings/Statistics";
import { mixedGame } from "../drive/known-games";
import { expectScreen } from "../drive/screen";
import { test, type WindowGame } from "./program";

/** Deals the known game, and begins to show its solution. */
async function show(game: WindowGame): Promise<void> {
  await game.deal(mixedGame);
  await begin(game);
}

async function begin(game: WindowGame): Promise<void> {
  await game.press('[data-do="menu"]');
  await game.press('#menu [data-do="solution"]');
  await expect.poll(() => third(game)).toBe("stop");
}

/** What the third tool is at the moment. */
function third(game: WindowGame): Promise<string | undefined> {
  return game.window.evaluate(
    () => document.querySelector<HTMLElement>("#tools .tool:nth-child(3)")?.dataset.do,
  );
}

async function moves(game: WindowGame): Promise<number> {
  return (await game.view()).moves;
}

const wait = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

describe("the solution", () => {
  test(
    "is played to the end, and is no win of the player's",
    { timeout: 240_000 },
    async ({ open }) => {
      const game = await open();
      await show(game);
      const status = async () => (await game.view()).status;
      await expect.poll(status, { timeout: 200_000, interval: 1000 }).toBe("won");
      await expect.poll(() => third(game)).toBe("hint");
      expectScreen(await game.screen(), await game.view());
      const windows = await game.window.evaluate(() => document.querySelectorAll("dialog").length);
      expect(windows, "it is not celebrated").toBe(0);
      const { "4": tally } = await game.window.evaluateAsync(() =>
        (
          window as unknown as {
            __TAURI_INTERNALS__: { invoke(command: string): Promise<Statistics> };
          }
        ).__TAURI_INTERNALS__.invoke("statistics"),
      );
      expect(tally).toMatchObject({ played: 1, won: 0 });
    },
  );

  test("stops by its tool, by a key and by a click on the table, and goes on from there", async ({
    open,
  }) => {
    const game = await open();
    await show(game);
    const ends = [
      () => game.press('[data-do="stop"]'),
      () => game.window.type("x"),
      async () => game.window.click(await game.middle("cell-1")),
    ];
    for (const [i, end] of ends.entries()) {
      if (i > 0) await begin(game);
      const before = await moves(game);
      await expect.poll(() => moves(game)).toBeGreaterThan(before);
      await end();
      await expect.poll(() => third(game)).toBe("hint");
      const stopped = await game.view();
      await wait(1600);
      const after = await game.view();
      expect(after.revision, "nothing more was played").toBe(stopped.revision);
      expectScreen(await game.screen(), after);
    }
  });
});
