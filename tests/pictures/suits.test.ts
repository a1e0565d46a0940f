// The suits are told apart by their shapes alone: without colour, at the pixels of a player's
// screen, in each index, by day and by night. And with four colours, by those as well.
import { PNG } from "pngjs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { Bridge } from "../drive/bridge";
import { type Device, GamePage, launch } from "../drive/chromium";
import { makeFolder, removeFolder } from "../drive/folder";
import { deal } from "../drive/known-games";
import { readStill } from "../drive/screen";
import { game, themes } from "./scenes";

/** Shapes are compared on a grid of so many dots a side. */
const GRID = 24;
/** The least share of the inked dots in which two suits differ. */
const LEAST = 0.1;

/** Where on a card its suit is, as shares of the card's width. Two ranks are equally wide: 3 and 5. */
interface Corner {
  left: number;
  right: number;
  bottom: number;
}

/** The screens, and which corner of their cards has the suit alone. */
const screens: [string, Device, Corner][] = [
  [
    "enlarged",
    { width: 360, height: 800, scale: 8, touch: true },
    { left: 0.56, right: 0.97, bottom: 0.48 },
  ],
  [
    "on the smallest phone",
    { width: 320, height: 568, scale: 2, touch: true },
    { left: 0.56, right: 0.97, bottom: 0.48 },
  ],
  [
    "on the smallest phone held sideways",
    { width: 568, height: 320, scale: 2, touch: true },
    { left: 0.6, right: 0.97, bottom: 0.29 },
  ],
  [
    "on a desktop",
    { width: 1280, height: 800, scale: 1, touch: false },
    { left: 0.235, right: 0.53, bottom: 0.29 },
  ],
];

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

/** The page as it looks with these settings. */
async function opened(device: Device, chosen: Partial<Settings>): Promise<GamePage> {
  const settings = await bridge.invoke<Settings>("settings");
  await bridge.invoke("set_settings", { settings: { ...settings, ...chosen } });
  return GamePage.open(browser, bridge, device);
}

const looks = themes.flatMap((theme) =>
  [false, true].map((fourColours) => {
    const name = `${theme}, ${fourColours ? "four" : "two"} colours`;
    return { name, theme, fourColours };
  }),
);

describe.for(screens)("without colour, %s", ([, device, corner]) => {
  test.for(looks)("the suits in the indices differ, $name", async ({ theme, fourColours }) => {
    const page = await opened(device, { theme, fourColours });
    const { cards } = await readStill(page);
    const drawn = async (name: string) => {
      const card = cards[name];
      if (card === undefined) throw new Error(`the ${name} is not on the screen`);
      const { x, y, width: w } = card;
      const clip = {
        x: x + corner.left * w,
        y: y + 1.5,
        width: (corner.right - corner.left) * w,
        height: corner.bottom * w - 1.5,
      };
      return shape(PNG.sync.read(await page.page.screenshot({ clip })));
    };
    const within: number[] = [];
    const between: number[] = [];
    for (const [index, suit] of suits.entries()) {
      const three = await drawn(`3${suit}`);
      within.push(difference(three, await drawn(`5${suit}`)));
      for (const other of suits.slice(index + 1)) {
        between.push(difference(three, await drawn(`3${other}`)));
      }
    }
    await page.close();
    expect(Math.min(...between), "the least difference between two suits").toBeGreaterThan(LEAST);
    expect(Math.max(...within), "the greatest difference within a suit").toBeLessThan(
      Math.min(...between) / 2,
    );
  });
});

test.for(looks)("the suits have the colours that were chosen, $name", async (look) => {
  const page = await opened({ width: 360, height: 800, scale: 1, touch: true }, look);
  const colours = await page.page.evaluate((all) => {
    const inks = all.map((suit) => document.querySelector(`[data-card="7${suit}"] path`));
    return inks.map((ink) => ink && getComputedStyle(ink).fill);
  }, suits);
  await page.close();
  expect(colours).not.toContain(null);
  expect(new Set(colours).size).toBe(look.fourColours ? 4 : 2);
});
