/*
 * Asks the real game for what the tests here need of it, who have no Rust behind them. It takes the
 * program that `cargo build --example bridge` makes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Bridge } from "../../tests/drive/bridge";
import { movesOf } from "../../tests/drive/known-games";
import type { Answer } from "../src/bindings/Answer";
import type { Hint } from "../src/bindings/Hint";
import type { Recorded } from "./recorded";

const GAME = "BK1-C4-AAAAAAN";

/** After so many moves of the game: the wishes whose answers are wanted, each by itself. */
const WISHES: Record<number, readonly string[]> = {
  0: [
    "doubleTap 8H",
    "doubleTap JS",
    "dropOn 8H column-5",
    "dropOn 8H cell-2",
    "dropOn JS column-1",
    "showNext",
  ],
  1: ["dropOn JS column-5", "dropOn JS foundation-S", "dropOn 8H foundation-H", "undo"],
  5: ["tap AS", "dropOn AS cell-3", "doubleTap 3D", "undo"],
  6: ["doubleTap 3C", "undo"],
  13: ["dropOn TS column-8", "doubleTap 9S"],
  18: ["doubleTap 8S"],
};

/** What the game answers, in the form in which it is recorded. */
export const record = async (): Promise<Recorded> => {
  const folder = mkdtempSync(join(tmpdir(), "recorded-"));
  const bridge = await Bridge.start(folder);
  const recorded: Recorded = {};
  try {
    for (const [moves, wishes] of Object.entries(WISHES)) {
      for (const wish of wishes) {
        await bridge.invoke("new_game", { cells: 4, code: GAME });
        for (const { card, pile } of movesOf(GAME).slice(0, Number(moves))) {
          await bridge.invoke("drop_on", { card, pile });
        }
        const { view } = await bridge.invoke<Answer>("view");
        const hint = await bridge.invoke<Hint>("hint");
        const [command = "", card, pile] = wish.split(" ");
        const name = command.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        const answer = await bridge.invoke<Answer>(name, { card, pile, revision: view.revision });
        const entry = (recorded[moves] ??= {
          view: at(view, Number(moves)),
          hint: { ...hint, revision: Number(moves) },
          answers: {},
        });
        const after = Number(moves) + (answer.refusal ? 0 : 1);
        entry.answers[wish] = { ...answer, view: at(answer.view, after) };
      }
    }
    await bridge.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
  return recorded;
};

/**
 * The view with a revision that does not depend on what was recorded before it, without clock, and
 * without what was proven by then: that depends on the time that it took.
 */
const at = (view: Answer["view"], revision: number): Answer["view"] => ({
  ...view,
  revision,
  verdict: "unknown",
  back: null,
  time: 0,
  ticking: false,
});
