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

/** A card on its way. */
type Running = { animation: Animation; land: () => void };

/** Where a card's element is to be found. */
type ElementOf = (card: Card) => HTMLElement | undefined;

/** The motions that run now. They hold no state: the cards are at their new places already. */
export class Motions {
  #running: Running[] = [];

  /** Ends all motion: every card is seen where it is. */
  finish(): void {
    for (const { animation, land } of this.#running) {
      animation.cancel();
      land();
    }
    this.#running = [];
  }

  /** Waits until all has arrived, or has been ended. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ animation }) => animation.finished));
  }

  /** Shows the cards on their way from their former places, above all that lies still. */
  run(list: readonly Motion[], elementOf: ElementOf): void {
    this.#play(list, MOVE, elementOf);
  }

  /** Shows cards gliding back from where they were let go. */
  back(list: readonly Motion[], elementOf: ElementOf): void {
    this.#play(list, BACK, elementOf);
  }

  #play(list: readonly Motion[], duration: number, elementOf: ElementOf): void {
    if (calm()) return;
    for (const { card, from, to, delay } of list) {
      const element = elementOf(card);
      if (!element) continue;
      // Only the transform is animated: that needs neither layout nor paint.
      const height = element.style.zIndex;
      element.style.zIndex = String(200 + Number(height));
      const land = () => {
        element.style.zIndex = height;
      };
      const animation = element.animate(
        [{ transform: transformAt(from) }, { transform: transformAt(to) }],
        { duration, delay, easing: "ease-out", fill: "backwards" },
      );
      animation.addEventListener("finish", land);
      this.#running.push({ animation, land });
    }
  }
}
