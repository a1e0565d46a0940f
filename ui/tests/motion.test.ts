import { describe, expect, test } from "vitest";
import { motions } from "../src/table/animate";
import { layout } from "../src/table/layout";
import { places } from "../src/table/places";
import { viewAfter } from "./recorded";

const table = layout({
  width: 360,
  height: 800,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  cells: 4,
  leftHand: false,
});
const at = (moves: number) => places(viewAfter(moves), table);
const moved = (from: number, to: number, still: string[] = []) =>
  motions(at(from), at(to), { still, from: null }).map(({ card }) => card);

describe("the motion between two views", () => {
  test("is that of the cards whose place has changed", () => {
    expect(moved(0, 1)).toEqual(["8H"]);
    expect(moved(5, 6)).toEqual(["AS"]);
    expect(moved(0, 0)).toEqual([]);
  });

  test("leaves out what the player has carried there", () => {
    expect(moved(0, 1, ["8H"])).toEqual([]);
  });

  test("is the same way back for undo", () => {
    const [there] = motions(at(0), at(1), { still: [], from: null });
    const [back] = motions(at(1), at(0), { still: [], from: null });
    expect(back?.from).toEqual(there?.to);
    expect(back?.to).toEqual(there?.from);
  });

  test("of several cards that go home is one after the other, as they can", () => {
    const before = at(5);
    // All of column 5 from its end, and what lay on the other ace.
    const rise = ["AS", "2S", "3S", "AC"];
    const after = new Map(before);
    const piles: Record<string, number> = {};
    for (const [i, card] of rise.entries()) {
      const suit = card.charAt(1);
      piles[suit] = (piles[suit] ?? -1) + 1;
      after.set(card, { x: i, y: 0, pile: `foundation-${suit}`, depth: piles[suit] });
    }
    const ways = motions(before, after, { still: [], from: null });
    const order = ways.toSorted((a, b) => a.delay - b.delay);
    expect(order.map(({ delay }) => delay)).toEqual([0, 40, 80, 120]);
    const turn = (card: string) => order.findIndex((way) => way.card === card);
    expect(turn("AS")).toBeLessThan(turn("2S"));
    expect(turn("2S")).toBeLessThan(turn("3S"));
    const heights = order.map(({ height }) => height);
    expect(heights, "what goes first lies above the rest").toEqual(
      heights.toSorted((low, high) => high - low),
    );
    for (const [i, way] of order.entries()) {
      for (const other of order.slice(i + 1)) {
        const [from, next] = [before.get(way.card), before.get(other.card)];
        const under = from?.pile === next?.pile && (from?.depth ?? 0) < (next?.depth ?? 0);
        expect(under, `${way.card} leaves from under ${other.card}`).toBe(false);
      }
    }
  });

  test("of a deal comes row by row, all from one point", () => {
    const pack = { x: 180, y: 700 };
    const deal = motions(at(13), at(0), { still: [], from: pack });
    expect(deal).toHaveLength(52);
    for (const { card, from, delay } of deal) {
      expect(from).toBe(pack);
      expect(delay).toBe((at(0).get(card)?.depth ?? 0) * 25);
    }
  });
});
