import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Text } from "./src/pages/text";

const marked = new Marked({ gfm: true });

/** A heading is a plain sentence: it is also an entry of the contents, and a name. */
const titleOf = ({ text }: Tokens.Heading): string => {
  if (/[*_`<[&\\]/.test(text)) throw new Error(`a heading with more than words: ${text}`);
  return text;
};

const forbidHtml = (token: Token) => {
  if (token.type === "html") throw new Error(`pages are written without HTML: ${token.raw}`);
};

/** Tables that are wider than the page are moved inside a frame of their own, also by keys. */
const htmlOf = (tokens: Token[], title: string): string =>
  marked
    .parser(tokens)
    .replaceAll(
      "<table>",
      `<div class="frame" tabindex="0" role="group" aria-label="${title}"><table>`,
    )
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<th>", '<th scope="col">')
    .trim();

/** Reads a page: a title, maybe some words before the first heading, and sections. */
export const textOf = (markdown: string): Text => {
  const tokens = marked.lexer(markdown);
  void marked.walkTokens(tokens, forbidHtml);
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = [];
  for (const token of tokens) {
    const heading = token.type === "heading" ? (token as Tokens.Heading) : null;
    if (heading && heading.depth <= 2) parts.push({ heading, tokens: [] });
    else parts.at(-1)?.tokens.push(token);
  }
  const [page, ...sections] = parts.map(({ heading, tokens: inside }) => {
    const title = titleOf(heading);
    return { depth: heading.depth, title, html: htmlOf(inside, title) };
  });
  if (page?.depth !== 1 || sections.some(({ depth }) => depth !== 2)) {
    throw new Error("a page has one title, at its beginning");
  }
  return {
    title: page.title,
    html: page.html,
    sections: sections.map(({ title, html }) => ({ title, html })),
  };
};

/** Compiles pages as they are built: nothing of Markdown is shipped. */
export const pages: Plugin = {
  name: "pages",
  enforce: "pre",
  transform(code, id) {
    return id.endsWith(".md") ? `export default ${JSON.stringify(textOf(code))}` : null;
  },
};
