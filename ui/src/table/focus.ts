import type { View } from "../bindings/View";
import type { Spot } from "./places";
import { after, start } from "./walk";

/** What the focus needs of the table that it walks on. */
export type Ground = {
  /** The element that stands for a spot. */
  element(spot: Spot): HTMLElement | undefined;
  /** The spot that an element stands for. */
  spot(element: Element): Spot | null;
  /** Rings a spot, above everything; null takes the ring away. */
  ring(spot: Spot | null): void;
};

/**
 * The one spot of the table that Tab reaches. It is a spot and no element: the card on it may go
 * elsewhere, and the focus stays.
 */
export class Focus {
  readonly #table: HTMLElement;
  readonly #ground: Ground;
  #spot: Spot;
  #reached: HTMLElement | undefined;

  constructor(table: HTMLElement, ground: Ground, view: View) {
    this.#table = table;
    this.#ground = ground;
    this.#spot = start(view);
    table.addEventListener("focusin", ({ target }) => {
      this.find(target);
      this.ring();
    });
    table.addEventListener("focusout", () => ground.ring(null));
  }

  get spot(): Spot {
    return this.#spot;
  }

  /** Stands where the element of an event stands. */
  find(target: EventTarget | null): void {
    const spot = target instanceof Element ? this.#ground.spot(target) : null;
    if (spot) this.#stand(spot);
  }

  /** Goes to a spot, and takes the browser's focus along. */
  go(spot: Spot): void {
    this.#stand(spot);
    this.#reached?.focus({ preventScroll: true });
    this.ring();
  }

  /** Whether the browser's focus is on it. */
  get here(): boolean {
    const { activeElement } = document;
    return activeElement !== this.#table && this.#table.contains(activeElement);
  }

  /**
   * The table has changed: whoever stood on it, and was `here`, stays where he stood and never falls
   * off, even where the element under him is gone.
   */
  follow(former: View, view: View, here: boolean): void {
    const spot = after(former, view, this.#spot);
    if (here) this.go(spot);
    else this.#stand(spot);
  }

  /** Rings the spot where the browser would show the focus. */
  ring(): void {
    const seen = this.#reached?.matches(":focus-visible") ?? false;
    this.#ground.ring(seen ? this.#spot : null);
  }

  #stand(spot: Spot): void {
    this.#spot = spot;
    const element = this.#ground.element(spot);
    if (element === this.#reached) return;
    if (this.#reached) this.#reached.tabIndex = -1;
    if (element) element.tabIndex = 0;
    this.#reached = element;
  }
}
