// The commands that CONTRIBUTING.md lists, as package.json has them.
import { describe, expect, test } from "vitest";
import { all, text } from "./repository";

const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
const [, table = ""] = text("CONTRIBUTING.md").split("\n## ");
const rows = all(table, /^\| (`npm [^|]+) \|/gm).flatMap((row) => all(row, /`([^`]+)`/g));
const listed = rows.map((words) => words.replace(/^npm (run )?/, ""));

describe("the commands", () => {
  test("are all listed, but for those that Tauri calls", () => {
    const inner = new Set(["page", "tauri"]);
    expect(listed.toSorted()).toEqual(
      Object.keys(scripts)
        .filter((name) => !inner.has(name))
        .toSorted(),
    );
  });

  test.each(listed)("%s sets up what is missing", (name) => {
    const [, script = ""] =
      /^node (scripts\/[\w-]+\.mjs)(?: [\w ]+)?$/.exec(scripts[name] ?? "") ?? [];
    expect(script).not.toBe("");
    expect(text(script)).toMatch(
      /await main\(async \(\) => \{[^]*?await .*readyTo(Build|Test)\(\)/,
    );
  });
});
