// `npm test`: sets up what is missing, then runs every check, or those that are named:
// `npm test -- touch window`. Options go to the runner: `npm test -- touch -t undo`.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main, run, Stop } from "./run.mjs";
import { readyToBuild, readyToTest } from "./setup.mjs";

/**
 * What a runner came to.
 *
 * @typedef {{ passed: number, failed: number }} Count
 *
 * A runner: how to run it, and the builds that must have succeeded before.
 * @typedef {{ name: string, needs: string[], go: (more: string[]) => Promise<Count> }} Runner
 */

/**
 * A command that passes or fails as one.
 *
 * @param {string} name
 * @param {string[]} words
 * @param {string[]} [needs]
 * @returns {Runner}
 */
function whole(name, [program = "", ...args], needs = []) {
  const go = async () => {
    const ok = (await run(program, args)) === 0;
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  };
  return { name, needs, go };
}

/**
 * Rust's tests, counted from the closing line of each test program.
 *
 * @param {string[]} more
 */
async function cargoTest(more) {
  const count = { passed: 0, failed: 0 };
  const args = ["test", "--locked", "--workspace", "--no-fail-fast", ...more];
  const status = await run("cargo", args, {
    listen(line) {
      const [, passed, failed] = /^test result: \w+\. (\d+) passed; (\d+) failed/.exec(line) ?? [];
      count.passed += Number(passed ?? 0);
      count.failed += Number(failed ?? 0);
    },
  });
  return settle(count, status);
}

/**
 * A set of vitest tests, counted from vitest's own report.
 *
 * @param {string} name
 * @param {string[]} where the configuration or project
 * @param {string[]} needs
 * @returns {Runner}
 */
function vitest(name, where, needs) {
  const go = async (/** @type {string[]} */ more) => {
    const folder = mkdtempSync(join(tmpdir(), "boulanger-report-"));
    const report = join(folder, "report.json");
    const reporters = ["--reporter=verbose", "--reporter=json", `--outputFile.json=${report}`];
    try {
      const status = await run("vitest", ["run", ...where, ...reporters, ...more]);
      return settle(vitestCount(report), status);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  return { name, needs, go };
}

/**
 * @param {string} report
 * @returns {Count}
 */
function vitestCount(report) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * A runner that fails without naming a test, or that runs no test, is a failure too.
 *
 * @param {Count} count
 * @param {number} status
 * @returns {Count}
 */
function settle({ passed, failed }, status) {
  if (failed === 0 && (status !== 0 || passed === 0)) return { passed, failed: 1 };
  return { passed, failed };
}

/** In the order in which a fault shows soonest. The builds are runners too: they can fail. */
const runners = [
  whole("rustfmt", ["cargo", "fmt", "--all", "--check"]),
  whole("oxfmt", ["oxfmt", "--check"]),
  whole("oxlint", ["oxlint", "--type-aware", "--deny-warnings"]),
  whole("types", ["tsc", "--project", "tsconfig.json"]),
  whole("ui-types", ["tsc", "--project", "ui/tsconfig.json"]),
  vitest("files", ["--project", "files"], []),
  whole("android", ["node", "scripts/android-project.mjs"]),
  whole("page", ["npm", "run", "--silent", "page"]),
  vitest("ui", ["--root", "ui"], []),
  whole("clippy", clippy(), ["page"]),
  { name: "rust", needs: ["page"], go: cargoTest },
  whole("bridge", ["cargo", "build", "--locked", "--example", "bridge"], ["page"]),
  vitest("saving", ["--project", "saving"], ["bridge"]),
  vitest("touch", ["--project", "touch"], ["bridge"]),
  vitest("access", ["--project", "access"], ["bridge"]),
  whole("program", ["cargo", "build", "--locked", "--bin", "boulanger"], ["page"]),
  vitest("window", ["--project", "window"], ["program"]),
  vitest("pictures", ["--project", "pictures"], ["bridge", "program"]),
  vitest("bundle", ["--project", "bundle"], ["program"]),
];

/** Those that need browsers, a display, or tools that read files of other kinds. */
const onScreen = new Set(["files", "ui", "touch", "access", "window", "pictures", "bundle"]);

function clippy() {
  return ["cargo", "clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"];
}

/**
 * The named runners with the builds they need, or all of them.
 *
 * @param {string[]} names
 */
function chosen(names) {
  if (names.length === 0) return runners;
  const wanted = new Set(names);
  for (const runner of runners.toReversed()) {
    if (wanted.has(runner.name)) for (const need of runner.needs) wanted.add(need);
  }
  const known = new Set(runners.map((runner) => runner.name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Stop(`No such check: ${unknown.join(", ")}. There are ${[...known].join(", ")}.`);
  }
  return runners.filter((runner) => wanted.has(runner.name));
}

await main(async () => {
  const words = process.argv.slice(2);
  const option = words.findIndex((word) => word.startsWith("-"));
  const names = option < 0 ? words : words.slice(0, option);
  const list = chosen(names);
  const more = words.slice(names.length);
  await (list.some(({ name }) => onScreen.has(name)) ? readyToTest() : readyToBuild());

  const began = Date.now();
  const total = { passed: 0, failed: 0 };
  const rows = [];
  const broken = new Set();
  for (const { name, needs, go } of list) {
    const start = Date.now();
    const lacking = needs.filter((need) => broken.has(need));
    console.log(
      `\n== ${name}${lacking.length > 0 ? `: not run, ${lacking.join(", ")} failed` : ""}`,
    );
    const { passed, failed } = lacking.length > 0 ? { passed: 0, failed: 1 } : await go(more);
    if (failed > 0) broken.add(name);
    total.passed += passed;
    total.failed += failed;
    rows.push(row(name, passed, failed, Date.now() - start));
  }
  console.log(`\n${["check     passed  failed    time", ...rows].join("\n")}`);
  console.log(`${"-".repeat(32)}\n${row("all", total.passed, total.failed, Date.now() - began)}\n`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * @param {string} name
 * @param {number} passed
 * @param {number} failed
 * @param {number} time in milliseconds
 */
function row(name, passed, failed, time) {
  const seconds = `${(time / 1000).toFixed(1)} s`;
  return (
    name.padEnd(8) + String(passed).padStart(8) + String(failed).padStart(8) + seconds.padStart(9)
  );
}
