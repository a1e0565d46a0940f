// The commands that CONTRIBUTING.md lists, as package.json has them.
import { spawnSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
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

  test("name checks that there are, and lint all that need no build", () => {
    const { stderr } = spawnSync("node", ["scripts/test.mjs", "no-such-check"], {
      cwd: root,
      encoding: "utf8",
    });
    const [, known = ""] = /There are (.*)\./.exec(stderr) ?? [];
    const checks = known.split(", ");
    const named = (name: string) => scripts[name]?.split(" ").slice(2) ?? [];
    const tests = listed.filter((name) => /^(test|lint)\b/.test(name));
    expect(checks).toEqual(expect.arrayContaining(tests.flatMap(named)));
    const still = ["clippy", ...checks.slice(0, checks.indexOf("files"))];
    expect(named("lint").toSorted()).toEqual(still.toSorted());
  });

  test.each(listed)("%s sets up what is missing", (name) => {
    const [, script = ""] =
      /^node (scripts\/[\w-]+\.mjs)(?: [\w -]+)?$/.exec(scripts[name] ?? "") ?? [];
    expect(script).not.toBe("");
    expect(text(script)).toMatch(
      /await main\(async \(\) => \{[^]*?await .*readyTo(Build|Test)\(\)/,
    );
  });
});
