import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { RANKS, SUITS } from "../cards/suits";
import { type Layout, type Point, type Rect, stepOf } from "./layout";

/** Where a card lies: its left top, and how high in its pile (0 is the bottom). */
export type Place = Point & { pile: Pile; depth: number };
export type Places = ReadonlyMap<Card, Place>;

/** The kinds of piles, in the order in which Tab and listeners go through them. */
export const KINDS = ["column", "cell", "foundation"] as const;

/** Which kind of pile it is. */
export type Kind = (typeof KINDS)[number];

/** What tells a pile from others of its kind: its number, or a foundation's suit. */
const nameIn = (pile: Pile): string => pile.slice(pile.indexOf("-") + 1);

export const kindOf = (pile: Pile): Kind => KINDS.find((kind) => pile.startsWith(kind)) ?? "column";

/** The number of a column or cell, from 1. */
export const numberOf = (pile: Pile): number => Number(nameIn(pile));

/** The suit of a foundation. */
export const suitOf = nameIn;

/** A spot of the table: a pile, and the card of it that is meant or touched, if there is one. */
export type Spot = { pile: Pile; card: Card | null };

/** All cards home in a suit, from the ace to the foundation's top card. */
const homeCards = (top: Card): Card[] => {
  const suit = top.charAt(1);
  const low = RANKS.slice(0, RANKS.indexOf(top.charAt(0)) + 1);
  return Array.from(low, (rank) => rank + suit);
};

/** A pile and its cards from the bottom to the top. */
export type Stack = { pile: Pile; cards: readonly Card[] };

/** Every pile in play with its cards, columns first, then cells, then foundations. */
export const stacks = (view: View): Stack[] => [
  ...view.columns.map((cards, i) => ({ pile: `column-${i + 1}`, cards })),
  ...view.cells.map((card, i) => ({ pile: `cell-${i + 1}`, cards: card ? [card] : [] })),
  ...view.foundations.map((card, i) => ({
    pile: `foundation-${SUITS[i]}`,
    cards: card ? homeCards(card) : [],
  })),
];

/** The cards of a pile, from the bottom to the top. */
export const cardsOf = (view: View, pile: Pile): readonly Card[] =>
  stacks(view).find((stack) => stack.pile === pile)?.cards ?? [];

/** The pile that holds the card. */
export const pileOf = (view: View, card: Card): Pile | null =>
  stacks(view).find((stack) => stack.cards.includes(card))?.pile ?? null;

/** The card and those on it. */
export const runOf = (view: View, card: Card): readonly Card[] => {
  const stack = stacks(view).find(({ cards }) => cards.includes(card));
  return stack ? stack.cards.slice(stack.cards.indexOf(card)) : [];
};

/** A pile's rectangle; a column's reaches down to the foot of the table. */
const areaOf = (layout: Layout, pile: Pile): Rect | undefined => {
  const kind = kindOf(pile);
  if (kind === "column") return layout.columns[numberOf(pile) - 1];
  if (kind === "cell") return layout.cells[numberOf(pile) - 1];
  return layout.foundations[SUITS.findIndex((suit) => suit === suitOf(pile))];
};

/** The rectangle of a pile's first card. */
export const slotOf = (layout: Layout, pile: Pile): Rect | undefined => {
  const area = areaOf(layout, pile);
  return area && { ...area, h: layout.card.h };
};

/** Where all 52 cards lie. Their edges fall on whole device pixels. */
export const places = (view: View, layout: Layout): Places => {
  const { pixel } = layout;
  const found = new Map<Card, Place>();
  for (const { pile, cards } of stacks(view)) {
    const slot = slotOf(layout, pile);
    if (!slot) continue;
    const step = kindOf(pile) === "column" ? stepOf(layout, cards.length) : 0;
    cards.forEach((card, depth) => {
      const y = Math.round((slot.y + depth * step) / pixel) * pixel;
      found.set(card, { x: slot.x, y, pile, depth });
    });
  }
  return found;
};

const within = ({ x, y, w, h }: Rect, point: Point, slack: number) =>
  point.x >= x - slack &&
  point.x < x + w + slack &&
  point.y >= y - slack &&
  point.y < y + h + slack;

/** What lies under the point; null is the bare table. */
export const spotAt = (view: View, layout: Layout, point: Point): Spot | null => {
  for (const { pile, cards } of stacks(view)) {
    const slot = slotOf(layout, pile);
    if (!slot) continue;
    const step = kindOf(pile) === "column" ? stepOf(layout, cards.length) : 0;
    const top = Math.max(0, cards.length - 1);
    if (!within({ ...slot, h: slot.h + top * step }, point, layout.slack)) continue;
    const strip = step > 0 ? Math.floor((point.y - slot.y) / step) : top;
    return { pile, card: cards[Math.min(top, Math.max(0, strip))] ?? null };
  }
  return null;
};

const overlap = (a: Rect, b: Rect) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Of these piles the one that the card at this point covers most, if it covers any. */
export const covered = (layout: Layout, { x, y }: Point, piles: readonly Pile[]): Pile | null => {
  const card = { x, y, w: layout.card.w, h: layout.card.h };
  let best: Pile | null = null;
  let most = 0;
  for (const pile of piles) {
    const area = areaOf(layout, pile);
    // A column takes what is dropped anywhere below its head, to the bottom of the screen.
    const reach = kindOf(pile) === "column" ? 1e5 : 0;
    const share = area ? overlap(card, { ...area, h: area.h + reach }) : 0;
    if (share > most) [best, most] = [pile, share];
  }
  return best;
};
