// What a phone does around the game: large text, suspension, sharing.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { gameFolder } from "../drive/folder";
import { test, withBrowser, type Game } from "./game";
import { first, liftables } from "./positions";

withBrowser();

describe("a lost table", () => {
  test("is marked beside the piles, on the smallest phone held sideways", async ({ open }) => {
    const game = await open({
      device: { width: 568, height: 320, scale: 2, touch: true },
      code: "MS-C4-1",
      // It can be won until the nine of clubs goes onto the ten.
      after: () => [{ card: "9C", pile: "column-8" }],
    });
    await game.page.page.waitForSelector("#mark");
    const { piles } = await game.screen();
    const mark = await game.page.page.locator("#mark").boundingBox();
    const [eighth, last] = [piles["column-8"], piles["foundation-C"]];
    if (!mark || !eighth || !last) throw new Error("mark or piles are missing");
    expect(mark.x, "beside the columns").toBeGreaterThanOrEqual(eighth.x + eighth.width);
    expect(mark.y, "below the foundations").toBeGreaterThanOrEqual(last.y + last.height);
    expect(mark.x + mark.width).toBeLessThanOrEqual(568);
    expect(Math.min(mark.width, mark.height), "a finger's width").toBeGreaterThanOrEqual(44);
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
    type Version = { game: { game: { time: number } } };
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    await game.doubleTap(card);
    await game.untilMoves(1);
    await expect.poll(kept).toContain(card);
    const { time } = await game.view();
    await hide(game, true);
    const safe = () => (JSON.parse(kept()) as Version).game.game.time;
    await expect
      .poll(safe, { message: "with the time as it was left" })
      .toBeGreaterThanOrEqual(time);
    const left = kept();
    await wait(2500);
    expect(kept(), "nothing is written while nobody looks").toBe(left);
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
