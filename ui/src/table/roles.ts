import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { word } from "../words/words";
import { moveToText, spokenCard, spokenPile } from "./names";
import { painted } from "./painted";
import { kindOf, KINDS, stacks } from "./places";

/** Sets an attribute only where that changes it. */
const setAttribute = (element: HTMLElement, name: string, value: string): void => {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/**
 * The table for those who listen: three groups, and in them cards and piles by their names, in the
 * order in which they lie. Elements stay where they were made; the groups own them by their ids.
 */
export class Roles {
  readonly #cards: ReadonlyMap<Card, HTMLElement>;
  readonly #piles: ReadonlyMap<Pile, HTMLElement>;
  readonly #zones = new Map<string, HTMLElement>();
  /** Follows the selected card: where it can go, as a list. */
  readonly #list: HTMLButtonElement;
  /** Whether the first view is on the screen: nobody who looks waits for those who listen. */
  #painted = false;
  #told: View | null = null;

  constructor(
    table: HTMLElement,
    cards: ReadonlyMap<Card, HTMLElement>,
    piles: ReadonlyMap<Pile, HTMLElement>,
  ) {
    this.#cards = cards;
    this.#piles = piles;
    for (const zone of KINDS) {
      const element = document.createElement("div");
      element.setAttribute("role", "group");
      this.#zones.set(zone, element);
    }
    this.#list = document.createElement("button");
    this.#list.id = `${table.id}-list`;
    this.#list.className = "for-listeners";
    this.#list.dataset["do"] = "move-to";
    this.#list.tabIndex = -1;
    this.#list.hidden = true;
    table.append(...this.#zones.values(), this.#list);
    void this.#begin();
  }

  async #begin(): Promise<void> {
    await painted();
    this.#painted = true;
    if (this.#told) this.#name(this.#told);
  }

  /** Names everything on the table, and puts it in order. */
  tell(view: View): void {
    this.#told = view;
    if (this.#painted) this.#name(view);
  }

  #name(view: View): void {
    const owned: Record<string, string[]> = {};
    for (const stack of stacks(view)) {
      const { pile, cards } = stack;
      const zone = kindOf(pile);
      const ids = (owned[zone] ??= []);
      const home = zone === "foundation";
      const slot = this.#piles.get(pile);
      if (slot) {
        const bare = home || cards.length === 0;
        setAttribute(slot, "aria-label", spokenPile(stack));
        slot.ariaHidden = bare ? null : "true";
        if (bare) ids.push(slot.id);
      }
      for (const card of cards) {
        const element = this.#cards.get(card);
        if (!element) continue;
        setAttribute(element, "aria-label", spokenCard(view, stack, card));
        // A foundation is spoken of as a pile, not card by card.
        element.ariaHidden = home ? "true" : null;
        // A card that goes home with the focus keeps it until the focus is led on.
        if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
        if (!home) ids.push(element.id);
      }
    }
    for (const [zone, element] of this.#zones) {
      setAttribute(element, "aria-label", word(`zone-${zone}`));
      setAttribute(element, "aria-owns", (owned[zone] ?? []).join(" "));
    }
  }

  /** Says which cards are in hand, and offers their list right after the first of them. */
  select(run: readonly Card[]): void {
    for (const [card, element] of this.#cards) {
      setAttribute(element, "aria-pressed", String(run.includes(card)));
    }
    const [card] = run;
    this.#list.hidden = !card;
    if (!card) return;
    this.#list.dataset["list"] = card;
    const text = moveToText(card, run.length - 1);
    if (this.#list.textContent !== text) this.#list.textContent = text;
    const first = this.#cards.get(card)?.id ?? "";
    for (const zone of this.#zones.values()) {
      const ids = (zone.getAttribute("aria-owns") ?? "").split(" ");
      const without = ids.filter((id) => id !== this.#list.id);
      const owned = without.flatMap((id) => (id === first ? [id, this.#list.id] : [id]));
      setAttribute(zone, "aria-owns", owned.join(" "));
    }
  }
}
