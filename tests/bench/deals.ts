// How long a new game takes that can be won with one cell: the rarest of deals, one in some 550.
import { makeFolder, removeFolder } from "../drive/folder";
import { ProgramWindow } from "../drive/webkit";

/** How many games are dealt. */
const GAMES = 50;

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(command: string, payload: object): Promise<unknown> };
}

/** Deals the games, and measures each in milliseconds. Runs in the page, so it stands alone. */
async function deal(games: number): Promise<number[]> {
  const tauri = (window as unknown as Tauri).__TAURI_INTERNALS__;
  const times: number[] = [];
  for (let game = 0; game < games; game += 1) {
    const start = performance.now();
    await tauri.invoke("new_game", { cells: 1, code: null });
    times.push(performance.now() - start);
  }
  return times;
}

/** The longest wait for a new game with one cell, in milliseconds. */
export async function slowestDeal(program: string, display: string): Promise<number> {
  const dataHome = makeFolder();
  const window = await ProgramWindow.open({ program, display, dataHome });
  try {
    return Math.max(...(await window.evaluateAsync(deal, GAMES)));
  } finally {
    await window.close();
    removeFolder(dataHome);
  }
}
