// A table at rest costs nothing: in ten seconds no frame is asked for, and nothing is painted but
// the clock's text. Counted in Chromium's own trace, so that a slow machine changes nothing.
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { named, traced } from "../bench/trace";
import { test, withBrowser, type Game } from "./game";

withBrowser();

const REST = 10_000;

/** What happened while nothing was done. */
async function rest(game: Game) {
  await game.page.page.waitForSelector('#table:not([data-verdict="unknown"])');
  // What may be needed has been fetched by now, and what was said has faded.
  await wait(5000);
  return traced(game.page.page, () => wait(REST));
}

describe("ten seconds at rest", () => {
  test("before the first move: no frame is asked for, nothing is painted", async ({ open }) => {
    const game = await open();
    const events = await rest(game);
    expect(events.length, "the trace has seen something").toBeGreaterThan(0);
    expect(named(events, "RequestAnimationFrame")).toEqual([]);
    expect(named(events, "FireAnimationFrame")).toEqual([]);
    expect(named(events, "Paint")).toEqual([]);
    expect(named(events, "Layout")).toEqual([]);
  });

  test("during a game: the clock's text alone, once a second", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 3 });
    const events = await rest(game);
    expect(named(events, "FireAnimationFrame")).toEqual([]);
    const styled = named(events, "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
    expect(Math.max(0, ...styled), "elements whose style is computed").toBeLessThanOrEqual(1);
    // Chromium notes a paint for the page, and one for the bar in it that the clock stands in.
    const painted = named(events, "Paint").map(({ args }) => args.data?.nodeName ?? "");
    const bar = painted.filter((name) => name.includes("id='status'"));
    expect(bar.length, "once a second").toBeGreaterThanOrEqual(REST / 1000 - 1);
    expect(bar.length, "once a second").toBeLessThanOrEqual(REST / 1000 + 1);
    const others = painted.filter((name) => !bar.includes(name) && name !== "#document");
    expect(others, "what else is painted").toEqual([]);
    expect(named(events, "Layout").length, "layouts").toBeLessThanOrEqual(bar.length);
  });
});
