// Each system is told the same languages, and they are those that the page has words in.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { text } from "./repository";

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

  test.each(languages.filter((language) => language !== "en"))(
    "have a glossary: %s",
    (language) => {
      expect(existsSync(join(root, "docs/glossary", `${language}.md`))).toBe(true);
    },
  );
});
