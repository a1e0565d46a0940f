import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const sheet = readFileSync(join(import.meta.dirname, "../styles/colours.css"), "utf8");

type Colours = Record<string, string>;

/** The custom properties of the rules with this selector. */
const rule = (selector: string): Colours => {
  const start = sheet.indexOf(`\n${selector} {`);
  const body = sheet.slice(start, sheet.indexOf("}", start));
  if (start < 0) throw new Error(`${selector} is not in the sheet`);
  return Object.fromEntries(
    Array.from(body.matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
};

const light = rule(":root");
const dark = { ...light, ...rule(':root[data-theme="dark"]') };
const THEMES: Record<string, Colours> = {
  light,
  "light, four colours": { ...light, ...rule(":root.four") },
  dark,
  "dark, four colours": { ...dark, ...rule(':root[data-theme="dark"].four') },
};

/** Relative luminance, WCAG 2. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

type Pair = readonly [ink: string, ground: string, least: number];

/** What is seen on what, and how clearly it has to be: WCAG 2.2, 1.4.3 and 1.4.11. */
const PAIRS: readonly Pair[] = [
  ...["suit-s", "suit-h", "suit-d", "suit-c"].map((ink): Pair => [ink, "paper", 4.5]),
  ...["court-s", "court-h", "court-d", "court-c"].map((ink): Pair => [ink, "paper", 3]),
  ["slot", "table", 3],
  ...["pick", "target", "last", "focus"].flatMap((ink): Pair[] => [
    [ink, "paper", 3],
    [ink, "table", 3],
  ]),
  ["focus", "focus-2", 3],
  ["bar-ink", "bar", 4.5],
  ["bar-ink", "sheet", 4.5],
  ["bar-ink", "sheet-2", 4.5],
  ["bar-dim", "bar", 4.5],
  ["bar-dim", "sheet", 4.5],
  ["bar-dim", "sheet-2", 4.5],
  ["bar-dim", "table", 4.5],
  ["bar-dim", "paper", 4.5],
  ["action", "sheet", 3],
  ["action-ink", "action", 4.5],
  ["line", "sheet", 3],
  ["wrong", "sheet", 4.5],
  ["wrong", "bar", 3],
];

describe.each(Object.entries(THEMES))("by %s", (_, colours) => {
  test.each(PAIRS)("%s is seen on %s, at %d to 1", (ink, ground, least) => {
    const [a, b] = [colours[ink], colours[ground]];
    if (!a || !b) throw new Error(`${ink} or ${ground} is not in the sheet`);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least);
  });
});

test("the suits of a four-colour pack all differ", () => {
  for (const [name, colours] of Object.entries(THEMES)) {
    const suits = new Set(["s", "h", "d", "c"].map((suit) => colours[`suit-${suit}`]));
    expect(suits.size, `by ${name}`).toBe(name.includes("four") ? 4 : 2);
  }
});
