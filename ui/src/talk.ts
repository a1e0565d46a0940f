import type { Settings } from "./bindings/Settings";
import { DIRECTIONS, keepSpoken, tongueFor } from "./words/tongue";
import { speak, word } from "./words/words";

/** Speaks the chosen language on the page. */
export const talk = async (choice: Settings["language"]): Promise<void> => {
  const tongue = tongueFor(choice, navigator.languages);
  const root = document.documentElement;
  // Before the words, for the fonts depend on it.
  root.lang = tongue.locale;
  root.dir = DIRECTIONS[tongue.language];
  await speak(tongue);
  document.title = word("title");
  keepSpoken(tongue.language);
};
