// The pages, and a board of the examples, in the program's own window.
import { describe, expect } from "vitest";
import { expectScreen, middleOf, readStill, spotOf } from "../drive/screen";
import { test, type WindowGame } from "./program";

const board = "#example-suits";

/** Opens a page from the menu. */
async function read(game: WindowGame, page: string): Promise<void> {
  await game.window.click(await game.element('[data-do="menu"]'));
  await game.window.click(await game.element(`#menu [data-do="${page}"]`));
  await game.element(`#${page} h1`);
}

/** How many elements there are. */
const count = (game: WindowGame, selector: string): Promise<number> =>
  game.window.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);

describe("the examples", () => {
  test("are played with the mouse, and leave the game alone", async ({ open }) => {
    const game = await open();
    const before = await game.view();
    await read(game, "examples");
    await game.window.evaluate((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "center" });
    }, board);
    await expect.poll(() => count(game, `${board} [data-card]`)).toBe(52);
    const screen = await readStill(game.window, board);
    await game.window.drag(spotOf(screen, "7H"), middleOf(screen, "column-5"));
    const moves = async () => (await readStill(game.window, board)).data.moves;
    await expect.poll(moves, { message: "moves on the board" }).toBe("1");
    await game.window.click(await game.element('.example [data-do="example-back"]'));
    await expect.poll(moves).toBe("0");
    // With an empty hand, Escape is not the board's but the page's.
    await game.window.evaluate((wanted) => {
      document.querySelector<HTMLElement>(`${wanted} [tabindex="0"]`)?.focus();
    }, board);
    await game.window.pressKeys("8");
    await expect.poll(() => count(game, `${board} [aria-pressed="true"]`)).toBe(1);
    await game.window.pressKeys("Escape");
    await expect.poll(() => count(game, `${board} [aria-pressed="true"]`)).toBe(0);
    expect(await count(game, "dialog[open]"), "the page is still there").toBe(1);
    await game.window.pressKeys("Escape");
    await expect.poll(() => count(game, "dialog")).toBe(0);
    expectScreen(await game.screen(), before);
  });
});
