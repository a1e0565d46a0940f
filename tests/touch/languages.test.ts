import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { describe, expect } from "vitest";
import { root } from "../drive/cargo";
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

describe("a language", () => {
  /** All that the page has fetched since it was opened. */
  const fetched = async ({ page }: Game): Promise<string[]> => {
    const addresses = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    return addresses.map((address) => new URL(address).pathname);
  };
  const wordsIn = (paths: readonly string[]) =>
    paths.filter((path) => /^\/assets\/[\w-]+\//.test(path));

  test("costs no other, and no page before it is read", async ({ open }) => {
    const game = await open({ device: devices.phone });
    const { page } = game.page;
    await choose(game, "fi");
    await page.reload();
    await page.waitForSelector('body[data-ready="true"]');
    await game.press("menu");
    await page.waitForSelector("dialog#menu[open]");
    const before = wordsIn(await fetched(game));
    expect(before.toSorted()).toEqual(["/assets/fi/dialogs.js", "/assets/fi/table.js"]);
    await game.fingers.tap(await game.button('#menu [data-do="rules"]'));
    await page.waitForSelector("dialog#rules[open]");
    const after = wordsIn(await fetched(game)).filter((path) => !before.includes(path));
    expect(after).toEqual(["/assets/fi/rules.js"]);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  });

  test("brings no font", () => {
    const built = readdirSync(join(root, "ui/dist"), { recursive: true, encoding: "utf8" });
    expect(built.filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0);
    const kinds = new Set(built.map((path) => extname(path)));
    expect([...kinds].toSorted()).toEqual(["", ".css", ".html", ".js"]);
    for (const path of built.filter((name) => name.endsWith(".css"))) {
      expect(readFileSync(join(root, "ui/dist", path), "utf8")).not.toContain("@font-face");
    }
  });
});

describe("a chosen language", () => {
  test("is there again after a kill, also when the system speaks another", async ({ open }) => {
    const game = await open({ device: devices.phone });
    await choose(game, "pt-BR");
    await game.kill();
    const again = await open({ device: devices.phone });
    expect(await again.bridge.invoke("settings")).toMatchObject({ language: "pt-BR" });
    expect(await again.page.page.locator("html").getAttribute("lang")).toBe("pt-BR");
    const tool = again.page.page.locator('[data-do="undo"]');
    expect(await tool.getAttribute("aria-label")).toBe("Desfazer");
  });
});
