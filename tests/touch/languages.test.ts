import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { type Game, test, withBrowser } from "./game";

withBrowser();

const choose = async (game: Game, language: string): Promise<void> => {
  const { page } = game.page;
  await game.press("menu");
  await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
  await page.waitForSelector("dialog#settings[open]");
  await page.selectOption('#settings [name="language"]', language);
  await page.waitForSelector(`html[lang|="${language}"]`);
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog", { state: "detached" });
};

describe("Arabic", () => {
  for (const device of [devices.phone, devices.sideways]) {
    test(`runs from right to left, and the table does not, at ${device.width} by ${device.height}`, async ({
      open,
    }) => {
      const game = await open({ device, code: mixedGame });
      const { page } = game.page;
      const before = await game.screen();
      await choose(game, "ar");
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      const after = await game.screen();
      expect(after.cards, "every card lies where it lay").toEqual(before.cards);
      await game.expectScreen();
      const { card } = movesOf(mixedGame)[0] ?? { card: "" };
      await game.doubleTap(card);
      await game.untilMoves(1);
      await game.press("undo");
      await game.untilMoves(0);
    });
  }
});

describe("a chosen language", () => {
  test("is there again after a kill, also when the system speaks another", async ({ open }) => {
    const game = await open({ device: devices.phone });
    await choose(game, "pt-BR");
    await game.kill();
    const again = await open({ device: devices.phone });
    expect(await again.bridge.invoke("settings")).toMatchObject({ language: "pt-BR" });
    expect(await again.page.page.title()).toBe("Jeu du Boulanger");
    const tool = again.page.page.locator('[data-do="undo"]');
    expect(await tool.getAttribute("aria-label")).toBe("Desfazer");
  });
});
