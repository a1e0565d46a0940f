import { describe, expect, test } from "vitest";
import { andText, numberText, orText, timeText } from "../src/words/figures";
import { tongueFor } from "../src/words/tongue";
import { fetchWindowWords, language, locale, onTongue, speak, word } from "../src/words/words";

describe("the tongue", () => {
  test.each([
    ["fr-CA", "fr"],
    ["pt-PT", "pt-BR"],
    ["pt", "pt-BR"],
    ["DE-at", "de"],
    ["ar-MA", "ar"],
    ["zh-Hant-TW", "en"],
    ["", "en"],
  ])("follows a system that speaks %s in %s", (tag, spoken) => {
    expect(tongueFor("system", [tag]).language).toBe(spoken);
  });

  test("is the first one of the player's that is known", () => {
    expect(tongueFor("system", ["zh-CN", "eo", "sv-FI", "en-GB"]).language).toBe("sv");
    expect(tongueFor("system", []).language).toBe("en");
  });

  test("is the chosen one, whatever the system speaks, by the habits of the player's country", () => {
    expect(tongueFor("de", ["fr-CA", "de-CH"])).toEqual({ language: "de", locale: "de-CH" });
    expect(tongueFor("ja", ["fr-CA"])).toEqual({ language: "ja", locale: "ja" });
  });
});

describe("what is spoken", () => {
  const speakIn = (tag: string) => speak(tongueFor("system", [tag]));

  test("changes with all that is written by it, and is told to whoever listens", async () => {
    await speakIn("en");
    let turns = 0;
    const stop = onTongue(() => (turns += 1));
    await speakIn("fi");
    expect([language(), locale(), word("tool-new-game"), turns]).toEqual([
      "fi",
      "fi",
      "Uusi peli",
      1,
    ]);
    expect([numberText(1234), timeText(3_852_000)]).toEqual(["1\u00A0234", "1.04.12"]);
    await speakIn("fi");
    expect(turns, "nothing has changed").toBe(1);
    await speakIn("es-MX");
    expect([language(), locale(), numberText(12_345), turns]).toEqual(["es", "es-MX", "12,345", 2]);
    stop();
    await speakIn("en");
    expect(turns, "nobody listens any more").toBe(2);
  });

  test("is what was asked for last, however long the others take", async () => {
    await Promise.all([speakIn("pl"), speakIn("nl"), fetchWindowWords(), speakIn("sv")]);
    expect([language(), word("menu-settings"), word("settings-language")]).toEqual([
      "sv",
      "Inställningar",
      "Språk",
    ]);
  });

  test.each([
    "en-IN",
    "fr-CH",
    "de-CH",
    "fi",
    "ms-BN",
    "es-CL",
    "it",
    "pt-BR",
    "nl",
    "sv",
    "pl",
    "ja",
    "ar",
  ])("writes numbers as they are written in %s", async (tag) => {
    await speakIn(tag);
    const numbers = [0, 7, 52, 999, 1000, 123_456];
    const intl = new Intl.NumberFormat(tag);
    expect(numbers.map(numberText)).toEqual(numbers.map((value) => intl.format(value)));
  });

  test("lists and counts in the figures of the country", async () => {
    await speakIn("ja");
    expect(andText(["A", "B", "C"])).toBe("A、B、C");
    await speakIn("ar-EG");
    expect([numberText(52), timeText(252_000)]).toEqual(["٥٢", "٤:١٢"]);
    await speakIn("fr-CA");
    expect(timeText(252_000)).toBe("4:12");
    await speakIn("sv-FI");
    expect(timeText(252_000)).toBe("4.12");
    await speakIn("en");
    expect(orText(["A", "B", "C"])).toBe("A, B, or C");
  });
});
