import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Clock } from "../src/table/clock";
import { timeText } from "../src/words/figures";

describe("a time", () => {
  test.each([
    [0, "0:00"],
    [999, "0:00"],
    [61_000, "1:01"],
    [3_599_999, "59:59"],
    [3_840_000, "1:04:00"],
  ])("of %d ms is written %s", (time, text) => {
    expect(timeText(time)).toBe(text);
  });
});

describe("the clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clock = () => {
    const shown: string[] = [];
    return { shown, clock: new Clock((text) => shown.push(text)) };
  };

  test("ticks once a second, on the second", () => {
    const { shown, clock: it } = clock();
    it.set(1700, true);
    vi.advanceTimersByTime(310);
    expect(shown).toEqual(["0:01", "0:02"]);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual(["0:01", "0:02", "0:03", "0:04", "0:05"]);
  });

  test("has no timer while the game's clock stands", () => {
    const { clock: it } = clock();
    it.set(1700, false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("has no timer and stands still out of sight", () => {
    const { shown, clock: it } = clock();
    it.set(0, true);
    vi.advanceTimersByTime(1500);
    it.setVisible(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(60_000);
    it.setVisible(true);
    expect(shown.at(-1)).toBe("0:01");
    vi.advanceTimersByTime(600);
    expect(shown.at(-1)).toBe("0:02");
  });
});
