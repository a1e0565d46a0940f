// The native menu: its keys reach the game.
import { describe, expect } from "vitest";
import { test, type WindowGame } from "./program";

/** Waits until so many moves are in force. */
async function expectMoves(game: WindowGame, moves: number): Promise<void> {
  await expect.poll(async () => (await game.screen()).data.moves).toBe(String(moves));
}

/** Whether a dialog is open. Runs in the page. */
function openDialog(): string | null {
  return document.querySelector("dialog[open]")?.id ?? null;
}

describe("the native menu", () => {
  test("undoes, redoes, restarts and begins a game by its keys", async ({ open }) => {
    const game = await open();
    const [card = ""] = Object.keys((await game.view()).lifts);
    await game.window.doubleClick(await game.spot(card));
    await expectMoves(game, 1);
    await game.window.pressKeys("ctrl+z");
    await expectMoves(game, 0);
    await game.window.pressKeys("ctrl+shift+z");
    await expectMoves(game, 1);
    await game.window.pressKeys("ctrl+r");
    await expectMoves(game, 0);
    await game.window.pressKeys("ctrl+n");
    await expect.poll(() => game.window.evaluate(openDialog)).toBe("new-game");
    // Over the dialog, the menu leaves the game alone.
    const before = await game.view();
    await game.window.pressKeys("ctrl+r");
    await game.window.pressKeys("ctrl+z");
    expect((await game.view()).revision).toBe(before.revision);
  });
});
