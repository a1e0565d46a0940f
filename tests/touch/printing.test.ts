// What is printed is black on white, whatever is seen on the screen.
import { expect } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { BackButton } from "../drive/back-button";
import { Bridge } from "../drive/bridge";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "./game";
import { read } from "./reading";

withBrowser();

/** What a desktop prints, were it printing now: the elements that can be seen. */
const printing = async (
  game: Game,
): Promise<{ table: boolean; page: boolean; colours: string[] }> => {
  await game.page.page.emulateMedia({ media: "print" });
  return game.page.evaluate(() => {
    const seen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const sheet = document.querySelector("dialog[open] .sheet") ?? document.body;
    const { color, backgroundColor } = getComputedStyle(sheet);
    return {
      table: seen("#table") || seen("#status") || seen("#tools"),
      page: seen("dialog[open] h1"),
      colours: [color, backgroundColor],
    };
  });
};

test("the examples print dark suits on white, by night and in four colours too", async ({
  dataHome,
  open,
}) => {
  const bridge = await Bridge.start(dataHome);
  const settings = await bridge.invoke<Settings>("settings");
  const chosen: Settings = { ...settings, theme: "dark", fourColours: true };
  await bridge.invoke("set_settings", { settings: chosen });
  await bridge.close();
  const game = await open({ device: devices.desktop });
  const { page } = game.page;
  await page.evaluate("window.print = () => {}");
  await page.locator('[data-do="menu"]').click();
  await page.locator('#menu [data-do="examples"]').click();
  await page.locator('#examples [data-do="print"]').click();
  await page.waitForSelector("#example-suits [data-card]");
  await page.emulateMedia({ media: "print" });
  const printed = await game.page.evaluate(() =>
    Array.from(document.querySelectorAll("#examples .board [data-card]"), (card) => ({
      card: card.getAttribute("data-card") ?? "",
      ink: getComputedStyle(card).color,
      paper: getComputedStyle(card).backgroundColor,
    })),
  );
  await page.emulateMedia({ media: "screen" });
  expect(new Set(printed.map(({ card }) => card.slice(1)))).toEqual(new Set("SHDC"));
  for (const { card, ink, paper } of printed) {
    expect({ card, ink, paper }).toEqual({
      card,
      ink: "rgb(0, 0, 0)",
      paper: "rgb(255, 255, 255)",
    });
  }
});

test("pages print alone, black on white, by night too", async ({ open }) => {
  const game = await open({ device: devices.desktop });
  const { page } = game.page;
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }");
  await page.locator('[data-do="menu"]').click();
  await page.locator('#menu [data-do="rules"]').click();
  await page.locator('#rules [data-do="print"]').click();
  expect(await page.getAttribute("body", "data-printed")).toBe("yes");
  const { table, page: text, colours } = await printing(game);
  expect({ table, text }).toEqual({ table: false, text: true });
  expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: "screen" });
});

test("pages have no button to print on a phone", async ({ open }) => {
  const game = await open({ device: devices.android, page: { take: new BackButton().take } });
  await read(game, "rules");
  expect(await game.page.page.locator('[data-do="print"]').count()).toBe(0);
});
