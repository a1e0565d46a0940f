import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES, type Spoken } from "../src/words/tongue";
import { fetchWindowWords, speak, word } from "../src/words/words";

/** Where the page says a thing that has an agreed word. */
const SAID = {
  column: ["pile-column", "help-double-tap-does"],
  cell: ["pile-cell", "help-double-tap-does"],
  foundation: ["pile-foundation-S", "help-double-tap-does"],
  run: ["help-drag-does", "help-double-tap-does"],
  undo: ["tool-undo", "help-u-does"],
  "game code": ["bar-code"],
  "New game": ["new-game-title", "menu-bar-new-game"],
  spades: ["card-2S", "card-KS"],
  hearts: ["card-2H", "card-KH"],
  diamonds: ["card-2D", "card-KD"],
  clubs: ["card-2C", "card-KC"],
  jack: ["card-JS", "card-JH"],
  queen: ["card-QS", "card-QH"],
  king: ["card-KS", "card-KH"],
  ace: ["card-AS", "card-AH"],
};

/** The agreed words, as far as all their forms are alike: Finnish “jono” is “jonon” in a sentence. */
const AGREED: Partial<Record<Spoken, Record<keyof typeof SAID, string>>> = {
  fi: {
    column: "sarak",
    cell: "solu",
    foundation: "perustu",
    run: "jono",
    undo: "peru",
    "game code": "pelikoodi",
    "New game": "Uusi peli",
    spades: "pata",
    hearts: "hertta",
    diamonds: "ruutu",
    clubs: "risti",
    jack: "jätkä",
    queen: "kuningatar",
    king: "kuningas",
    ace: "ässä",
  },
  ms: {
    column: "lajur",
    cell: "sel",
    foundation: "asas",
    run: "urutan",
    undo: "buat asal",
    "game code": "kod permainan",
    "New game": "Permainan baharu",
    spades: "sekop",
    hearts: "hati",
    diamonds: "wajik",
    clubs: "semanggi",
    jack: "jack",
    queen: "ratu",
    king: "raja",
    ace: "as",
  },
  de: {
    column: "Spalte",
    cell: "Zelle",
    foundation: "Ablage",
    run: "Folge",
    undo: "Rückgängig",
    "game code": "Spielcode",
    "New game": "Neues Spiel",
    spades: "Pik",
    hearts: "Herz",
    diamonds: "Karo",
    clubs: "Kreuz",
    jack: "Bube",
    queen: "Dame",
    king: "König",
    ace: "Ass",
  },
};

const ROOT = join(import.meta.dirname, "../..");
const glossaryOf = (language: string) =>
  readFileSync(join(ROOT, `docs/glossary/${language}.md`), "utf8");

/** Without signs that say how Arabic is read, or which way. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\u064B-\u0652\u2066-\u2069]/g, "");

/** All that is written in a language. */
const writtenIn = (language: string): string => {
  const folder = join(ROOT, "ui/src/words/locales", language);
  return plain(
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .join("\n"),
  );
};

/** The words in the second column of a glossary, without articles that are glued to them. */
const termsOf = (language: string): string[] => {
  const rows = glossaryOf(language).matchAll(/^\| (?!English|---)[^|]+\| ([^|]+) \|/gm);
  return [...rows].flatMap(
    ([, terms = ""]) =>
      plain(terms)
        .replaceAll(/\bl’/g, "")
        .match(/[\p{L}\p{M}\d]+/gu) ?? [],
  );
};

test.each(LANGUAGES.filter((language) => language !== "en"))(
  "every word of the glossary is used: %s",
  (language) => {
    const written = writtenIn(language);
    const terms = termsOf(language);
    expect(terms.length, "the search finds the terms").toBeGreaterThan(30);
    // In a sentence, a word may end otherwise.
    const stem = (term: string) => term.slice(0, Math.max(3, term.length - 4));
    expect(terms.filter((term) => !written.includes(stem(term)))).toEqual([]);
  },
);

describe.each(Object.entries(AGREED))("in %s", (language, terms) => {
  afterAll(() => speak({ language: "en", locale: "en" }));

  test("things are called by the words that were agreed on", async () => {
    await speak({ language: language as Spoken, locale: language });
    await fetchWindowWords();
    for (const [thing, term] of Object.entries(terms)) {
      const keys = SAID[thing as keyof typeof SAID];
      const others = keys.filter(
        (key) => !word(key, { number: 1, code: "" }).toLowerCase().includes(term.toLowerCase()),
      );
      expect(others, `${term} is missing`).toEqual([]);
    }
  });

  test("the glossary has them", () => {
    const glossary = glossaryOf(language).toLowerCase();
    const missing = Object.values(terms).filter((term) => !glossary.includes(term.toLowerCase()));
    expect(missing).toEqual([]);
  });
});
