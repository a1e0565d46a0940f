import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { orText } from "../words/figures";
import { word } from "../words/words";
import { cardsOf, kindOf, numberOf, type Stack, suitOf } from "./places";

/** Piles that take a card, in words; of several empty ones of a kind it does not matter which. */
const spokenTargets = (view: View, targets: readonly Pile[]): string => {
  const names = targets.map((pile) => {
    if (kindOf(pile) === "foundation" || cardsOf(view, pile).length > 0) {
      return word("goes-to", { pile });
    }
    return word(`goes-to-empty-${kindOf(pile)}`);
  });
  return orText([...new Set(names)]);
};

const whereIs = ({ pile, cards }: Stack, card: Card): string => {
  const kind = kindOf(pile);
  if (kind === "cell") return word("card-in-cell", { card, pile });
  if (kind === "foundation") return word("card-home", { card, pile });
  const above = cards.length - 1 - cards.indexOf(card);
  return above === 0
    ? word("card-top-of-column", { card, pile })
    : word("card-in-column", { card, pile, above });
};

/** A card's name, its place, and where it can go, as a screen reader says them. */
export const spokenCard = (view: View, stack: Stack, card: Card): string => {
  const place = whereIs(stack, card);
  // From cell to cell is a way that leads nowhere.
  const targets = (view.lifts[card]?.targets ?? []).filter(
    (pile) => kindOf(pile) !== "cell" || kindOf(stack.pile) !== "cell",
  );
  if (targets.length === 0) return place;
  return word("card-can-go", { place, piles: spokenTargets(view, targets) });
};

/** Whereto a card, or the run that it leads, is asked. */
export const moveToText = (card: Card, others: number): string =>
  others > 0 ? word("move-to-title-run", { card, others }) : word("move-to-title", { card });

/** A pile's name and what lies in it. */
export const spokenPile = ({ pile, cards }: Stack): string => {
  const kind = kindOf(pile);
  const top = cards.at(-1);
  if (top) {
    const number = numberOf(pile) || 0;
    return word("pile-with-cards", { kind, number, count: cards.length, card: top, pile });
  }
  if (kind === "foundation") return word("pile-empty-foundation", { suit: suitOf(pile) });
  return word(kind === "cell" ? "pile-empty-cell" : "pile-empty-column", { pile });
};
