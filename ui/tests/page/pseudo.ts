/*
 * A language that nobody speaks: English, accented, and 40 % longer.
 */

const ACCENTS: Record<string, string> = {
  a: "á",
  e: "ê",
  i: "ï",
  o: "ö",
  u: "ů",
  c: "ç",
  n: "ñ",
  s: "š",
  A: "Å",
  E: "É",
  O: "Ø",
};

/** Accents outside of what stands in braces, and as many more letters at the ends of the words. */
const lengthen = (text: string): string => {
  let owed = 0;
  return text
    .split(/(\{[^{}]*\}|\{ \$\w+ ->|\s+)/)
    .map((part) => {
      // What stands on the cards is the same in every language.
      if (/^\{|^[A-Z]n?$|^\P{L}*$/u.test(part)) return part;
      owed += part.length * 0.4;
      const more = "mñøå".repeat(9).slice(0, owed);
      owed -= more.length;
      const word = part.replaceAll(/[A-Za-z]/g, (letter) => ACCENTS[letter] ?? letter);
      return word.replace(/(\p{L})(\P{L}*)$/u, `$1${more}$2`);
    })
    .join("");
};

const inEachLine = (source: string, head: RegExp, skipped: RegExp): string =>
  source
    .split("\n")
    .map((line) => {
      const [before = ""] = head.exec(line) ?? [];
      const text = line.slice(before.length);
      return skipped.test(line) || !/\p{L}/u.test(text) ? line : before + lengthen(text);
    })
    .join("\n");

/** A file of words in that language: all but the notes for translators. */
export const pseudoWords = (source: string): string =>
  inEachLine(source, /^(?:[\w-]+ = |\s+\.?[\w-]+ = |\s+\*?\[\w+\] |\s+(?=\}))/, /^#/);

/** A page in that language: its headings, paragraphs, lists and tables. */
export const pseudoPage = (source: string): string => inEachLine(source, /^(?:#+|[->|]) /, /^$/);
