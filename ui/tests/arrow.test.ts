import { describe, expect, test } from "vitest";
import { arrow } from "../src/table/arrow";
import { layout, type Layout, type Point, type Rect, stepOf } from "../src/table/layout";
import { slotOf } from "../src/table/places";

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [568, 320],
  [844, 390],
  [1280, 800],
] as const;
/** How far down an index reaches, as a share of the card's width. */
const INDEX = { jumbo: 0.39, slim: 0.29, classic: 0.28 };

const columns = Array.from({ length: 8 }, (_, i) => `column-${i + 1}`);
const cells = ["cell-1", "cell-2", "cell-3", "cell-4"];
const others = [...cells, "foundation-S", "foundation-H", "foundation-D", "foundation-C"];

/** The last card of a column that holds so many, or another pile's only card. */
const lastCard = (table: Layout, pile: string, count: number): Rect => {
  const slot = slotOf(table, pile) ?? { x: 0, y: 0, w: 0, h: 0 };
  const y = pile.startsWith("column") ? slot.y + (count - 1) * stepOf(table, count) : slot.y;
  return { ...slot, y };
};

const points = (path: string): Point[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** Every index strip of a table whose columns hold so many cards. */
const indices = (table: Layout, count: number): Rect[] => {
  const h = table.card.w * INDEX[table.card.index];
  const strips = columns.flatMap((pile) =>
    Array.from({ length: count }, (_, depth) => {
      const slot = lastCard(table, pile, 1);
      return { ...slot, y: slot.y + depth * stepOf(table, count), h };
    }),
  );
  return [...strips, ...others.map((pile) => ({ ...lastCard(table, pile, 1), h }))];
};

describe.each(SIZES)("on %i by %i, an arrow", (width, height) => {
  describe.each([1, 7, 19])("between columns of %i", (count) => {
    const table = layout({ width, height, insets: none, cells: 4, leftHand: false });
    const bottoms = columns.map((pile) => {
      const { y, h } = lastCard(table, pile, count);
      return y + h;
    });
    const ways = [...columns, ...cells].flatMap((from) =>
      [...columns, ...others].filter((to) => to !== from).map((to) => [from, to] as const),
    );
    const arrows = ways.map(([from, to]) => {
      const end = (pile: string) => ({ pile, rect: lastCard(table, pile, count) });
      return { way: `${from} to ${to}`, ...arrow(table, end(from), end(to), bottoms) };
    });

    test("stays on the screen", () => {
      expect(arrows.length).toBeGreaterThan(150);
      const off = arrows.filter(({ line, head }) =>
        [...points(line), ...points(head)].some(
          ({ x, y }) => x < 0 || x > width || y < 0 || y > height,
        ),
      );
      expect(off).toEqual([]);
    });

    test("covers no index with its head; its line lies under the cards", () => {
      const strips = indices(table, count);
      const hides = ({ x, y }: Point) =>
        strips.some(
          (strip) => x > strip.x && x < strip.x + strip.w && y > strip.y && y < strip.y + strip.h,
        );
      expect(arrows.filter(({ head }) => points(head).some(hides))).toEqual([]);
    });

    test("ends at its target", () => {
      const astray = arrows.filter(({ head }, i) => {
        const [, to = ""] = ways[i] ?? [];
        const [, tip] = points(head);
        const pile = lastCard(table, to, count);
        // Upright, an arrow to a column from above points to its head.
        const top = lastCard(table, to, 1).y;
        const inside =
          tip &&
          tip.x >= pile.x - 12 &&
          tip.x <= pile.x + pile.w + 12 &&
          tip.y >= top - 12 &&
          tip.y <= pile.y + pile.h + 12;
        return !inside;
      });
      expect(astray).toEqual([]);
    });
  });
});
