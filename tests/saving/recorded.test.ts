// What was once recorded of the program, for the page's tests that have none behind them, is what
// the program answers today. `UPDATE_RECORDED=1 npm run test:saving -- recorded` records it anew,
// `npm run format` brings it into form.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { record } from "../../ui/tests/record";
import type { Recorded } from "../../ui/tests/recorded";
import { root } from "../drive/cargo";

const file = join(root, "ui", "tests", "recorded.json");

/** All but the hints: of several moves that win, which is shown depends on the time to think. */
const sure = (recorded: Recorded) =>
  Object.entries(recorded).map(([moves, { view, answers }]) => ({ moves, view, answers }));

test("the recorded answers are the program's", async () => {
  const found = await record();
  if (process.env.UPDATE_RECORDED) writeFileSync(file, `${JSON.stringify(found)}\n`);
  const kept = JSON.parse(readFileSync(file, "utf8")) as Recorded;
  expect(sure(kept)).toEqual(sure(found));
  for (const [moves, { view, hint }] of Object.entries(kept)) {
    expect(hint.verdict, `after ${moves} moves`).toBe(found[moves]?.hint.verdict);
    const { card = "", to = "" } = hint.next ?? {};
    expect(view.lifts[card]?.targets, `the hint after ${moves} moves is a move`).toContain(to);
  }
});
