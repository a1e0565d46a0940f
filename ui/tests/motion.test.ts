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
const at = (moves: number) => places(viewAfter(moves), table, 1);
const moved = (from: number, to: number, still: string[] = []) =>
  motions(at(from), at(to), { still, deal: false }).map(({ card }) => card);

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
    const [there] = motions(at(0), at(1), { still: [], deal: false });
    const [back] = motions(at(1), at(0), { still: [], deal: false });
    expect(back?.from).toEqual(there?.to);
    expect(back?.to).toEqual(there?.from);
  });

  test("of a deal comes row by row", () => {
    const deal = motions(at(13), at(0), { still: [], deal: true });
    for (const { card, delay } of deal) expect(delay).toBe((at(0).get(card)?.depth ?? 0) * 25);
  });
});
