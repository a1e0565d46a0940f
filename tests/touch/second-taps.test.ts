// Taps where a window has just opened or closed, and what is touched while a win is celebrated.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "./game";

withBrowser();

const opened = (view: View) => view.moves === 10;
/** Three cards from the end: the rest goes home by one wish. */
const nearlyWon = ({ columns, cells }: View) =>
  [...columns.flat(), ...cells].filter(Boolean).length <= 3;

/** The windows on the page. */
const windows = (game: Game) =>
  game.page.evaluate(() => Array.from(document.querySelectorAll("dialog"), ({ id }) => id));
/** The windows, once no tap is swallowed any more and no card moves. */
async function windowsAtRest(game: Game): Promise<string[]> {
  await game.screen();
  return windows(game);
}
/** Opens a window from the tools. */
async function openWindow(game: Game, name: "new-game" | "menu"): Promise<void> {
  await game.press(name);
  await game.page.page.waitForSelector(`dialog#${name}[open]`);
}
/** Waits until the pack dances. */
async function untilDance(game: Game): Promise<void> {
  const moving = () =>
    game.page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(moving, { message: "the pack dances" }).toBe(52);
}
/** Plays the solution from the menu, to the end. */
async function showToTheEnd(game: Game): Promise<void> {
  await openWindow(game, "menu");
  await game.fingers.tap(await game.button('#menu [data-do="solution"]'));
  await expect.poll(async () => (await game.view()).status, { timeout: 10_000 }).toBe("won");
  await game.screen();
}

describe("a second tap", () => {
  for (const pace of [100, 250]) {
    test(`on New game, ${pace} ms after the first, deals nothing`, async ({ open }) => {
      const game = await open({ until: opened });
      const before = await game.view();
      const tool = await game.button('#tools [data-do="new-game"]');
      await game.fingers.taps([tool, tool], pace);
      await game.page.page.waitForSelector("dialog#new-game[open]");
      expect(await windowsAtRest(game)).toEqual(["new-game"]);
      await game.expectUntouched(before);
    });
  }

  for (const pace of [40, 200]) {
    test(`on Deal, ${pace} ms after the first, does nothing at all`, async ({ open }) => {
      const game = await open({ until: opened });
      const before = await game.view();
      await openWindow(game, "new-game");
      const deal = await game.button('#new-game [data-do="deal"]');
      await game.fingers.taps([deal, deal], pace);
      await expect.poll(async () => (await game.view()).code).not.toBe(before.code);
      await game.page.page.waitForSelector("dialog", { state: "detached" });
      expect(await windowsAtRest(game)).toEqual([]);
      expect(await game.said()).toBe("");
      expect((await game.view()).revision, "dealt once").toBe(before.revision + 1);
    });
  }

  test("on Restart in the menu presses nothing under it", async ({ open }) => {
    const game = await open({ until: opened });
    const before = await game.view();
    await openWindow(game, "menu");
    const restart = await game.button('#menu [data-do="restart"]');
    await game.fingers.taps([restart, restart], 120);
    await game.untilMoves(0);
    await game.screen();
    expect((await game.view()).revision).toBe(before.revision + 1);
    expect(await game.page.page.locator("#table .mark-selected:visible").count()).toBe(0);
  });

  test("comes too late to be one after its time", async ({ open }) => {
    const game = await open({ until: opened });
    const before = await game.view();
    await openWindow(game, "new-game");
    await game.fingers.tap(await game.button('#new-game [data-do="deal"]'));
    await expect.poll(async () => (await game.view()).code).not.toBe(before.code);
  });
});

describe("while the pack dances", () => {
  for (const [tool, left] of [
    ["undo", []],
    ["new-game", ["new-game"]],
    ["menu", ["menu"]],
  ] as const) {
    for (const press of [10, 130]) {
      test(`${tool}, pressed for ${press} ms, does what it says`, async ({ open }) => {
        const game = await open({ until: nearlyWon });
        const at = await game.button(`#tools [data-do="${tool}"]`);
        await game.press("finish");
        await untilDance(game);
        await game.fingers.down(at);
        await game.page.page.waitForTimeout(press);
        await game.fingers.up();
        if (left.length > 0) await game.page.page.waitForSelector("dialog[open]");
        else await expect.poll(async () => (await game.view()).status).toBe("playing");
        // Longer than any click can be late.
        await game.page.page.waitForTimeout(600);
        expect(await windowsAtRest(game)).toEqual(left);
      });
    }
  }

  for (const [key, left] of [
    ["n", ["new-game"]],
    ["u", []],
  ] as const) {
    test(`the key ${key} does what it says`, async ({ open }) => {
      const game = await open({ device: devices.desktop, until: nearlyWon });
      await game.page.page.locator('[data-do="finish"]').click();
      await untilDance(game);
      await game.page.page.focus('#table [tabindex="0"]');
      await game.page.page.keyboard.press(key);
      await game.page.page.waitForTimeout(600);
      expect(await windowsAtRest(game)).toEqual(left);
    });
  }
});

describe("the window of a win", () => {
  test("leaves with the game that was won", async ({ open }) => {
    const game = await open({ until: nearlyWon });
    await game.press("finish");
    await game.page.page.waitForSelector("dialog#win[open]");
    const { moves } = await game.view();
    // A script alone reaches what lies under a window, as a wish does that was on its way before.
    await game.page.page.locator('#tools [data-do="undo"]').evaluate((undo: HTMLElement) => {
      undo.click();
    });
    await game.untilMoves(moves - 1);
    await expect.poll(() => windows(game)).toEqual([]);
  });

  test("doesn't come for a game that was shown, by redo neither, nor after a start", async ({
    open,
  }) => {
    const game = await open({ until: nearlyWon });
    await showToTheEnd(game);
    const { moves } = await game.view();
    await game.press("undo");
    await game.untilMoves(moves - 1);
    await game.press("redo");
    await game.untilMoves(moves);
    expect(await windowsAtRest(game)).toEqual([]);
    await game.kill();
    const again = await open({ code: null });
    expect(await windowsAtRest(again)).toEqual([]);
  });

  test("doesn't come for a game that was won before and is the former one", async ({ open }) => {
    const game = await open({ until: nearlyWon });
    await game.press("finish");
    await game.page.page.waitForSelector("dialog#win[open]");
    await game.fingers.tap(await game.button('#win [data-do="new-game"]'));
    await game.fingers.tap(await game.button('#new-game [data-do="deal"]'));
    await game.untilMoves(0);
    await openWindow(game, "menu");
    await game.fingers.tap(await game.button('#menu [data-do="former-game"]'));
    await expect.poll(async () => (await game.view()).status).toBe("won");
    expect(await windowsAtRest(game)).toEqual([]);
  });
});

test("Finish, wished twice in one breath, complains of nothing", async ({ open }) => {
  const game = await open({ device: devices.desktop, until: (view) => view.finish });
  await game.page.page.focus('[data-do="finish"]');
  const { keyboard } = game.page.page;
  await Promise.all([keyboard.press("Enter"), keyboard.press("Enter")]);
  await expect.poll(async () => (await game.view()).status).toBe("won");
  await game.page.page.waitForSelector("dialog#win[open]");
  expect(await game.said()).toBe("");
});

test("a message of several lines is read, pasted by button or by hand", async ({ open }) => {
  const game = await open({ device: devices.desktop });
  const { page } = game.page;
  await openWindow(game, "new-game");
  await game.page.evaluate(() => {
    const readText = () => Promise.resolve("Try this one:\nBK1-C4-AAAAA24\nSee who wins");
    Object.defineProperty(navigator, "clipboard", { value: { readText } });
  });
  const right = { message: "a right code" };
  const answer = () => page.locator("#code-answer").innerText();
  await page.locator('#new-game [data-do="paste"]').click();
  await expect.poll(answer, right).toMatch(/4 free cells/);
  await page.locator("#code").fill("");
  await expect.poll(answer).toBe("");
  await page.locator("#code").evaluate((field: HTMLInputElement) => {
    field.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Try this one:\nBK1-C4-AAAAA24\nSee who wins");
    const event = new ClipboardEvent("paste", { clipboardData, cancelable: true, bubbles: true });
    // A script's own paste inserts nothing by itself: as the browser does, without line ends.
    if (field.dispatchEvent(event)) {
      field.value = "Try this one:BK1-C4-AAAAA24See who wins";
      field.dispatchEvent(new Event("input"));
    }
  });
  await expect.poll(answer, right).toMatch(/4 free cells/);
});
