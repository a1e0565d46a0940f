// The boards among the examples, played on by touch.
import { describe, expect } from "vitest";
import type { Statistics } from "../../ui/src/bindings/Statistics";
import { devices } from "../drive/chromium";
import { spotOf } from "../drive/screen";
import { Example } from "./example";
import { pause, test, withBrowser } from "./game";
import { closed, played } from "./reading";

withBrowser();

describe("an example", () => {
  test("is played by dragging, and says what it refuses", async ({ open }) => {
    const game = await open(played);
    const before = await game.view();
    const example = await Example.open(game, "suits");
    await example.drag("7H", "column-1");
    await expect.poll(() => example.says()).toMatch(/same suit/);
    await example.untilMoves(0);
    await example.drag("7H", "column-5");
    await example.untilMoves(1);
    expect(await example.says()).toMatch(/7 of hearts to column 5/);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    await game.expectUntouched(before);
  });

  test("is played by taps: refused, placed, sent home", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    await example.tap("7H");
    await pause();
    await example.tap("8S");
    await expect.poll(() => example.says()).toMatch(/same suit/);
    await pause();
    await example.tap("7H");
    await pause();
    await example.tap("8H");
    await example.untilMoves(1);
    await pause();
    await example.tap("6H");
    await example.untilMoves(2);
  });

  test("is stepped through, back, and set up again", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "run");
    const start = await example.untilMoves(0);
    for (const moves of [1, 2, 3, 4, 5]) {
      await example.press("step");
      await example.untilMoves(moves);
    }
    expect(
      await game.page.page
        .locator('.example:has(#example-run) [data-do="example-step"]')
        .getAttribute("aria-disabled"),
    ).toBe("true");
    await example.press("back");
    await example.untilMoves(4);
    await example.press("reset");
    const { columns, cells } = await example.untilMoves(0);
    expect({ columns, cells }).toEqual({ columns: start.columns, cells: start.cells });
    await example.drag("9S", "column-1");
    expect((await example.untilMoves(1)).last?.count).toBe(3);
  });

  test("shows how many cards can move", async ({ open }) => {
    const game = await open({ device: devices.smallPhone });
    const example = await Example.open(game, "capacity");
    await example.drag("QD", "column-5");
    await expect.poll(() => example.says()).toMatch(/Only 5 cards/);
    await example.drag("QD", "column-4");
    expect((await example.untilMoves(1)).last?.count).toBe(10);
  });

  test("says that a position is lost, and that the one before was not", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "trap");
    expect(await example.says()).toBe("Can be won");
    await example.press("step");
    await example.untilMoves(1);
    expect(await example.says()).toMatch(/Can’t be won from here/);
    await example.press("back");
    await example.untilMoves(0);
    expect(await example.says()).toMatch(/Can be won/);
  });

  test("is won without a window, and counts nowhere", async ({ open }) => {
    const game = await open(played);
    const before = await game.view();
    const statistics = await game.bridge.invoke<Statistics>("statistics");
    const example = await Example.open(game, "one-cell");
    for (let moves = 1; moves <= 38; moves += 1) await example.press("step");
    expect((await example.untilMoves(38)).status).toBe("won");
    expect(await example.says()).toMatch(/Out of the oven!/);
    expect(await game.page.page.locator("dialog[open]").count(), "only the page").toBe(1);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    expect(await game.bridge.invoke<Statistics>("statistics")).toEqual(statistics);
    await game.expectUntouched(before);
  });

  test("lets the page be moved by its bare cloth, and by no card", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    const scrolled = () =>
      game.page.evaluate(() => document.querySelector("#examples .sheet")?.scrollTop ?? 0);
    const start = await scrolled();
    const { cards } = await example.screen();
    const { x, y, width, height } = cards["8D"] ?? { x: 0, y: 0, width: 0, height: 0 };
    const bare = { x: x + width / 2, y: y + 2 * height };
    await game.fingers.down(bare);
    await game.fingers.move({ x: bare.x, y: bare.y - 100 });
    // At rest before it is lifted, the finger throws nothing.
    await pause();
    await game.fingers.up();
    await expect.poll(scrolled).toBeGreaterThan(start + 50);
    const card = spotOf(await example.screen(), "8D");
    const middle = await scrolled();
    await game.fingers.drag(card, { x: card.x, y: card.y + 120 });
    await example.untilMoves(0);
    expect(await scrolled(), "a card moves itself").toBe(middle);
  });

  test("lists where a card can go after a long press", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    await game.fingers.hold(spotOf(await example.screen(), "7H"));
    await game.page.page.waitForSelector("dialog#move-to[open]");
    await game.fingers.tap(await game.button('#move-to [data-to="column-5"]'));
    await example.untilMoves(1);
  });

  test("begins anew when the page is opened again, without a word", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "last-column");
    await example.press("step");
    await example.untilMoves(1);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    const again = await Example.open(game, "last-column");
    await again.untilMoves(0);
    expect(await again.says(), "of what was there before, nothing is said").not.toMatch(
      /again|moved/,
    );
  });
});
