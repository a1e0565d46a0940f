// Games that are known to be won, move by move, in tests/data/games. Rust judges each move again
// when it is played, so a wrong line in them fails the test that plays it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { View } from "../../ui/src/bindings/View";
import type { Bridge } from "./bridge";
import { root } from "./cargo";

/** A move: the card that leads it and the pile it goes to. */
export interface Move {
  card: string;
  pile: string;
}

/** A game with moves of all kinds, runs among them. */
export const mixedGame = "BK1-C4-AAAAAAN";
/** A game in which every move is just what a double tap on its card does. */
export const doubleTapGame = "BK1-C4-PM4C4SA";

/** The winning moves of a known game. */
export function movesOf(code: string): Move[] {
  const text = readFileSync(join(root, "tests", "data", "games", `${code}.txt`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [card = "", pile = ""] = line.split(" ");
      return { card, pile };
    });
}

/** Makes moves without a page, and resolves to the table after them. */
export async function play(bridge: Bridge, moves: Move[]): Promise<View> {
  for (const { card, pile } of moves) {
    const { refusal } = await bridge.invoke<Answer>("drop_on", { card, pile });
    if (refusal) throw new Error(`${card} to ${pile} was refused: ${JSON.stringify(refusal)}`);
  }
  return bridge.view();
}

/** Deals a game by its code. */
export async function deal(bridge: Bridge, code: string): Promise<View> {
  const { view } = await bridge.invoke<Answer>("new_game", { cells: 4, code });
  return view;
}
