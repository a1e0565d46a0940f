import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../src/backend";
import type { Hint } from "../src/bindings/Hint";
import { Counsel, type Desk } from "../src/table/counsel";
import { speak } from "../src/words/words";
import { hintAt, viewAfter } from "./recorded";

beforeAll(() => speak({ language: "en", locale: "en" }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table on which nothing happens. */
const silent: Desk = {
  view: () => viewAfter(0),
  answered: async () => {},
  take: () => null,
  learn: () => {},
  point: () => {},
  say: () => {},
  lost: () => {},
  turned: () => {},
};

/** A counsel of a game that thinks and never answers, and what it says. */
const slow = () => {
  const said: string[] = [];
  const backend: Pick<Backend, "hint" | "showNext"> = {
    hint: () => new Promise(() => {}),
    showNext: () => new Promise(() => {}),
  };
  const desk: Desk = { ...silent, say: (text) => said.push(text) };
  return { counsel: new Counsel(backend, desk), said };
};

describe("a game that thinks", () => {
  test("says so after a while", async () => {
    const { counsel, said } = slow();
    void counsel.hint();
    await vi.advanceTimersByTimeAsync(399);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(["Thinking…"]);
  });

  test("says nothing to whoever has asked for something else meanwhile", async () => {
    const { counsel, said } = slow();
    void counsel.hint();
    await vi.advanceTimersByTimeAsync(200);
    counsel.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(said).toEqual([]);
  });
});

describe("a show of the solution", () => {
  /** A show whose hints come when the test lets them, and the revisions whose move was played. */
  const show = async () => {
    const view = viewAfter(0);
    const hint = hintAt(view.revision);
    const thoughts: ((known: Hint) => void)[] = [];
    const played: number[] = [];
    const backend: Pick<Backend, "hint" | "showNext"> = {
      hint: () => new Promise((resolve) => thoughts.push(resolve)),
      showNext: (revision) => {
        played.push(revision);
        return new Promise(() => {});
      },
    };
    const counsel = new Counsel(backend, { ...silent, view: () => view });
    void counsel.show();
    await vi.advanceTimersByTimeAsync(0);
    thoughts.pop()?.(hint);
    // The words before the first move.
    await vi.advanceTimersByTimeAsync(2000);
    expect(thoughts, "the first move is asked for").toHaveLength(1);
    return { counsel, played, view, think: () => thoughts.pop()?.(hint) };
  };

  test("plays each move on the table that it is known of", async () => {
    const { think, played, view } = await show();
    think();
    await vi.advanceTimersByTimeAsync(0);
    expect(played).toEqual([view.revision]);
  });

  test("plays nothing once it was stopped, also while the game thinks", async () => {
    const { counsel, think, played } = await show();
    counsel.stop();
    think();
    await vi.advanceTimersByTimeAsync(2000);
    expect(played).toEqual([]);
  });
});
