// The program as these tests use it: started and killed many times over one data folder.
import type { View } from "../../ui/src/bindings/View";
import { Bridge } from "../drive/bridge";
import { test as base } from "../drive/player";

interface Fixtures {
  /** Starts the program on that folder, `under` another one. It is ended with the test at the latest. */
  start: (under?: string[]) => Promise<Bridge>;
}

export const test = base.extend<Fixtures>({
  start: async ({ dataHome }, use) => {
    const started: Bridge[] = [];
    await use(async (under) => {
      const bridge = await Bridge.start(dataHome, under);
      started.push(bridge);
      return bridge;
    });
    await Promise.all(started.map((bridge) => bridge.kill()));
  },
});

/** What must come back after any end: all of a view but the time, which goes on, and what is thought anew. */
export function lasting(view: View): Omit<View, "revision" | "time" | "verdict" | "back"> {
  const { revision: _revision, time: _time, verdict: _verdict, back: _back, ...rest } = view;
  return rest;
}
