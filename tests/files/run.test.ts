// How the scripts hand words to the shell of Windows, which is at hand here in no test.
import { expect, test } from "vitest";
import { quoted } from "../../scripts/run.mjs";

test.each([
  ["vite", "vite"],
  ["--outDir=ui/dist", "--outDir=ui/dist"],
  ["C:\\Users\\x\\report.json", "C:\\Users\\x\\report.json"],
  ["C:\\Users\\Jean Dupont\\report.json", '"C:\\Users\\Jean Dupont\\report.json"'],
  ["double tap", '"double tap"'],
  ["a & b", '"a & b"'],
  ['{"build": {}}', '"{""build"": {}}"'],
  ["", '""'],
])("%s is one word", (word, said) => {
  expect(quoted(word)).toBe(said);
});
