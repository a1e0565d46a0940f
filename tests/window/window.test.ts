// The built program in its own window, on the engine of the Linux desktop.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { mixedGame, movesOf, type Move } from "../drive/known-games";
import { expectScreen } from "../drive/screen";
import { test, type WindowGame } from "./program";

/** Makes a move with the mouse: home by a click, elsewhere by a drag. */
async function play(game: WindowGame, { card, pile }: Move): Promise<void> {
  if (pile.startsWith("foundation")) return game.window.click(await game.spot(card));
  return game.window.drag(await game.spot(card), await game.middle(pile));
}

/** Waits until so many moves are in force, and fails unless the screen shows the model then. */
async function expectMoves(game: WindowGame, moves: number): Promise<View> {
  await expect.poll(async () => (await game.screen()).data.moves).toBe(String(moves));
  const view = await game.view();
  expectScreen(await game.screen(), view);
  return view;
}

/** Deals the known game. */
async function dealKnown(game: WindowGame): Promise<void> {
  await game.deal(mixedGame);
  await expectMoves(game, 0);
}

describe("the window", () => {
  test("plays by click, double click and drag, and undoes", async ({ open }) => {
    const game = await open();
    await dealKnown(game);
    const moves = movesOf(mixedGame).slice(0, 8);
    for (const [index, move] of moves.entries()) {
      await play(game, move);
      const view = await expectMoves(game, index + 1);
      expect(view.last, `move ${index + 1}`).toMatchObject({ card: move.card, to: move.pile });
    }
    const before = await game.view();
    const [card = ""] = Object.entries(before.lifts).find(([, { home }]) => !home) ?? [];
    await game.window.doubleClick(await game.spot(card));
    const doubled = await expectMoves(game, moves.length + 1);
    expect(doubled.last?.card).toBe(card);

    await game.press('[data-do="undo"]');
    const { columns, cells, foundations, score } = before;
    const undone = await expectMoves(game, moves.length);
    expect(undone).toMatchObject({ columns, cells, foundations, score, redo: 1 });
  });

  test("restarts, and brings the former game back", async ({ open }) => {
    const game = await open();
    await dealKnown(game);
    for (const move of movesOf(mixedGame).slice(0, 3)) await play(game, move);
    await expectMoves(game, 3);
    await game.press('[data-do="menu"]');
    await game.press('#menu [data-do="restart"]');
    expect((await expectMoves(game, 0)).code).toBe(mixedGame);
    await game.press('[data-do="menu"]');
    await game.press('#menu [data-do="former-game"]');
    await expectMoves(game, 3);
  });

  test("comes back after kill -9 as it was", async ({ open }) => {
    const game = await open();
    await dealKnown(game);
    for (const move of movesOf(mixedGame).slice(0, 6)) await play(game, move);
    const before = await expectMoves(game, 6);
    await game.window.kill();

    const again = await open();
    const after = await expectMoves(again, 6);
    const { code, columns, cells, foundations, score, undo, redo } = before;
    expect(after).toMatchObject({ code, columns, cells, foundations, score, undo, redo });
  });

  test("shows a table, at every size it can have", async ({ open, dataHome }) => {
    const game = await open();
    for (const [width, height] of [
      [1100, 780],
      [400, 760],
      [900, 500],
    ] as const) {
      await game.window.resize(width, height);
      expectScreen(await game.screen(), await game.view());
      const picture = join(dataHome, `${width}.png`);
      const colours = async () => {
        await game.window.photograph(picture);
        return Number(execFileSync("identify", ["-format", "%k", picture], { encoding: "utf8" }));
      };
      const what = `colours of the picture at ${width} by ${height}`;
      await expect.poll(colours, { message: what }).toBeGreaterThan(50);
    }
  });
});
