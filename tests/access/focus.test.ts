// Whoever plays by keys or by ear never loses his place: after any action something has the focus.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { test, withBrowser, type Game } from "../touch/game";
import { liftables, pileOf } from "../touch/positions";
import { fromTheMenu } from "../drive/windows";

withBrowser();

/** A card of a column that its foundation takes. */
const readyHome = (view: View): string | null =>
  liftables(view).find(({ home, pile }) => home && pile.startsWith("column"))?.card ?? null;

/** What has the focus, as a selector. */
const focused = (game: Game) =>
  game.page.evaluate(() => {
    const { activeElement: active } = document;
    if (!active || active === document.body) return "nothing";
    const { card, pile, do: wish } = (active as HTMLElement).dataset;
    return card ?? pile ?? wish ?? (active.id || active.localName);
  });

/** Fails if nothing has the focus, or if it can't be seen. */
async function expectFocus(game: Game, after: string): Promise<void> {
  await game.screen();
  expect(await focused(game), `the focus after ${after}`).not.toBe("nothing");
  const seen = await game.page.evaluate(() => {
    const { x, y, width, height } =
      document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
  });
  expect(seen, `what has the focus is on the screen after ${after}`).toBe(true);
}

async function press(game: Game, ...keys: string[]): Promise<void> {
  for (const key of keys) await game.page.page.keyboard.press(key);
}

/** A deal that can be won, until the nine of clubs goes onto the ten. */
const trap = "MS-C4-1";

/** A deal with two cells. */
const fewer = "MS-C2-1";

/** Which of code and mark has the focus. */
const inSign = (game: Game) =>
  game.page.evaluate(() => document.querySelector(".sign :focus")?.className ?? "neither");

/** Presses a button of the page as the keyboard does. */
async function activate(game: Game, selector: string): Promise<void> {
  await game.page.page.locator(selector).focus();
  await press(game, "Enter");
}

describe("the focus is never lost", () => {
  test("by moves, undo and redo", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    await press(game, "ArrowDown");
    await expectFocus(game, "an arrow key");
    for (const key of [
      "1",
      "Escape",
      "2",
      "Shift+Enter",
      "u",
      "r",
      "u",
      "h",
      "Escape",
      "Home",
      "End",
    ]) {
      await press(game, key);
      await expectFocus(game, key);
    }
    await activate(game, '[data-do="undo"]');
    await expectFocus(game, "Undo, which has nothing more to undo");
    await press(game, "3", "Shift+Enter");
    await activate(game, '[data-do="undo"]');
    await expectFocus(game, "the last undo");
    await activate(game, '[data-do="redo"]');
    await expectFocus(game, "the last redo");
  });

  test("by a card that goes home", async ({ open }) => {
    const game = await open({ device: devices.desktop, until: (view) => readyHome(view) !== null });
    const view = await game.view();
    const card = readyHome(view) ?? "";
    await press(game, "ArrowDown", pileOf(view, card).slice(-1));
    expect(await focused(game)).toBe(card);
    await press(game, "f");
    await game.untilMoves(view.moves + 1);
    await expectFocus(game, "the card went home");
    await press(game, "u");
    await game.untilMoves(view.moves);
    await expectFocus(game, "it came back");
  });

  test("by a game with fewer cells, which takes its place away", async ({ open }) => {
    const game = await open({ device: devices.desktop, code: fewer });
    await press(game, "ArrowDown", "n");
    await game.page.page.locator("#new-game input.code").fill(trap);
    await activate(game, '#new-game [data-do="deal"]');
    await game.page.page.waitForSelector(`dialog, #table:not([data-code="${trap}"])`, {
      state: "detached",
    });
    await game.page.page.locator('#table [data-card="9C"]').focus();
    await press(game, "Enter", "8");
    await game.untilMoves(1);
    await press(game, "Tab", "End");
    expect(await focused(game)).toBe("cell-4");
    await press(game, "h");
    await game.page.page.waitForSelector("dialog#lost[open]");
    await activate(game, '#lost [data-do="former-game"]');
    await game.page.page.waitForSelector("dialog, [data-pile=cell-4]", { state: "detached" });
    await expectFocus(game, "its cell is gone");
    await press(game, "ArrowRight");
    expect(await game.page.evaluate(() => document.activeElement?.closest("#table") !== null)).toBe(
      true,
    );
  });

  test("by dialogs, however they close", async ({ open }) => {
    const game = await open({ device: devices.desktop, until: (view) => view.moves === 4 });
    for (const opener of ["new-game", "menu"]) {
      for (const close of ["Escape", "button"]) {
        await activate(game, `#tools [data-do="${opener}"]`);
        await game.page.page.waitForSelector(`dialog#${opener}[open]`);
        await expectFocus(game, `${opener} has opened`);
        if (close === "Escape") await press(game, close);
        else await activate(game, `#${opener} .close`);
        await game.page.page.waitForSelector(`dialog#${opener}`, { state: "detached" });
        await expectFocus(game, `${opener} was closed by ${close}`);
      }
    }
    for (const line of [...fromTheMenu, "restart", "former-game"]) {
      await activate(game, '#tools [data-do="menu"]');
      await game.page.page.waitForSelector("dialog#menu[open]");
      await activate(game, `#menu [data-do="${line}"]`);
      await game.page.page.waitForSelector("dialog#menu", { state: "detached" });
      await expectFocus(game, line);
      await press(game, "Escape");
      await game.page.page.waitForSelector("dialog", { state: "detached" });
      await expectFocus(game, `${line} was closed`);
    }
    await activate(game, '#tools [data-do="new-game"]');
    await activate(game, '#new-game [data-do="deal"]');
    await game.page.page.waitForSelector("dialog", { state: "detached" });
    await expectFocus(game, "a new deal");
  });

  test("by the list, the finish and the win", async ({ open }) => {
    const game = await open({ device: devices.desktop, until: (view) => view.finish });
    const { lifts } = await game.view();
    const card = Object.keys(lifts).find((one) => lifts[one]?.targets[0]) ?? "";
    await game.page.page.locator(`#table [data-card="${card}"]`).focus();
    await press(game, "m");
    await game.page.page.waitForSelector("dialog#move-to[open]");
    await expectFocus(game, "the list");
    await press(game, "Escape");
    await game.page.page.waitForSelector("dialog", { state: "detached" });
    await expectFocus(game, "the list was closed");
    expect(await focused(game)).toBe(card);
    await activate(game, '[data-do="finish"]');
    await game.page.page.waitForSelector("dialog#win[open]");
    await expectFocus(game, "the win");
    await activate(game, '#win [data-do="undo"]');
    await game.page.page.waitForSelector("dialog", { state: "detached" });
    await expectFocus(game, "the win was undone");
    expect((await game.view()).moves).toBeLessThan(movesOf(mixedGame).length);
  });

  test("by hints and by the show of the solution", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const third = "#tools .tool:nth-child(3)";
    await activate(game, third);
    await game.page.page.waitForSelector(".mark-hint:not([hidden])");
    await expectFocus(game, "a hint");
    await press(game, "Enter");
    await game.untilMoves(1);
    await expectFocus(game, "the hint was played");
    await press(game, "ArrowDown");
    await activate(game, '#tools [data-do="menu"]');
    await activate(game, '#menu [data-do="solution"]');
    await game.page.page.waitForSelector('[data-do="stop"]');
    expect(await focused(game), "in the show").not.toBe("nothing");
    await activate(game, '[data-do="stop"]');
    await game.page.page.waitForSelector('[data-do="hint"]');
    await expectFocus(game, "the show was stopped");
  });

  test("by a place chosen from the list, or a move from that of all moves", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    await press(game, "ArrowDown", "1", "m");
    await activate(game, '#move-to [data-to="cell-1"]');
    await game.untilMoves(1);
    await expectFocus(game, "a place was chosen");
    await press(game, "l");
    await activate(game, "#moves li:last-child button");
    await game.untilMoves(2);
    await expectFocus(game, "a move was chosen");
  });

  test("by copying the code", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    await activate(game, "#status .code");
    await expect.poll(() => game.said()).toContain(mixedGame);
    expect(await inSign(game), "the focus after the code was copied").toBe("code");
    await activate(game, '#tools [data-do="new-game"]');
    await activate(game, '#new-game [data-do="copy-code"]');
    await expectFocus(game, "the code was copied in a window");
    expect(await focused(game)).toBe("copy-code");
  });

  for (const way of ["go-back", "restart", "former-game"]) {
    test(`by the mark, which goes with ${way}`, async ({ open }) => {
      const game = await open({
        device: devices.desktop,
        code: trap,
        after: () => [{ card: "9C", pile: "column-8" }],
      });
      await game.page.page.waitForSelector("#mark");
      await activate(game, "#mark");
      await activate(game, `#lost [data-do="${way}"]`);
      await game.page.page.waitForSelector("dialog, #mark", { state: "detached" });
      await expectFocus(game, way);
      expect(await inSign(game), "the code has the focus that the mark had").toBe("code");
    });
  }
});
