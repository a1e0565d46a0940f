// Spec 8: what was answered survives SIGKILL at any moment.
import { describe, expect } from "vitest";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { View } from "../../ui/src/bindings/View";
import type { Bridge } from "../drive/bridge";
import { deal, doubleTapGame, mixedGame, movesOf, play } from "../drive/known-games";
import { lasting, test } from "./program";

/** A command with its arguments. */
type Command = [name: string, payload?: object];

/** Thirty actions of all kinds in a known game. */
function thirtyActions(): Command[] {
  const moves = movesOf(mixedGame).map((move): Command => ["drop_on", move]);
  const undo: Command = ["undo"];
  const redo: Command = ["redo"];
  return [
    ...moves.slice(0, 10),
    undo,
    undo,
    redo,
    undo,
    ...moves.slice(8, 16),
    undo,
    undo,
    undo,
    redo,
    redo,
    redo,
    undo,
    ["restart"],
  ];
}

/** Spins for a time too short for a timer. */
function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe("a kill", () => {
  test("after each of 30 actions brings back what was answered", async ({ start }) => {
    const actions = thirtyActions();
    expect(actions).toHaveLength(30);
    let bridge = await start();
    await deal(bridge, mixedGame);
    for (const [index, [name, payload]] of actions.entries()) {
      const { view, refusal } = await bridge.invoke<Answer>(name, payload);
      expect(refusal, `action ${index + 1}, ${name}, is allowed`).toBeNull();
      await bridge.kill();
      bridge = await start();
      const back = await bridge.view();
      expect(lasting(back), `after action ${index + 1}, ${name}`).toEqual(lasting(view));
      expect(back.time, "no time is lost").toBeGreaterThanOrEqual(view.time);
      expect(back.time, "and none is added").toBeLessThan(view.time + 1000);
    }
  });

  test("at any moment of a new game brings back that game or the one before", async ({ start }) => {
    let bridge = await start();
    await deal(bridge, mixedGame);
    let before = await play(bridge, movesOf(mixedGame).slice(0, 5));
    for (let round = 0; round < 40; round += 1) {
      const code = before.code === mixedGame ? doubleTapGame : mixedGame;
      const delay = round * 0.1;
      const answered = whenAnswered(bridge.invoke<Answer>("new_game", { cells: 4, code }));
      spin(delay);
      await bridge.kill();
      const answer = await answered;
      bridge = await start();
      const back = await bridge.view();
      const when = `killed ${delay.toFixed(1)} ms after the command`;
      if (answer) {
        expect(lasting(back), `${when}, answered`).toEqual(lasting(answer.view));
      } else if (back.code === before.code) {
        expect(lasting(back), `${when}, the former game`).toEqual(lasting(before));
      } else {
        expect(back, `${when}, the new game`).toMatchObject({ code, moves: 0, former: true });
      }
      before = await someMove(bridge, back);
    }
  });

  test("in a storm of moves keeps all that were answered, in order", async ({ start }) => {
    const moves = movesOf(mixedGame).slice(0, 20);
    let bridge = await start();
    const expected = [lasting(await deal(bridge, mixedGame))];
    for (const move of moves) expected.push(lasting(await play(bridge, [move])));
    for (let round = 0; round < 25; round += 1) {
      await bridge.invoke("restart");
      let answered = 0;
      const storm = moves.map(async (move) => {
        const answer = await whenAnswered(bridge.invoke<Answer>("drop_on", move));
        if (answer) answered = Math.max(answered, answer.view.moves);
      });
      await new Promise((resolve) => {
        setTimeout(resolve, round);
      });
      await bridge.kill();
      await Promise.all(storm);
      bridge = await start();
      const back = await bridge.view();
      expect(back.moves, "no answered move is lost").toBeGreaterThanOrEqual(answered);
      const { columns, cells, foundations, score, undo } = back;
      expect(expected[back.moves], `killed after ${round} ms`).toMatchObject({
        columns,
        cells,
        foundations,
        score,
        undo,
      });
      if (back.moves === 0) await play(bridge, moves.slice(0, 1));
    }
  });
});

/** The answer, or null where the program was killed before it gave one. */
async function whenAnswered(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}

/** Makes any legal move, so that the next round starts from a game with a history. */
function someMove(bridge: Bridge, view: View): Promise<View> {
  for (const [card, { targets }] of Object.entries(view.lifts)) {
    const [pile] = targets;
    if (pile !== undefined) return play(bridge, [{ card, pile }]);
  }
  throw new Error("no move is left");
}
