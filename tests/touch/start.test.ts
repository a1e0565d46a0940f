// How the page comes to its first view.
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import type { Start } from "../../ui/src/bindings/Start";
import { firstFiles } from "../bench/first-load";
import { Bridge } from "../drive/bridge";
import { devices, GamePage, launch } from "../drive/chromium";
import { makeFolder, removeFolder } from "../drive/folder";
import { mixedGame, movesOf } from "../drive/known-games";

let browser: Browser;
let folder: string;
let bridge: Bridge;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  folder = makeFolder();
  bridge = await Bridge.start(folder);
  await bridge.invoke("new_game", { cells: 4, code: mixedGame });
});
afterEach(async () => {
  await bridge.close();
  removeFolder(folder);
});

/** The page as the program hands it out. */
const handed = async (): Promise<string> => String((await bridge.asset("/"))?.body);

/** What is written into it. */
const startIn = (page: string): Start => {
  const [, data = ""] =
    /<script type="application\/json" id="start">([^<]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(data) as Start;
};

/** Gives the player these settings besides the others. */
const set = async (chosen: Partial<Settings>): Promise<void> => {
  const settings = await bridge.invoke<Settings>("settings");
  await bridge.invoke("set_settings", { settings: { ...settings, ...chosen } });
};

const open = (before: string, take: (message: string) => boolean = () => false) =>
  GamePage.open(browser, bridge, devices.phone, { before, take });

describe("the page", () => {
  test("begins with the table as it is, each time that it is handed out", async () => {
    const [first] = movesOf(mixedGame);
    for (const moves of [0, 1]) {
      if (moves > 0) await bridge.invoke("drop_on", { card: first?.card, pile: first?.pile });
      const { view, settings } = startIn(await handed());
      // Time goes on, and a proof may come between the two.
      const { time: _time, verdict: _verdict, back: _back, ...now } = await bridge.view();
      expect(view, `after ${moves} moves`).toMatchObject(now);
      expect(view.moves).toBe(moves);
      expect(settings).toEqual(await bridge.invoke("settings"));
    }
  });

  test("wears the chosen colours before anything runs in it", async () => {
    expect(await handed(), "the system's are its own affair").toContain("<html>");
    await set({ theme: "dark" });
    expect(await handed()).toContain('<html data-theme="dark">');
    await set({ theme: "light" });
    expect(await handed()).toContain('<html data-theme="light">');
  });

  test("shows the table before anything is answered", async () => {
    const asked: string[] = [];
    const page = await open("", (message) => {
      asked.push((JSON.parse(message) as { cmd: string }).cmd);
      return true;
    });
    expect(await page.page.locator(".card").count()).toBe(52);
    expect(await page.page.locator("#table").getAttribute("data-code")).toBe(mixedGame);
    // So all of these have gone unanswered.
    await expect.poll(() => asked).toContain("plugin:event|listen");
    await page.close();
  });

  test("loads no script or style for its first view but those that are weighed", async () => {
    const page = await open("");
    const loaded = await page.evaluate(() => {
      const [ready] = performance.getEntriesByName("ready");
      if (!ready) throw new Error("there has been no first view");
      return performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime < ready.startTime)
        .map(({ name }) => new URL(name).pathname.slice(1))
        .filter((path) => /\.(js|css)$/.test(path));
    });
    expect(loaded.toSorted()).toEqual(firstFiles().toSorted());
    await page.close();
  });

  test("asks for what was proven or is to be told since", async () => {
    const asked: string[] = [];
    const page = await open("", (message) => {
      asked.push((JSON.parse(message) as { cmd: string }).cmd);
      return false;
    });
    await expect.poll(() => asked).toContain("view");
    await page.close();
  });
});

describe("the words of the language that was spoken last", () => {
  const kept = (language: string) => `localStorage.setItem("spoken", ${JSON.stringify(language)})`;
  /** What was fetched of any language, and of which kind. */
  const fetched = (page: GamePage) =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith("/table.js")),
    );

  test("come along with the game, and no others", async () => {
    await set({ language: "fi" });
    const page = await open(kept("fi"));
    expect(await page.page.locator('script[src$="/fi/table.js"]').count()).toBe(1);
    expect(await fetched(page)).toEqual(["/assets/fi/table.js"]);
    expect(await page.page.locator("[data-do=undo]").getAttribute("aria-label")).toBe("Peru");
    expect(page.complaints).toEqual([]);
    await page.close();
  });

  test("are of no use in another language, which is fetched as well", async () => {
    await set({ language: "fi" });
    const page = await open(kept("de"));
    expect(await fetched(page)).toEqual(["/assets/de/table.js", "/assets/fi/table.js"]);
    expect(await page.page.locator("[data-do=undo]").getAttribute("aria-label")).toBe("Peru");
    await page.close();
  });

  test("are asked for by no name that is none", async () => {
    const page = await open(kept('"></script><h1>'));
    expect(await page.page.locator("h1").count()).toBe(0);
    expect(await fetched(page)).toEqual(["/assets/en/table.js"]);
    await page.close();
  });
});
