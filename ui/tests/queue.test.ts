import { expect, test } from "vitest";
import { inTurn } from "../src/table/queue";

test("tasks run one after the other, and a failed one holds up none", async () => {
  const failures: unknown[] = [];
  const run = inTurn((reason) => failures.push(reason));
  const seen: string[] = [];
  const task =
    (name: string, wait: number, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
      if (fails) throw new Error(name);
      seen.push(`${name} ends`);
    };
  await Promise.all([run(task("first", 20)), run(task("second", 5, true)), run(task("third", 0))]);
  expect(seen).toEqual([
    "first begins",
    "first ends",
    "second begins",
    "third begins",
    "third ends",
  ]);
  expect(failures).toHaveLength(1);
});
