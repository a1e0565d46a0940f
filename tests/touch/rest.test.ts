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

/** What a trace can tell: each is missing at rest, and none when the page is moved once. */
const SIGNS = ["RequestAnimationFrame", "FireAnimationFrame", "Paint", "Layout"];

/** Asks for a frame, and in it lays the page out anew. Runs in the page. */
function move(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      document.body.style.paddingTop = "1px";
      document.body.append("moved");
      requestAnimationFrame(() => resolve());
    });
  });
}

describe("ten seconds at rest", () => {
  test("before the first move: no frame is asked for, nothing is painted", async ({ open }) => {
    const game = await open();
    const events = await rest(game);
    expect(SIGNS.filter((sign) => named(events, sign).length > 0)).toEqual([]);
    const { page } = game;
    const moved = await traced(page.page, () => page.evaluate(move));
    const known = SIGNS.filter((sign) => named(moved, sign).length > 0);
    expect(known, "the trace knows them").toEqual(SIGNS);
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
    const pages = painted.filter((name) => name === "#document");
    expect(pages.length, "no more than for the bar").toBeLessThanOrEqual(bar.length);
    const others = painted.filter((name) => !bar.includes(name) && name !== "#document");
    expect(others, "what else is painted").toEqual([]);
    expect(named(events, "Layout").length, "layouts").toBeLessThanOrEqual(bar.length);
  });
});
