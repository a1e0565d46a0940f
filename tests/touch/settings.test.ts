// Every choice in the settings: it acts at once, and is there again after the program was killed.
import { expect } from "vitest";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "./game";
import { motions, noteMotions } from "./motions";
import { count, intoTheTrap, trap } from "./trap";

withBrowser();

/** What the page has sent to the phone's own parts, which no desktop program has. */
const felt: string[] = [];
const take = (text: string): boolean => {
  const { cmd } = JSON.parse(text) as { cmd: string };
  if (cmd.startsWith("plugin:haptics")) felt.push(cmd);
  return cmd.startsWith("plugin:haptics") || cmd.startsWith("plugin:app");
};

/** Counts what can be heard. */
const before = `{
  const make = BaseAudioContext.prototype.createBufferSource;
  window.tones = 0;
  BaseAudioContext.prototype.createBufferSource = function () {
    window.tones += 1;
    return make.call(this);
  };
}`;

const openedAs = { device: devices.android, page: { take, before } };

/** Takes the last move back and makes it again. */
async function moveAgain(game: Game): Promise<void> {
  await game.press("undo");
  await game.untilMoves(0);
  await game.press("redo");
  await game.untilMoves(1);
}

const attribute = (name: string) => (game: Game) =>
  game.page.page.locator("html").getAttribute(name);

async function gone(game: Game): Promise<void> {
  await game.page.page.waitForSelector("dialog", { state: "detached" });
}

/** A control of the settings: what it is set to, and what comes of it before and after. */
interface Choice {
  set: string | boolean;
  effect: (game: Game) => Promise<unknown>;
  usual: unknown;
  changed: unknown;
}

const choices: Record<string, Choice> = {
  language: { set: "de", effect: attribute("lang"), usual: "en-US", changed: "de" },
  theme: { set: "dark", effect: attribute("data-theme"), usual: "light", changed: "dark" },
  fourColours: {
    set: true,
    effect: (game) =>
      game.page.evaluate(() => {
        const inks = Array.from("SHDC", (suit) => {
          const card = document.querySelector(`[data-card="A${suit}"]`);
          return card ? getComputedStyle(card).color : "";
        });
        return new Set(inks).size;
      }),
    usual: 2,
    changed: 4,
  },
  letters: {
    set: "french",
    effect: (game) =>
      game.page.page.locator('[data-card="KS"] svg > path').first().getAttribute("d"),
    usual: expect.any(String),
    changed: expect.any(String),
  },
  leftHand: {
    set: true,
    effect: async (game) => {
      const { piles } = await game.screen();
      return (piles["cell-1"]?.x ?? 0) < (piles["foundation-S"]?.x ?? 0);
    },
    usual: true,
    changed: false,
  },
  timer: { set: false, effect: (game) => count(game, ".figure.time"), usual: 1, changed: 0 },
  letterKeys: {
    set: false,
    effect: async (game) => {
      await game.page.page.locator('#table [tabindex="0"]').focus();
      await game.page.page.keyboard.press("n");
      await game.page.page.keyboard.press("ArrowRight");
      await game.screen();
      const opened = await count(game, "dialog#new-game");
      if (opened) await game.page.page.keyboard.press("Escape");
      await gone(game);
      return opened;
    },
    usual: 1,
    changed: 0,
  },
  motion: {
    set: "fast",
    effect: async (game) => {
      await motions(game);
      await moveAgain(game);
      return (await motions(game)).map(({ duration }) => duration);
    },
    usual: [180, 180],
    changed: [90, 90],
  },
  haptics: {
    set: false,
    effect: async (game) => {
      felt.length = 0;
      await moveAgain(game);
      return felt;
    },
    usual: ["plugin:haptics|impact_feedback", "plugin:haptics|impact_feedback"],
    changed: [],
  },
  sound: {
    set: true,
    effect: async (game) => {
      const tones = () => game.page.page.evaluate<number>("window.tones");
      const quiet = await tones();
      await moveAgain(game);
      return (await tones()) > quiet;
    },
    usual: false,
    changed: true,
  },
  winnable: {
    set: false,
    effect: async (game) => {
      await game.press("new-game");
      const chosen = game.page.page.locator('#new-game [name="winnable"]');
      const checked = await chosen.isChecked();
      await game.page.page.keyboard.press("Escape");
      await gone(game);
      return checked;
    },
    usual: true,
    changed: false,
  },
  lostNotice: { set: false, effect: (game) => count(game, "#mark"), usual: 1, changed: 0 },
};

async function openSettings(game: Game): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
  await game.page.page.waitForSelector("dialog#settings[open]");
}

/** Sets a control as a player would. */
async function set(game: Game, name: string, to: string | boolean): Promise<void> {
  const { page } = game.page;
  const control = page.locator(`#settings [name="${name}"]`);
  if (typeof to === "boolean") return control.setChecked(to, { force: true });
  if ((await control.first().getAttribute("type")) === "radio") {
    return page.locator(`#settings [name="${name}"][value="${to}"]`).check({ force: true });
  }
  await control.selectOption(to);
}

/** What a control is set to. */
const setting = (game: Game, name: string): Promise<string | boolean> =>
  game.page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLInputElement>(`#settings [name="${wanted}"]`)];
    const [one] = all;
    if (one?.type === "checkbox") return one.checked;
    return (all.find(({ checked }) => checked) ?? one)?.value ?? "";
  }, name);

test("every setting acts at once, and for good", { timeout: 180_000 }, async ({ open }) => {
  const game = await open({ ...openedAs, code: trap, after: () => [intoTheTrap] });
  await game.page.page.waitForSelector("#mark");
  await noteMotions(game);
  const former: Record<string, unknown> = {};
  for (const [name, { effect, usual }] of Object.entries(choices)) {
    former[name] = await effect(game);
    expect(former[name], `${name}, as it is at first`).toEqual(usual);
  }
  await openSettings(game);
  const named = await game.page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLInputElement>("#settings [name]"), (one) => one.name),
  );
  expect(Object.keys(choices).toSorted(), "no control is forgotten").toEqual(
    [...new Set(named)].toSorted(),
  );
  for (const [name, { set: to }] of Object.entries(choices)) await set(game, name, to);
  await game.page.page.keyboard.press("Escape");
  await gone(game);
  for (const [name, { effect, changed }] of Object.entries(choices)) {
    if (name === "letters") {
      await expect.poll(() => effect(game), { message: name }).not.toEqual(former[name]);
    } else await expect.poll(() => effect(game), { message: name }).toEqual(changed);
  }

  await game.kill();
  const again = await open({ ...openedAs, code: null });
  await noteMotions(again);
  for (const [name, { effect, changed }] of Object.entries(choices)) {
    const found = await effect(again);
    if (name === "letters") expect(found, `${name}, after a kill`).not.toEqual(former[name]);
    else expect(found, `${name}, after a kill`).toEqual(changed);
  }
  await openSettings(again);
  for (const [name, { set: to }] of Object.entries(choices)) {
    expect(await setting(again, name), `the control of ${name}, after a kill`).toBe(to);
  }
});
