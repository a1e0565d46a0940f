import type { Card } from "../bindings/Card";
import type { Point } from "./layout";
import type { Places } from "./places";

/** Milliseconds: a move, a refused card's way back, and the wait from row to row of a deal. */
const MOVE = 180;
const BACK = 120;
const ROW = 25;

/** One card's way. */
export type Motion = { card: Card; from: Point; to: Point; delay: number };

/** The CSS transform that puts a card there. */
export const transformAt = ({ x, y }: Point, scale = 1): string =>
  `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;

/** What has to move between two views: every card whose place has changed, save the `still` ones. */
export const motions = (
  before: Places,
  after: Places,
  { still, deal }: { still: readonly Card[]; deal: boolean },
): Motion[] => {
  const found: Motion[] = [];
  for (const [card, to] of after) {
    const from = before.get(card);
    if (!from || (from.x === to.x && from.y === to.y) || still.includes(card)) continue;
    found.push({ card, from, to, delay: deal ? to.depth * ROW : 0 });
  }
  return found;
};

/** Whether the player wants no motion. */
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The motions that run now. They hold no state: the cards are at their new places already. */
export class Motions {
  #running: Animation[] = [];

  /** Ends all motion: every card is seen where it is. */
  finish(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }

  /** Waits until all has arrived, or has been ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
  }

  /** Shows the cards on their way from their former places, above all that lies still. */
  run(list: readonly Motion[], elementOf: (card: Card) => HTMLElement | undefined): void {
    this.#play(list, MOVE, elementOf);
  }

  /** Shows cards gliding back from where they were let go. */
  back(list: readonly Motion[], elementOf: (card: Card) => HTMLElement | undefined): void {
    this.#play(list, BACK, elementOf);
  }

  #play(
    list: readonly Motion[],
    duration: number,
    elementOf: (card: Card) => HTMLElement | undefined,
  ): void {
    if (calm()) return;
    for (const { card, from, to, delay } of list) {
      const element = elementOf(card);
      if (!element) continue;
      const zIndex = String(200 + Number(element.style.zIndex));
      this.#running.push(
        element.animate(
          [
            { transform: transformAt(from), zIndex },
            { transform: transformAt(to), zIndex },
          ],
          { duration, delay, easing: "ease-out", fill: "backwards" },
        ),
      );
    }
  }
}
