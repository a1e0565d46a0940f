// What is printed is black on white, whatever is seen on the screen.
import { expect } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { Bridge } from "../drive/bridge";
import { devices } from "../drive/chromium";
import { test, withBrowser } from "./game";

withBrowser();

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
