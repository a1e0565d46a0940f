// axe-core, which knows what breaks WCAG, in the page.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { GamePage } from "../drive/chromium";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
};

interface WithAxe {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/** What is wrong on the page as it is now: each rule that is broken, and where. */
export async function violations(page: GamePage): Promise<string[]> {
  // Evaluated from outside, it is not bound by the page's policy.
  await page.page.evaluate(`window.axe || (() => { ${source} })()`);
  const { violations: found } = await page.evaluate(
    (wanted: RunOptions) => (window as unknown as WithAxe).axe.run(wanted),
    options,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
