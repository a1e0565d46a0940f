import type { Card } from "../bindings/Card";
import { word } from "../words/words";
import type { Stack } from "./places";

const kindOf = (pile: string) => pile.split("-")[0] ?? "";
const nameIn = (pile: string) => pile.split("-")[1] ?? "";

/** A card's name and place, as a screen reader says them. */
export const spokenCard = ({ pile, cards }: Stack, card: Card): string => {
  const kind = kindOf(pile);
  if (kind === "cell") return word("card-in-cell", { card, pile });
  if (kind === "foundation") return word("card-home", { card, pile });
  const above = cards.length - 1 - cards.indexOf(card);
  return above === 0
    ? word("card-top-of-column", { card, pile })
    : word("card-in-column", { card, pile, above });
};

/** A pile's name and what lies in it. */
export const spokenPile = ({ pile, cards }: Stack): string => {
  const kind = kindOf(pile);
  const top = cards.at(-1);
  if (top) {
    const number = Number(nameIn(pile)) || 0;
    return word("pile-with-cards", { kind, number, count: cards.length, card: top, pile });
  }
  if (kind === "foundation") return word("pile-empty-foundation", { suit: nameIn(pile) });
  return word(kind === "cell" ? "pile-empty-cell" : "pile-empty-column", { pile });
};
