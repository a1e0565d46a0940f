import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import { Drag } from "./drag";
import type { Layout, Point } from "./layout";
import { covered, pileOf, runOf, stacks } from "./places";
import type { Board } from "./render";

/** What carrying cards needs of the table. */
export type Tray = {
  view(): View;
  layout(): Layout;
  /** Cards were taken up; and put down, wherever that was. */
  lifted(): void;
  put(): void;
  inTurn(task: () => Promise<void>): Promise<void>;
  /** Asks for the move of these cards, which lie where they were let go. */
  ask(card: Card, pile: Pile, cards: readonly Card[]): Promise<Refusal | null>;
  refuse(refusal: Refusal): void;
};

/** Cards in the air: taken up, carried, and put down on the pile that they cover most. */
export class Carry {
  readonly #board: Board;
  readonly #tray: Tray;
  #drag: Drag | null = null;

  constructor(board: Board, tray: Tray) {
    this.#board = board;
    this.#tray = tray;
  }

  /** The card that leads what is in the air. */
  get card(): Card | null {
    return this.#drag?.cards[0] ?? null;
  }

  /** Takes up the card and what lies on it, at the point of contact. */
  lift(card: Card, start: Point): Drag {
    const cards = runOf(this.#tray.view(), card);
    this.#board.lift(cards, this.#tray.layout(), start);
    this.#drag = new Drag(cards, start, {
      paint: (by, scale) => this.#board.carry(card, by, scale),
      drop: (by) => {
        this.#drag = null;
        void this.#tray.inTurn(() => this.#drop(card, cards, by));
      },
      back: (by) => {
        this.#drag = null;
        this.#board.putDown(cards, by);
        this.#tray.put();
      },
    });
    this.#tray.lifted();
    return this.#drag;
  }

  /** After a change of the table: a drag goes on only while its cards lie as when they were lifted. */
  keeps(former: View): boolean {
    const { card } = this;
    if (!this.#drag || !card) return true;
    const view = this.#tray.view();
    const same =
      pileOf(view, card) === pileOf(former, card) &&
      runOf(view, card).join() === this.#drag.cards.join();
    if (same) {
      this.#board.lift(this.#drag.cards, this.#tray.layout(), this.#drag.start);
      this.#drag.repaint();
    }
    return same;
  }

  /** A drag's end. Until the answer the cards stay where they were let go. */
  async #drop(card: Card, cards: readonly Card[], by: Point): Promise<void> {
    const view = this.#tray.view();
    const from = pileOf(view, card);
    const place = this.#board.places.get(card);
    const lift = view.lifts[card];
    let refusal: Refusal | null = { code: "not-liftable" };
    try {
      if (place && from && lift) {
        const at = { x: place.x + by.x, y: place.y + by.y };
        const others = stacks(view).map(({ pile }) => pile);
        const target = covered(this.#tray.layout(), at, [...lift.targets, from]);
        // A pile that refuses is asked as well: it may tell how many cards can move now.
        const pile = target ?? covered(this.#tray.layout(), at, others);
        if (pile && pile !== from) refusal = await this.#tray.ask(card, pile, cards);
      }
    } finally {
      if (refusal) this.#board.putDown(cards, by);
    }
    if (refusal?.code === "run-too-long") this.#tray.refuse(refusal);
    this.#tray.put();
  }
}
