// Pages as they are opened to be read.
import type { View } from "../../ui/src/bindings/View";
import type { Game } from "./game";

/** The main game has been played a little, so that there is something to leave alone. */
export const played = { until: (view: View) => view.moves === 20 };

/** Opens a page by two taps. */
export async function read(game: Game, page: string): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button(`#menu [data-do="${page}"]`));
  await game.page.page.waitForSelector(`dialog#${page}[open]`);
  await game.button(`#${page} h1`);
}

/** Waits until no window is open. */
export const closed = (game: Game) =>
  game.page.page.waitForSelector("dialog", { state: "detached" });
