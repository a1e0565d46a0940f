import { describe, expect, test } from "vitest";
import { face, type Index, indexFoot, LETTERS } from "../src/cards/face";
import { label, learn } from "../src/cards/glyphs";
import { RANKS, suit, type Suit, SUITS } from "../src/cards/suits";

const CARDS = SUITS.flatMap((s) => Array.from(RANKS, (rank) => rank + s));
const INDICES: readonly Index[] = ["jumbo", "slim", "classic"];
const SETS = Object.keys(LETTERS) as (keyof typeof LETTERS)[];

/** The index: the first path of a face. */
const indexOf = (svg: string) => /<path d="([^"]*)"/.exec(svg)?.[1] ?? "";

/** The points that a path goes through, from its moves on. */
const reach = (path: string) => {
  let [x, y] = [0, 0];
  const points: { x: number; y: number }[] = [];
  for (const [, command = "", rest = ""] of path.matchAll(/([Mlhvcsqaz])([^A-Za-z]*)/g)) {
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }[command] ?? 0;
    if (size === 0) continue;
    for (let i = 0; i + size <= values.length; i += size) {
      const [a = 0, b = 0] = values.slice(i + size - 2, i + size);
      if (command === "M") [x, y] = [a, b];
      else if (command === "h") x += values[i] ?? 0;
      else if (command === "v") y += values[i] ?? 0;
      else [x, y] = [x + a, y + b];
      points.push({ x, y });
    }
  }
  return points;
};

describe.each(SETS)("the letters of the %s pack", (letters) => {
  test.each(INDICES)("are drawn within a %s card, and no two cards look the same", async (kind) => {
    await learn(letters);
    const seen = new Set<string>();
    for (const card of CARDS) {
      const index = indexOf(face(card, kind, letters));
      seen.add(index);
      for (const { x, y } of reach(index)) {
        expect(x, `${card} across`).toBeGreaterThan(-0.5);
        expect(x, `${card} across`).toBeLessThanOrEqual(100);
        expect(y, `${card} down`).toBeGreaterThan(-0.5);
        expect(y, `${card} down`).toBeLessThanOrEqual(100 * indexFoot(kind) + 0.5);
      }
    }
    expect(seen.size).toBe(52);
  });
});

/** How far apart the columns of ink in these paths stand, by the ends of their strokes. */
const spans = (path: string) => {
  const xs = reach(path).map(({ x }) => x);
  return { from: Math.min(...xs), to: Math.max(...xs) };
};

describe.each(SETS)("the index of the %s pack", (letters) => {
  test.each(INDICES)("has rank and suit side by side on a %s card, and apart", async (kind) => {
    await learn(letters);
    for (const card of CARDS) {
      // The last outlines are the suit's: it has as many as when it stands alone.
      const strokes = indexOf(face(card, kind, letters)).split(/(?=M)/);
      const own = suit(card.charAt(1) as Suit, 0, 0, 100).split(/(?=M)/).length;
      const [rank, sign] = [strokes.slice(0, -own), strokes.slice(-own)].map((part) =>
        spans(part.join("")),
      );
      const gap = (sign?.from ?? NaN) - (rank?.to ?? NaN);
      expect(gap, `${card}: units between them`).toBeGreaterThanOrEqual(3);
    }
  });
});

test.each(SETS)("every letter of the %s pack has an outline", async (letters) => {
  await learn(letters);
  for (const letter of LETTERS[letters].join("")) {
    expect(label(letter, 0, 0, 120, 200).d, `${letter} is drawn`).not.toBe("");
  }
});

test("local letters are other letters", async () => {
  const king = (letters: (typeof SETS)[number]) => indexOf(face("KS", "classic", letters));
  await learn("french");
  expect(king("french")).not.toBe(king("international"));
  expect(king("french")).toBe(king("portuguese"));
  expect(king("german")).toBe(king("international"));
  const aces = SETS.filter((letters) => {
    return indexOf(face("AS", "classic", letters)) !== indexOf(face("AS", "classic"));
  });
  expect(aces, "only there the ace is an E").toEqual(["scandinavian"]);
});
