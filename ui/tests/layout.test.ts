import { describe, expect, test } from "vitest";
import type { View } from "../src/bindings/View";
import {
  type Insets,
  layout,
  type Layout,
  type Rect,
  type Screen,
  stepOf,
} from "../src/table/layout";
import { covered, places, touchAt } from "../src/table/places";
import { viewAfter } from "./recorded";

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZES: readonly [name: string, width: number, height: number, insets: Insets][] = [
  ["320×568", 320, 568, none],
  ["360×800", 360, 800, none],
  ["390×844 with a notch", 390, 844, { ...none, top: 47, bottom: 34 }],
  ["412×915", 412, 915, none],
  ["568×320", 568, 320, none],
  ["844×390 with notches", 844, 390, { top: 0, right: 47, bottom: 21, left: 47 }],
  ["768×1024", 768, 1024, none],
  ["1024×768", 1024, 768, none],
  ["1280×800", 1280, 800, none],
  ["1920×1080", 1920, 1080, none],
  ["3840×2160", 3840, 2160, none],
];
const TABLES = SIZES.flatMap(([name, width, height, insets]) =>
  [4, 2, 1].flatMap((cells) =>
    [false, true].map((leftHand) => {
      const screen: Screen = { width, height, insets, cells, leftHand };
      return [`${name}, ${cells} cells, ${leftHand ? "left" : "right"} hand`, screen] as const;
    }),
  ),
);

const slots = ({ columns, cells, foundations, card }: Layout): Rect[] =>
  [...columns, ...cells, ...foundations].map((rect) => ({ ...rect, h: card.h }));

const inside = (rect: Rect, { width, height, insets }: Screen) =>
  rect.x >= insets.left &&
  rect.y >= insets.top &&
  rect.x + rect.w <= width - insets.right &&
  rect.y + rect.h <= height - insets.bottom;

const apart = (a: Rect, b: Rect) =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

/** How far down the index reaches, as a share of the card's width: its top and its height. */
const INDEX = { jumbo: 0.06 + 0.42, slim: 0.022 + 0.266, classic: 0.05 + 0.23 };

describe.each(TABLES)("%s", (_, screen) => {
  const table = layout(screen);
  const piles = slots(table);

  test("has every pile in the safe area, and no two overlap", () => {
    expect(piles).toHaveLength(8 + screen.cells + 4);
    for (const [i, pile] of piles.entries()) {
      expect(inside(pile, screen), `pile ${i} at ${JSON.stringify(pile)}`).toBe(true);
      for (const other of piles.slice(i + 1)) expect(apart(pile, other)).toBe(true);
    }
  });

  test("keeps bars and piles apart", () => {
    for (const pile of piles) {
      expect(apart(pile, table.tools)).toBe(true);
      expect(apart(pile, table.status)).toBe(true);
    }
  });

  test("shows the index of all 19 cards of the longest column", () => {
    const step = stepOf(table, 19);
    expect(step).toBeGreaterThanOrEqual(12);
    expect(step, "rank and suit are seen").toBeGreaterThanOrEqual(
      table.card.w * INDEX[table.card.index],
    );
    const last = { ...(table.columns[0] ?? none), y: (table.columns[0]?.y ?? 0) + 18 * step };
    expect(inside({ x: 0, w: 0, y: last.y, h: table.card.h }, { ...screen, insets: none })).toBe(
      true,
    );
    expect(last.y + table.card.h).toBeLessThanOrEqual(screen.height - screen.insets.bottom);
  });

  test("compresses no column but the one that needs it", () => {
    expect(stepOf(table, 7), "a fresh deal has its natural step").toBe(table.step);
    expect(stepOf(table, 2)).toBe(table.step);
  });
});

describe("the layout", () => {
  const phone: Screen = { width: 360, height: 800, insets: none, cells: 4, leftHand: false };

  test("chooses its kind by the room", () => {
    expect(layout(phone).kind).toBe("portrait");
    expect(layout({ ...phone, width: 844, height: 390 }).kind).toBe("rail");
    expect(layout({ ...phone, width: 1280 }).kind).toBe("wide");
  });

  test("gives upright phones strips that a finger can touch", () => {
    expect(layout(phone).step).toBe(44);
  });

  test("gives larger cards, not larger margins, to larger windows", () => {
    const widths = [360, 412, 768].map((width) => layout({ ...phone, width, height: 1200 }).card.w);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(layout({ ...phone, width: 1920, height: 1080 }).card.w).toBeGreaterThan(130);
  });

  test("mirrors cells and foundations for the left hand, and not the columns", () => {
    const [right, left] = [layout(phone), layout({ ...phone, leftHand: true })];
    expect(left.columns).toEqual(right.columns);
    expect(left.foundations.map(({ x }) => x)).toEqual(right.cells.map(({ x }) => x));
  });
});

describe("on the table", () => {
  const view: View = viewAfter(13);
  const table = layout({ width: 360, height: 800, insets: none, cells: 4, leftHand: false });
  const at = places(view, table, 1 / 3);

  test("each of 52 cards has one place", () => {
    expect(at.size).toBe(52);
    expect([...at.values()].filter(({ pile }) => pile === "column-8")).toHaveLength(0);
  });

  test("a card's strip is the card", () => {
    for (const [card, place] of at) {
      if (place.pile.startsWith("foundation")) continue;
      const point = { x: place.x + 5, y: place.y + 5 };
      expect(touchAt(view, table, point)).toEqual({ pile: place.pile, card });
    }
  });

  test("below a column's last card the table is bare, an empty column's place is not", () => {
    const [first, eighth] = [table.columns[0], table.columns[7]];
    expect(touchAt(view, table, { x: (first?.x ?? 0) + 5, y: 700 })).toBeNull();
    expect(touchAt(view, table, { x: (eighth?.x ?? 0) + 5, y: (eighth?.y ?? 0) + 5 })).toEqual({
      pile: "column-8",
      card: null,
    });
  });

  test("a dropped card goes to the pile that it covers most among those that accept it", () => {
    const [seventh, eighth] = [table.columns[6], table.columns[7]];
    const between = { x: (seventh?.x ?? 0) + 0.9 * ((eighth?.x ?? 0) - (seventh?.x ?? 0)), y: 500 };
    expect(covered(table, between, ["column-7", "column-8"])).toBe("column-8");
    expect(covered(table, between, ["column-7"]), "a tenth is enough without a rival").toBe(
      "column-7",
    );
    expect(covered(table, between, ["column-1"])).toBeNull();
  });

  test("a column takes a card down to the bottom of the screen", () => {
    expect(covered(table, { x: table.columns[2]?.x ?? 0, y: 795 }, ["column-3"])).toBe("column-3");
  });
});
