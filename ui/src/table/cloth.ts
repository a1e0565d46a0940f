import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { SLASHES } from "../cards/icons";
import { SHEAF } from "../cards/ornaments";
import { suit, SUITS } from "../cards/suits";
import { transformAt } from "./animate";
import { button } from "./button";
import type { Layout } from "./layout";
import { kindOf, slotOf, stacks } from "./places";

const slotPicture = (pile: Pile): string => {
  const box = (inner: string) =>
    `<svg viewBox="0 0 100 140" aria-hidden="true"><path ${inner}/></svg>`;
  if (kindOf(pile) === "cell") return box(`class="slashes" d="${SLASHES}"`);
  const s = SUITS.find((name) => pile === `foundation-${name}`);
  return s ? box(`class="suit" d="${suit(s, 27, 47, 46)}"`) : "";
};

/** What lies under the cards: a place for each pile, and the sheaf. */
export class Cloth {
  readonly piles = new Map<Pile, HTMLElement>();
  readonly #table: HTMLElement;
  readonly #sheaf: SVGSVGElement;

  /** Lies at the bottom of the table, which holds nothing yet. */
  constructor(table: HTMLElement) {
    this.#table = table;
    table.innerHTML = `<svg class="sheaf" viewBox="0 0 100 100" aria-hidden="true"><path d="${SHEAF}"/></svg>`;
    this.#sheaf = table.firstElementChild as SVGSVGElement;
  }

  /** Puts the places of all piles in play where they belong. */
  lay(view: View, layout: Layout): void {
    const piles = stacks(view).map(({ pile }) => pile);
    for (const [pile, element] of this.piles) {
      if (piles.includes(pile)) continue;
      element.remove();
      this.piles.delete(pile);
    }
    for (const pile of piles) {
      const slot = slotOf(layout, pile);
      if (slot) this.#slot(pile).style.transform = transformAt(slot);
    }
    this.#laySheaf(layout);
  }

  #slot(pile: Pile): HTMLElement {
    const known = this.piles.get(pile);
    if (known) return known;
    const element = button(this.#table, `slot ${kindOf(pile)}`, pile);
    element.dataset["pile"] = pile;
    element.innerHTML = slotPicture(pile);
    this.piles.set(pile, element);
    this.#sheaf.after(element);
    return element;
  }

  /** The sheaf stands at the foot of an upright table. */
  #laySheaf({ kind, columns, card }: Layout): void {
    const [first, last] = [columns[0], columns[7]];
    this.#sheaf.classList.toggle("hidden", kind !== "portrait");
    if (!first || !last) return;
    const width = last.x + card.w - first.x;
    const size = Math.min(width * 0.46, first.h * 0.4);
    const { style } = this.#sheaf;
    style.width = style.height = `${size}px`;
    style.transform = transformAt({
      x: first.x + (width - size) / 2,
      y: first.y + first.h - size * 1.15,
    });
  }
}
