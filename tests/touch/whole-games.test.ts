// Whole games, from the deal to the win, by real touches on the real program.
import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { doubleTapGame, mixedGame, movesOf } from "../drive/known-games";
import { pause, test, withBrowser, type Game } from "./game";
import { pileOf } from "./positions";

withBrowser();

/** Moves a card by a tap on it, and one on the pile it goes to where that is not home. */
async function byTaps(game: Game, card: string, pile: string): Promise<void> {
  await game.tap(card);
  if (!pile.startsWith("foundation")) await game.tapPile(pile);
}

/** Fails unless the game is won, all the way to the dialog. */
async function expectWin(game: Game, moves: number): Promise<void> {
  const view = await game.untilMoves(moves);
  expect(view).toMatchObject({ status: "won", foundations: ["KS", "KH", "KD", "KC"], lifts: {} });
  await game.page.page.waitForSelector("dialog#win[open]");
}

describe("a whole game", () => {
  test("is won by taps and drags in turn", { timeout: 240_000 }, async ({ open }) => {
    const game = await open({ code: mixedGame });
    const moves = movesOf(mixedGame);
    for (const [index, { card, pile }] of moves.entries()) {
      const view = await game.view();
      const home = view.lifts[card]?.home ?? false;
      const tapGoesThere = !home || pile.startsWith("foundation");
      // Taps on a pile that a card has just left are swallowed.
      if (view.last?.from === pileOf(view, card) || view.last?.from === pile) await pause();
      if (index % 2 === 0 && tapGoesThere) await byTaps(game, card, pile);
      else await game.drag(card, pile);
      const after = await game.untilMoves(index + 1);
      expect(pileOf(after, card), `move ${index + 1}, ${card}`).toBe(pile);
    }
    await expectWin(game, moves.length);
  });

  test("is won by double taps alone", { timeout: 240_000 }, async ({ open }) => {
    const game = await open({ code: doubleTapGame, device: devices.smallPhone });
    const moves = movesOf(doubleTapGame);
    for (const [index, { card, pile }] of moves.entries()) {
      const view = await game.view();
      if (view.last?.from === pileOf(view, card)) await pause();
      await game.doubleTap(card);
      const after = await game.untilMoves(index + 1);
      expect(pileOf(after, card), `move ${index + 1}, ${card}`).toBe(pile);
    }
    await expectWin(game, moves.length);
  });
});
