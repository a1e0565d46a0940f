// One tap: the rules, and the lessons of players' touch.
import { describe, expect } from "vitest";
import { pause, test, withBrowser } from "./game";
import {
  cardsOn,
  cells,
  first,
  isEmpty,
  liftables,
  parents,
  pileOf,
  runsToMove,
} from "./positions";

withBrowser();

describe("one tap", () => {
  test("sends a card home at once, without waiting for a second tap", async ({ open }) => {
    const game = await open({ until: (view) => liftables(view).some(({ home }) => home) });
    const before = await game.view();
    const { card } = first(liftables(before).filter(({ home }) => home));
    const spot = await game.spot(card);
    // From now on no timer ends: whoever waited for one would wait for ever.
    await game.page.evaluate(() => {
      window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    });
    await game.fingers.tap(spot);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, card)).toBe(`foundation-${card.slice(1)}`);
    expect(after.score).toBe(before.score + 10);
  });

  test("that trembles by 7 px is still a tap", async ({ open }) => {
    const game = await open({ until: (view) => liftables(view).some(({ home }) => home) });
    const before = await game.view();
    const { card } = first(liftables(before).filter(({ home }) => home));
    const spot = await game.spot(card);
    await game.fingers.down(spot);
    await game.fingers.move({ x: spot.x + 5, y: spot.y - 5 }, { steps: 2 });
    await game.fingers.move({ x: spot.x - 4, y: spot.y + 4 }, { steps: 2 });
    await game.fingers.up();
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, card)).toBe(`foundation-${card.slice(1)}`);
  });

  test("selects a card, and a tap on another pile moves it there", async ({ open }) => {
    const game = await open({
      until: (view) => liftables(view).some((one) => !one.home && parents(view, one).length > 0),
    });
    const before = await game.view();
    const lift = first(liftables(before).filter((one) => parents(before, one).length > 0));
    const target = first(parents(before, lift));
    await game.tap(lift.card);
    await game.expectUntouched(before);
    await game.tapPile(target);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(target);
  });

  test("on a pile that refuses it is read afresh on the card there", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const [one, another] = liftables(before).filter(({ home }) => !home);
    expect(one && another && !one.targets.includes(another.pile)).toBe(true);
    await game.tap(one?.card ?? "");
    await game.tap(another?.card ?? "");
    await game.tapPile("cell-2");
    const after = await game.untilMoves(1);
    expect(after.cells[1], "the second card was in hand").toBe(another?.card);
  });

  test("on an empty pile that refuses keeps the selection", async ({ open }) => {
    const game = await open();
    const view = await game.view();
    const { card } = first(
      liftables(view).filter(
        (one) => !one.home && isEmpty(view, `foundation-${one.card.slice(1)}`),
      ),
    );
    await game.tap(card);
    await game.tapPile(`foundation-${card.slice(1)}`);
    await game.expectUntouched(view);
    await game.tapPile("cell-3");
    const after = await game.untilMoves(1);
    expect(after.cells[2]).toBe(card);
  });

  test("on the selected card, after the double-tap time, deselects it", async ({ open }) => {
    const game = await open();
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    await game.tap(card);
    await pause();
    await game.tap(card);
    await game.tapPile("cell-1");
    expect((await game.view()).moves, "nothing was in hand").toBe(0);
  });

  test("on the bare table deselects", async ({ open }) => {
    const game = await open();
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    const screen = await game.screen();
    const foot = Math.max(...Object.values(screen.cards).map((box) => box.y + box.height));
    await game.tap(card);
    await game.fingers.tap({ x: 180, y: foot + 60 });
    await game.tapPile("cell-1");
    expect((await game.view()).moves, "nothing was in hand").toBe(0);
  });

  test("on an empty pile or a foundation does nothing with nothing in hand", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    await game.tapPile("cell-1");
    await game.tapPile("foundation-S");
    await game.expectUntouched(before);
  });

  test("inside a run selects the run from that card down", async ({ open }) => {
    const game = await open({ until: (view) => runsToMove(view).length > 0 });
    const before = await game.view();
    const { card, run, target } = first(runsToMove(before));
    await game.tap(card);
    await game.tapPile(target);
    const after = await game.untilMoves(before.moves + 1);
    expect(cardsOn(after, target).slice(-run.length), "the run moved as one").toEqual(run);
    expect(after.score, "a run's move is worth nothing").toBe(before.score);
  });

  test("on each of two neighbours within 150 ms is two taps", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const [left, right] = [1, 2].map((column) => cardsOn(before, `column-${column}`).at(-1) ?? "");
    const places = [await game.spot(left ?? ""), await game.spot(right ?? "")];
    await game.fingers.taps(places, 100);
    await game.expectUntouched(before);
    await game.tapPile("cell-4");
    const after = await game.untilMoves(1);
    expect(after.cells[3], "the second one was picked").toBe(right);
  });
});

describe("a touch on a buried card", () => {
  test("directly under a run picks the run", async ({ open }) => {
    const under = (view: Parameters<typeof parents>[0]) =>
      liftables(view).filter((one) => {
        const cards = cardsOn(view, one.pile);
        const below = cards[cards.indexOf(one.card) - 1];
        return below !== undefined && !(below in view.lifts) && cells(one).length > 0 && !one.home;
      });
    const game = await open({ until: (view) => under(view).length > 0 });
    const before = await game.view();
    const lift = first(under(before));
    const cards = cardsOn(before, lift.pile);
    await game.tap(cards[cards.indexOf(lift.card) - 1] ?? "");
    await game.expectUntouched(before);
    const cell = first(cells(lift));
    await game.tapPile(cell);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(cell);
  });

  test("that lies deeper picks nothing", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const column = first(before.columns.filter((cards) => !((cards.at(-3) ?? "") in before.lifts)));
    await game.tap(column.at(-4) ?? "");
    await game.tapPile("cell-1");
    await game.expectUntouched(before);
  });

  test("never sends the card on it home", async ({ open }) => {
    const covers = (view: Parameters<typeof parents>[0]) =>
      liftables(view).filter((one) => one.home && cardsOn(view, one.pile).length > 1);
    const game = await open({ until: (view) => covers(view).length > 0 });
    const before = await game.view();
    const { pile } = first(covers(before));
    const spot = await game.spot(cardsOn(before, pile).at(-2) ?? "");
    await game.fingers.taps([spot, spot]);
    await game.expectUntouched(before);
  });
});

describe("a click without a pointer, as screen readers send it,", () => {
  test("picks and places, but sends nothing home by itself", async ({ open }) => {
    const ready = (view: Parameters<typeof parents>[0]) =>
      liftables(view).filter((one) => one.home && cells(one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    const cell = first(cells(lift));
    const { page } = game.page;
    await page.locator(`[data-card="${lift.card}"]`).evaluate((card: HTMLElement) => card.click());
    await game.expectUntouched(before);
    await page
      .locator(`#table [data-pile="${cell}"]`)
      .evaluate((pile: HTMLElement) => pile.click());
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(cell);
  });
});
