import { afterAll, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../styles/main.css";
import type { Language } from "../../src/bindings/Language";
import { openPage } from "../../src/page";
import { LANGUAGES } from "../../src/words/tongue";
import { Recording } from "../recorded";
import { clear, find, open } from "./hands";

const sized = async (width: number, height: number): Promise<void> => {
  await page.viewport(width, height);
  await vi.waitUntil(() => innerWidth === width && innerHeight === height);
};
afterAll(() => sized(412, 915));

const tools = () => [...document.querySelectorAll<HTMLElement>("#tools .tool")];

/** The words of a tool that are seen. */
const wordsOf = (tool: HTMLElement) =>
  [...tool.querySelectorAll<HTMLElement>(".label span")].filter(
    (word) => word.checkVisibility({ checkVisibilityCSS: true }) && word.clientWidth > 0,
  );

/** Where the letters of a tool's word begin and end. */
const lettersOf = (tool: HTMLElement): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(wordsOf(tool)[0] ?? tool);
  return range.getBoundingClientRect();
};

describe.each([
  ["the smallest phone", 320, 568],
  ["a tablet held sideways", 1024, 768],
])("on %s", (_, width, height) => {
  test.each(LANGUAGES)("each tool has its word, whole, in %s", async (language: Language) => {
    await sized(width, height);
    await clear();
    const backend = new Recording(5);
    backend.choices = { ...backend.choices, language };
    await openPage(backend);
    expect(tools()).toHaveLength(5);
    for (const tool of tools()) {
      const words = wordsOf(tool);
      expect(words, `${tool.dataset["do"]}`).toHaveLength(1);
      const [word] = words;
      expect(word?.scrollWidth, `${word?.textContent}`).toBeLessThanOrEqual(
        (word?.clientWidth ?? 0) + 1,
      );
    }
  });
});

describe.each([
  ["a phone", 390, 844],
  ["a desktop", 1280, 800],
])("on %s", (_, width, height) => {
  test("the third tool changes and moves no other", async () => {
    await sized(width, height);
    const backend = await open(5);
    const lefts = () => tools().map((tool) => Math.round(tool.getBoundingClientRect().left * 10));
    const before = lefts();
    backend.judge({ revision: backend.shown.revision, verdict: "lost", back: 12 });
    expect(tools()[2]?.dataset["do"]).toBe("go-back");
    expect(lefts()).toEqual(before);
  });
});

test("on a desktop, the third tool's spare room lies on both of its sides", async () => {
  await sized(1280, 800);
  await open(5);
  const [redo, hint, newGame] = tools().slice(1, 4);
  if (!redo || !hint || !newGame) throw new Error("there are not enough tools");
  const icon = (tool: HTMLElement) => tool.querySelector("svg")?.getBoundingClientRect();
  const before = (icon(hint)?.left ?? NaN) - lettersOf(redo).right;
  const after = (icon(newGame)?.left ?? NaN) - lettersOf(hint).right;
  expect(Math.abs(before - after), `${before} and ${after}`).toBeLessThan(2);
});

test("the toolbar is announced once, by one name", async () => {
  await open(5);
  const named = [...document.querySelectorAll("[aria-label]")].filter(
    (one) => one.getAttribute("aria-label") === find('[role="toolbar"]').getAttribute("aria-label"),
  );
  expect(named.map((one) => one.getAttribute("role"))).toEqual(["toolbar"]);
});
