import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Backend } from "../src/backend";
import { Counsel, type Desk } from "../src/table/counsel";
import { speak } from "../src/words/words";
import { viewAfter } from "./recorded";

beforeAll(() => speak({ language: "en", locale: "en" }));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A counsel of a game that thinks and never answers, and what it says. */
const slow = () => {
  const said: string[] = [];
  const backend: Pick<Backend, "hint" | "showNext"> = {
    hint: () => new Promise(() => {}),
    showNext: () => new Promise(() => {}),
  };
  const desk: Desk = {
    view: () => viewAfter(0),
    answered: async () => {},
    take: () => null,
    learn: () => {},
    point: () => {},
    say: (text) => said.push(text),
    lost: () => {},
    turned: () => {},
  };
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
