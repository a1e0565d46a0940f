// How many frames after the finger lifts a card that goes home begins to move, in the window.
import { makeFolder, removeFolder } from "../drive/folder";
import { mixedGame, movesOf } from "../drive/known-games";
import { readStill, spotOf } from "../drive/screen";
import { ProgramWindow } from "../drive/webkit";

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(command: string, payload?: object): Promise<unknown> };
}

/** Plays until the first card goes home. Runs in the page. */
async function playThere(code: string, moves: { card: string; pile: string }[]): Promise<void> {
  const tauri = (window as unknown as Tauri).__TAURI_INTERNALS__;
  await tauri.invoke("new_game", { cells: 4, code });
  for (const { card, pile } of moves) await tauri.invoke("drop_on", { card, pile });
}

/** Counts frames from the next release of the mouse until the card moves. Runs in the page. */
function count(card: string): void {
  const watch = Object.assign(window, { framesToMotion: 0 });
  const element = document.querySelector(`[data-card="${card}"]`);
  const look = () => {
    watch.framesToMotion += 1;
    const moves = element?.getAnimations().some(({ playState }) => playState === "running");
    if (!moves && watch.framesToMotion < 60) requestAnimationFrame(look);
  };
  window.addEventListener("pointerup", () => requestAnimationFrame(look), {
    once: true,
    capture: true,
  });
}

function counted(): number {
  return (window as unknown as { framesToMotion: number }).framesToMotion;
}

/** Takes the tap back. Runs in the page. */
function undo(): void {
  document.querySelector<HTMLElement>('[data-do="undo"]')?.click();
}

/** The largest number of frames; 1 is the first one. */
export async function firstFrame(program: string, display: string): Promise<number> {
  const moves = movesOf(mixedGame);
  const home = moves.findIndex(({ pile }) => pile.startsWith("foundation"));
  const card = moves[home]?.card ?? "";
  const dataHome = makeFolder();
  const window = await ProgramWindow.open({ program, display, dataHome });
  try {
    await window.evaluateAsync(playThere, mixedGame, moves.slice(0, home));
    await window.reload();
    const samples: number[] = [];
    for (let sample = 0; sample < 15; sample += 1) {
      const spot = spotOf(await readStill(window), card);
      await window.evaluate(count, card);
      await window.click(spot);
      await readStill(window);
      samples.push(await window.evaluate(counted));
      await window.evaluate(undo);
    }
    console.error(`frames from the finger's lift to the first motion: ${samples.join(" ")}`);
    return Math.max(...samples);
  } finally {
    await window.close();
    removeFolder(dataHome);
  }
}
