import { describe, expect, test } from "vitest";
import type { View } from "../src/bindings/View";
import { indexFoot, rankHeight } from "../src/cards/face";
import {
  type Insets,
  layout,
  type Layout,
  type Rect,
  type Screen,
  stepOf,
} from "../src/table/layout";
import { covered, places, spotAt } from "../src/table/places";
import { viewAfter } from "./recorded";

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** What notches and bars take of a screen held upright, and of one held sideways. */
const UPRIGHT: readonly Insets[] = [
  none,
  { ...none, top: 47, bottom: 34 },
  { ...none, top: 24, bottom: 24 },
  { ...none, top: 24, bottom: 48 },
];
const SIDEWAYS: readonly Insets[] = [
  none,
  { ...none, left: 44, right: 44 },
  { ...none, left: 47, right: 47, bottom: 21 },
  { ...none, top: 24, left: 24, right: 48 },
];
/** The sizes that count, the least window that there can be, split screens and a huge one. */
const SIZES = [
  [320, 568],
  [360, 800],
  [390, 844],
  [412, 915],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [320, 360],
  [412, 450],
  [500, 500],
  [600, 640],
  [3840, 2160],
] as const;
/** A device pixel on the screens that there are, in CSS pixels. */
const PIXELS = [1, 0.8, 2 / 3, 1 / 2, 1 / 3];

const written = ({ top, right, bottom, left }: Insets) => [top, right, bottom, left].join("/");
const TABLES = SIZES.flatMap(([width, height]) =>
  (width <= height ? UPRIGHT : SIDEWAYS).flatMap((insets) =>
    [4, 2, 1].flatMap((cells) =>
      [false, true].map((leftHand) => {
        const screen: Screen = { width, height, insets, cells, leftHand };
        const hand = leftHand ? "left" : "right";
        return [`${width}×${height}, ${written(insets)}, ${cells} cells, ${hand}`, screen] as const;
      }),
    ),
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

/** A column of 19 cards, the others empty: the longest that there can be. */
const longest = (cells: number): View => {
  const run = Array.from("KQJT98765432A", (rank) => `${rank}S`);
  const column = ["AH", "2H", "3H", "4H", "5H", "6H", ...run];
  const columns = Array.from({ length: 8 }, (_, i) => (i === 3 ? column : []));
  return { ...viewAfter(0), columns, cells: Array.from({ length: cells }, () => null) };
};

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

  test("keeps bars and piles apart, whole columns too", () => {
    for (const pile of [...piles, ...table.columns]) {
      expect(apart(pile, table.tools)).toBe(true);
      expect(apart(pile, table.status)).toBe(true);
    }
  });

  test("shows the index of all 19 cards of the longest column", () => {
    for (const pixel of PIXELS) {
      const there = layout({ ...screen, pixel });
      const { w, h, index } = there.card;
      const found = [...places(longest(screen.cells), there).values()]
        .filter(({ pile }) => pile === "column-4")
        .map(({ y }) => y);
      expect(found).toHaveLength(19);
      const strips = found.slice(1).map((y, i) => y - (found[i] ?? NaN));
      expect(Math.min(...strips) + 1e-6, `at ${pixel}`).toBeGreaterThanOrEqual(
        w * indexFoot(index),
      );
      const end = Math.max(...found) + h;
      const bottom = screen.height - screen.insets.bottom;
      const foot = there.kind === "portrait" ? there.tools.y : bottom;
      expect(end).toBeLessThanOrEqual(foot);
    }
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

  test("lets ranks be read at arm's length on a phone", () => {
    const { w, index } = layout(phone).card;
    expect(w * rankHeight(index), "pixels of a rank's height").toBeGreaterThanOrEqual(15);
  });

  test("has a smaller index rather than a slip of a card, where a window is low", () => {
    const low = layout({ ...phone, width: 412, height: 450 }).card;
    expect(low.index).toBe("slim");
    expect(low.w).toBeGreaterThan(layout({ ...phone, width: 412, height: 915 }).card.w * 0.8);
    expect(layout({ ...phone, width: 320, height: 496 }).card.index).toBe("jumbo");
  });

  test("gives larger cards, not larger margins, to larger windows", () => {
    const widths = [360, 412, 768].map((width) => layout({ ...phone, width, height: 1200 }).card.w);
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(layout({ ...phone, width: 1920, height: 1080 }).card.w).toBeGreaterThan(130);
  });

  test.each(SIZES)("mirrors cells and foundations for the left hand, %i by %i", (width, height) => {
    for (const cells of [4, 2, 1]) {
      const [right, left] = [false, true].map((leftHand) =>
        layout({ ...phone, width, height, cells, leftHand }),
      ) as [Layout, Layout];
      const area = ({ kind, tools }: Layout) =>
        kind === "rail"
          ? { from: tools.x === 0 ? tools.w : 0, w: width - tools.w }
          : { from: 0, w: width };
      const xs = (table: Layout, piles: Rect[]) => piles.map(({ x }) => x - area(table).from);
      const mirrored = (piles: Rect[]) =>
        xs(right, piles).map((x) => area(right).w - x - right.card.w);
      const sorted = (values: number[]) => values.toSorted((a, b) => a - b);
      const close = (found: number[], wanted: number[]) => {
        expect(found).toHaveLength(wanted.length);
        for (const [i, x] of sorted(found).entries()) {
          expect(Math.abs(x - (sorted(wanted)[i] ?? NaN)), `pile ${i}`).toBeLessThanOrEqual(1);
        }
      };
      close(xs(left, left.cells), mirrored(right.cells));
      close(xs(left, left.foundations), mirrored(right.foundations));
      close(xs(left, left.columns), mirrored(right.columns));
      expect(left.card).toEqual(right.card);
      expect(left.cells.map(({ y }) => y)).toEqual(right.cells.map(({ y }) => y));
      expect(left.foundations.map(({ y }) => y)).toEqual(right.foundations.map(({ y }) => y));
    }
  });

  test("leaves the columns where they are for the left hand, but beside a rail", () => {
    const still = SIZES.filter(([width, height]) => {
      const [right, left] = [false, true].map((leftHand) =>
        JSON.stringify(layout({ ...phone, width, height, leftHand }).columns),
      );
      return right === left;
    });
    expect(still).toEqual(
      SIZES.filter(([width, height]) => layout({ ...phone, width, height }).kind !== "rail"),
    );
  });
});

describe("on the table", () => {
  const view: View = viewAfter(13);
  const phone = { width: 360, height: 800, pixel: 1 / 3, insets: none, cells: 4, leftHand: false };
  const table = layout(phone);
  const at = places(view, table);

  test("each of 52 cards has one place", () => {
    expect(at.size).toBe(52);
    expect([...at.values()].filter(({ pile }) => pile === "column-8")).toHaveLength(0);
  });

  test("a card's strip is the card", () => {
    for (const [card, place] of at) {
      if (place.pile.startsWith("foundation")) continue;
      const point = { x: place.x + 5, y: place.y + 5 };
      expect(spotAt(view, table, point)).toEqual({ pile: place.pile, card });
    }
  });

  test("below a column's last card the table is bare, an empty column's place is not", () => {
    const [first, eighth] = [table.columns[0], table.columns[7]];
    expect(spotAt(view, table, { x: (first?.x ?? 0) + 5, y: 700 })).toBeNull();
    expect(spotAt(view, table, { x: (eighth?.x ?? 0) + 5, y: (eighth?.y ?? 0) + 5 })).toEqual({
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
