import type { Card } from "../bindings/Card";
import type { Motion as Speed } from "../bindings/Motion";
import type { Point } from "./layout";
import { kindOf, type Place, type Places } from "./places";

/**
 * Milliseconds: a move, a refused card's way back, a dealt card's way, the wait from row to row of a
 * deal, and from card to card of those that go home together.
 */
const MOVE = 180;
const BACK = 120;
const DEAL = 260;
const ROW = 25;
const HOMEWARD = 40;
/** More than any depth in a pile. */
const PACK = 52;

/** One card's way; of two that meet, the one with the greater height is seen above the other. */
export type Motion = {
  card: Card;
  from: Point;
  to: Point;
  delay: number;
  height: number;
  /** Where it is not as long as any move. Milliseconds. */
  duration?: number;
};

/** The CSS transform that puts a card there. */
export const transformAt = ({ x, y }: Point, scale = 1): string =>
  `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;

/** One card's part in a dance: where it is at which share of the time, and turned by how much. */
export type Figure = {
  card: Card;
  at: readonly (Point & { offset: number; degrees: number })[];
  delay: number;
  duration: number;
  height: number;
};

/** A card that was sent on its way before the answer, and when. */
export type Early = { card: Card; since: number };

/**
 * What has to move between two views: every card whose place has changed, save the `still` ones.
 * Of a new deal every card comes `from` one point, row by row.
 */
export const motions = (
  before: Places,
  after: Places,
  { still, from: pack }: { still: readonly Card[]; from: Point | null },
): Motion[] => {
  if (pack) {
    return [...after].map(([card, to]) => {
      return { card, from: pack, to, delay: to.depth * ROW, height: to.depth, duration: DEAL };
    });
  }
  const found: Motion[] = [];
  for (const [card, to] of after) {
    const from = before.get(card);
    if (!from || (from.x === to.x && from.y === to.y) || still.includes(card)) continue;
    found.push({ card, from, to, delay: 0, height: to.depth });
  }
  const order = homeward(before, after);
  if (order.length < 2) return found;
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
    if (from && kindOf(to.pile) === "foundation" && from.pile !== to.pile) {
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

/** How long things take, as a share of their usual time. */
const SHARES: Record<Speed, number> = { normal: 1, fast: 0.5, off: 0 };

/** A card on its way. */
type Running = { animation: Animation; land: () => void };

/** Where a card's element is to be found. */
type ElementOf = (card: Card) => HTMLElement | undefined;

/**
 * The motions that run now. The cards are at their new places already, but for one that has been sent
 * off early: until the answer, that one's place is a promise.
 */
export class Motions {
  #running: Running[] = [];
  #speed: Speed = "normal";
  #early: Early | null = null;

  /** The player's choice; a system that wants no motion has the last word. */
  set speed(speed: Speed) {
    this.#speed = speed;
  }

  get #share(): number {
    return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : SHARES[this.#speed];
  }

  /** Ends all motion: every card is seen where it is. */
  finish(): void {
    this.#early = null;
    for (const { animation, land } of this.#running) {
      animation.cancel();
      land();
    }
    this.#running = [];
  }

  /** Waits until all has arrived, or has been ended. Tells whether it came to its own end. */
  async settled(): Promise<boolean> {
    const ends = await Promise.allSettled(this.#running.map(({ animation }) => animation.finished));
    return ends.every(({ status }) => status === "fulfilled");
  }

  /** The card that was sent off before the answer and is on its way yet. */
  begun(): Early | null {
    return this.#early;
  }

  /** Sends a card on its way before the game has answered. It waits there for the answer. */
  start(motion: Motion, elementOf: ElementOf): void {
    this.#early = { card: motion.card, since: performance.now() };
    this.#play([motion], MOVE, elementOf, "both");
  }

  /** Shows the cards on their way from their former places, above all that lies still. */
  run(list: readonly Motion[], elementOf: ElementOf, early: Early | null = null): void {
    const ahead = early ? performance.now() - early.since : 0;
    const share = this.#share || 1;
    const going = list.map((motion) =>
      motion.card === early?.card ? { ...motion, delay: motion.delay - ahead / share } : motion,
    );
    this.#play(going, MOVE, elementOf);
  }

  /** Shows cards gliding back from where they were let go. */
  back(list: readonly Motion[], elementOf: ElementOf): void {
    this.#play(list, BACK, elementOf);
  }

  /** Shows cards dancing. */
  dance(figures: readonly Figure[], elementOf: ElementOf): void {
    for (const { card, at, delay, duration, height } of figures) {
      const frames = at.map(({ x, y, degrees, offset }) => ({
        offset,
        transform: `${transformAt({ x, y })} rotate(${degrees}deg)`,
        easing: "ease-in-out",
      }));
      this.#animate(card, frames, { delay, duration }, height, elementOf);
    }
  }

  #play(
    list: readonly Motion[],
    usual: number,
    elementOf: ElementOf,
    fill: FillMode = "backwards",
  ): void {
    for (const { card, from, to, delay, height, duration = usual } of list) {
      const frames = [{ transform: transformAt(from) }, { transform: transformAt(to) }];
      const timing = { duration, delay, easing: "ease-out", fill };
      this.#animate(card, frames, timing, height, elementOf);
    }
  }

  /** Only the transform is animated: that needs neither layout nor paint. */
  #animate(
    card: Card,
    frames: Keyframe[],
    timing: { duration: number; delay: number; easing?: string; fill?: FillMode },
    over: number,
    elementOf: ElementOf,
  ): void {
    const share = this.#share;
    const element = elementOf(card);
    if (!element || share === 0) return;
    const height = element.style.zIndex;
    element.style.zIndex = String(200 + over);
    const land = () => {
      element.style.zIndex = height;
    };
    const animation = element.animate(frames, {
      fill: "backwards",
      ...timing,
      duration: timing.duration * share,
      delay: timing.delay * share,
    });
    animation.addEventListener("finish", land);
    this.#running.push({ animation, land });
  }
}
