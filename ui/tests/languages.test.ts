import { FluentResource } from "@fluent/bundle";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { RANKS, SUITS } from "../src/cards/suits";
import { LANGUAGES, type Spoken } from "../src/words/tongue";
import { fetchWindowWords, speak, word } from "../src/words/words";
import { choicesIn, functionsIn, textsIn, variablesIn } from "./fluent";

const sources = import.meta.glob<string>("../src/words/locales/*/*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const FILES = ["table.ftl", "dialogs.ftl"] as const;
const CARDS = SUITS.flatMap((suit) => Array.from(RANKS, (rank) => rank + suit));
const PILES = [
  ...Array.from({ length: 8 }, (_, i) => `column-${i + 1}`),
  ...Array.from({ length: 4 }, (_, i) => `cell-${i + 1}`),
  ...SUITS.map((suit) => `foundation-${suit}`),
];

/** All numbers that a sentence may be about, and more than any plural rule tells apart. */
const NUMBERS = [...Array.from({ length: 31 }, (_, i) => i), 100, 101, 102, 111, 999, 1234];

const sorted = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));
const sourceOf = (language: Spoken, file: string) =>
  sources[`../src/words/locales/${language}/${file}`] ?? "";
const messagesOf = (language: Spoken, file: string) =>
  new Map(new FluentResource(sourceOf(language, file)).body.map((one) => [one.id, one]));
const wordsOf = (language: Spoken) =>
  new Map(FILES.flatMap((file) => [...messagesOf(language, file)]));
const english = wordsOf("en");

/** The game's name and its codes are the same everywhere. */
const SAME = ["title", "new-game-code-example"];

/** Where figures are part of a name. */
const FIGURED = ["new-game-code-example", "about-licence", "about-vollkorn"];

/** Where words are the same for one and for many: Swedish “kort” and “drag”. */
const UNCOUNTED: Partial<Record<Spoken, readonly string[]>> = {
  sv: ["card-in-column", "pile-with-cards", "lost-back"],
};

/** Words that English and another language share. */
const SHARED: Partial<Record<Spoken, readonly string[]>> = {
  fr: ["bar-score", "menu-title", "settings-table", "table", "tool-menu", "win-score"],
  de: ["settings-letters-international", "settings-motion-normal", "settings-theme-system"],
  ms: ["menu-title", "tool-menu"],
  es: ["settings-motion-normal"],
  it: ["menu-title", "tool-menu"],
  "pt-BR": ["menu-title", "tool-menu"],
  nl: [
    "bar-score",
    "help-h-does",
    "menu-bar-help",
    "menu-title",
    "tool-hint",
    "tool-menu",
    "tool-stop",
    "win-score",
  ],
  sv: ["move-to-cell", "pile-cell", "settings-theme-system"],
  pl: ["menu-title", "tool-menu", "tool-stop"],
};

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);

/**
 * What no sentence has in print: straight quotes, dots in a row, spaces where none belong, and what
 * was not filled in.
 */
const UNTIDY = /[{}"']|undefined|NaN|\.\.\.| {2}|\( | \)|^ | $| [.,…]/m;
/** French spaces that a line must not break at. */
const LOOSE = /« | »| [:;!?]/;

/** What a variable may stand for. */
const samples = (variable: string): readonly (string | number)[] => {
  if (["card", "onto", "needs"].includes(variable)) return CARDS;
  if (variable === "pile") return PILES;
  if (variable === "suit") return SUITS;
  if (variable === "kind") return ["column", "cell", "foundation"];
  if (variable === "cells") return [4, 2, 1];
  if (["code", "version", "symbol", "place", "piles", "cards"].includes(variable)) return ["X"];
  return NUMBERS;
};

/** Every combination of two variables' values; the others take turns. */
const combinations = (variables: readonly string[]): Record<string, string | number>[] => {
  const [longest = "", ...rest] = variables.toSorted(
    (a, b) => samples(b).length - samples(a).length,
  );
  if (!longest) return [{}];
  return samples(longest).flatMap((value, i) => {
    const widest = Math.max(1, ...rest.map((name) => samples(name).length));
    return Array.from({ length: widest }, (_, j) => ({
      [longest]: value,
      ...Object.fromEntries(
        rest.map((name, k) => [name, samples(name)[(j + i * k) % samples(name).length] ?? ""]),
      ),
    }));
  });
};

describe.each(LANGUAGES)("the words of %s", (language) => {
  const complaints = vi.spyOn(console, "error");
  const own = wordsOf(language);
  beforeAll(async () => {
    await speak({ language, locale: language });
    await fetchWindowWords();
  });
  beforeEach(() => complaints.mockClear());

  test.each(FILES)("hold in %s the keys that English has there, each once", (file) => {
    const written = [...sourceOf(language, file).matchAll(/^([a-z][\w-]*) *=/gim)];
    const keys = written.map(([, id = ""]) => id);
    expect(sorted(keys)).toEqual(sorted([...messagesOf("en", file).keys()]));
    expect([...messagesOf(language, file).keys()], "all of it can be read").toEqual(keys);
  });

  test("use the variables that English uses, and no unknown function", () => {
    for (const [id, message] of own) {
      const wanted = variablesIn(english.get(id)?.value);
      expect(sorted(variablesIn(message.value)), `variables of ${id}`).toEqual(sorted(wanted));
      const all = [message.value, message.attributes];
      expect(wanted, `variables of ${id}`).toEqual(expect.arrayContaining(variablesIn(all)));
      const functions = functionsIn(all).map(({ name }) => name);
      expect(["CARD", "PILE"], `functions of ${id}`).toEqual(expect.arrayContaining(functions));
    }
  });

  test("have every card and pile in every case that a sentence asks for", () => {
    const cards = CARDS.map((card) => `card-${card}`);
    const piles = [...own.keys()].filter((key) => /^pile-(column|cell|foundation-.)$/.test(key));
    for (const [id, { value }] of own) {
      const forms = functionsIn(value).filter(({ form }) => form !== undefined);
      for (const { name, form = "" } of forms) {
        for (const key of name === "CARD" ? cards : piles) {
          expect(own.get(key)?.attributes, `${key} for ${id}`).toHaveProperty(form);
        }
      }
    }
  });

  test("name 52 cards by 52 names, in each case", () => {
    const forms = CARDS.flatMap((card) => Object.keys(own.get(`card-${card}`)?.attributes ?? {}));
    expect(new Set(CARDS.map((card) => word(`card-${card}`))).size).toBe(52);
    for (const form of new Set(forms)) {
      const names = CARDS.map((card) => JSON.stringify(own.get(`card-${card}`)?.attributes[form]));
      // A form that goes by gender alone has a few.
      expect([1, 2, 3, 52], `names in the ${form}`).toContain(new Set(names).size);
    }
  });

  test("make sentences with every card, pile and number", () => {
    const wrong = [...own].flatMap(([id, { value }]) =>
      combinations(variablesIn(value))
        .map((args) => word(id, args))
        .filter((text) => !text || UNTIDY.test(text) || (language === "fr" && LOOSE.test(text)))
        .map((text) => `${id}: ${text}`),
    );
    expect(wrong).toEqual([]);
    expect(complaints, "nothing was missing").not.toHaveBeenCalled();
  });

  test("have a form for every kind of number", () => {
    const rules = new Intl.PluralRules(language);
    const kinds = NUMBERS.map((number) => rules.select(number));
    const known = rules.resolvedOptions().pluralCategories;
    for (const [id, { value }] of own) {
      for (const keys of choicesIn(value)) {
        const named = keys.filter((key) => PLURALS.has(key));
        if (named.length === 0) continue;
        expect(keys, `forms of ${id}`).toEqual(expect.arrayContaining(kinds));
        expect(known, `forms of ${id}`).toEqual(expect.arrayContaining(named));
      }
    }
  });

  test("choose by number wherever English does", () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const chooses = (value: unknown) =>
      choicesIn(value).some((keys) => keys.some((key) => key !== "other" && PLURALS.has(key)));
    const missing = [...english].filter(
      ([id, { value }]) => chooses(value) && !chooses(own.get(id)?.value),
    );
    const alike = kinds.length === 1 ? missing.map(([id]) => id) : (UNCOUNTED[language] ?? []);
    expect(missing.map(([id]) => id)).toEqual(alike);
  });

  test("leave figures to the country, but for names of cards, codes, years and versions", () => {
    const byHand = [...own].filter(([id, { value, attributes }]) =>
      textsIn([value, Object.values(attributes)]).some(
        (text) => /\d[^\p{L}]*\d/u.test(text) && !(id.startsWith("card-T") && /\b10\b/.test(text)),
      ),
    );
    expect(byHand.map(([id]) => id)).toEqual(FIGURED);
  });

  test.skipIf(language === "en")("are no English", () => {
    const same = [...own].filter(([id, { value }]) => {
      const lettered = textsIn(value).some((text) => /\p{L}/u.test(text));
      return lettered && JSON.stringify(value) === JSON.stringify(english.get(id)?.value);
    });
    const shared = [...SAME, ...(SHARED[language] ?? [])];
    expect(sorted(same.map(([id]) => id))).toEqual(sorted(shared));
  });
});
