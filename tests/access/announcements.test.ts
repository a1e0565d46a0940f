// What a screen reader says: each thing once, in the right words.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "../touch/game";
import { first, isWholeColumn, liftables, parents } from "../touch/positions";

withBrowser();

interface Ear {
  heard: string[];
}

/** Notes what is added to live regions. Runs in the page. */
function listen(): void {
  const ear = Object.assign(window, { heard: [] }) as unknown as Ear;
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes) {
      const region = target instanceof Element ? target.closest("[aria-live]") : null;
      if (!region) continue;
      for (const node of addedNodes) if (node.textContent) ear.heard.push(node.textContent);
    }
  }).observe(document.body, { subtree: true, childList: true });
}

/** What was said while something was done, and a moment longer. */
async function hear(game: Game, act: () => Promise<unknown>): Promise<string[]> {
  await game.page.evaluate(() => ((window as unknown as Ear).heard = []));
  await act();
  await game.screen();
  return game.page.evaluate(() => (window as unknown as Ear).heard);
}

const suits = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const ranks = { A: "ace", T: "10", J: "jack", Q: "queen", K: "king" };

/** A card's name in English. */
function nameOf(card: string): string {
  const [rank = "", suit = ""] = card;
  return `${ranks[rank as keyof typeof ranks] ?? rank} of ${suits[suit as keyof typeof suits]}`;
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
    const home = view.foundations.findIndex((top) => top === null);
    const lift = first(liftables(view).filter((one) => !one.home && one.pile === "column-1"));
    for (let time = 0; time < 2; time += 1) {
      const said = await hear(game, async () => {
        await game.page.page.keyboard.press("ArrowDown");
        await game.page.page.keyboard.press("1");
        await game.page.page.keyboard.press("f");
      });
      expect(home, "no ace is home yet").toBeGreaterThanOrEqual(0);
      expect(
        said.filter((text) => text.includes("foundation")),
        `${lift.card}, time ${time}`,
      ).toEqual([`The foundation takes the ${nameOf(`A${lift.card.slice(1)}`)} next.`]);
      await game.page.page.keyboard.press("Escape");
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
});
