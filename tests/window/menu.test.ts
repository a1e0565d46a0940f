// The native menu: its keys reach the game.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { gameFolder } from "../drive/folder";
import { test, type WindowGame } from "./program";

/** Waits until so many moves are in force. */
async function expectMoves(game: WindowGame, moves: number): Promise<void> {
  await expect.poll(async () => (await game.screen()).data.moves).toBe(String(moves));
}

/** Whether a dialog is open. Runs in the page. */
function openDialog(): string | null {
  return document.querySelector("dialog[open]")?.id ?? null;
}

/** Whether a hint's move is pointed out. Runs in the page. */
function pointing(): boolean {
  return document.querySelector(".mark-hint:not([hidden])") !== null;
}

/** The file of the menu's words. */
const menuFile = (dataHome: string): string => join(gameFolder(dataHome), "menu.json");

/** What may have befallen it. */
const damages: Record<string, string> = {
  nothing: "",
  rubbish: "\u0000\u00ff{",
  "of another version": '{"words":{"game":"Game","newGame":7}}',
};

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

  test("hints, lists the keys and quits by its keys", async ({ open }) => {
    const game = await open();
    await game.window.pressKeys("ctrl+h");
    await expect.poll(() => game.window.evaluate(pointing)).toBe(true);
    await game.window.pressKeys("F1");
    await expect.poll(() => game.window.evaluate(openDialog)).toBe("help");
    await game.window.pressKeys("ctrl+q");
    await expect.poll(() => game.window.runs).toBe(false);
  });

  for (const [kind, damage] of Object.entries(damages)) {
    test(`waits for the page's words where those it has kept are ${kind}`, async ({
      open,
      dataHome,
    }) => {
      const first = await open();
      await expect.poll(() => existsSync(menuFile(dataHome))).toBe(true);
      await first.window.close();
      const good = readFileSync(menuFile(dataHome), "utf8");
      writeFileSync(menuFile(dataHome), damage);

      const game = await open();
      await expect.poll(() => readFileSync(menuFile(dataHome), "utf8")).toBe(good);
      await game.window.pressKeys("ctrl+n");
      await expect.poll(() => game.window.evaluate(openDialog)).toBe("new-game");
    });
  }
});
