// What befell the saved files is told at the start, all of it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { Bridge } from "../drive/bridge";
import { devices, GamePage, launch } from "../drive/chromium";
import { gameFolder, makeFolder, removeFolder } from "../drive/folder";
import { deal, mixedGame } from "../drive/known-games";

let browser: Browser;
let folder: string;
let bridge: Bridge;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** The program finds a game and settings that nobody can read any more. */
beforeEach(async () => {
  folder = makeFolder();
  const before = await Bridge.start(folder);
  await deal(before, mixedGame);
  await before.close();
  for (const name of ["game", "game.checkpoint", "settings", "settings.checkpoint"]) {
    writeFileSync(join(gameFolder(folder), `${name}.json`), "{");
  }
  bridge = await Bridge.start(folder);
});
afterEach(async () => {
  await bridge.close();
  removeFolder(folder);
});

/** A script that takes what the program has written into the page away before the page reads it. */
const unwritten = `document.addEventListener("readystatechange", () => {
  document.querySelector("#start")?.remove();
}, { once: true });`;

test.each([
  ["", ""],
  [", also where the page has to ask for its start", unwritten],
])("the game's loss and that of the settings stand together%s", async (_, before) => {
  const { page, complaints } = await GamePage.open(browser, bridge, devices.smallPhone, {
    before,
  });
  const told = page.locator("#notice p");
  await expect
    .poll(() => told.allTextContents())
    .toEqual([
      expect.stringMatching(/^The saved game was damaged beyond repair/),
      expect.stringMatching(/^The saved settings were damaged/),
    ]);
  expect((await told.first().boundingBox())?.y, "on the screen").toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});
