import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Words } from "./src/words/words";

/** Reads a file of words. */
export const wordsOf = (source: string): Words => {
  const { body } = new FluentResource(source);
  const written = [...source.matchAll(/^-?[a-z][\w-]* *=/gim)];
  if (written.length !== body.length) throw new Error("there are words that cannot be read");
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => [
      id,
      value === null || Object.keys(attributes).length > 0 ? { value, attributes } : value,
    ]),
  );
};

/** The words of the table, which the page may have fetched before the game asks for them. */
const ofTheTable = /\/locales\/([\w-]+)\/table\.ftl$/;

/** Compiles words as they are built: neither notes for translators nor what reads Fluent is shipped. */
export const words: Plugin = {
  name: "words",
  enforce: "pre",
  transform(code, id) {
    if (!id.endsWith(".ftl")) return null;
    const compiled = JSON.stringify(wordsOf(code));
    const [, language] = ofTheTable.exec(id) ?? [];
    if (!language) return `export default ${compiled}`;
    return `export default (globalThis.spoken ??= {})[${JSON.stringify(language)}] = ${compiled}`;
  },
};
