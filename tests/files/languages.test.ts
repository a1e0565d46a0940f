// Each system is told the same languages, and they are those that the page has words in.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { files, text } from "./repository";

const languages = readdirSync(join(root, "ui/src/words/locales")).toSorted();

/** The first group of a pattern, wherever it matches, in order. */
const all = (file: string, pattern: RegExp): string[] =>
  [...text(file).matchAll(pattern)].map(([, group = ""]) => group).toSorted();

describe("the languages", () => {
  test("are thirteen", () => {
    expect(languages).toHaveLength(13);
  });

  test.each(["src-tauri/ios/Info.plist", "src-tauri/macos/Info.plist"])("are in %s", (file) => {
    expect(text(file)).toContain("<key>CFBundleLocalizations</key>");
    expect(all(file, /<string>([a-z]{2}(?:-[A-Z]{2})?)<\/string>/g)).toEqual(languages);
  });

  test("are those that Android offers", () => {
    const main = "gen/android/app/src/main";
    expect(all(`${main}/res/xml/locales_config.xml`, /android:name="([^"]+)"/g)).toEqual(languages);
    expect(text(`${main}/AndroidManifest.xml`)).toContain(
      'android:localeConfig="@xml/locales_config"',
    );
  });

  test.each(languages)("have a glossary: %s", (language) => {
    expect(existsSync(join(root, "docs/glossary", `${language}.md`))).toBe(true);
  });

  test("are written in the system's letters: no font comes along", () => {
    expect(files(/\.(?:ttf|otf|ttc|woff2?|eot)$/i)).toEqual([]);
    const sources = files(/^ui\/.*\.(?:css|html|[jt]s)$/);
    expect(sources.length, "the search finds the styles").toBeGreaterThan(50);
    const brought = sources.filter((source) => /@font-face|FontFace\(/.test(text(source)));
    expect(brought).toEqual([]);
  });
});

/** Words that no other language has, and that no two sentences of English do without. */
const ENGLISH = /\b(?:the|and|with|your?|cards?|which|can|from|this|that|it)\b/i;

/** The lines of a text that say more than a word, without what marks headings and lists. */
const lines = (path: string): string[] =>
  text(path)
    .split("\n")
    .map((line) => line.replace(/^(?:#+|[-*>|]|<\/?\w+>)\s*/, "").trim())
    .filter((line) => /\p{L}\s+\p{L}/u.test(line));

describe.each([
  ["the pages", "ui/src/words/locales", "en", /\.md$/],
  ["the texts for shops", "fastlane/metadata/android", "en-US", /(?<!\/title)\.txt$/],
])("in %s", (_, folder, english, kind) => {
  const of = (locale: string) =>
    files(kind).filter((path) => path.startsWith(`${folder}/${locale}/`));
  const said = new Set(of(english).flatMap(lines));

  test("most of English is found to be English", () => {
    const found = [...said].filter((line) => ENGLISH.test(line));
    expect(found.length).toBeGreaterThan(said.size / 2);
  });

  test.each(readdirSync(join(root, folder)).filter((locale) => locale !== english))(
    "no English is left: %s",
    (locale) => {
      expect(of(locale)).toHaveLength(of(english).length);
      const left = of(locale)
        .flatMap(lines)
        .filter((line) => said.has(line) || ENGLISH.test(line));
      expect(left).toEqual([]);
    },
  );
});
