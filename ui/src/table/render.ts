import type { Card } from "../bindings/Card";
import type { Letters } from "../bindings/Letters";
import type { Pile } from "../bindings/Pile";
import type { Played } from "../bindings/Played";
import type { View } from "../bindings/View";
import { Motions, motions, transformAt } from "./animate";
import type { arrow } from "./arrow";
import { Block } from "./block";
import { Cloth } from "./cloth";
import type { Layout, Point, Rect } from "./layout";
import { type HintMark, Marks } from "./marks";
import { Pack } from "./pack";
import { cardsOf, kindOf, type Places, places, runOf, slotOf, stacks, type Spot } from "./places";
import { Roles } from "./roles";

/** What of the hand is shown on the table. */
export type Shown = {
  selected: Card | null;
  targets: readonly Pile[];
  hinted: Played | null;
};

/** How far hinted cards rise from where they lie. Pixels. */
const RISE = 4;

/** The elements of the table: made once, then moved by transforms alone. */
export class Board {
  readonly marks: Marks;
  readonly motions = new Motions();
  readonly #table: HTMLElement;
  readonly #cloth: Cloth;
  readonly #pack: Pack;
  /** What is in the air, by the card that leads it. */
  readonly #blocks = new Map<Card, Block>();
  readonly #roles: Roles;
  #places: Places = new Map();
  #arrow: typeof arrow | null = null;
  #risen: readonly Card[] = [];

  constructor(table: HTMLElement) {
    this.#table = table;
    table.classList.add("table");
    this.#cloth = new Cloth(table);
    this.#pack = new Pack(table);
    this.marks = new Marks(table);
    this.#roles = new Roles(table, this.#pack.cards, this.#cloth.piles);
  }

  /** Where the cards are shown to lie, motions aside. */
  get places(): Places {
    return this.#places;
  }

  /** The element that stands for a card, or for a pile without one to stand on. */
  element({ card, pile }: Spot): HTMLElement | undefined {
    return card ? this.#pack.cards.get(card) : this.#cloth.piles.get(pile);
  }

  /** Rings a spot: of a covered card the strip that is seen of it. */
  ring(view: View, layout: Layout, spot: Spot | null): void {
    if (!spot) return this.marks.focus(null);
    const place = spot.card && this.#places.get(spot.card);
    const rect = place ? { ...place, ...layout.card } : slotOf(layout, spot.pile);
    const cards = cardsOf(view, spot.pile);
    const above = this.#places.get(cards[cards.indexOf(spot.card ?? "") + 1] ?? "");
    const covered = place && above && kindOf(spot.pile) === "column";
    this.marks.focus(rect && covered ? { ...rect, h: above.y - place.y } : (rect ?? null));
  }

  /** Draws the faces with these letters. */
  write(letters: Letters): void {
    this.#pack.write(letters);
  }

  /** Lays the table out for this size: everything but the cards' places. */
  lay(view: View, layout: Layout): void {
    this.motions.finish();
    const { card } = layout;
    const { style } = this.#table;
    style.setProperty("--card-w", `${card.w}px`);
    style.setProperty("--card-h", `${card.h}px`);
    style.setProperty("--radius", `${Math.max(4, Math.round(card.w * 0.085))}px`);
    this.#pack.size(card.index);
    this.#cloth.lay(view, layout);
  }

  /** Shows the view; cards go their way unless they are `still` or nothing is to move. */
  show(
    view: View,
    layout: Layout,
    { still = [], move = false, deal = false }: { still?: Card[]; move?: boolean; deal?: boolean },
  ): void {
    const early = this.motions.begun();
    this.motions.finish();
    const before = this.#places;
    const after = places(view, layout);
    this.#places = after;
    for (const [card, place] of after) {
      const element = this.#pack.cards.get(card);
      if (!element) continue;
      const from = before.get(card);
      if (from?.depth !== place.depth) element.style.zIndex = String(place.depth + 1);
      if (from?.x !== place.x || from.y !== place.y) element.style.transform = transformAt(place);
    }
    this.name(view);
    if (move) {
      // A new pack comes from over the table's middle.
      const pack = { x: this.#table.clientWidth / 2 - layout.card.w / 2, y: -layout.card.h };
      const ways = motions(before, after, { still, from: deal ? pack : null });
      this.motions.run(ways, this.#elementOf, early);
    }
  }

  /** Starts a card on its way home before the game has answered; whatever is shown next goes on. */
  sendHome(layout: Layout, card: Card): void {
    const from = this.#places.get(card);
    const slot = slotOf(layout, `foundation-${card.charAt(1)}`);
    if (!from || !slot || kindOf(from.pile) === "foundation") return;
    this.motions.finish();
    this.motions.start({ card, from, to: slot, delay: 0, height: 0 }, this.#elementOf);
  }

  /** The pack dances, once. */
  async celebrate(layout: Layout): Promise<void> {
    const { crown } = await import("./celebrate");
    const table = { w: this.#table.clientWidth, h: this.#table.clientHeight };
    this.motions.finish();
    this.motions.dance(crown(this.#places, layout, table), this.#elementOf);
    await this.motions.settled();
  }

  /** Frames the selection and the hint, and lights the piles that accept what is in hand. */
  mark(view: View, layout: Layout, { selected, targets, hinted }: Shown): void {
    this.marks.select(selected ? this.#around(runOf(view, selected), layout) : null);
    this.marks.light(targets.flatMap((pile) => this.#end(view, layout, pile) ?? []));
    this.marks.hint(hinted && this.#hint(view, layout, hinted));
    this.#raise(hinted ? runOf(view, hinted.card) : []);
    this.#roles.select(selected ? runOf(view, selected) : []);
  }

  /** Takes cards up, at the point of contact. They lie where they lay until they are carried. */
  lift(cards: readonly Card[], layout: Layout, grab: Point): void {
    const run = this.#around(cards, layout);
    const [lead] = cards;
    if (!run || !lead) return;
    this.#blocks.get(lead)?.release();
    const elements = cards.flatMap((card) => this.#pack.cards.get(card) ?? []);
    const beneath = this.#beneath(lead);
    if (beneath) this.#pack.picture(beneath);
    const bared = beneath ? this.#pack.cards.get(beneath) : undefined;
    this.#blocks.set(lead, new Block(this.#table, { cards: elements, run, grab, bared }));
  }

  /** Carries the block that the card leads: off its place by this much, and larger. */
  carry(lead: Card, by: Point, scale: number): void {
    this.#blocks.get(lead)?.carry(by, scale);
  }

  /** Puts lifted cards down where they lie in the view, gliding back from where they were. */
  putDown(cards: readonly Card[], by: Point | null): void {
    const [lead = ""] = cards;
    this.#blocks.get(lead)?.release();
    this.#blocks.delete(lead);
    if (!by) return;
    const way = cards.flatMap((card) => {
      const place = this.#places.get(card);
      if (!place) return [];
      const from = { x: place.x + by.x, y: place.y + by.y };
      return { card, from, to: place, delay: 0, height: place.depth + 1 };
    });
    this.motions.back(way, this.#elementOf);
  }

  /** The card right under another one. */
  #beneath(card: Card): Card | undefined {
    const place = this.#places.get(card);
    return [...this.#places].find(
      ([, { pile, depth }]) => pile === place?.pile && depth === place.depth - 1,
    )?.[0];
  }

  /** The last card of a pile, or its empty place. */
  #end(view: View, layout: Layout, pile: Pile): Rect | null {
    const top = cardsOf(view, pile).at(-1);
    return top ? this.#around([top], layout) : (slotOf(layout, pile) ?? null);
  }

  /** Fetches what only hints need. */
  async learnToPoint(): Promise<void> {
    this.#arrow = (await import("./arrow")).arrow;
  }

  /** Raises a run over the others; what was raised before lies down again. */
  #raise(run: readonly Card[]): void {
    const style = (card: Card) => this.#pack.cards.get(card)?.style;
    for (const card of this.#risen) style(card)?.removeProperty("translate");
    for (const card of run) style(card)?.setProperty("translate", `0 ${-RISE}px`);
    this.#risen = run;
  }

  #hint(view: View, layout: Layout, { card, from, to }: Played): HintMark | null {
    const run = this.#around(runOf(view, card), layout);
    const target = this.#end(view, layout, to);
    if (!run || !target || !this.#arrow) return null;
    const cards = { ...run, y: run.y - RISE };
    const bottoms = view.columns.map((_, i) => {
      const end = this.#end(view, layout, `column-${i + 1}`);
      return end ? end.y + end.h : 0;
    });
    const ends = [
      { pile: from, rect: cards },
      { pile: to, rect: target },
    ] as const;
    return { cards, target, arrow: this.#arrow(layout, ...ends, bottoms) };
  }

  #around(cards: readonly Card[], { card: { w, h } }: Layout): Rect | null {
    const [first, last] = [cards[0], cards.at(-1)].map((card) => card && this.#places.get(card));
    return first && last ? { x: first.x, y: first.y, w, h: last.y - first.y + h } : null;
  }

  /** Marks the last move, covered cards and empty piles, and names all for those who listen. */
  name(view: View): void {
    const { last } = view;
    for (const { pile, cards } of stacks(view)) {
      const top = cards.at(-1);
      this.#cloth.piles.get(pile)?.classList.toggle("empty", !top);
      if (top) this.#pack.picture(top);
      for (const card of cards) {
        const element = this.#pack.cards.get(card);
        if (!element) continue;
        element.classList.toggle("last", card === top && pile === last?.to);
        element.classList.toggle("covered", card !== top);
      }
    }
    this.#roles.tell(view);
  }

  readonly #elementOf = (card: Card) => this.#pack.cards.get(card);
}
