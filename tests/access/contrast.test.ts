// Contrast, computed from the style sheet's own colours in every theme (WCAG 2.2, 1.4.3, 1.4.11).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";

/** The custom properties of a rule of the sheet, by its selector. */
function colours(selector: string): Record<string, string> {
  const sheet = readFileSync(join(root, "ui", "styles", "colours.css"), "utf8");
  const start = sheet.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`the sheet has no rule for ${selector}`);
  const rule = sheet.slice(start, sheet.indexOf("}", start));
  const found = rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g);
  return Object.fromEntries(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

const light = colours(":root");
const dark = { ...light, ...colours(':root[data-theme="dark"]') };

/** Each theme's colours, as the cascade gives them. */
const themes: Record<string, Record<string, string>> = {
  light,
  "light, four colours": { ...light, ...colours(":root.four") },
  dark,
  "dark, four colours": { ...dark, ...colours(':root[data-theme="dark"].four') },
};

/** What is seen on what, and the least contrast of the two. */
const pairs: [ink: string, on: string[], least: number][] = [
  ["suit-s", ["paper"], 4.5],
  ["suit-h", ["paper"], 4.5],
  ["suit-d", ["paper"], 4.5],
  ["suit-c", ["paper"], 4.5],
  ["court-s", ["paper"], 3],
  ["court-h", ["paper"], 3],
  ["court-d", ["paper"], 3],
  ["court-c", ["paper"], 3],
  ["eye", ["face"], 4.5],
  ["slot", ["table"], 3],
  ["pick", ["paper", "table"], 3],
  ["target", ["paper", "table"], 3],
  ["last", ["paper", "table"], 3],
  ["focus", ["paper", "table"], 3],
  ["focus", ["focus-2"], 3],
  ["bar-ink", ["bar", "sheet", "sheet-2"], 4.5],
  ["bar-dim", ["bar", "sheet", "sheet-2", "table", "paper"], 4.5],
  ["action", ["sheet"], 3],
  ["action-ink", ["action"], 4.5],
  ["line", ["sheet"], 3],
  ["wrong", ["sheet"], 4.5],
];

/** WCAG's relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

test("the ratio is WCAG's", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

describe.for(Object.entries(themes))("%s", ([, theme]) => {
  test.for(pairs)("%s on %s", ([ink, on, least]) => {
    for (const ground of on) {
      const [one = "", other = ""] = [theme[ink], theme[ground]];
      expect(one && other, `${ink} and ${ground} are colours`).toMatch(/^#/);
      expect(contrast(one, other), `${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
    }
  });
});
