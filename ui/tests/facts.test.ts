import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textOf } from "../markdown";
import type { Page } from "../src/pages/text";

const ROOT = join(import.meta.dirname, "../..");
const LOCALES = "ui/src/words/locales";
const CORE = "src-tauri/core";
const PAGES: readonly Page[] = ["rules", "examples", "faq"];
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const languages = readdirSync(join(ROOT, LOCALES));

/** A page in pieces: what stands before the first heading, and each section. */
const piecesOf = (language: string, page: Page) => {
  const { html, sections } = textOf(read(`${LOCALES}/${language}/${page}.md`));
  return [html, ...sections.map((section) => section.html)];
};

const CODE = /\b(?:BK1|MS)-C[124]-[A-Z0-9]+\b/g;

/** What each language writes in figures: 10 is also a card, and smaller numbers may be words. */
const figuresIn = (html: string) => {
  const found = html.replaceAll(CODE, "").matchAll(/\d{2,}/g);
  return new Set([...found].map(([figures]) => figures).filter((figures) => figures !== "10"));
};
const factsIn = (html: string) =>
  [...figuresIn(html), ...new Set(html.match(CODE))].toSorted((a, b) => (a < b ? -1 : 1));

/** The figures in the rows of all tables of a page. */
const tablesIn = (language: string, page: Page) =>
  piecesOf(language, page)
    .flatMap((html) => [...html.matchAll(/<tbody>([^]*?)<\/tbody>/g)])
    .map(([, body = ""]) =>
      [...body.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = ""]) =>
        [...row.matchAll(/<td>(\d+)<\/td>/g)].map(([, figure]) => Number(figure)),
      ),
    );

describe("the facts in the English pages", () => {
  const rules = piecesOf("en", "rules").join("");
  const [, capacity = [], score = []] = tablesIn("en", "rules");

  test("are the capacities that the core's tests have", () => {
    const [, table = ""] =
      /const TABLE[^=]*= \[([^]*?)\];/.exec(read(`${CORE}/tests/core/capacity.rs`)) ?? [];
    const rows = table
      .trim()
      .split("\n")
      .map((row) => (row.match(/\d+/g) ?? []).map(Number));
    expect(rows).toHaveLength(5);
    expect(capacity).toEqual(rows.map((row, freeCells) => [freeCells, ...row]));
  });

  test("are the core's points, and its limit of undo", () => {
    const source = read(`${CORE}/src/game/score.rs`);
    expect(score.flat()).toEqual(
      [...source.matchAll(/=> (\d+),/g)].map(([, points]) => Number(points)),
    );
    const [, limit = ""] =
      /UNDO_LIMIT: usize = (\d+);/.exec(read(`${CORE}/src/game/record.rs`)) ?? [];
    expect(rules).toContain(`the last ${limit} moves`);
  });

  test("are the moves before and after which the examples stand", () => {
    const moves = (file: string) =>
      read(`${CORE}/src/game/example/${file}.txt`).trim().split("\n").length;
    const examples = piecesOf("en", "examples").join("");
    expect(examples).toContain(`MS-C4-42 after ${moves("to-MS-C4-42")} moves`);
    expect(examples).toContain(`after ${moves("to-MS-C1-6110")} moves`);
    expect(examples).toContain(`all ${moves("on-MS-C1-6110")} moves`);
  });
});

describe.each(languages)("the facts in the pages in %s", (language) => {
  test.each(PAGES)("are those of English: %s", (page) => {
    expect(piecesOf(language, page).map(factsIn)).toEqual(piecesOf("en", page).map(factsIn));
    expect(tablesIn(language, page)).toEqual(tablesIn("en", page));
  });
});
