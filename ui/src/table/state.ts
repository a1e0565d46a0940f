import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { Played } from "../bindings/Played";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import { cardsOf, kindOf, pileOf, type Spot } from "./places";

/** Two taps on a card within this time are a double tap. Milliseconds. */
export const DOUBLE_TAP = 300;
/** For this long, taps on the pile that a tap has just taken a card from mean nothing. */
const SWALLOW = 250;

/** What a gesture asks of the game. */
export type Wish =
  | { do: "tap"; card: Card }
  | { do: "doubleTap"; card: Card }
  | { do: "dropOn"; card: Card; pile: Pile };

/** Asks the game, takes over its new view, and tells why it refused, if it did. */
export type Ask = (wish: Wish) => Promise<Refusal | null>;

/** The card that a touch lifts. Not `direct`: it lies on the touched one, which is buried. */
type Lead = { card: Card; direct: boolean };

const leadOf = (view: View, touch: Spot): Lead | null => {
  if (!touch.card) return null;
  if (view.lifts[touch.card]) return { card: touch.card, direct: true };
  const cards = cardsOf(view, touch.pile);
  const above = cards[cards.indexOf(touch.card) + 1];
  return above && view.lifts[above] ? { card: above, direct: false } : null;
};

/**
 * What the player has in hand, and what taps mean. No rule of the game is in here: what can be
 * lifted comes with the view, and whether a pile accepts it is asked.
 */
export class Play {
  /** The selected card; it stands for the run that it leads. */
  selected: Card | null = null;
  /** The move that is shown as a hint, until anything else happens. */
  hinted: Played | null = null;
  #view: View;
  readonly #ask: Ask;
  readonly #refuse: (refusal: Refusal) => void;
  #tapped: { card: Card; time: number } | null = null;
  #left: { pile: Pile; time: number } | null = null;

  constructor(view: View, ask: Ask, refuse: (refusal: Refusal) => void) {
    this.#view = view;
    this.#ask = ask;
    this.#refuse = refuse;
  }

  get view(): View {
    return this.#view;
  }

  /** Takes over a newer view. A selection that can't be lifted any more is let go. */
  take(view: View): void {
    const another = view.code !== this.#view.code;
    if (view.revision !== this.#view.revision) this.hinted = null;
    this.#view = view;
    if (this.selected && (another || !view.lifts[this.selected])) this.selected = null;
  }

  /** The card that a touch would lift: the touched one, or the run just above a buried one. */
  lead(touch: Spot): Card | null {
    return leadOf(this.#view, touch)?.card ?? null;
  }

  /** Lets the selection go, and the hint with it. */
  deselect(): void {
    this.selected = null;
    this.hinted = null;
  }

  /** Shows a move as a hint; the hand is empty then. */
  show(hint: Played): void {
    this.deselect();
    this.hinted = hint;
  }

  /** A tap at this time (milliseconds); no touch is the bare table. */
  async tap(touch: Spot | null, time: number): Promise<void> {
    this.hinted = null;
    if (touch && this.#swallows(touch, time)) return;
    const former =
      this.#tapped && time - this.#tapped.time <= DOUBLE_TAP ? this.#tapped.card : null;
    this.#tapped = touch?.card ? { card: touch.card, time } : null;
    if (!touch) return this.deselect();

    const lead = leadOf(this.#view, touch);
    // A buried card never sends anything home, however often it is tapped.
    const mayMove = lead && (lead.direct || !this.#view.lifts[lead.card]?.home);
    if (former && former === touch.card && mayMove) {
      const refusal = await this.#move({ do: "doubleTap", card: lead.card }, time);
      if (refusal) this.#refuse(refusal);
      return;
    }
    const soon = former !== null && lead !== null;
    if (this.selected && this.selected === lead?.card && !soon) return this.deselect();
    await this.#choose(touch, time);
  }

  /** A click without a pointer, or Enter: it picks and places, and sends nothing home by itself. */
  async pick(touch: Spot): Promise<void> {
    this.hinted = null;
    const lead = leadOf(this.#view, touch);
    if (this.selected && this.selected === lead?.card) return this.deselect();
    await this.#choose(touch, null);
  }

  /** By a key, what two taps do. */
  async send(touch: Spot): Promise<void> {
    this.hinted = null;
    const lead = leadOf(this.#view, touch);
    const refusal: Refusal | null = lead
      ? await this.#move({ do: "doubleTap", card: lead.card }, null)
      : { code: "not-liftable" };
    if (refusal) this.#refuse(refusal);
  }

  /** By a key, or from a list: a card to a pile. Refused, it stays in hand if it was. */
  async place(card: Card, pile: Pile): Promise<void> {
    this.hinted = null;
    const refusal = await this.#move({ do: "dropOn", card, pile }, null);
    if (refusal) this.#refuse(refusal);
  }

  /**
   * Makes the run in hand longer or shorter by a card; with an empty hand, the run at the end of
   * this pile. Answers the card that leads it then.
   */
  stretch(by: 1 | -1, { pile }: Spot): Card | null {
    this.hinted = null;
    const { selected } = this;
    const cards = cardsOf(this.#view, (selected && pileOf(this.#view, selected)) ?? pile);
    const at = selected ? cards.indexOf(selected) : cards.length - 1;
    const next = cards[at - by];
    if (next && this.#view.lifts[next]) this.selected = next;
    return this.selected;
  }

  #swallows({ pile }: Spot, time: number): boolean {
    return this.#left?.pile === pile && time - this.#left.time <= SWALLOW;
  }

  /** Places the selection on the touched pile, or else reads the touch afresh. */
  async #choose(touch: Spot, time: number | null): Promise<void> {
    const { selected } = this;
    if (!selected || pileOf(this.#view, selected) === touch.pile) {
      const bare = !touch.card || kindOf(touch.pile) === "foundation";
      if (!(await this.#read(touch, time)) && !bare) {
        this.#refuse({ code: "not-liftable" });
      }
      return;
    }
    const refusal = await this.#move({ do: "dropOn", card: selected, pile: touch.pile }, time);
    if (!refusal) return;
    if (cardsOf(this.#view, touch.pile).length === 0) return this.#refuse(refusal);
    const understood = await this.#read(touch, time);
    // Where the touch meant another card, only a length says something new.
    if (!understood || refusal.code === "run-too-long") this.#refuse(refusal);
  }

  /** A touch with nothing to place: sends the card home (taps alone) or selects it, if it can. */
  async #read(touch: Spot, time: number | null): Promise<boolean> {
    const lead = leadOf(this.#view, touch);
    this.selected = null;
    if (!lead) return false;
    if (time !== null && lead.direct && this.#view.lifts[lead.card]?.home) {
      const refusal = await this.#move({ do: "tap", card: lead.card }, time);
      if (refusal) this.#refuse(refusal);
    } else {
      this.selected = lead.card;
    }
    return true;
  }

  /** Asks for a move; once it is made, the hand is empty and the pile it left rests a moment. */
  async #move(wish: Wish, time: number | null): Promise<Refusal | null> {
    const from = pileOf(this.#view, wish.card);
    const refusal = await this.#ask(wish);
    if (refusal) return refusal;
    this.selected = null;
    this.#tapped = null;
    this.#left = from && time !== null ? { pile: from, time } : null;
    return null;
  }
}
