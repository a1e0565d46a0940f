// Real touch: what a digitiser would send, through Chromium's own input pipeline.
import { setTimeout as wait } from "node:timers/promises";
import type { CDPSession } from "playwright-core";

/** A place on the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The fingers on the screen, by number. */
export class Fingers {
  readonly #cdp: CDPSession;
  readonly #down = new Map<number, Point>();

  constructor(cdp: CDPSession) {
    this.#cdp = cdp;
  }

  async #send(
    type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
    fingers: Iterable<[number, Point]>,
    time = Date.now(),
  ): Promise<void> {
    const touchPoints = Array.from(fingers, ([id, { x, y }]) => ({ id, x, y }));
    const timestamp = time / 1000;
    await this.#cdp.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  }

  /** Puts a finger down. */
  async down(at: Point, finger = 0, time = Date.now()): Promise<void> {
    this.#down.set(finger, at);
    await this.#send("touchStart", this.#down, time);
  }

  /** Moves a finger, in steps as a digitiser reports them. */
  async move(to: Point, { finger = 0, steps = 8 } = {}): Promise<void> {
    const from = this.#down.get(finger) ?? to;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#down.set(finger, {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
      });
      await this.#send("touchMove", this.#down);
    }
  }

  /** Lifts a finger. */
  async up(finger = 0, time = Date.now()): Promise<void> {
    const at = this.#down.get(finger);
    this.#down.delete(finger);
    // Chromium wants the finger that is lifted, or none where it is the last one.
    await this.#send("touchEnd", at && this.#down.size > 0 ? [[finger, at]] : [], time);
  }

  /** The system takes the touch away, as it does for a call or an edge gesture. */
  async cancel(): Promise<void> {
    this.#down.clear();
    await this.#send("touchCancel", []);
  }

  /** A short touch. */
  async tap(at: Point, time = Date.now()): Promise<void> {
    await Promise.all([this.down(at, 0, time), this.up(0, time + 20)]);
  }

  /**
   * Taps in turn, one every `pace` milliseconds, without waiting for what they bring about. They
   * bear the times that the digitiser gave them, also where the machine is slow to handle them.
   */
  async taps(places: Point[], pace = 60): Promise<void> {
    const start = Date.now();
    await Promise.all(
      places.map(async (at, index) => {
        await wait(index * pace);
        await this.tap(at, start + index * pace);
      }),
    );
  }

  /** A touch that stays where it is, for longer than a long press takes. */
  async hold(at: Point, time = 600): Promise<void> {
    await this.down(at);
    await wait(time);
    await this.up();
  }

  /** Puts a finger down, draws it to another place, and lifts it. */
  async drag(from: Point, to: Point): Promise<void> {
    await this.down(from);
    await this.move(to);
    await this.up();
  }
}
