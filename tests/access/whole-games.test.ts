// Whole games without a drag: by taps, by keys, and as a screen reader plays.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf, type Move } from "../drive/known-games";
import { pause, test, withBrowser, type Game } from "../touch/game";
import { cardsOn, isEmpty, pileOf } from "../touch/positions";

withBrowser();

const limit = { timeout: 300_000 };

/** Wins the known game, each move in one way. */
async function win(
  game: Game,
  make: (move: Move, view: View, index: number) => Promise<void>,
): Promise<void> {
  const moves = movesOf(mixedGame);
  for (const [index, move] of moves.entries()) {
    await make(move, await game.view(), index);
    const after = await game.untilMoves(index + 1);
    expect(pileOf(after, move.card), `move ${index + 1}, ${move.card}`).toBe(move.pile);
  }
  expect((await game.view()).status).toBe("won");
  await game.page.page.waitForSelector("dialog#win[open]");
}

/** What a pile is to a finger or a click: its top card, or its empty place. */
function target(view: View, pile: string): string {
  const top = cardsOn(view, pile).at(-1);
  return top && !pile.startsWith("foundation") ? `[data-card="${top}"]` : `[data-pile="${pile}"]`;
}

describe("a whole game is won without a drag", () => {
  test("by taps alone", limit, async ({ open }) => {
    const game = await open({ code: mixedGame });
    await win(game, async ({ card, pile }, view) => {
      // Taps on a pile that a card has just left are swallowed.
      if (view.last?.from === pileOf(view, card) || view.last?.from === pile) await pause();
      const goesHome = view.lifts[card]?.home ?? false;
      if (goesHome && !pile.startsWith("foundation")) {
        // A tap would send it home: its list has the other piles.
        await game.fingers.hold(await game.spot(card));
        await game.fingers.tap(await game.button(`#move-to [data-to="${pile}"]`));
        return;
      }
      await game.tap(card);
      if (!goesHome) await game.tapPile(pile);
    });
  });

  test("as a screen reader does it", limit, async ({ open }) => {
    const game = await open({ code: mixedGame });
    /** A click and nothing else, on something that has a role and a name. */
    const click = async (selector: string) => {
      const name = await game.page.evaluate((wanted: string) => {
        const element = document.querySelector<HTMLElement>(wanted);
        if (!element || element.closest("[aria-hidden=true]")) return null;
        const button = element.matches("button, [role=button]");
        const text = element.getAttribute("aria-label") ?? element.textContent;
        element.click();
        return button ? (text ?? "").trim() : null;
      }, selector);
      expect(name, `${selector} is a button with a name`).toMatch(/\w/);
    };
    await win(game, async ({ card, pile }, view, index) => {
      await click(`[data-card="${card}"]`);
      await game.page.page.waitForSelector(`[data-card="${card}"][aria-pressed="true"]`);
      if (index % 2 === 0) return click(target(view, pile));
      await click('[data-do="move-to"]');
      await game.page.page.waitForSelector("dialog#move-to[open]");
      await click(`#move-to [data-to="${pile}"]`);
    });
  });

  test("by the keyboard alone", limit, async ({ open }) => {
    const game = await open({ code: mixedGame, device: devices.desktop });
    const { keyboard } = game.page.page;
    /** Where the focus is: a card's pile, or a pile. */
    const focused = () =>
      game.page.evaluate(() => {
        const { card = "", pile = "" } =
          (document.activeElement as HTMLElement | null)?.dataset ?? {};
        return card || pile;
      });
    const pressed = () => game.page.page.locator('[data-card][aria-pressed="true"]').count();
    await keyboard.press("ArrowDown");
    expect(await focused(), "an arrow key finds the table").not.toBe("");
    await win(game, async ({ card, pile }, view) => {
      await keyboard.press("Escape");
      const from = pileOf(view, card);
      const run = cardsOn(view, from).length - cardsOn(view, from).indexOf(card);
      if (from.startsWith("column")) {
        await keyboard.press(from.slice(-1));
        await expect
          .poll(pressed, { message: `a run is in hand, ${card} ${pile}` })
          .toBeGreaterThan(0);
        // The run in hand becomes as long as it should be, a card at a time.
        for (let tries = 0; tries < 13; tries += 1) {
          const now = await pressed();
          if (now === run) break;
          await keyboard.press(now < run ? "+" : "-");
          await expect.poll(pressed).toBe(now + Math.sign(run - now));
        }
      } else {
        const cells = view.cells.filter((one) => one !== null).length;
        for (let tries = 0; tries <= cells; tries += 1) {
          await keyboard.press("c");
          if ((await focused()) === card) break;
          await keyboard.press("Escape");
        }
        expect(await focused(), "c comes to each cell").toBe(card);
      }
      await expect
        .poll(() => game.page.page.locator(`[data-card="${card}"]`).getAttribute("aria-pressed"))
        .toBe("true");
      if (pile.startsWith("column")) await keyboard.press(pile.slice(-1));
      else if (pile.startsWith("foundation")) await keyboard.press("f");
      else if (isEmpty(view, pile) && view.cells.indexOf(null) === Number(pile.slice(-1)) - 1) {
        await keyboard.press("c");
      } else {
        // Another cell than the first free one: by its list.
        await keyboard.press("m");
        await game.page.page.waitForSelector("dialog#move-to[open]");
        for (let tries = 0; tries < 20; tries += 1) {
          await keyboard.press("Tab");
          const to = await game.page.evaluate(
            () => (document.activeElement as HTMLElement | null)?.dataset["to"],
          );
          if (to === pile) break;
        }
        await keyboard.press("Enter");
      }
    });
  });
});
