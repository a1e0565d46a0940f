import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { textOf } from "../markdown";
import type { Subject } from "../src/bindings/Subject";
import { indexFoot } from "../src/cards/face";
import { boardHeight, boardLayout, type Room } from "../src/pages/board";
import type { Page } from "../src/pages/text";
import type { Rect } from "../src/table/layout";

const LOCALES = join(import.meta.dirname, "../src/words/locales");
const PAGES: readonly Page[] = ["rules", "examples", "faq"];
const languages = readdirSync(LOCALES);
const read = (language: string, file: string) =>
  readFileSync(join(LOCALES, language, file), "utf8");
const pageIn = (language: string, page: Page) => textOf(read(language, `${page}.md`));

/** Every example, checked by the compiler: one more or less in Rust does not compile. */
const SUBJECTS: Record<Subject, true> = {
  suits: true,
  run: true,
  capacity: true,
  "double-tap": true,
  "last-column": true,
  trap: true,
  "one-cell": true,
};

/** What a page is made of, without its words: headings, rows and cells of tables, lists. */
const skeleton = (language: string, page: Page) =>
  pageIn(language, page).sections.map(({ html }) =>
    [...html.matchAll(/<(h\d|tr|t[hd]|li|blockquote)\b/g)].map(([, tag]) => tag).join(" "),
  );

describe("a page", () => {
  test("has a title, maybe some words, and sections", () => {
    const text = textOf(
      "# Rules\n\nFew.\n\n## Aim\n\nAll *home*.\n\n### More\n\nSoon.\n\n## End\n",
    );
    expect(text).toEqual({
      title: "Rules",
      html: "<p>Few.</p>",
      sections: [
        { title: "Aim", html: "<p>All <em>home</em>.</p>\n<h3>More</h3>\n<p>Soon.</p>" },
        { title: "End", html: "" },
      ],
    });
  });

  test("moves wide tables inside a frame that keys can reach", () => {
    const { sections } = textOf("# A\n\n## Score\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
    expect(sections[0]?.html).toMatch(
      /^<div class="frame" tabindex="0" role="group" aria-label="Score"><table>/,
    );
    expect(sections[0]?.html).toContain('<th scope="col">a</th>');
  });

  test.each([
    ["HTML", "# A\n\n<b>b</b>\n"],
    ["HTML in a line", "# A\n\nb <i>c</i>\n"],
    ["no title", "## A\n\nb\n"],
    ["two titles", "# A\n\n# B\n"],
    ["a heading with markup", "# A *b*\n"],
  ])("is refused with %s", (_, markdown) => {
    expect(() => textOf(markdown)).toThrow(/./);
  });
});

describe.each(languages)("the pages in %s", (language) => {
  test.each(PAGES)("have the headings, tables and lists of English: %s", (page) => {
    expect(skeleton(language, page)).toEqual(skeleton("en", page));
  });

  test("tell of every example, and call its buttons by their names", () => {
    expect(pageIn(language, "examples").sections).toHaveLength(Object.keys(SUBJECTS).length);
    const words = new FluentResource(read(language, "dialogs.ftl")).body;
    const names = ["example-step", "example-back", "example-reset"].map(
      (id) => words.find((word) => word.id === id)?.value,
    );
    const bold = [...read(language, "examples.md").matchAll(/\*\*([^*]+)\*\*/g)];
    expect(bold.length, "the page tells of its buttons").toBeGreaterThan(5);
    for (const [, name] of bold) expect(names).toContain(name);
  });
});

const ROOMS: readonly [string, Room][] = [
  [
    "the smallest phone",
    { width: 280, height: 352, rows: 15, cells: 4, leftHand: false, pixel: 1 },
  ],
  ["a phone", { width: 350, height: 520, rows: 8, cells: 2, leftHand: true, pixel: 1 }],
  ["a desktop", { width: 672, height: 496, rows: 15, cells: 4, leftHand: false, pixel: 1 }],
  ["a low window", { width: 640, height: 200, rows: 19, cells: 1, leftHand: false, pixel: 1 }],
];

describe.each(ROOMS)("a board on %s", (_, room) => {
  const board = boardLayout(room);
  const { card, columns, cells, foundations } = board;
  const slots: Rect[] = [...columns, ...cells, ...foundations].map((rect) => ({
    ...rect,
    h: card.h,
  }));

  test("has every pile inside, and no two overlap", () => {
    expect(slots).toHaveLength(12 + room.cells);
    for (const [i, { x, y, w, h }] of slots.entries()) {
      expect(Math.min(x, y, room.width - x - w, boardHeight(board) - y - h)).toBeGreaterThan(0);
      for (const other of slots.slice(i + 1)) {
        const beside = x + w <= other.x || other.x + other.w <= x;
        expect(beside || y + h <= other.y || other.y + other.h <= y).toBe(true);
      }
    }
  });

  test("shows the index of each card of its longest column", () => {
    const strip = ((columns[0]?.h ?? 0) - card.h) / (room.rows - 1);
    expect(strip / card.w).toBeGreaterThanOrEqual(indexFoot(card.index));
  });

  test("is no higher than it should be, unless cards could not be read then", () => {
    const least = boardLayout({ ...room, height: 0 });
    expect(boardHeight(board)).toBeLessThanOrEqual(Math.max(room.height, boardHeight(least)));
  });
});
