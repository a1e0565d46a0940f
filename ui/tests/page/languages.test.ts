import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/words/tongue";
import { describeScreens } from "./screens";

/** What is drawn for a letter, in the font that the page writes it in. */
const drawn = (letter: string): string => {
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas");
  pen.font = `48px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillText(letter, 8, 64);
  return canvas.toDataURL();
};

test("Japanese is measured in its own letters, not in boxes for letters that no font has", () => {
  expect(drawn("列")).not.toBe(drawn("銀"));
});

for (const language of LANGUAGES) describeScreens(language, language);
