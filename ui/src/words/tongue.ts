import type { Language } from "../bindings/Language";

/** A language that the page has words in. */
export type Spoken = Exclude<Language, "system">;

/** What the page speaks, and the country by whose habits it writes figures (a BCP 47 tag). */
export type Tongue = { language: Spoken; locale: string };

/** All of them, in the order in which they are offered, and which way they are written. */
export const DIRECTIONS: Record<Spoken, "ltr" | "rtl"> = {
  en: "ltr",
  fr: "ltr",
  de: "ltr",
  fi: "ltr",
  ms: "ltr",
  es: "ltr",
  it: "ltr",
  "pt-BR": "ltr",
  nl: "ltr",
  sv: "ltr",
  pl: "ltr",
  ja: "ltr",
  ar: "rtl",
};

export const LANGUAGES = Object.keys(DIRECTIONS) as readonly Spoken[];

const baseOf = (tag: string) => tag.split("-", 1)[0]?.toLowerCase();

/**
 * The tongue for the player's choice. The system's languages come in the order in which the player
 * likes them: the first that the page speaks is taken, whatever its country, and English where
 * there is none.
 */
export const tongueFor = (choice: Language, wished: readonly string[]): Tongue => {
  const spoken = (tag: string) => LANGUAGES.find((one) => baseOf(one) === baseOf(tag));
  const language = choice === "system" ? (wished.map(spoken).find(Boolean) ?? "en") : choice;
  return { language, locale: wished.find((tag) => spoken(tag) === language) ?? language };
};

/** Keeps the language for the next start: ui/public/before.js asks for its words. */
export const keepSpoken = (language: Spoken): void => localStorage.setItem("spoken", language);
