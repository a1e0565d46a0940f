import { FluentResource } from "@fluent/bundle";
import { afterEach, assert, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { CodeError } from "../src/bindings/CodeError";
import type { CommandError } from "../src/bindings/CommandError";
import type { Notice } from "../src/bindings/Notice";
import type { Refusal } from "../src/bindings/Refusal";
import dialogs from "../src/words/locales/en/dialogs.ftl?raw";
import table from "../src/words/locales/en/table.ftl?raw";
import { codeErrorText, commandErrorText, noticeText, refusalText } from "../src/words/reasons";
import { fetchWindowWords, speak, word } from "../src/words/words";
import { variablesIn } from "./fluent";

const sources = import.meta.glob<string>("../src/**/*.ts", {
  eager: true,
  query: "?raw",
  import: "default",
});
const { body } = new FluentResource(table + dialogs);
const known = new Set(body.map(({ id }) => id));
/** What begins like a word and is none: the names of keys and of an error, and a knave's letters. */
const NAME =
  /^(Alt(Graph)?|Arrow|ContextMenu|Control|End|Enter|Esc(ape)?|Home( End)?|Meta|Shift( Enter| F10)?|Tab|AbortError|Kn)$/;
const onTable = new Set(new FluentResource(table).body.map(({ id }) => id));

/** Every member of a union, checked by the compiler: a code more or less in Rust does not compile. */
const REFUSALS: { [Code in Refusal["code"]]: Extract<Refusal, { code: Code }> } = {
  "not-liftable": { code: "not-liftable" },
  "card-is-home": { code: "card-is-home" },
  "same-pile": { code: "same-pile" },
  "wrong-suit": { code: "wrong-suit" },
  "wrong-rank": { code: "wrong-rank" },
  "cell-taken": { code: "cell-taken" },
  "cell-not-in-play": { code: "cell-not-in-play" },
  "one-card-only": { code: "one-card-only" },
  "foundation-other-suit": { code: "foundation-other-suit" },
  "foundation-not-next": { code: "foundation-not-next", needs: "7H" },
  "run-too-long": { code: "run-too-long", most: 3 },
  "nowhere-to-go": { code: "nowhere-to-go" },
  "nothing-to-undo": { code: "nothing-to-undo" },
  "nothing-to-redo": { code: "nothing-to-redo" },
  "no-former-game": { code: "no-former-game" },
  "nothing-to-restart": { code: "nothing-to-restart" },
  "nothing-to-finish": { code: "nothing-to-finish" },
  "nowhere-to-go-back": { code: "nowhere-to-go-back" },
  "no-solution": { code: "no-solution" },
  "not-known-yet": { code: "not-known-yet" },
};
const CODE_ERRORS: { [Code in CodeError["code"]]: Extract<CodeError, { code: Code }> } = {
  "no-code": { code: "no-code" },
  "unknown-version": { code: "unknown-version", version: "2" },
  "bad-cell-count": { code: "bad-cell-count", count: "3" },
  "bad-symbol": { code: "bad-symbol", symbol: "9" },
  "too-short": { code: "too-short" },
  "too-long": { code: "too-long" },
  "wrong-check": { code: "wrong-check" },
  "bad-number": { code: "bad-number", least: 1, most: 1_000_000 },
};
const NOTICES: { [Name in Notice]: Name } = {
  "copy-used": "copy-used",
  "started-afresh": "started-afresh",
  "game-newer": "game-newer",
  "settings-copy-used": "settings-copy-used",
  "settings-reset": "settings-reset",
  "settings-newer": "settings-newer",
  "open-elsewhere": "open-elsewhere",
  "not-saved": "not-saved",
  "saved-again": "saved-again",
};
const COMMAND_ERRORS: { [Code in CommandError["code"]]: Extract<CommandError, { code: Code }> } = {
  "bad-card": { code: "bad-card" },
  "bad-pile": { code: "bad-pile" },
  "bad-cells": { code: "bad-cells" },
  "bad-argument": { code: "bad-argument" },
  "no-such-code": { code: "no-such-code", why: { code: "wrong-check" } },
  internal: { code: "internal" },
};

describe("the words", () => {
  const complaints = vi.spyOn(console, "error");
  beforeAll(async () => {
    await speak({ language: "en", locale: "en" });
    await fetchWindowWords();
  });
  beforeEach(() => complaints.mockClear());
  afterEach(() => expect(complaints, "no key or variable is missing").not.toHaveBeenCalled());

  test("have a sentence for every refusal, error and notice", () => {
    const sentences = [
      ...Object.values(REFUSALS).map(refusalText),
      ...Object.values(CODE_ERRORS).map(codeErrorText),
      ...Object.values(NOTICES).map(noticeText),
      ...Object.values(COMMAND_ERRORS).map(commandErrorText),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z“].*[.]$/);
  });

  test("say how many cards can move, in good English", () => {
    expect(refusalText({ code: "run-too-long", most: 1 })).toBe("Only 1 card can move there now.");
    expect(refusalText({ code: "run-too-long", most: 3 })).toBe("Only 3 cards can move there now.");
  });

  test("call cards by their names", () => {
    expect(word("move-to-title", { card: "TS" })).toBe("Move the 10 of spades to…");
  });

  test("write figures by the habits of the country", async () => {
    const wrong = CODE_ERRORS["bad-number"];
    expect(codeErrorText(wrong)).toBe("Microsoft’s deals go from 1 to 1,000,000.");
    await speak({ language: "de", locale: "de-CH" });
    expect(codeErrorText(wrong)).toMatch(/von 1 bis 1[’']000[’']000\.$/);
    await speak({ language: "ar", locale: "ar-EG" });
    expect(codeErrorText(wrong)).toContain("١٬٠٠٠٬٠٠٠");
    expect(codeErrorText(CODE_ERRORS["bad-cell-count"])).toContain("٤");
    await speak({ language: "en", locale: "en" });
  });
});

describe("the code", () => {
  const all = Object.entries(sources);
  const uses = all.flatMap(([file, text]) =>
    [...text.matchAll(/\bword\(\s*(?:"([^"]+)"|`([^`]+)`)/g)].map(([, plain, built]) => ({
      file,
      key: plain ?? built ?? "",
    })),
  );

  test("uses only keys that exist", () => {
    expect(uses.length, "the search finds the uses").toBeGreaterThan(50);
    for (const { file, key } of uses) {
      const shape = new RegExp(`^${key.replaceAll(/\$\{[^}]+\}/g, "[\\w-]+")}$`);
      const found = [...known].some((id) => shape.test(id));
      expect(found, `${key} in ${file}`).toBe(true);
    }
  });

  test("needs no words but the table's before a window is opened", () => {
    for (const { file, key } of uses) {
      if (/\/(dialogs|pages)\/|menu-bar/.test(file)) continue;
      if (key === "code-error-${error.code}") continue;
      const shape = new RegExp(`^${key.replaceAll(/\$\{[^}]+\}/g, "[\\w-]+")}$`);
      const found = [...known].filter((id) => shape.test(id));
      expect([...onTable], `${key} in ${file}`).toEqual(expect.arrayContaining(found));
    }
  });

  test("uses every key that there is", () => {
    const text = all.map(([, source]) => source).join("\n");
    for (const id of known) {
      const built = uses.some(({ key }) =>
        new RegExp(`^${key.replaceAll(/\$\{[^}]+\}/g, "[\\w-]+")}$`).test(id),
      );
      const fromWords = /^(card|pile)-/.test(id);
      assert(built || fromWords || text.includes(`"${id}"`), `${id} is used`);
    }
  });

  test("gives every sentence the variables that it wants", () => {
    const wanted = new Map(body.map(({ id, value }) => [id, variablesIn(value)]));
    let checked = 0;
    for (const [file, text] of all) {
      for (const [, key = "", given = ""] of text.matchAll(
        /\bword\(\s*"([^"]+)"(?:,\s*\{([^}]*)\})?,?\s*\)/g,
      )) {
        const names = given.split(",").map((part) => part.split(":")[0]?.trim());
        for (const name of wanted.get(key) ?? []) {
          expect(names, `${key} in ${file}`).toContain(name);
          checked += 1;
        }
      }
    }
    expect(checked, "the search finds the variables").toBeGreaterThan(20);
  });

  test("holds no sentence and no word of its own", () => {
    for (const [file, text] of all) {
      const code = text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, "");
      assert.notMatch(code, /["'`>]\s*[A-Z][a-z]+ [a-z]+[^"'`]*["'`<]/, file);
      assert.notMatch(
        code,
        /\b(aria-label|title|alt|placeholder)="|\.(textContent|title) = ["'`]/,
        file,
      );
      const found = code.matchAll(
        /(["'`])\s*([A-Z][a-z]+[^"'`<]*)\1|>\s*([A-Z][a-z]+[^"'`<]*)<\//g,
      );
      const words = [...found].map(([, , quoted = "", shown = quoted]) => shown);
      const own = words.filter((one) => !NAME.test(one));
      assert.deepEqual(own, [], file);
    }
  });
});
