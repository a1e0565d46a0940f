import { transformAt } from "./animate";
import type { Point, Rect } from "./layout";

/** Cards that are taken up: their elements, where they lie, and the point under the finger. */
export type Taken = {
  cards: readonly HTMLElement[];
  run: Rect;
  grab: Point;
  /** The card that lies under them, if there is one. */
  bared: HTMLElement | undefined;
};

/**
 * Cards in the air: one block over one shadow. However many they are, the finger moves one element
 * by its transform, and nothing is styled, laid out or painted besides.
 */
export class Block {
  readonly #table: HTMLElement;
  readonly #cards: readonly HTMLElement[];
  readonly #bared: HTMLElement | undefined;
  readonly #element = document.createElement("div");

  constructor(table: HTMLElement, { cards, run, grab, bared }: Taken) {
    this.#table = table;
    this.#cards = cards;
    this.#bared = bared;
    bared?.classList.remove("covered");
    const shadow = document.createElement("div");
    shadow.className = "shadow";
    shadow.style.cssText = `width: ${run.w}px; height: ${run.h}px; transform: ${transformAt(run)}`;
    this.#element.className = "block";
    // The point under the finger is the one that stays where it is when the block grows.
    this.#element.style.transformOrigin = `${grab.x}px ${grab.y}px`;
    this.#element.append(shadow);
    table.append(this.#element);
    this.#move(this.#element);
    // Chromium sorts all layers anew for each change of a transform, save where one is animated:
    // this one is, by nothing and for ever, on top of what `carry` sets.
    const still = { transform: "none" };
    this.#element.animate([still, still], { duration: 1, composite: "add" }).pause();
  }

  /** Shows the block off its place by this much. */
  carry(by: Point, scale: number): void {
    this.#element.style.transform = transformAt(by, scale);
  }

  /** Gives the cards back to the table: they are seen where they lay. */
  release(): void {
    this.#bared?.classList.add("covered");
    this.#move(this.#table);
    this.#element.remove();
  }

  /** Moves the cards to another parent. A card that had the focus keeps it. */
  #move(to: HTMLElement): void {
    const focused = this.#cards.find((card) => card === document.activeElement);
    to.append(...this.#cards);
    focused?.focus({ preventScroll: true });
  }
}
