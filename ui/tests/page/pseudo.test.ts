import { vi } from "vitest";
import { wordsOf } from "../../fluent";
import { pseudo } from "./fits";
import { describeScreens } from "./screens";

vi.mock("../../src/words/locales/en/table.ftl", async () => ({
  default: wordsOf(pseudo((await import("../../src/words/locales/en/table.ftl?raw")).default)),
}));
vi.mock("../../src/words/locales/en/dialogs.ftl", async () => ({
  default: wordsOf(pseudo((await import("../../src/words/locales/en/dialogs.ftl?raw")).default)),
}));

// In the place of English, a language that nobody speaks.
describeScreens("pseudo", "en");
