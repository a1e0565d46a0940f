// What a screen reader says: each thing once, in the right words.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { doubleTapGame, mixedGame, movesOf } from "../drive/known-games";
import { test, withBrowser, type Game } from "../touch/game";
import { first, isWholeColumn, liftables, parents } from "../touch/positions";

withBrowser();

/** A sentence that a live region was given, and whether a dialog over it kept it from being spoken. */
interface Heard {
  text: string;
  inert: boolean;
}

interface Ear {
  heard: Heard[];
}

/** Notes what is added to live regions. Runs in the page. */
function listen(): void {
  const ear = Object.assign(window, { heard: [] }) as unknown as Ear;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = target instanceof Element ? target.closest("[aria-live]") : null;
      if (!region) continue;
      const top = [...document.querySelectorAll("dialog:modal")].at(-1);
      const inert = top !== undefined && !top.contains(region);
      for (const { textContent: text } of addedNodes) if (text) ear.heard.push({ text, inert });
    }
  }).observe(document.body, { subtree: true, childList: true });
}

/** What was said while something was done, and a moment longer. All of it can be heard. */
async function hear(game: Game, act: () => Promise<unknown>): Promise<string[]> {
  await game.page.evaluate(() => ((window as unknown as Ear).heard = []));
  await act();
  await game.screen();
  const heard = await game.page.evaluate(() => (window as unknown as Ear).heard);
  expect(
    heard.filter(({ inert }) => inert),
    "nothing is told behind a dialog",
  ).toEqual([]);
  return heard.map(({ text }) => text);
}

const suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const ranks = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** A card's name in English. */
function nameOf(card: string): string {
  const [rank = "", suit = ""] = card;
  return `${ranks[rank as keyof typeof ranks] ?? rank} of ${suits[suit as keyof typeof suits]}`;
}

/** A foundation's name in English. */
const foundationOf = (card: string) => {
  const suit = suits[card.slice(1) as keyof typeof suits];
  return `the ${suit} foundation`;
};

/** A deal that can be won, until the nine of clubs goes onto the ten. */
const trap = "MS-C4-1";

/** What was said, but for what a slow machine says besides. */
const thoughtless = (said: string[]) => said.filter((text) => text !== "Thinking…");

/** How many frames show a hint. */
const frames = (game: Game) => game.page.page.locator(".mark-hint:not([hidden])").count();

/** Four cards are left. */
const nearly = ({ columns, cells }: View) =>
  [...columns.flat(), ...cells].filter((card) => card !== null).length === 4;

/** Chooses a line of the menu. */
async function fromMenu(game: Game, wish: string): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button(`#menu [data-do="${wish}"]`));
}

const movable = (view: View) =>
  liftables(view).filter(
    (one) =>
      one.run === 1 && !one.home && parents(view, one).length > 0 && !isWholeColumn(view, one),
  );
const runs = (view: View) =>
  liftables(view).filter((one) => one.run === 3 && parents(view, one).length > 0);

describe("what is announced", () => {
  test("a move, its undo and its redo, each once, and again when it happens again", async ({
    open,
  }) => {
    const game = await open({ until: (view) => movable(view).length > 0 });
    await game.page.evaluate(listen);
    const view = await game.view();
    const { card, pile: from, ...lift } = first(movable(view));
    const pile = first(parents(view, lift));
    const to = `${nameOf(card)} to column ${pile.slice(-1)}`;
    const back = `Taken back: ${nameOf(card)}, in ${from.replace("-", " ")} again`;
    expect(await hear(game, () => game.drag(card, pile))).toEqual([to]);
    expect(await hear(game, () => game.press("undo"))).toEqual([back]);
    expect(await hear(game, () => game.press("redo"))).toEqual([to]);
    expect(await hear(game, () => game.press("undo"))).toEqual([back]);
    expect(await hear(game, () => game.press("redo")), "the same words, spoken again").toEqual([
      to,
    ]);
  });

  test("a run by its first card and its number", async ({ open }) => {
    const game = await open({ until: (view) => runs(view).length > 0 });
    await game.page.evaluate(listen);
    const view = await game.view();
    const lift = first(runs(view));
    const pile = first(parents(view, lift));
    expect(await hear(game, () => game.drag(lift.card, pile))).toEqual([
      `${nameOf(lift.card)} and the 2 cards on it to column ${pile.slice(-1)}`,
    ]);
  });

  test("a refusal, with its reason, each time", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    await game.page.evaluate(listen);
    const view = await game.view();
    const top = view.columns[0]?.at(-1) ?? "";
    const suit = "SHDC".indexOf(top.slice(1));
    expect(view.foundations[suit], "its ace is not home yet").toBeNull();
    await game.page.page.keyboard.press("ArrowDown");
    await game.page.page.keyboard.press("1");
    for (let time = 0; time < 2; time += 1) {
      expect(await hear(game, () => game.page.page.keyboard.press("f")), `time ${time}`).toEqual([
        `The foundation takes the ${nameOf(`A${top.slice(1)}`)} next.`,
      ]);
    }
  });

  test("every card with its place, and where it can go", async ({ open }) => {
    const game = await open({ until: (view) => movable(view).length > 0 });
    const view = await game.view();
    const { card, pile, ...lift } = first(movable(view));
    const name = await game.page.page.locator(`[data-card="${card}"]`).getAttribute("aria-label");
    expect(name).toContain(`${nameOf(card)}, top of ${pile.replace("-", " ")}`);
    for (const target of parents(view, lift)) expect(name).toContain(target.replace("-", " "));
  });

  test("a deal, a restart and the former game", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 12 });
    await game.page.evaluate(listen);
    expect(
      await hear(game, async () => {
        await fromMenu(game, "restart");
        await game.untilMoves(0);
      }),
    ).toEqual(["Dealt again, from the start"]);
    expect(
      await hear(game, async () => {
        await game.press("new-game");
        await game.page.page.locator("#new-game input.code").fill(doubleTapGame);
        await game.fingers.tap(await game.button('#new-game [data-do="deal"]'));
        await game.page.page.waitForSelector("dialog", { state: "detached" });
      }),
    ).toEqual([`Game ${doubleTapGame} is dealt`]);
    expect(
      await hear(game, async () => {
        await fromMenu(game, "former-game");
        await expect.poll(async () => (await game.view()).code).toBe(mixedGame);
      }),
    ).toEqual([`Game ${mixedGame} is dealt`]);
  });

  test("that a position is lost, and several moves that are taken back at once", async ({
    open,
  }) => {
    const game = await open({ code: trap });
    await game.page.evaluate(listen);
    expect(
      await hear(game, async () => {
        await game.drag("9C", "column-8");
        await game.page.page.waitForSelector("#mark");
      }),
    ).toEqual(["9 of clubs to column 8", "Can’t be won from here"]);
    const lift = first(liftables(await game.view()).filter(({ targets }) => targets[0]));
    await game.drag(lift.card, lift.targets[0] ?? "");
    await game.untilMoves(2);
    expect(
      await hear(game, async () => {
        await game.press("go-back");
        await game.untilMoves(0);
      }),
    ).toEqual(["2 moves taken back"]);
  });

  test("a hint, and nothing when it is played but the move", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 20 });
    await game.page.evaluate(listen);
    const [asked] = thoughtless(
      await hear(game, async () => {
        await game.press("hint");
        await expect.poll(() => frames(game), { timeout: 20_000 }).toBe(2);
      }),
    );
    const [, card, pile] = /^Move the (.+) to (.+)\.$/.exec(asked ?? "") ?? [];
    expect(
      await hear(game, async () => {
        await game.press("hint");
        await game.untilMoves(21);
      }),
    ).toEqual([`${card} to ${pile}`]);
  });

  test("a show with each of its moves, and its end", async ({ open }) => {
    const game = await open({ until: nearly });
    await game.page.evaluate(listen);
    const before = await game.view();
    const said = await hear(game, async () => {
      await fromMenu(game, "solution");
      await expect.poll(async () => (await game.view()).status, { timeout: 15_000 }).toBe("won");
      await expect.poll(() => game.said()).toContain("one way");
    });
    const left = [...before.columns.flat(), ...before.cells].filter((card) => card !== null);
    const [begins, ...rest] = thoughtless(said);
    expect(begins).toMatch(/counts as shown/);
    expect(rest.pop()).toBe("That is one way to win it.");
    const homeward = left.map((card) => `${nameOf(card)} to ${foundationOf(card)}`);
    expect(rest.toSorted()).toEqual(homeward.toSorted());
  });

  test("the finish as so many moves, and a win by its window", async ({ open }) => {
    const game = await open({ until: (view) => view.finish });
    await game.page.evaluate(listen);
    const { moves } = await game.view();
    expect(
      await hear(game, async () => {
        await game.press("finish");
        await game.page.page.waitForSelector("dialog#win[open]");
      }),
    ).toEqual([`${movesOf(mixedGame).length - moves} moves made`]);
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe("win-title");
  });
});
