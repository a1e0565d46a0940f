import { expect, test, vi } from "vitest";
import { wordsOf } from "../../fluent";
import { textOf } from "../../markdown";
import type { Text } from "../../src/pages/text";
import { pseudoPage, pseudoWords } from "./pseudo";
import { describeScreens } from "./screens";

vi.mock("../../src/words/locales/en/table.ftl", async () => ({
  default: wordsOf(pseudoWords((await import("../../src/words/locales/en/table.ftl?raw")).default)),
}));
vi.mock("../../src/words/locales/en/dialogs.ftl", async () => ({
  default: wordsOf(
    pseudoWords((await import("../../src/words/locales/en/dialogs.ftl?raw")).default),
  ),
}));
vi.mock("../../src/words/locales/en/rules.md", async () => ({
  default: textOf(pseudoPage((await import("../../src/words/locales/en/rules.md?raw")).default)),
}));
vi.mock("../../src/words/locales/en/examples.md", async () => ({
  default: textOf(pseudoPage((await import("../../src/words/locales/en/examples.md?raw")).default)),
}));
vi.mock("../../src/words/locales/en/faq.md", async () => ({
  default: textOf(pseudoPage((await import("../../src/words/locales/en/faq.md?raw")).default)),
}));

const written = import.meta.glob<string>("../../src/words/locales/en/*.md", {
  query: "?raw",
  import: "default",
});
const shown = import.meta.glob<Text>("../../src/words/locales/en/*.md", { import: "default" });

test.each(Object.keys(shown))("%s is longer, and has the same sections", async (file) => {
  const english = textOf((await written[file]?.()) ?? "");
  const pseudo = await shown[file]?.();
  expect(pseudo?.title).not.toBe(english.title);
  expect(pseudo?.sections).toHaveLength(english.sections.length);
  const lengthOf = ({ html, sections }: Text) =>
    [html, ...sections.map((section) => section.html)].join("").replaceAll(/<[^>]+>/g, "").length;
  expect(pseudo && lengthOf(pseudo) / lengthOf(english)).toBeGreaterThan(1.25);
});

// In the place of English.
describeScreens("pseudo", "en");
