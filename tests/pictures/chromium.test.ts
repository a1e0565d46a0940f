// The page in Chromium, compared with the committed pictures.
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import type { Theme } from "../../ui/src/bindings/Theme";
import { Bridge } from "../drive/bridge";
import { root } from "../drive/cargo";
import { GamePage, launch } from "../drive/chromium";
import { makeFolder, removeFolder } from "../drive/folder";
import { deal, movesOf, play } from "../drive/known-games";
import { readStill } from "../drive/screen";
import { committed, faultOrTaken } from "./compare";
import {
  game,
  movesUntil,
  shopPhone,
  type Shot,
  shotsAt,
  type Size,
  sizes,
  type Stage,
  stages,
  themes,
  untilSettled,
} from "./scenes";
import { type Artist, artistHere } from "./versions";

let browser: Browser;
let artist: Artist;
beforeAll(async () => {
  browser = await launch();
  artist = artistHere("chromium", browser.version());
});
afterAll(async () => {
  await browser.close();
});

/** The program with the moves of a stage made, or all but the last. */
async function tableAt(
  stage: Stage | "last",
): Promise<{ bridge: Bridge; end: () => Promise<void> }> {
  const folder = makeFolder();
  const bridge = await Bridge.start(folder);
  const end = async () => {
    await bridge.kill();
    removeFolder(folder);
  };
  await deal(bridge, game);
  await play(bridge, stage === "last" ? movesOf(game).slice(0, -1) : movesUntil(stage));
  return { bridge, end };
}

async function photograph(
  bridge: Bridge,
  size: (typeof sizes)[Size] | typeof shopPhone,
  {
    theme,
    leftHand = false,
    fourColours = false,
    scale = 1,
    act = () => Promise.resolve(),
  }: {
    theme: Theme;
    leftHand?: boolean;
    fourColours?: boolean;
    scale?: number;
    /** What is done on the page before the picture is taken. */
    act?: (page: GamePage) => Promise<void>;
  },
): Promise<Buffer> {
  const settings = await bridge.invoke<Settings>("settings");
  const chosen = { ...settings, theme, leftHand, fourColours };
  await bridge.invoke("set_settings", { settings: chosen });
  const page = await GamePage.open(browser, bridge, { ...size, scale });
  try {
    await untilSettled(page);
    await act(page);
    await untilSettled(page);
    await readStill(page);
    return await page.page.screenshot();
  } finally {
    await page.close();
  }
}

describe.for(stages)("Chromium, %s in a game", (stage) => {
  let table: Awaited<ReturnType<typeof tableAt>>;
  beforeAll(async () => {
    table = await tableAt(stage);
  });
  afterAll(() => table.end());

  test.for<Shot>(shotsAt(stage))("$name", async ({ name, size, ...how }) => {
    const picture = await photograph(table.bridge, sizes[size], how);
    expect(faultOrTaken(picture, committed("chromium", name), artist)).toBeNull();
  });
});

describe("Chromium, on the way", () => {
  test.for(themes)("a card is selected, and the places that take it are lit, %s", async (theme) => {
    const { bridge, end } = await tableAt("early");
    try {
      const { lifts } = await bridge.view();
      const several = Object.entries(lifts).filter(([, lift]) => !lift?.home);
      const [card = ""] = several.toSorted(
        ([, a], [, b]) => (b?.targets.length ?? 0) - (a?.targets.length ?? 0),
      )[0] ?? [""];
      const act = async ({ page }: GamePage) => {
        await page.locator(`[data-card="${card}"]`).tap();
        await page.waitForSelector(".mark-target:not(.hidden)");
      };
      const picture = await photograph(bridge, sizes.phone, { theme, act });
      expect(faultOrTaken(picture, committed("chromium", `selected-${theme}`), artist)).toBeNull();
    } finally {
      await end();
    }
  });

  test.for([
    { size: "phone", theme: "light" },
    { size: "desktop", theme: "dark" },
  ] as const)("a game is won, $size, $theme", async ({ size, theme }) => {
    const { bridge, end } = await tableAt("last");
    try {
      const act = async ({ page }: GamePage) => {
        await page.locator(`[data-card="${movesOf(game).at(-1)?.card}"]`).press("f");
        await page.waitForSelector("dialog#win[open]");
      };
      const picture = await photograph(bridge, sizes[size], { theme, act });
      expect(
        faultOrTaken(picture, committed("chromium", `win-${size}-${theme}`), artist),
      ).toBeNull();
    } finally {
      await end();
    }
  });
});

test("the README's pictures are of the present table", async () => {
  const file = (name: string) => join(root, "docs", "pictures", `${name}.png`);
  const { bridge, end } = await tableAt("middle");
  try {
    const phone = await photograph(bridge, sizes.phone, { theme: "light", scale: 2 });
    expect(faultOrTaken(phone, file("table-phone"), artist)).toBeNull();
    const desktop = await photograph(bridge, sizes.desktop, { theme: "dark" });
    expect(faultOrTaken(desktop, file("table-desktop-dark"), artist)).toBeNull();
  } finally {
    await end();
  }
});

describe("the shop's pictures are of the present table", () => {
  test.for([
    { number: 1, stage: "early", theme: "light" },
    { number: 2, stage: "middle", theme: "dark" },
    { number: 3, stage: "late", theme: "light" },
  ] as const)("$stage in a game, $theme", async ({ number, stage, theme }) => {
    const folder = join(root, "fastlane/metadata/android/en-US/images/phoneScreenshots");
    const { bridge, end } = await tableAt(stage);
    try {
      const picture = await photograph(bridge, shopPhone, { theme, scale: 2 });
      expect(faultOrTaken(picture, join(folder, `${number}.png`), artist)).toBeNull();
    } finally {
      await end();
    }
  });
});
