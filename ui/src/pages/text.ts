import { language } from "../words/words";

/** A part of a page under a heading of its own. */
export type Section = { title: string; html: string };

/** A page as it is compiled from its Markdown. `html` is what stands before the first section. */
export type Text = { title: string; html: string; sections: readonly Section[] };

/** The pages that there are. */
export type Page = "rules" | "examples" | "faq";

/** Each page of each language is a file of its own, and loads no other. */
const TEXTS = import.meta.glob<Text>("../words/locales/*/*.md", { import: "default" });

/** A page in the player's language. */
export const textOf = async (page: Page): Promise<Text> => {
  const file = (of: string) => TEXTS[`../words/locales/${of}/${page}.md`];
  const fetch = file(language()) ?? file("en");
  if (!fetch) throw new Error(`there is no page ${page}`);
  return fetch();
};
