// A deal with a trap in it, and what the page shows of what is proven about it.
import { expect } from "vitest";
import type { Game } from "./game";

/** A deal that can be won, until the nine of clubs goes onto the ten. */
export const trap = "MS-C4-1";
export const intoTheTrap = { card: "9C", pile: "column-8" };

/** What the third tool is at the moment. */
export async function third(game: Game): Promise<string | null> {
  return game.page.page.locator("#tools .tool").nth(2).getAttribute("data-do");
}

/** What is proven about the table, as the page knows it. */
export async function verdict(game: Game): Promise<string> {
  return (await game.glance()).data.verdict;
}

/** How many elements there are of a kind. */
export function count(game: Game, selector: string): Promise<number> {
  return game.page.page.locator(selector).count();
}

/** Presses a button in the open dialog. */
export async function choose(game: Game, dialog: string, wish: string): Promise<void> {
  await game.page.page.waitForSelector(`dialog#${dialog}[open]`);
  await game.fingers.tap(await game.button(`#${dialog} [data-do="${wish}"]`));
  await expect.poll(() => count(game, `dialog#${dialog}`)).toBe(0);
}
