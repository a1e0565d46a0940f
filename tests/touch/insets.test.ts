// Notches, round corners and system bars: nothing of the game lies in them.
import { describe, expect } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { eachWindow } from "./every-window";
import { test, withBrowser, type Game } from "./game";
import { type Insets, none, outside, scrollToEnd, setInsets, ways } from "./surroundings";

withBrowser();

const screens: [string, number, number, Insets][] = [
  ["an iPhone with a notch", 390, 844, { top: 47, right: 0, bottom: 34, left: 0 }],
  ["an Android phone with gestures", 412, 915, { top: 24, right: 0, bottom: 24, left: 0 }],
  ["a phone without any", 360, 800, none],
  ["the smallest phone with a bar of buttons", 320, 568, { ...none, top: 24, bottom: 48 }],
  ["a notch to the left", 844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ["buttons to the right", 915, 412, { top: 24, right: 48, bottom: 0, left: 24 }],
  ["the smallest phone held sideways", 568, 320, { ...none, left: 44, right: 44, bottom: 21 }],
  ["a tablet", 768, 1024, { top: 24, right: 0, bottom: 20, left: 0 }],
  ["a tablet held sideways", 1024, 768, { ...none, top: 24, bottom: 20 }],
  ["a desktop's full screen", 1920, 1080, none],
];

const ON_TABLE = "[data-card], [data-pile], #status :is(button, .value), #tools button";
const IN_WINDOW = ":is(button, input, select, label, a, h1, h2, h3, p, li, dt, dd)";

async function setLeftHand(game: Game): Promise<void> {
  const settings = await game.bridge.invoke<Settings>("settings");
  await game.bridge.invoke("set_settings", { settings: { ...settings, leftHand: true } });
}

describe("insets", () => {
  for (const [what, width, height, insets] of screens) {
    const device = { width, height, scale: 1, touch: true };

    for (const hand of ["right", "left"]) {
      test(`${what}, ${hand} hand: nothing on the table lies in them`, async ({ open }) => {
        let game = await open({ device });
        if (hand === "left") {
          await setLeftHand(game);
          await game.kill();
          game = await open({ device });
        }
        for (const [way, set] of Object.entries(ways)) {
          await set(game, insets);
          await game.expectScreen();
          expect(await outside(game, ON_TABLE, insets), `the table, ${way}`).toEqual([]);
        }
      });
    }

    if (insets === none) continue;
    test(`${what}: nothing in a window lies in them, at its end neither`, async ({ open }) => {
      const seen: string[] = [];
      await eachWindow(open, device, async (game, name) => {
        seen.push(name);
        const inside = `dialog#${name} ${IN_WINDOW}`;
        for (const [way, set] of Object.entries(ways)) {
          await set(game, insets);
          expect(await outside(game, inside, insets), `${name}, ${way}`).toEqual([]);
          await scrollToEnd(game);
          expect(await outside(game, inside, insets), `the end of ${name}, ${way}`).toEqual([]);
        }
      });
      expect(seen).toHaveLength(14);
    });
  }

  test("what is told keeps out of them", async ({ open }) => {
    const insets = { top: 0, right: 90, bottom: 21, left: 47 };
    const game = await open({ device: { width: 568, height: 320, scale: 1, touch: true } });
    for (const set of Object.values(ways)) {
      await set(game, insets);
      await game.page.evaluate(() => {
        const notice = document.querySelector("#notice");
        if (notice) notice.innerHTML = `<p>${"Wort".repeat(30)} und mehr</p>`;
      });
      expect(await outside(game, "#notice", insets)).toEqual([]);
    }
  });

  test("follow the phone as it is turned", async ({ open }) => {
    const game = await open({ device: { width: 390, height: 844, scale: 1, touch: true } });
    await setInsets(game, { top: 47, right: 0, bottom: 34, left: 0 });
    await game.page.resize(844, 390);
    const turned = { top: 0, right: 47, bottom: 21, left: 47 };
    await setInsets(game, turned);
    await game.expectScreen();
    expect(await outside(game, ON_TABLE, turned)).toEqual([]);
  });
});
