// Two taps on a card: the list of the rules, step by step, and taps in a hurry.
import { describe, expect } from "vitest";
import { doubleTapGame } from "../drive/known-games";
import { pause, test, withBrowser } from "./game";
import {
  cardsOn,
  cells,
  emptyColumns,
  fillCells,
  first,
  isWholeColumn,
  liftables,
  parents,
  pileOf,
  runsToMove,
  type Liftable,
} from "./positions";
import type { View } from "../../ui/src/bindings/View";

withBrowser();

/** Cards that a double tap sends to the first empty column. */
function toEmptyColumn(view: View): Liftable[] {
  return liftables(view).filter(
    (one) =>
      !one.home &&
      parents(view, one).length === 0 &&
      emptyColumns(view, one).length > 0 &&
      !isWholeColumn(view, one),
  );
}

/** Columns whose two top cards both go home, one after the other. */
function homeTwice(view: View): string[] {
  return view.columns.flatMap((cards, index) => {
    const [below, top] = cards.slice(-2);
    if (top === undefined || below === undefined || !view.lifts[top]?.home) return [];
    return view.lifts[below]?.run === 2 ? [`column-${index + 1}`] : [];
  });
}

describe("a double tap", () => {
  test("prefers the foundation to a column and to a cell", async ({ open }) => {
    const ready = (view: View) =>
      liftables(view).filter((one) => one.home && cells(one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const { card } = first(ready(before));
    await game.doubleTap(card);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, card)).toBe(`foundation-${card.slice(1)}`);
  });

  test("else takes the column that accepts it, before empty columns and cells", async ({
    open,
  }) => {
    const ready = (view: View) =>
      liftables(view).filter(
        (one) => !one.home && parents(view, one).length > 0 && cells(one).length > 0,
      );
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    await game.doubleTap(lift.card);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(first(parents(before, lift)));
  });

  test("else takes the first empty column, before cells", async ({ open }) => {
    const ready = (view: View) => toEmptyColumn(view).filter((one) => cells(one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    await game.doubleTap(lift.card);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(first(emptyColumns(before, lift)));
  });

  test("else takes the first free cell", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const lift = first(liftables(before).filter((one) => one.targets[0] === "cell-1" && !one.home));
    await game.doubleTap(lift.card);
    const after = await game.untilMoves(1);
    expect(after.cells[0]).toBe(lift.card);
  });

  test("moves a run by the same list", async ({ open }) => {
    const game = await open({ code: doubleTapGame, until: (view) => runsToMove(view).length > 0 });
    const before = await game.view();
    const { card, run, target } = first(runsToMove(before));
    await game.doubleTap(card);
    const after = await game.untilMoves(before.moves + 1);
    expect(cardsOn(after, target).slice(-run.length)).toEqual(run);
  });

  test("on a whole column never moves it to another empty one", async ({ open }) => {
    const ready = (view: View) =>
      liftables(view).filter(
        (one) =>
          isWholeColumn(view, one) &&
          one.run === 1 &&
          !one.home &&
          parents(view, one).length === 0 &&
          emptyColumns(view, one).length > 0 &&
          cells(one).length > 0,
      );
    const game = await open({
      until: (view) => toEmptyColumn(view).some((one) => emptyColumns(view, one).length > 1),
      after: (view) => {
        const one = first(toEmptyColumn(view).filter(({ run }) => run === 1));
        return [{ card: one.card, pile: first(emptyColumns(view, one)) }];
      },
    });
    const before = await game.view();
    const lift = first(ready(before));
    await game.doubleTap(lift.card);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card), "into a cell instead").toBe(first(cells(lift)));
  });

  test("on a card in a cell never moves it to another cell", async ({ open }) => {
    const game = await open({
      after: (view) => {
        const one = first(liftables(view).filter(({ targets }) => targets[0] === "cell-1"));
        return [{ card: one.card, pile: "cell-2" }];
      },
    });
    const before = await game.view();
    const card = before.cells[1] ?? "";
    expect(before.lifts[card]?.targets, "other cells would take it").toContain("cell-1");
    await game.doubleTap(card);
    await game.expectUntouched(before);
  });

  test("with nowhere to go does nothing", async ({ open }) => {
    const game = await open({ after: (view) => fillCells(view, []) });
    const before = await game.view();
    const { card } = first(
      liftables(before).filter((one) => one.targets.length === 0 && !one.home),
    );
    await game.doubleTap(card);
    await game.expectUntouched(before);
  });
});

describe("taps in a hurry", () => {
  for (const times of [2, 3, 5]) {
    test(`${times} of them at 60 ms send one card home, and not the next`, async ({ open }) => {
      const game = await open({ until: (view) => homeTwice(view).length > 0 });
      const before = await game.view();
      const pile = first(homeTwice(before));
      const [below, top] = cardsOn(before, pile).slice(-2);
      // Near its upper edge, where the next card lies as soon as it has gone.
      const { x, y } = (await game.screen()).cards[top ?? ""] ?? { x: 0, y: 0 };
      await game.fingers.taps(Array.from({ length: times }, () => ({ x: x + 20, y: y + 6 })));
      await game.expectScreen();
      const after = await game.view();
      expect(after.moves, "one gesture, one move").toBe(before.moves + 1);
      expect(pileOf(after, top ?? "")).toContain("foundation");
      expect(pileOf(after, below ?? "")).toBe(pile);
    });
  }

  test("with longer pauses each sends the next card", async ({ open }) => {
    const game = await open({ until: (view) => homeTwice(view).length > 0 });
    const before = await game.view();
    const pile = first(homeTwice(before));
    await game.tapPile(pile);
    await pause();
    await game.tapPile(pile);
    const after = await game.untilMoves(before.moves + 2);
    for (const card of cardsOn(before, pile).slice(-2)) {
      expect(pileOf(after, card)).toContain("foundation");
    }
  });

  test("a double tap that is struck thrice moves once", async ({ open }) => {
    const game = await open();
    const { card } = first(
      liftables(await game.view()).filter((one) => one.targets[0] === "cell-1"),
    );
    const spot = await game.spot(card);
    await game.fingers.taps([spot, spot, spot]);
    await game.expectScreen();
    const after = await game.view();
    expect(after).toMatchObject({ moves: 1, cells: [card, null, null, null] });
  });

  test("undo twenty times in 200 ms, while cards move, takes twenty moves back", async ({
    open,
  }) => {
    const game = await open({ until: (view) => view.moves === 25 });
    const undo = await game.button('[data-do="undo"]');
    await game.fingers.taps(Array(20).fill(undo), 10);
    const after = await game.untilMoves(5);
    expect(after).toMatchObject({ undo: 5, redo: 20 });
  });
});
