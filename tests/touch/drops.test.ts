// Where dragged cards go as they are let go.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { doubleTapGame } from "../drive/known-games";
import { spotOf } from "../drive/screen";
import { test, withBrowser, type Game } from "./game";
import {
  anyCard,
  cardsOn,
  cells,
  fillCells,
  first,
  liftables,
  parentOf,
  parents,
  pileOf,
} from "./positions";

withBrowser();

describe("a drop", () => {
  /** Drops a card between two neighbouring cells, with this share of its width over the left one. */
  async function dropOver(game: Game, card: string, left: string, share: number): Promise<void> {
    const screen = await game.screen();
    const spot = spotOf(screen, card);
    const box = screen.cards[card] ?? { x: 0, y: 0, width: 0, height: 0 };
    const place = screen.piles[left] ?? box;
    const x = place.x + box.width * (1 - share);
    await game.fingers.drag(spot, { x: spot.x + x - box.x, y: spot.y + place.y - box.y });
  }

  test("goes to the pile that it covers most", async ({ open }) => {
    const game = await open();
    const card = anyCard(await game.view());
    await dropOver(game, card, "cell-2", 0.1);
    expect((await game.untilMoves(1)).cells, "a tenth over cell 2").toEqual([
      null,
      null,
      card,
      null,
    ]);
    await game.press("undo");
    await game.untilMoves(0);
    await dropOver(game, card, "cell-2", 0.9);
    expect((await game.untilMoves(1)).cells, "a tenth over cell 3").toEqual([
      null,
      card,
      null,
      null,
    ]);
  });

  test("counts only the piles that accept it", async ({ open }) => {
    const game = await open({
      after: (view) => [
        { card: first(liftables(view).filter((one) => cells(one)[0])).card, pile: "cell-2" },
      ],
    });
    const before = await game.view();
    const card = anyCard(await game.view());
    expect(before.cells[1], "cell 2 is taken").not.toBeNull();
    await dropOver(game, card, "cell-2", 0.9);
    const after = await game.untilMoves(before.moves + 1);
    expect(after.cells[2], "nine tenths over a taken cell, the rest over a free one").toBe(card);
  });

  test("onto a column may fall anywhere below its head", async ({ open }) => {
    const ready = (view: View) =>
      liftables(view).filter((one) => !one.home && parents(view, one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    const target = first(parents(before, lift));
    const spot = await game.spot(lift.card);
    const { x } = await game.middle(target);
    await game.fingers.drag(spot, { x, y: 700 });
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(target);
  });

  test("of a run that is too long is refused, with the number that can move", async ({ open }) => {
    const ready = (view: View) =>
      liftables(view).filter(
        (one) =>
          one.run > 1 &&
          parents(view, one).length > 0 &&
          view.columns.every((cards) => cards.length > 0),
      );
    const game = await open({
      code: doubleTapGame,
      until: (view) => ready(view).length > 0,
      after: (view) => {
        const lift = first(ready(view));
        const parent = cardsOn(view, first(parents(view, lift))).at(-1) ?? "";
        return fillCells(view, [...cardsOn(view, lift.pile), parent]);
      },
    });
    const before = await game.view();
    const lift = first(liftables(before).filter((one) => one.run > 1 && parentOf(before, one)));
    const target = parentOf(before, lift) ?? "";
    const most = 2 ** before.columns.filter((cards) => cards.length === 0).length;
    expect(lift.run, "with no cell free, that many can't move").toBeGreaterThan(most);
    await game.drag(lift.card, target);
    await expect.poll(() => game.said()).toMatch(new RegExp(`\\b${most}\\b`));
    await game.expectUntouched(before);
  });
});
