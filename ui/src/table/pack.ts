import type { Card } from "../bindings/Card";
import type { Letters } from "../bindings/Letters";
import { face, type Index, picture } from "../cards/face";
import { RANKS, SUITS } from "../cards/suits";
import { button } from "./button";

const CARDS: readonly Card[] = SUITS.flatMap((s) => Array.from(RANKS, (rank) => rank + s));

/** The pack: 52 elements, made once, and the faces on them. */
export class Pack {
  readonly cards: ReadonlyMap<Card, HTMLElement>;
  #index: Index | null = null;
  #letters: Letters = "international";
  /** The cards that have their picture: a covered one needs none until it is uncovered. */
  readonly #pictured = new Set<Card>();

  constructor(table: HTMLElement) {
    this.cards = new Map(
      CARDS.map((card) => {
        const element = button(table, `card ${card.charAt(1)}`, card);
        element.dataset["card"] = card;
        return [card, element];
      }),
    );
    table.append(...this.cards.values());
  }

  /** Draws the faces with these letters. */
  write(letters: Letters): void {
    if (letters === this.#letters) return;
    this.#letters = letters;
    this.#draw();
  }

  /** Draws the faces for cards of a size that has this index. */
  size(index: Index): void {
    if (index === this.#index) return;
    this.#index = index;
    this.#draw();
  }

  /** Gives a card that is uncovered its picture. */
  picture(card: Card): void {
    const group = this.cards.get(card)?.querySelector("g");
    if (!this.#index || !group || this.#pictured.has(card)) return;
    this.#pictured.add(card);
    group.innerHTML = picture(card, this.#index);
  }

  #draw(): void {
    if (!this.#index) return;
    for (const [name, element] of this.cards) {
      element.innerHTML = face(name, this.#index, this.#letters);
    }
    const drawn = [...this.#pictured];
    this.#pictured.clear();
    for (const card of drawn) this.picture(card);
  }
}
