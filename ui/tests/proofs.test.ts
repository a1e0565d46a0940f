import { describe, expect, test } from "vitest";
import type { View } from "../src/bindings/View";
import { helpFor, markFor, proven } from "../src/table/proofs";
import { viewAfter } from "./recorded";

const told = { lostNotice: true };
const untold = { lostNotice: false };
const view = (part: Partial<View>): View => ({ ...viewAfter(5), ...part });
const lost = view({ verdict: "lost", back: 2 });
const winnable = view({ verdict: "winnable" });

describe("what is proven", () => {
  test("is taken in where it is about this table", () => {
    const judged = { revision: 5, verdict: "lost", back: 2 } as const;
    expect(proven(view({ revision: 5 }), judged)).toMatchObject({ verdict: "lost", back: 2 });
  });

  test("says nothing about an older or newer table", () => {
    for (const revision of [4, 6]) {
      const before = view({ revision: 5 });
      expect(proven(before, { revision, verdict: "lost", back: 0 })).toBe(before);
    }
  });

  test("does not go back on what the answer itself said", () => {
    const before = { ...winnable, revision: 5 };
    expect(proven(before, { revision: 5, verdict: "unknown", back: null })).toBe(before);
  });
});

describe("the third tool", () => {
  test("offers a hint, and the finish where all the rest can go home", () => {
    expect(helpFor(view({}), told, null)).toBe("hint");
    expect(helpFor(winnable, told, "pointing")).toBe("hint");
    expect(helpFor({ ...winnable, finish: true }, told, null)).toBe("finish");
  });

  test("offers the way back from a lost position, unless the player wants no notice", () => {
    expect(helpFor(lost, told, null)).toBe("go-back");
    expect(helpFor(lost, untold, null)).toBe("hint");
  });

  test("stops the show of the solution, whatever the table is like", () => {
    expect(helpFor({ ...winnable, finish: true }, told, "showing")).toBe("stop");
  });
});

describe("the mark", () => {
  test("says what is known, and nothing else", () => {
    expect(markFor(lost, told)).toBe("lost");
    expect(markFor(winnable, told)).toBe("winnable");
    expect(markFor(view({ verdict: "unknown" }), told)).toBeNull();
  });

  test("is not there for who wants no notice, nor over a game that is won", () => {
    expect(markFor(lost, untold)).toBeNull();
    expect(markFor(winnable, untold), "its absence would tell").toBeNull();
    expect(markFor({ ...winnable, status: "won" }, told)).toBeNull();
  });
});
