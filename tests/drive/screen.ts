// What the screen shows, read from the page by geometry alone: no word of the page's own state.
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import type { Point } from "./fingers";

/** Something that runs a function in the page; the function may use nothing from outside itself. */
export interface Page {
  evaluate<T, A extends unknown[]>(look: (...given: A) => T, ...given: A): Promise<T>;
}

/** A box on the screen in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The table element's data, as strings. */
export type TableData = Record<
  "code" | "score" | "moves" | "undo" | "redo" | "status" | "verdict" | "revision",
  string
>;

/** The table as the page has drawn it. */
export interface Screen {
  cards: Record<string, Box>;
  piles: Record<string, Box>;
  /** Which card is drawn uppermost at each pile's place, by the pile's name. */
  uppermost: Record<string, string | null>;
  data: TableData;
  /** How many card elements there are, doubles counted. */
  count: number;
  /** What the bar writes; only the game's own table has one. */
  bar: { moves: string; score: string; code: string; time: string } | null;
}

/** How far a card may lie off its place and be meant there: hinted cards rise a little. Pixels. */
const RISE = 6;

/** Reads a table on the screen. Runs in the page, so it stands alone. */
function look(selector: string, rise: number): Screen {
  const table = document.querySelector<HTMLElement>(selector);
  if (table === null) throw new Error("there is no table");
  const box = (element: Element): Box => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  const elements = [...table.querySelectorAll<HTMLElement>("[data-card]")];
  const cards: Screen["cards"] = {};
  for (const element of elements) cards[element.dataset.card ?? ""] = box(element);
  const height = (element: HTMLElement) => Number(getComputedStyle(element).zIndex) || 0;
  const piles: Screen["piles"] = {};
  const uppermost: Screen["uppermost"] = {};
  for (const element of table.querySelectorAll<HTMLElement>("[data-pile]")) {
    const name = element.dataset.pile ?? "";
    const { x, y } = (piles[name] = box(element));
    // Of elements of one height, the later one is drawn over the earlier one.
    const there = elements
      .filter((one) => getComputedStyle(one).visibility === "visible")
      .filter((one) => Math.abs(box(one).x - x) < 1.5 && Math.abs(box(one).y - y) < rise)
      .toSorted((a, b) => height(a) - height(b));
    uppermost[name] = there.at(-1)?.dataset.card ?? null;
  }
  const written = (part: string) => {
    const text = document.querySelector(`#status ${part}`)?.textContent ?? "";
    const latin = (digit: string) => String((digit.codePointAt(0) ?? 0) - 0x660);
    return text.replace(/[٠-٩]/g, latin).replace(/\s/g, "");
  };
  const bar = {
    moves: written(".moves .value"),
    score: written(".score .value"),
    code: written(".code"),
    time: written(".time .value"),
  };
  return {
    cards,
    piles,
    uppermost,
    bar: selector === "#table" ? bar : null,
    data: Object.assign({} as TableData, table.dataset),
    count: elements.length,
  };
}

/** Reads the screen as it is now, cards in motion included. */
export function readScreen(page: Page, table = "#table"): Promise<Screen> {
  return page.evaluate(look, table, RISE);
}

/**
 * Whether anything is in motion, or a window has just opened or closed and minds no touch. Runs in
 * the page.
 */
function stirs(): boolean {
  return (
    document.documentElement.dataset.resting !== undefined ||
    document.getAnimations().some(({ playState }) => playState === "running")
  );
}

/** Looks until two looks, some frames apart, are the same and see something, and nothing moves. */
async function still<T>(page: Page, glance: () => Promise<T | null>): Promise<T> {
  let before: T | null = null;
  for (let tries = 0; tries < 100; tries += 1) {
    const now = (await page.evaluate(stirs)) ? null : await glance();
    if (now !== null && JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
    await wait(50);
  }
  throw new Error("the screen does not come to rest within five seconds");
}

/** Reads the screen once it stands still. */
export function readStill(page: Page, table = "#table"): Promise<Screen> {
  return still(page, () => readScreen(page, table));
}

/** The middle of the first element that can be seen, once it is there and stands still. */
export function middleOfElement(page: Page, selector: string): Promise<Point> {
  const glance = (wanted: string): Point | null => {
    const boxes = Array.from(document.querySelectorAll(wanted), (one) =>
      one.getBoundingClientRect(),
    );
    const box = boxes.find(({ width }) => width > 0);
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  };
  return still(page, () => page.evaluate(glance, selector));
}

const near = (a: number, b: number) => Math.abs(a - b) < 1;

/** The cards that are drawn in a column, from the bottom to the top one. */
function drawnColumn(screen: Screen, pile: string): string[] {
  const place = screen.piles[pile];
  if (place === undefined) return [];
  const below = Object.entries(screen.cards)
    .filter(([, box]) => near(box.x, place.x) && box.y > place.y - RISE)
    .toSorted(([, a], [, b]) => a.y - b.y);
  return below.map(([card]) => card);
}

/** The board that the screen shows, in the terms of a view. */
export function drawnBoard(screen: Screen): Pick<View, "columns" | "cells" | "foundations"> {
  const numbered = (kind: string) =>
    Array.from({ length: 8 }, (_, index) => `${kind}-${index + 1}`).filter(
      (pile) => pile in screen.piles,
    );
  const suited = Array.from("SHDC", (suit) => `foundation-${suit}`);
  return {
    columns: numbered("column").map((pile) => drawnColumn(screen, pile)),
    cells: numbered("cell").map((pile) => screen.uppermost[pile] ?? null),
    foundations: suited.map((pile) => screen.uppermost[pile] ?? null),
  };
}

/** Fails unless the screen shows exactly the table of `view`, with every card once. */
export function expectScreen(screen: Screen, view: View): void {
  expect(screen.count, "every card has one element").toBe(52);
  expect(Object.keys(screen.cards).length, "no card is there twice").toBe(52);
  const { columns, cells, foundations } = view;
  expect(drawnBoard(screen), "the screen shows the model").toEqual({ columns, cells, foundations });
  expect(screen.data, "the table's data is the model's").toMatchObject({
    code: view.code,
    score: String(view.score),
    moves: String(view.moves),
    undo: String(view.undo),
    redo: String(view.redo),
    status: view.status,
    revision: String(view.revision),
  });
  if (screen.bar) {
    const { code, moves, score } = view;
    expect(screen.bar, "the bar writes what the model has").toMatchObject({
      code,
      moves: String(moves),
      score: String(score),
    });
  }
  // Verdicts come later than views, from the background.
  expect(["unknown", view.verdict], "the verdict is the model's").toContain(screen.data.verdict);
}

/** How many seconds the bar's clock shows; nothing where there is none. */
export function secondsIn(screen: Screen): number | null {
  const parts = screen.bar?.time.match(/\d+/g);
  return parts ? parts.reduce((sum, part) => sum * 60 + Number(part), 0) : null;
}

/** Where a finger touches a card: in the middle of the part of it that no other card covers. */
export function spotOf(screen: Screen, card: string): Point {
  const box = screen.cards[card];
  if (box === undefined) throw new Error(`${card} is not on the screen`);
  const lower = Object.values(screen.cards)
    .filter((other) => near(other.x, box.x) && other.y > box.y + 1)
    .map((other) => other.y - box.y);
  const strip = Math.min(box.height, ...lower);
  return { x: box.x + box.width / 2, y: box.y + strip / 2 };
}

/** The middle of a pile's place: of its uppermost card where it has one, else of the empty place. */
export function middleOf(screen: Screen, pile: string): Point {
  const place = screen.piles[pile];
  if (place === undefined) throw new Error(`${pile} is not on the screen`);
  const top = pile.startsWith("column-")
    ? drawnColumn(screen, pile).at(-1)
    : screen.uppermost[pile];
  const size = Object.values(screen.cards)[0] ?? place;
  const box = (top && screen.cards[top]) || { ...size, x: place.x, y: place.y };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
