// The built program in its own window, compared with the committed pictures.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import type { Theme } from "../../ui/src/bindings/Theme";
import { built } from "../drive/cargo";
import { openDisplay, type Display } from "../drive/display";
import { makeFolder, removeFolder } from "../drive/folder";
import { type Move } from "../drive/known-games";
import { readStill } from "../drive/screen";
import { ProgramWindow } from "../drive/webkit";
import { committed, faultOrTaken } from "./compare";
import {
  game,
  movesUntil,
  type Shot,
  shotsAt,
  type Size,
  sizes,
  stages,
  untilSettled,
} from "./scenes";
import { artistHere, webkitVersion } from "./versions";

const artist = artistHere("webkitgtk", webkitVersion());

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(command: string, payload?: object): Promise<unknown> };
}

/** Plays a game. Runs in the page, so it stands alone. */
async function playThere(code: string, moves: Move[]): Promise<void> {
  const tauri = (window as unknown as Tauri).__TAURI_INTERNALS__;
  await tauri.invoke("new_game", { cells: 4, code });
  for (const { card, pile } of moves) await tauri.invoke("drop_on", { card, pile });
}

/** Chooses theme, hand and colours for the next page. Runs in the page. */
async function choose(theme: Theme, leftHand: boolean, fourColours: boolean): Promise<void> {
  const tauri = (window as unknown as Tauri).__TAURI_INTERNALS__;
  const settings = (await tauri.invoke("settings")) as Settings;
  await tauri.invoke("set_settings", { settings: { ...settings, theme, leftHand, fourColours } });
}

/** The size of the page in the window. Runs in the page. */
function sizeNow(): [number, number] {
  return [innerWidth, innerHeight];
}

/** Makes the window so large that the page has this size. */
async function resize(window: ProgramWindow, width: number, height: number): Promise<void> {
  let [more, higher] = [0, 0];
  for (let tries = 0; tries < 50; tries += 1) {
    await window.resize(width + more, height + higher);
    await readStill(window);
    const [w, h] = await window.evaluate(sizeNow);
    if (w === width && h === height) return;
    [more, higher] = [more + width - w, higher + height - h];
  }
  throw new Error(`the page does not become ${width} by ${height}`);
}

describe.for(stages)("WebKitGTK, %s in a game", (stage) => {
  let display: Display;
  let window: ProgramWindow;
  const folder = makeFolder();
  beforeAll(async () => {
    display = await openDisplay();
    const program = built("debug/boulanger");
    window = await ProgramWindow.open({ program, display: display.name, dataHome: folder });
    await window.evaluateAsync(playThere, game, movesUntil(stage));
  });
  afterAll(async () => {
    await window.close();
    await display.close();
    removeFolder(folder);
  });

  /** The page alone, once the display shows it as it is. */
  async function photograph(size: Size): Promise<Buffer> {
    const { width, height } = sizes[size];
    const file = join(folder, "window.png");
    let before = Buffer.alloc(0);
    for (;;) {
      await window.photograph(file);
      const now = readFileSync(file);
      if (now.equals(before)) break;
      before = now;
    }
    const whole = PNG.sync.read(before);
    const page = new PNG({ width, height });
    // A menu stands over the page.
    PNG.bitblt(whole, page, 0, whole.height - height, width, height, 0, 0);
    return PNG.sync.write(page);
  }

  test.for<Shot>(shotsAt(stage))("$name", async ({ name, size, theme, leftHand, fourColours }) => {
    const { width, height } = sizes[size];
    await window.evaluateAsync(choose, theme, leftHand, fourColours);
    await window.reload();
    await resize(window, width, height);
    await untilSettled(window);
    const picture = await photograph(size);
    expect(faultOrTaken(picture, committed("webkitgtk", name), artist)).toBeNull();
  });
});
