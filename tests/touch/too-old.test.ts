// A web view that is too old for the game says so, instead of staying blank.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { violations } from "../access/axe";
import { Bridge } from "../drive/bridge";
import { type Device, devices, GamePage, launch } from "../drive/chromium";
import { makeFolder, removeFolder } from "../drive/folder";

let browser: Browser;
let folder: string;
let bridge: Bridge;
beforeAll(async () => {
  browser = await launch();
  folder = makeFolder();
  bridge = await Bridge.start(folder);
});
afterAll(async () => {
  await bridge.close();
  removeFolder(folder);
  await browser.close();
});

/** What engines before Chrome 111 and Safari 16.2 lack. */
const before = `{
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...words) => !words.join().includes("color-mix") && supports(...words);
}`;

async function pageOn(device: Device): Promise<{ text: string; page: GamePage }> {
  const page = await GamePage.open(browser, bridge, device, { before, until: "#too-old" });
  return { text: await page.page.locator("body").innerText(), page };
}

describe("a web view that is too old", () => {
  test("is named on Android, with its version and what to do", async () => {
    const { text, page } = await pageOn(devices.android);
    expect(text).toContain("Please update the Android System WebView");
    expect(text).toContain("It must be version 111 or newer. Here it is version 150.");
    expect(text).toContain("Your game is kept until then.");
    const { width, colour } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      colour: getComputedStyle(document.documentElement).backgroundColor,
    }));
    expect(width, "fits the screen").toBeLessThanOrEqual(devices.android.width);
    expect(colour, "lies on the cloth").toBe("rgb(223, 203, 166)");
    expect(await violations(page), "can be read by everyone").toEqual([]);
    await page.close();
  });

  test("is told of in the language that the game speaks, or else the system", async () => {
    const spoken = `${before} localStorage.setItem("spoken", "ar");`;
    const arabic = await GamePage.open(browser, bridge, devices.android, {
      before: spoken,
      until: "#too-old",
    });
    expect(await arabic.page.locator("html").getAttribute("dir")).toBe("rtl");
    expect(await arabic.page.locator("h1").innerText()).toContain("حدّث");
    await arabic.close();
    const systems = `${before} Object.defineProperty(navigator, "languages", { value: ["eo", "pt-PT"] });`;
    const portuguese = await GamePage.open(browser, bridge, devices.android, {
      before: systems,
      until: "#too-old",
    });
    expect(await portuguese.page.locator("html").getAttribute("lang")).toBe("pt-BR");
    await portuguese.close();
  });

  test("is the system's elsewhere", async () => {
    const { text, page } = await pageOn(devices.desktop);
    expect(text).toContain("Please update the system");
    expect(text).not.toContain("Android");
    await page.close();
  });

  test("shows nothing of the game, and runs none of it", async () => {
    const { text, page } = await pageOn(devices.android);
    expect(text).not.toMatch(/script|<|assets/);
    expect(await page.page.locator("#table, script[type=module]").count()).toBe(0);
    expect(page.complaints).toEqual([]);
    await page.close();
  });
});
