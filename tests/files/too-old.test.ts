// What engines that are too old for the game say, they say in every language.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { root } from "../drive/cargo";
import { text } from "./repository";

const languages = readdirSync(join(root, "ui/src/words/locales"));

/** The words by language, as an engine reads them. */
const words = (): Record<string, Record<string, string>> => {
  const window: { tooOld?: Record<string, Record<string, string>> } = {};
  runInNewContext(text("ui/public/too-old-words.js"), { window });
  return window.tooOld ?? {};
};

test("the languages are the game's", () => {
  expect(Object.keys(words()).toSorted()).toEqual(languages.toSorted());
});

test.each(languages)("all is said, and with the version: %s", (language) => {
  const said = words()[language] ?? {};
  const english = words()["en"] ?? {};
  expect(Object.keys(said)).toEqual(Object.keys(english));
  expect(Object.values(said).filter((sentence) => sentence.trim() === "")).toEqual([]);
  expect(said["here"]).toContain("{version}");
  expect(said["android"]).toContain("111");
  if (language === "en") return;
  const same = Object.keys(said).filter((key) => said[key] === english[key]);
  expect(same, "English").toEqual([]);
});
