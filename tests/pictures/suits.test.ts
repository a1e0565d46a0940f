// The suits are told apart by their shapes alone: without colour, by day and by night.
import { PNG } from "pngjs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { Bridge } from "../drive/bridge";
import { devices, GamePage, launch } from "../drive/chromium";
import { makeFolder, removeFolder } from "../drive/folder";
import { deal } from "../drive/known-games";
import { readStill } from "../drive/screen";
import { game, themes } from "./scenes";

/** Shapes are compared on a grid of so many dots a side. */
const GRID = 24;
/** The least share of the inked dots in which two suits differ. */
const LEAST = 0.1;

let browser: Browser;
let bridge: Bridge;
const suits = Array.from("SHDC");
const folder = makeFolder();
beforeAll(async () => {
  browser = await launch();
  bridge = await Bridge.start(folder);
  await deal(bridge, game);
});
afterAll(async () => {
  await bridge.kill();
  await browser.close();
  removeFolder(folder);
});

/** The grey of each pixel, as sRGB's luma from 0 to 255, in rows. */
function greys(picture: PNG): number[][] {
  const { width, height, data } = picture;
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_dot, x) => {
      const [r = 0, g = 0, b = 0] = data.subarray(4 * (y * width + x));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    }),
  );
}

/** The shape on a picture, filling a grid: which dots are nearer to the ink than to the paper. */
function shape(picture: PNG): boolean[] {
  const rows = greys(picture);
  const paper = rows[0]?.[0] ?? 0;
  const contrast = Math.max(...rows.flat().map((grey) => Math.abs(grey - paper)));
  const inked = rows.map((row) => row.map((grey) => Math.abs(grey - paper) > contrast / 2));
  const span = (marks: boolean[]) => [marks.indexOf(true), marks.lastIndexOf(true) + 1] as const;
  const [top, bottom] = span(inked.map((row) => row.includes(true)));
  const [left, right] = span((rows[0] ?? []).map((_, x) => inked.some((row) => row[x])));
  const at = (step: number, from: number, to: number) =>
    from + Math.floor(((step + 0.5) / GRID) * (to - from));
  return Array.from({ length: GRID * GRID }, (_, dot) => {
    const row = inked[at(Math.floor(dot / GRID), top, bottom)];
    return row?.[at(dot % GRID, left, right)] ?? false;
  });
}

/** In which share of the dots that either shape inks they differ. */
function difference(one: boolean[], other: boolean[]): number {
  const either = one.filter((ink, dot) => ink || other[dot]).length;
  return one.filter((ink, dot) => ink !== other[dot]).length / either;
}

describe("without colour", () => {
  test.for(themes)("the suits in the indices differ, %s", async (theme) => {
    // Enlarged, so that the shapes are compared and not how they fall on pixels.
    const settings = await bridge.invoke<Settings>("settings");
    await bridge.invoke("set_settings", { settings: { ...settings, theme } });
    const page = await GamePage.open(browser, bridge, { ...devices.phone, scale: 8 });
    const { cards } = await readStill(page);
    const drawn = async (name: string) => {
      const card = cards[name];
      if (card === undefined) throw new Error(`the ${name} is not on the screen`);
      // The right half of the strip that every card shows has the suit of its index.
      const [width, height] = [card.width * 0.44, card.width * 0.38];
      const clip = { x: card.x + card.width - width - 2, y: card.y + 2, width, height };
      return shape(PNG.sync.read(await page.page.screenshot({ clip })));
    };
    const within: number[] = [];
    const between: number[] = [];
    for (const [index, suit] of suits.entries()) {
      const seven = await drawn(`7${suit}`);
      within.push(difference(seven, await drawn(`9${suit}`)));
      for (const other of suits.slice(index + 1)) {
        between.push(difference(seven, await drawn(`7${other}`)));
      }
    }
    expect(Math.min(...between), "the least difference between two suits").toBeGreaterThan(LEAST);
    expect(Math.max(...within), "the greatest difference within a suit").toBeLessThan(
      Math.min(...between) / 2,
    );
    await page.close();
  });
});
