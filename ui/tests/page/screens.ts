import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../styles/main.css";
import type { Language } from "../../src/bindings/Language";
import { openPage } from "../../src/page";
import { Recording } from "../recorded";
import { faults } from "./fits";
import { clear, find, soon } from "./hands";

type Size = readonly [width: number, height: number];

/** The narrowest screen that we know, and a desktop's. */
const SIZES: readonly Size[] = [
  [320, 568],
  [1280, 800],
];

/** What the eye is to judge, too: screenshots of these go to `target/looks`. */
const LOOKED_AT = new Set(["table", "new-game", "settings", "rules"]);

const look = async (id: string, name: string) => {
  if (!LOOKED_AT.has(id)) return;
  const path = `../../../target/looks/${name}-${innerWidth}-${id}.png`;
  const { base64 } = await page.screenshot({ path, base64: true });
  expect(base64, "a picture is there").toMatch(/^iVBOR/);
};

/** A page of this size and in this language, with nothing left of the page before. */
const openIn = async (language: Language, [width, height]: Size): Promise<Recording> => {
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height);
  await clear();
  const backend = new Recording(5);
  backend.choices = { ...backend.choices, language };
  await openPage(backend);
  return backend;
};

const press = (selector: string) => find(selector).click();

/** Opens a window by its line in the menu. */
const fromMenu = (item: string) => async () => {
  press('#tools [data-do="menu"]');
  (await soon(`#menu [data-do="${item}"]`)).click();
};

const type = async (code: string) => {
  const field = (await soon("#new-game input.code")) as HTMLInputElement;
  field.value = code;
  field.dispatchEvent(new Event("input"));
  await expect.poll(() => find("#code-answer").textContent.trim()).not.toBe("");
};

/** How to come to each window. */
const WINDOWS: Record<string, (backend: Recording) => unknown> = {
  "new-game": async (backend) => {
    backend.choose("new-game");
    await type("BK1-C4-AAAAA29");
  },
  settings: (backend) => backend.choose("settings"),
  help: (backend) => backend.choose("keys"),
  about: (backend) => backend.choose("about"),
  menu: () => press('#tools [data-do="menu"]'),
  statistics: fromMenu("statistics"),
  rules: fromMenu("rules"),
  faq: fromMenu("faq"),
  read: fromMenu("read"),
  moves: fromMenu("moves"),
  lost: (backend) => {
    backend.judge({ revision: backend.shown.revision, verdict: "lost", back: 12 });
    press("#mark");
  },
};

/** Most windows are the same on a desktop, and have more room there. */
const WIDE = new Set(["new-game", "settings", "rules"]);

/** Every screen at every size: all of it can be read. */
export const describeScreens = (name: string, language: Language): void => {
  describe.each(SIZES)(`in ${name}, at %i by %i`, (...size) => {
    const [width, height] = size;
    let backend: Recording;
    beforeAll(async () => {
      backend = await openIn(language, size);
    });
    afterEach(async () => {
      for (const dialog of document.querySelectorAll("dialog")) dialog.close();
      await vi.waitUntil(() => !document.querySelector("dialog"));
      expect(document.documentElement.dataset["kind"]).toBe(width < height ? "portrait" : "wide");
    });

    const bars = () => [...faults(find("#status")), ...faults(find("#tools"))];

    test("the bars can be read", async () => {
      expect(bars()).toEqual([]);
      await look("table", name);
    });

    const windows = Object.entries(WINDOWS).filter(([id]) => width < height || WIDE.has(id));
    test.each(windows)("the window %s can be read", async (id, go) => {
      await go(backend);
      const sheet = await soon(`#${id} .sheet`);
      for (const animation of sheet.getAnimations()) animation.finish();
      expect(faults(sheet)).toEqual([]);
      await look(id, name);
    });

    test("the bars of a lost table can be read", async () => {
      backend.judge({ revision: backend.shown.revision, verdict: "lost", back: 12 });
      expect(bars()).toEqual([]);
    });
  });
};
