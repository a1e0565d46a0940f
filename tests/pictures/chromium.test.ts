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
import { deal, play } from "../drive/known-games";
import { readStill } from "../drive/screen";
import { type Artist, committed, fault } from "./compare";
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
  untilSettled,
} from "./scenes";

let browser: Browser;
let artist: Artist;
beforeAll(async () => {
  browser = await launch();
  artist = { engine: "chromium", version: browser.version() };
});
afterAll(async () => {
  await browser.close();
});

/** The program with the moves of a stage made. */
async function tableAt(stage: Stage): Promise<{ bridge: Bridge; end: () => Promise<void> }> {
  const folder = makeFolder();
  const bridge = await Bridge.start(folder);
  const end = async () => {
    await bridge.kill();
    removeFolder(folder);
  };
  await deal(bridge, game);
  await play(bridge, movesUntil(stage));
  return { bridge, end };
}

async function photograph(
  bridge: Bridge,
  size: (typeof sizes)[Size] | typeof shopPhone,
  { theme, leftHand = false }: { theme: Theme; leftHand?: boolean },
  scale = 1,
): Promise<Buffer> {
  const settings = await bridge.invoke<Settings>("settings");
  await bridge.invoke("set_settings", { settings: { ...settings, theme, leftHand } });
  const page = await GamePage.open(browser, bridge, { ...size, scale });
  try {
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

  test.for<Shot>(shotsAt(stage))("$name", async ({ name, size, theme, leftHand }) => {
    const picture = await photograph(table.bridge, sizes[size], { theme, leftHand });
    expect(fault(picture, committed("chromium", name), artist)).toBeNull();
  });
});

test("the README's pictures are of the present table", async () => {
  const file = (name: string) => join(root, "docs", "pictures", `${name}.png`);
  const { bridge, end } = await tableAt("middle");
  try {
    expect(
      fault(
        await photograph(bridge, sizes.phone, { theme: "light" }, 2),
        file("table-phone"),
        artist,
      ),
    ).toBeNull();
    const desktop = await photograph(bridge, sizes.desktop, { theme: "dark" });
    expect(fault(desktop, file("table-desktop-dark"), artist)).toBeNull();
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
      const picture = await photograph(bridge, shopPhone, { theme }, 2);
      expect(fault(picture, join(folder, `${number}.png`), artist)).toBeNull();
    } finally {
      await end();
    }
  });
});
