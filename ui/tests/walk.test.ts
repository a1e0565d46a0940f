import { describe, expect, test } from "vitest";
import { layout } from "../src/table/layout";
import type { Spot } from "../src/table/places";
import { after, edge, endOf, startOf, step, type Way, zoneBeside } from "../src/table/walk";
import { viewAfter } from "./recorded";

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const tableOf = (width: number, height: number, leftHand = false) =>
  layout({ width, height, insets: none, cells: 4, leftHand });
const upright = tableOf(360, 800);
const desktop = tableOf(1280, 800);
const view = viewAfter(5);

/** Where these steps lead from the end of a pile: its pile and its card. */
const walk = (table: typeof upright, pile: string, ...ways: Way[]) => {
  const { pile: at, card } = ways.reduce<Spot>(
    (spot, way) => step(view, table, spot, way),
    endOf(view, pile),
  );
  return card ? `${at} ${card}` : at;
};

describe("the arrow keys", () => {
  test("go from column to column, to its last card, and no further", () => {
    expect(walk(upright, "column-1", "right")).toBe(`column-2 ${view.columns[1]?.at(-1)}`);
    expect(walk(upright, "column-2", "left", "left")).toBe(`column-1 ${view.columns[0]?.at(-1)}`);
    expect(walk(upright, "column-8", "right")).toBe(`column-8 ${view.columns[7]?.at(-1)}`);
  });

  test("go from card to card in a column", () => {
    expect(walk(upright, "column-5", "up")).toBe(`column-5 ${view.columns[4]?.at(-2)}`);
    expect(walk(upright, "column-5", "up", "down")).toBe(`column-5 ${view.columns[4]?.at(-1)}`);
    expect(walk(upright, "column-5", "down"), "below the last there is none").toBe(
      `column-5 ${view.columns[4]?.at(-1)}`,
    );
  });

  test("upright, go over the top of a column to cells and foundations, and back", () => {
    const up = (pile: string) =>
      view.columns[Number(pile.slice(-1)) - 1]?.map((): Way => "up") ?? [];
    expect(walk(upright, "column-1", ...up("column-1"))).toBe("cell-1 9D");
    expect(walk(upright, "column-8", ...up("column-8"))).toBe("foundation-C");
    expect(walk(upright, "cell-4", "right")).toBe("foundation-S");
    expect(walk(upright, "foundation-S", "down")).toBe(`column-5 ${view.columns[4]?.at(-1)}`);
    expect(walk(upright, "cell-1", "left")).toBe("cell-1 9D");
  });

  test("else go over the sides of the columns, and up and down the stacks", () => {
    expect(walk(desktop, "cell-4", "up")).toBe("cell-3");
    expect(walk(desktop, "cell-1", "up")).toBe("cell-1 9D");
    expect(walk(desktop, "cell-3", "right")).toBe(`column-1 ${view.columns[0]?.at(-1)}`);
    expect(walk(desktop, "column-8", "right")).toMatch(/^foundation-/);
    expect(walk(desktop, "foundation-C", "left")).toBe(`column-8 ${view.columns[7]?.at(-1)}`);
    expect(walk(tableOf(1280, 800, true), "column-8", "right"), "mirrored").toMatch(/^cell-/);
  });
});

test("Home and End go to the ends of a zone", () => {
  expect(edge(view, endOf(view, "column-4"), false).pile).toBe("column-1");
  expect(edge(view, endOf(view, "column-4"), true).pile).toBe("column-8");
  expect(edge(view, endOf(view, "cell-1"), true).pile).toBe("cell-4");
});

test("Tab goes from zone to zone, and at the ends out of the table", () => {
  expect(zoneBeside(endOf(view, "column-3"), false)).toBe("cell");
  expect(zoneBeside(endOf(view, "cell-3"), false)).toBe("foundation");
  expect(zoneBeside(endOf(view, "foundation-H"), false)).toBeNull();
  expect(zoneBeside(endOf(view, "foundation-H"), true)).toBe("cell");
  expect(zoneBeside(endOf(view, "column-3"), true)).toBeNull();
  expect(startOf(view, "foundation")).toEqual({ pile: "foundation-S", card: null });
});

describe("when the table changes, the focus", () => {
  test("stays at the end of its pile: on what has come, and on what lay under what has gone", () => {
    const nine = endOf(viewAfter(0), "column-5");
    expect(after(viewAfter(0), viewAfter(1), nine)).toEqual({ pile: "column-5", card: "8H" });
    expect(after(viewAfter(1), viewAfter(0), { pile: "column-5", card: "8H" })).toEqual(nine);
    const gone = { pile: "column-8", card: "8H" };
    expect(after(viewAfter(0), viewAfter(1), gone)).toEqual(endOf(viewAfter(1), "column-8"));
  });

  test("stays on a covered card", () => {
    const covered = { pile: "column-5", card: viewAfter(0).columns[4]?.[0] ?? "" };
    expect(after(viewAfter(0), viewAfter(1), covered)).toEqual(covered);
  });

  test("stays on a pile that has become empty", () => {
    expect(
      after(
        viewAfter(5),
        { ...viewAfter(5), cells: [null, null, null, null] },
        { pile: "cell-1", card: "9D" },
      ),
    ).toEqual({ pile: "cell-1", card: null });
  });

  test("comes back to the columns from a cell that is no more", () => {
    const fewer = { ...viewAfter(0), cells: [null] };
    expect(after(viewAfter(0), fewer, { pile: "cell-4", card: null }).pile).toBe("column-1");
  });
});
