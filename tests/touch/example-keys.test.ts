// The boards among the examples, played on by keys.
import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { middleOf, spotOf } from "../drive/screen";
import { Example } from "./example";
import { test, withBrowser } from "./game";
import { closed, played } from "./reading";

withBrowser();

describe("an example", () => {
  test("has its own keys: all moves, its cards in words, and the list of keys", async ({
    open,
  }) => {
    const game = await open(played);
    const before = await game.view();
    const { page } = game.page;
    const example = await Example.open(game, "suits");
    const start = await example.view();
    await page.locator("#example-suits [tabindex='0']").focus();
    await page.keyboard.press("t");
    await page.waitForSelector("dialog#read[open]");
    const lines = await page.locator("#read-lines li").allInnerTexts();
    expect(lines).toHaveLength(8 + start.cells.length + 4);
    expect(lines[4], "of its own fifth column").toMatch(/8 of hearts/);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#read", { state: "detached" });
    await page.keyboard.press("?");
    await page.waitForSelector("dialog#help[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#help", { state: "detached" });
    await page.keyboard.press("l");
    await page.waitForSelector("dialog#moves[open]");
    await page.locator('#moves [data-card-to="7H column-5"]').click();
    await example.untilMoves(1);
    await page.keyboard.press("Escape");
    await closed(game);
    await game.expectUntouched(before);
  });

  test("is played by keys, and Escape first empties the hand", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const { page } = game.page;
    await page.locator('[data-do="menu"]').click();
    await page.locator('#menu [data-do="examples"]').click();
    await page.locator("#example-suits [data-card]").first().waitFor();
    await page.locator('#example-suits [tabindex="0"]').focus();
    const shown = () => page.getAttribute("#example-suits", "data-moves");
    await page.keyboard.press("8");
    await expect.poll(() => page.locator('#example-suits [aria-pressed="true"]').count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator('#example-suits [aria-pressed="true"]').count()).toBe(0);
    expect(await page.locator("dialog#examples[open]").count(), "the page is still there").toBe(1);
    await page.keyboard.press("m");
    await page.waitForSelector("dialog#move-to[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#move-to", { state: "detached" });
    const there = "document.activeElement.closest('.board')?.id";
    expect(await page.evaluate(there), "the focus is where it was").toBe("example-suits");
    await page.keyboard.press("8");
    await page.keyboard.press("5");
    await expect.poll(shown).toBe("1");
    await page.keyboard.press("u");
    await expect.poll(shown).toBe("0");
    await page.keyboard.press("Escape");
    await closed(game);
  });

  test("loses the cards in hand to a window that a key opens", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const example = await Example.open(game, "suits");
    const { keyboard, mouse } = game.page.page;
    for (const [key, id] of [
      ["?", "help"],
      ["t", "read"],
      ["l", "moves"],
      ["m", "move-to"],
    ] as const) {
      const screen = await example.screen();
      const [spot, to] = [spotOf(screen, "7H"), middleOf(screen, "column-5")];
      await game.page.page.locator('#example-suits [data-card="7H"]').focus();
      await mouse.move(spot.x, spot.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 6 });
      await keyboard.press(key);
      await game.page.page.waitForSelector(`dialog#${id}[open]`);
      await mouse.up();
      await keyboard.press("Escape");
      await game.page.page.waitForSelector(`dialog#${id}`, { state: "detached" });
      await example.untilMoves(0);
    }
  });
});
