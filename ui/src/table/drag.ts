import type { Card } from "../bindings/Card";
import type { Point } from "./layout";

/** How much a lifted card grows, and how long that takes (milliseconds). */
const GROWTH = 0.04;
const LIFT = 80;

/** What a drag does to the table. */
export type DragEnds = {
  /** Shows the cards off their places by this much. */
  paint(by: Point, scale: number): void;
  /** Lets the cards go at this distance from their places. */
  drop(by: Point): void;
  /** Puts the cards back from there. */
  back(by: Point): void;
};

/** Cards that follow the finger: it stores points, and paints once a frame while they change. */
export class Drag {
  readonly cards: readonly Card[];
  /** The point of contact: it stays on the same spot of the card. */
  readonly start: Point;
  readonly #ends: DragEnds;
  readonly #began = performance.now();
  #by: Point = { x: 0, y: 0 };
  #frame = 0;
  #over = false;

  constructor(cards: readonly Card[], start: Point, ends: DragEnds) {
    this.cards = cards;
    this.start = start;
    this.#ends = ends;
  }

  move({ x, y }: Point): void {
    if (this.#over) return;
    this.#by = { x: x - this.start.x, y: y - this.start.y };
    this.#request();
  }

  /** The cards' places have changed under the drag. */
  repaint(): void {
    if (!this.#over) this.#request();
  }

  drop(): void {
    if (this.#end()) this.#ends.drop(this.#by);
  }

  cancel(): void {
    if (this.#end()) this.#ends.back(this.#by);
  }

  #request(): void {
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  #paint(): void {
    this.#frame = 0;
    const lifted = Math.min(1, (performance.now() - this.#began) / LIFT);
    this.#ends.paint(this.#by, 1 + GROWTH * lifted);
    if (lifted < 1) this.#request();
  }

  #end(): boolean {
    cancelAnimationFrame(this.#frame);
    const was = !this.#over;
    this.#over = true;
    return was;
  }
}
