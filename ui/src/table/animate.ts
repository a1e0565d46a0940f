import type { Card } from "../bindings/Card";
import type { Point } from "./layout";
import type { Place, Places } from "./places";

/**
 * Milliseconds: a move, a refused card's way back, the wait from row to row of a deal, and from
 * card to card of those that go home together.
 */
const MOVE = 180;
const BACK = 120;
const ROW = 25;
const HOMEWARD = 40;
/** More than any depth in a pile. */
const PACK = 52;

/** One card's way; of two that meet, the one with the greater height is seen above the other. */
export type Motion = { card: Card; from: Point; to: Point; delay: number; height: number };

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
    found.push({ card, from, to, delay: deal ? to.depth * ROW : 0, height: to.depth });
  }
  const order = homeward(before, after);
  if (deal || order.length < 2) return found;
  // The first to go lies on those that still wait, and flies over them.
  return found.map((motion) => {
    const turn = order.indexOf(motion.card);
    return turn < 0
      ? motion
      : { ...motion, delay: turn * HOMEWARD, height: order.length - turn + PACK };
  });
};

/**
 * The cards that go home between two views, in an order in which they can: each from the end of its
 * pile, and onto the card before it.
 */
const homeward = (before: Places, after: Places): Card[] => {
  const waiting = new Map<Card, { from: Place; to: Place }>();
  for (const [card, to] of after) {
    const from = before.get(card);
    if (from && to.pile.startsWith("foundation") && from.pile !== to.pile) {
      waiting.set(card, { from, to });
    }
  }
  const order: Card[] = [];
  const isNext = ({ from, to }: { from: Place; to: Place }) =>
    [...waiting.values()].every(
      (other) =>
        (other.from.pile !== from.pile || other.from.depth <= from.depth) &&
        (other.to.pile !== to.pile || other.to.depth >= to.depth),
    );
  for (;;) {
    const next = [...waiting].find(([, way]) => isNext(way));
    if (!next) return order;
    order.push(next[0]);
    waiting.delete(next[0]);
  }
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
    for (const { card, from, to, delay, height: over } of list) {
      const element = elementOf(card);
      if (!element) continue;
      // Only the transform is animated: that needs neither layout nor paint.
      const height = element.style.zIndex;
      element.style.zIndex = String(200 + over);
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
