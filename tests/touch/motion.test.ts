// What moves, how fast, and how it is skipped.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { expectScreen } from "../drive/screen";
import { pause, test, withBrowser, type Game } from "./game";
import { type Motion, motions, noteMotions } from "./motions";
import { cardsOn, first, liftables, parents } from "./positions";

withBrowser();

/** How many cards are on their way. */
const moving = (game: Game) =>
  game.page.evaluate(
    () =>
      [...document.querySelectorAll("[data-card]")].filter(
        (card) => card.getAnimations().length > 0,
      ).length,
  );

/** Opens the table one move before its win, and makes that move. */
async function win(game: Game): Promise<void> {
  await game.tap(movesOf(mixedGame).at(-1)?.card ?? "");
  await game.untilMoves(movesOf(mixedGame).length);
}
const nearlyWon = {
  until: (view: { moves: number }) => view.moves === movesOf(mixedGame).length - 1,
};

describe("a new deal", () => {
  test("is dealt row by row, and a touch ends that", async ({ open }) => {
    const game = await open();
    await game.press("new-game");
    const deal = await game.button('[data-do="deal"]');
    // A slow hand, so that the touch comes in time on a busy machine.
    await game.page.evaluate(() => {
      type Animate = (this: Element, ...way: Parameters<Element["animate"]>) => Animation;
      const prototype: { animate: Animate } = Element.prototype;
      const animate = prototype.animate;
      Element.prototype.animate = function slow(frames, timing) {
        const { duration, delay = 0 } = timing as { duration: number; delay?: number };
        return animate.call(this, frames, {
          ...(timing as KeyframeAnimationOptions),
          duration: duration * 20,
          delay: delay * 20,
        });
      };
    });
    await game.fingers.tap(deal);
    await expect.poll(() => moving(game), { message: "the whole pack" }).toBe(52);
    // At once, it would be the second tap on Deal.
    await game.page.page.waitForSelector("html:not([data-resting])");
    await game.fingers.tap({ x: 180, y: 700 });
    await expect.poll(() => moving(game)).toBe(0);
    expectScreen(await game.glance(), await game.view());
  });
});

/** Whether a run of several cards can go onto a column with cards. */
const runs = (view: View) =>
  liftables(view).filter((one) => one.run >= 3 && parents(view, one).length > 0);

/** Moves a run by two taps, and tells what moved. */
async function moveRun(game: Game): Promise<{ cards: string[]; moved: Motion[] }> {
  const view = await game.view();
  const one = first(runs(view));
  const column = cardsOn(view, one.pile);
  await game.tap(one.card);
  await game.page.page.waitForSelector(".mark-selection:not([hidden])");
  await pause();
  await motions(game);
  await game.tapPile(first(parents(view, one)));
  await game.untilMoves(view.moves + 1);
  return { cards: column.slice(column.indexOf(one.card)), moved: await motions(game) };
}

/** Chooses how fast cards move, and closes the window. */
async function speed(game: Game, motion: string): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
  await game.page.page.waitForSelector("dialog#settings[open]");
  await game.page.page
    .locator(`#settings [name="motion"][value="${motion}"]`)
    .check({ force: true });
  await game.page.page.keyboard.press("Escape");
  await game.page.page.waitForSelector("dialog", { state: "detached" });
}

describe("a move", () => {
  test("takes 180 ms, and a run goes as one", async ({ open }) => {
    const game = await open({ until: (view) => runs(view).length > 0 });
    await noteMotions(game);
    const { cards, moved } = await moveRun(game);
    expect(moved.map(({ card }) => card).toSorted()).toEqual(cards.toSorted());
    const ways = moved.map(({ from, to, duration, delay }) => {
      return { dx: Math.round(to.x - from.x), dy: Math.round(to.y - from.y), duration, delay };
    });
    const [way] = ways;
    expect(way).toMatchObject({ duration: 180, delay: 0 });
    for (const other of ways) {
      // Steps differ where one column is closer set than the other.
      expect(other).toMatchObject({ dx: way?.dx, duration: 180, delay: 0 });
    }
  });

  test("takes half the time where that is chosen, and none with motion off", async ({ open }) => {
    const game = await open({ until: (view) => runs(view).length > 0 });
    await speed(game, "fast");
    await noteMotions(game);
    const { cards, moved } = await moveRun(game);
    expect(moved.map(({ duration }) => duration)).toEqual(cards.map(() => 90));
    await speed(game, "off");
    await motions(game);
    await game.press("undo");
    await expect.poll(async () => (await game.view()).redo).toBe(1);
    await game.expectScreen();
    expect(await motions(game)).toEqual([]);
  });
});

describe("a win", () => {
  test("is crowned, and a touch goes on to the window", async ({ open }) => {
    const game = await open(nearlyWon);
    await win(game);
    await expect.poll(() => moving(game), { message: "the whole pack dances" }).toBe(52);
    await game.fingers.tap({ x: 180, y: 400 });
    await game.page.page.waitForSelector("dialog#win[open]", { timeout: 1000 });
    expect(await moving(game)).toBe(0);
    expect(await game.page.page.locator("dialog").count()).toBe(1);
  });

  test("is one win when the phone is turned meanwhile", async ({ open }) => {
    const game = await open(nearlyWon);
    await win(game);
    await expect.poll(() => moving(game)).toBe(52);
    await game.page.resize(800, 360);
    await game.page.page.waitForSelector("dialog#win[open]");
    await game.page.resize(360, 800);
    expect(await game.page.page.locator("dialog#win").count()).toBe(1);
    await game.fingers.tap(await game.button('#win [data-do="undo"]'));
    await game.untilMoves(movesOf(mixedGame).length - 1);
  });
});

describe("who wants no motion", () => {
  test("gets none from a system that says so, and the mark of the last move", async ({ open }) => {
    const game = await open(nearlyWon);
    await game.page.page.emulateMedia({ reducedMotion: "reduce" });
    await noteMotions(game);
    await game.press("undo");
    const { moves, last } = await game.untilMoves(movesOf(mixedGame).length - 2);
    expect(await motions(game)).toEqual([]);
    const marked = await game.page.page.locator(".card.last").getAttribute("data-card");
    expect(marked).toBe(last?.card);
    await game.press("redo");
    await game.untilMoves(moves + 1);
    await win(game);
    await game.page.page.waitForSelector("dialog#win[open]");
    expect(await motions(game), "nothing has danced").toEqual([]);
  });

  test("sees sheets that are there at once, the first one, too", async ({ open }) => {
    const game = await open();
    await game.page.page.emulateMedia({ reducedMotion: "reduce" });
    await game.page.evaluate(() => {
      const begun = Object.assign(window, { begun: [] as string[] });
      for (const kind of ["animationstart", "transitionrun"]) {
        document.addEventListener(kind, ({ target }) =>
          begun.begun.push((target as Element).className),
        );
      }
    });
    await game.press("menu");
    await game.button('#menu [data-do="about"]');
    await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
    await game.page.page.waitForSelector("dialog#settings[open]");
    await game.screen();
    expect(
      await game.page.evaluate(() => (window as unknown as { begun: string[] }).begun),
    ).toEqual([]);
  });
});

describe("the settings", () => {
  test("close by a tap outside and by Escape", async ({ open }) => {
    const game = await open({ device: devices.sideways });
    for (const leave of [
      () => game.fingers.tap({ x: 100, y: 200 }),
      () => game.page.page.keyboard.press("Escape"),
    ]) {
      await game.press("menu");
      await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
      await game.page.page.waitForSelector("dialog#settings[open]");
      await game.screen();
      await leave();
      await game.page.page.waitForSelector("dialog", { state: "detached" });
    }
  });
});
