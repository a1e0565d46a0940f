import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Hands, Input } from "../../src/table/input";

let table: HTMLElement;
let done: string[];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  const hands: Hands = {
    touched: () => false,
    tap: () => done.push("tap"),
    pick: () => done.push("pick"),
    lift: () => null,
    list: () => done.push("list") > 0,
  };
  table = document.createElement("div");
  document.body.append(table);
  void new Input(table, hands);
});
afterEach(() => {
  vi.useRealTimers();
  table.remove();
});

const pointer = (type: string, clientX = 10) =>
  table.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, pointerType: "touch", clientX, clientY: 10 }),
  );

describe("a finger that stays where it is", () => {
  test.for([300, 450, 499])("is a tap after %i ms", (time) => {
    pointer("pointerdown");
    vi.advanceTimersByTime(time);
    pointer("pointerup");
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(["tap"]);
  });

  test.for([500, 550])("asks for the list after %i ms, and is no tap", (time) => {
    pointer("pointerdown");
    vi.advanceTimersByTime(time);
    expect(done).toEqual(["list"]);
    pointer("pointerup");
    expect(done).toEqual(["list"]);
  });

  test("asks for nothing once it has wandered", () => {
    pointer("pointerdown");
    pointer("pointermove", 30);
    vi.advanceTimersByTime(1000);
    pointer("pointerup", 30);
    expect(done).toEqual([]);
  });
});
