// What a finger may not do by the way: zoom by a double tap, open a callout, select, pull the page.
import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { eachWindow } from "./every-window";
import { test, withBrowser, type Game } from "./game";

withBrowser();

/** Elements whose computed style of this name is none of those that are allowed. */
const others = (game: Game, place: string, name: string, allowed: string[]) =>
  game.page.evaluate(
    (root, property, good) => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
        const value = getComputedStyle(element).getPropertyValue(property);
        if (!good.includes(value)) found.add(`${element.localName}.${element.className}: ${value}`);
      }
      return [...found];
    },
    place,
    name,
    allowed,
  );

/** Elements with text that can be selected, by their names. */
const selectable = (game: Game, place: string) =>
  game.page.evaluate((root) => {
    const found = new Set<string>();
    for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
      const own = Array.from(element.childNodes).some(
        (node) => node instanceof Text && node.data.trim() !== "",
      );
      if (element.matches("option")) continue;
      if (
        (own || element.matches("input.code")) &&
        getComputedStyle(element).userSelect !== "none"
      ) {
        found.add(element.closest(".text") ? "text" : `${element.localName}.${element.className}`);
      }
    }
    return [...found];
  }, place);

/** All that can be selected: what is to be copied, and what is to be read. */
const COPIED: Record<string, string[]> = {
  "new-game": ["b.", "input.code"],
  read: ["li."],
  rules: ["text"],
  examples: ["text"],
  faq: ["text"],
  about: ["p."],
};

describe("a finger", () => {
  test("zooms nothing by a double tap, and selects no text that is not for it", async ({
    open,
  }) => {
    const looked: string[] = [];
    await eachWindow(open, devices.phone, async (game, name) => {
      looked.push(name);
      const touch = ["none", "manipulation", "pan-y"];
      expect(await others(game, "html", "touch-action", touch), `in ${name}`).toEqual([]);
      expect(await selectable(game, "#status"), `in ${name}`).toEqual([]);
      expect(await selectable(game, "#tools"), `in ${name}`).toEqual([]);
      const copied = await selectable(game, `#${name}`);
      expect(copied.toSorted(), `in ${name}`).toEqual(COPIED[name] ?? []);
      const sheet = game.page.page.locator(`#${name} .sheet`);
      expect(await sheet.evaluate((one) => getComputedStyle(one).overscrollBehaviorY)).toBe("none");
    });
    expect(looked).toHaveLength(14);
  });

  test("opens no callout on an iPhone, and pulls no page", async ({ open }) => {
    const game = await open();
    const hrefs = await game.page.evaluate(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"),
        ({ href }) => href,
      ),
    );
    const sheets = await Promise.all(
      hrefs.map((href) => game.bridge.asset(new URL(href).pathname)),
    );
    const css = sheets.map((sheet) => sheet?.body.toString() ?? "").join("");
    expect(css).toMatch(/(?:^|\})html\{[^}]*-webkit-touch-callout:none/);
    expect(css).not.toMatch(/-webkit-touch-callout:(?!none)/);
    for (const root of ["html", "body"]) {
      const style = await game.page.page
        .locator(root)
        .evaluate((one) => getComputedStyle(one).overscrollBehavior);
      expect(style, `of ${root}`).toBe("none");
    }
  });
});
