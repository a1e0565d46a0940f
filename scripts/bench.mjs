// `npm run bench`: prints a line for each figure, `name value limit`, and fails where one is over
// its limit. It builds the release program, and a bare Tauri window to compare it with.
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPage, main, must } from "./run.mjs";
import { readyToTest } from "./setup.mjs";

await main(async () => {
  await readyToTest();
  const release = ["build", "--locked", "--release"];
  const folder = mkdtempSync(join(tmpdir(), "boulanger-bench-"));
  try {
    await buildPage();
    // The program with a command that does nothing, for round trips: set aside, for the next
    // build writes over it.
    await must("cargo", [...release, "--bin", "boulanger", "--features", "bench"]);
    const { runnerImport } = await import("vite");
    const { module } = await runnerImport("./tests/bench/figures.ts");
    const { built, measure } = /** @type {typeof import("../tests/bench/figures.ts")} */ (module);
    const probe = join(folder, "boulanger");
    copyFileSync(built("release/boulanger"), probe);
    await must("cargo", [...release, "--bin", "boulanger"]);
    await must("cargo", [...release, "--package", "boulanger-bare"]);
    // The page in Chromium, with the program behind it.
    await must("cargo", ["build", "--locked", "--example", "bridge"]);
    let over = false;
    for (const { name, value, limit } of await measure({
      probe,
      program: built("release/boulanger"),
      bare: built("release/boulanger-bare"),
    })) {
      console.log(`${name} ${value.toFixed(2)} ${limit}`);
      over ||= value > limit;
    }
    if (over) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
