// What a phone does around the game: insets, large text, suspension, sharing.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { devices } from "../drive/chromium";
import { gameFolder } from "../drive/folder";
import { test, withBrowser, type Game } from "./game";
import { first, liftables } from "./positions";
import { type Insets, outside, setInsets } from "./surroundings";

withBrowser();

const screens: [string, number, number, Insets][] = [
  ["an iPhone with a notch", 390, 844, { top: 47, right: 0, bottom: 34, left: 0 }],
  ["an Android phone with gestures", 412, 915, { top: 24, right: 0, bottom: 24, left: 0 }],
  ["a phone without any", 360, 800, { top: 0, right: 0, bottom: 0, left: 0 }],
  [
    "the smallest phone with a bar of buttons",
    320,
    568,
    { top: 24, right: 0, bottom: 48, left: 0 },
  ],
  ["a notch to the left", 844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ["buttons to the right", 915, 412, { top: 24, right: 48, bottom: 0, left: 24 }],
  ["a tablet", 768, 1024, { top: 24, right: 0, bottom: 20, left: 0 }],
];

async function setLeftHand(game: Game): Promise<void> {
  const settings = await game.bridge.invoke<Settings>("settings");
  await game.bridge.invoke("set_settings", { settings: { ...settings, leftHand: true } });
}

describe("insets", () => {
  for (const [what, width, height, insets] of screens) {
    for (const hand of ["right", "left"]) {
      test(`${what}, ${hand} hand: nothing lies in them`, async ({ open }) => {
        let game = await open({ device: { width, height, scale: 1, touch: true } });
        if (hand === "left") {
          await setLeftHand(game);
          await game.kill();
          game = await open({ device: { width, height, scale: 1, touch: true } });
        }
        await setInsets(game, insets);
        await game.expectScreen();
        expect(await outside(game, "[data-card], [data-pile], button", insets)).toEqual([]);
        for (const dialog of ["menu", "new-game"]) {
          await game.press(dialog);
          await game.page.page.waitForSelector(`dialog#${dialog}[open]`);
          const inside = `dialog#${dialog} :is(button, input, label, h2)`;
          // The sheet rises into its place.
          await expect.poll(() => outside(game, inside, insets)).toEqual([]);
          await game.page.page.locator(`dialog#${dialog} .close`).click();
          await game.page.page.waitForSelector(`dialog#${dialog}`, { state: "detached" });
        }
      });
    }
  }

  test("follow the phone as it is turned", async ({ open }) => {
    const game = await open({ device: { width: 390, height: 844, scale: 1, touch: true } });
    await setInsets(game, { top: 47, right: 0, bottom: 34, left: 0 });
    await game.page.resize(844, 390);
    const turned = { top: 0, right: 47, bottom: 21, left: 47 };
    await setInsets(game, turned);
    await game.expectScreen();
    expect(await outside(game, "[data-card], [data-pile], button", turned)).toEqual([]);
  });
});

describe("the system's text at 200 %", () => {
  const size = (game: Game, selector: string) =>
    game.page.evaluate(
      (wanted) => parseFloat(getComputedStyle(document.querySelector(wanted) as Element).fontSize),
      selector,
    );

  for (const [what, width, height] of [
    ["upright", 360, 800],
    ["sideways", 844, 390],
  ] as const) {
    test(`doubles the dialogs' text and leaves the table alone, ${what}`, async ({ open }) => {
      const game = await open({ device: { width, height, scale: 1, touch: true } });
      const before = await game.screen();
      const small = await size(game, "#tools button");
      await game.page.evaluate(() => {
        document.documentElement.style.setProperty("--text-scale", "2");
      });
      const { cards, piles } = await game.screen();
      expect(cards, "no card has moved").toEqual(before.cards);
      expect(piles, "no pile has moved").toEqual(before.piles);
      expect(await size(game, "#tools button"), "the bars stay").toBe(small);
      await game.press("menu");
      await game.page.page.waitForSelector("dialog#menu[open]");
      expect(await size(game, "dialog#menu"), "the dialogs grow").toBe(32);
    });
  }
});

describe("suspension", () => {
  /** The page goes out of sight, or comes back. */
  const hide = (game: Game, hidden: boolean) =>
    game.page.evaluate((away) => {
      Object.defineProperty(document, "hidden", { configurable: true, value: away });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  test("stops the clock, and coming back starts it", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 2 });
    const { time } = await game.view();
    await hide(game, true);
    // Nothing may ask for the table meanwhile: that is a look at it.
    await wait(3000);
    await hide(game, false);
    const back = (await game.view()).time;
    expect(back - time, "of three seconds away").toBeLessThan(1500);
    await expect.poll(async () => (await game.view()).time).toBeGreaterThan(back);
  });

  test("writes the checkpoint that outlives a power cut", async ({ open, dataHome }) => {
    const game = await open();
    const file = join(gameFolder(dataHome), "game.checkpoint.json");
    const kept = () => (existsSync(file) ? readFileSync(file, "utf8") : "");
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    await game.doubleTap(card);
    await game.untilMoves(1);
    await hide(game, true);
    await expect.poll(kept, { timeout: 1500 }).toContain(card);
  });

  test("killed while away, the same table comes back", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 4 });
    const { columns, cells, foundations, moves } = await game.view();
    await hide(game, true);
    await game.kill();
    const again = await open({ code: null });
    expect(await again.view()).toMatchObject({ columns, cells, foundations, moves });
  });
});

describe("sharing a code", () => {
  const share = `Object.defineProperty(navigator, "share", {
    value: (what) => { window.shared = what.text; return Promise.resolve(); },
  });`;

  async function pressShare(game: Game): Promise<void> {
    await game.press("new-game");
    await game.page.page.waitForSelector("dialog#new-game[open]");
    await game.page.page.locator('#new-game [data-do="copy-code"]').click();
  }

  test("opens the system's sheet, and the shared text brings the deal back", async ({ open }) => {
    const game = await open({ page: { before: share } });
    const { code } = await game.view();
    await pressShare(game);
    const read = () => game.page.evaluate(() => (window as { shared?: string }).shared ?? "");
    await expect.poll(read).toContain(code);
    const shared = await read();
    await game.kill();
    const friend = await open({ code: "MS-C4-2" });
    await friend.press("new-game");
    await friend.page.page.locator("#new-game input.code").fill(shared);
    await friend.page.page.locator('#new-game [data-do="deal"]').click();
    await expect.poll(async () => (await friend.view()).code).toBe(code);
    // The deal is on its way to the columns.
    await friend.screen();
  });

  test("copies it where there is no such sheet, and says so", async ({ open }) => {
    const game = await open({ device: devices.android });
    const { code } = await game.view();
    expect(await game.page.evaluate(() => "share" in navigator)).toBe(false);
    await pressShare(game);
    await expect.poll(() => game.said()).toContain(code);
  });

  test("copies it where the sheet fails, and not where the player closes it", async ({ open }) => {
    const failing = `Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("", window.reason ?? "NotAllowedError")),
    });`;
    const game = await open({ page: { before: failing } });
    await game.page.evaluate(() => ((window as { reason?: string }).reason = "AbortError"));
    await pressShare(game);
    await wait(200);
    expect(await game.said()).toBe("");
    await game.page.evaluate(() => ((window as { reason?: string }).reason = "DataError"));
    await game.page.page.locator('#new-game [data-do="copy-code"]').click();
    await expect.poll(() => game.said()).not.toBe("");
  });
});
