import { vi } from "vitest";
import { pseudo } from "./fits";
import { describeScreens } from "./screens";

type File = { default: string };

vi.mock("../../src/words/locales/en/table.ftl?raw", async (original) => ({
  default: pseudo((await original<File>()).default),
}));
vi.mock("../../src/words/locales/en/dialogs.ftl?raw", async (original) => ({
  default: pseudo((await original<File>()).default),
}));

// In the place of English, a language that nobody speaks.
describeScreens("pseudo", "en");
