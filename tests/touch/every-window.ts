// Every window of the game, opened as a player can open it.
import type { View } from "../../ui/src/bindings/View";
import { mixedGame, movesOf } from "../drive/known-games";
import type { Device } from "../drive/chromium";
import type { Game } from "./game";
import { fromTheMenu } from "../drive/windows";

/** The tables that the windows need, each with the windows that open from it. */
type Opening = {
  device: Device;
  code?: string;
  until?: (view: View) => boolean;
  after?: () => { card: string; pile: string }[];
};

const FROM_TOOLS = ["new-game", "menu"];

/** The card that has several places to go to. */
const choosable = ({ lifts }: View) =>
  Object.keys(lifts).find((card) => (lifts[card]?.targets.length ?? 0) > 2);

/** Opens each window in its turn, shows it to `look`, and closes it. */
export async function eachWindow(
  open: (opening: Opening) => Promise<Game>,
  device: Device,
  look: (game: Game, name: string) => Promise<void>,
): Promise<void> {
  const game = await open({ device, until: (view) => choosable(view) !== undefined });
  const { page } = game.page;
  const shown = async (name: string) => {
    await page.waitForSelector(`dialog#${name}[open]`);
    await game.button(`#${name} header`);
    await look(game, name);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  };
  for (const name of FROM_TOOLS) {
    await page.locator(`#tools [data-do="${name}"]`).press("Enter");
    await shown(name);
  }
  for (const name of fromTheMenu) {
    await page.locator('#tools [data-do="menu"]').press("Enter");
    await page.locator(`#menu [data-do="${name}"]`).press("Enter");
    await shown(name);
  }
  await page.locator(`[data-card="${choosable(await game.view())}"]`).press("m");
  await shown("move-to");
  await game.kill();

  // It can be won until the nine of clubs goes onto the ten.
  const lost = await open({
    device,
    code: "MS-C4-1",
    after: () => [{ card: "9C", pile: "column-8" }],
  });
  await lost.page.page.locator("#mark").press("Enter");
  await lost.page.page.waitForSelector("dialog#lost[open]");
  await lost.button("#lost header");
  await look(lost, "lost");
  await lost.kill();

  const moves = movesOf(mixedGame);
  const won = await open({ device, until: (view) => view.moves === moves.length - 1 });
  await won.page.page.locator(`[data-card="${moves.at(-1)?.card}"]`).press("f");
  await won.page.page.waitForSelector("dialog#win[open]");
  await won.button("#win header");
  await look(won, "win");
}
