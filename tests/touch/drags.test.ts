// Dragging: the rules, and the lessons of players' touch.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import type { Point } from "../drive/fingers";
import { doubleTapGame } from "../drive/known-games";
import { type Box, middleOf, type Screen, spotOf } from "../drive/screen";
import { test, withBrowser, type Game } from "./game";
import { motions, noteMotions } from "./motions";
import {
  anyCard,
  cardsOn,
  cells,
  first,
  liftables,
  parents,
  pileOf,
  runsToMove,
} from "./positions";

withBrowser();

const shifted = ({ x, y }: Point, dx: number, dy = 0): Point => ({ x: x + dx, y: y + dy });

const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How far a card's middle is from where it lay: its corners move as it is lifted, too. */
async function moved(game: Game, card: string, before: Box): Promise<number> {
  const box = (await game.glance()).cards[card] ?? before;
  const [dx, dy] = [box.x - before.x, box.y - before.y];
  return Math.hypot(dx + (box.width - before.width) / 2, dy + (box.height - before.height) / 2);
}

const pointAt = ({ x, y }: Point): Point => ({ x, y });

/** The left top of the card that ends a pile, or of its empty place. */
function cornerOf(screen: Screen, pile: string): Point {
  const { x, y } = middleOf(screen, pile);
  const { width, height } = first(Object.values(screen.cards));
  return { x: x - width / 2, y: y - height / 2 };
}

/** Where the lit piles are. */
const lit = (game: Game): Promise<Point[]> =>
  game.page.evaluate(() =>
    Array.from(document.querySelectorAll(".mark-target:not([hidden])"), (mark) => {
      const { x, y } = mark.getBoundingClientRect();
      return { x, y };
    }),
  );

describe("a drag", () => {
  test("begins past 8 px for a finger", async ({ open }) => {
    const game = await open();
    const card = anyCard(await game.view());
    const screen = await game.screen();
    const [spot, box] = [spotOf(screen, card), screen.cards[card] ?? nowhere];
    await game.fingers.down(spot);
    await game.fingers.move(shifted(spot, 0, 8));
    expect(await moved(game, card, box), "at 8 px it is a tap yet").toBe(0);
    await game.fingers.move(shifted(spot, 0, 10));
    const far = () => moved(game, card, box);
    await expect.poll(far, { message: "past that the card follows" }).toBeGreaterThan(5);
    await game.fingers.move(spot);
    await game.fingers.up();
  });

  test("begins past 4 px for a mouse", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const card = anyCard(await game.view());
    const screen = await game.screen();
    const [spot, box] = [spotOf(screen, card), screen.cards[card] ?? nowhere];
    const { mouse } = game.page.page;
    await mouse.move(spot.x, spot.y);
    await mouse.down();
    await mouse.move(spot.x + 4, spot.y);
    expect(await moved(game, card, box), "at 4 px it is a click yet").toBe(0);
    await mouse.move(spot.x + 6, spot.y);
    const far = () => moved(game, card, box);
    await expect.poll(far, { message: "past that the card follows" }).toBeGreaterThan(3);
    await mouse.move(spot.x, spot.y, { steps: 4 });
    await mouse.up();
  });

  test("keeps the grip under the finger", async ({ open }) => {
    const game = await open();
    const card = anyCard(await game.view());
    const screen = await game.screen();
    const spot = spotOf(screen, card);
    const grip = shifted(spot, -12, 9);
    const middle = screen.cards[card] ?? nowhere;
    await game.fingers.down(grip);
    const to = shifted(grip, -30, 120);
    await game.fingers.move(to);
    await expect
      .poll(async () => {
        const box = (await game.glance()).cards[card] ?? middle;
        // The card may have grown a little as it was lifted: its middle tells where it is.
        const [dx, dy] = [box.x + box.width / 2 - to.x, box.y + box.height / 2 - to.y];
        const was = [middle.x + middle.width / 2 - grip.x, middle.y + middle.height / 2 - grip.y];
        return Math.hypot(dx - (was[0] ?? 0), dy - (was[1] ?? 0));
      })
      .toBeLessThan(6);
    await game.fingers.move(grip);
    await game.fingers.up();
  });

  test("takes a run from the touched card down", async ({ open }) => {
    const game = await open({ code: doubleTapGame, until: (view) => runsToMove(view).length > 0 });
    const before = await game.view();
    const { card, run, target } = first(runsToMove(before));
    await game.drag(card, target);
    const after = await game.untilMoves(before.moves + 1);
    expect(cardsOn(after, target).slice(-run.length)).toEqual(run);
    expect(after.undo, "a run is one action").toBe(before.undo + 1);
  });

  test("brings a home-ready card to a cell, since going home is not always wanted", async ({
    open,
  }) => {
    const ready = (view: View) =>
      liftables(view).filter((one) => one.home && cells(one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    const cell = first(cells(lift));
    await game.drag(lift.card, cell);
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(cell);
  });

  test("back onto its own pile is no action", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const card = anyCard(await game.view());
    const spot = await game.spot(card);
    await game.fingers.down(spot);
    await game.fingers.move(shifted(spot, 60, 60));
    await game.fingers.move(spot);
    await game.fingers.up();
    await game.expectUntouched(before);
  });

  test("onto a pile that refuses glides back", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    const one = first(liftables(before).filter((lift) => !lift.home));
    const refusing = first(
      before.columns
        .map((_, index) => `column-${index + 1}`)
        .filter((pile) => pile !== one.pile && !one.targets.includes(pile)),
    );
    const home = (await game.screen()).cards[one.card] ?? { x: 0, y: 0 };
    await noteMotions(game);
    await game.drag(one.card, refusing);
    const seen = await motions(game);
    await expect.poll(async () => seen.push(...(await motions(game)))).toBeGreaterThan(0);
    await game.expectUntouched(before);
    const [back, ...others] = [...seen, ...(await motions(game))];
    expect(others, "one card, one way").toEqual([]);
    expect(back).toMatchObject({ card: one.card, duration: 120, delay: 0, to: pointAt(home) });
    const drop = cornerOf(await game.screen(), refusing);
    const off = Math.hypot((back?.from.x ?? 0) - drop.x, (back?.from.y ?? 0) - drop.y);
    expect(off, "it sets out from where it was let go").toBeLessThan(2);
  });

  test("lights the piles that accept the card, and no others", async ({ open }) => {
    const ready = (view: View) =>
      liftables(view).filter((one) => !one.home && parents(view, one).length > 0);
    const game = await open({ until: (view) => ready(view).length > 0 });
    const view = await game.view();
    const one = first(ready(view));
    const screen = await game.screen();
    await game.fingers.down(spotOf(screen, one.card));
    await game.fingers.move(shifted(spotOf(screen, one.card), 30, 60));
    await expect.poll(() => lit(game)).toHaveLength(one.targets.length);
    const marks = await lit(game);
    for (const pile of one.targets) {
      const { x, y } = cornerOf(screen, pile);
      const there = marks.filter((mark) => Math.hypot(mark.x - x, mark.y - y) < 2);
      expect(there, `${pile} is lit`).toHaveLength(1);
    }
    await game.fingers.move(spotOf(screen, one.card));
    await game.fingers.up();
    await expect.poll(() => lit(game)).toEqual([]);
  });
});
