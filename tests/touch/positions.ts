// Words for what a view holds, to say which position a test needs.
import type { Lift } from "../../ui/src/bindings/Lift";
import type { View } from "../../ui/src/bindings/View";
import type { Move } from "../drive/known-games";

/** A card that can be lifted, with what the view tells of it and where it lies. */
export interface Liftable extends Lift {
  card: string;
  pile: string;
}

/** The pile that holds a card. */
export function pileOf(view: View, card: string): string {
  const column = view.columns.findIndex((cards) => cards.includes(card));
  if (column >= 0) return `column-${column + 1}`;
  const cell = view.cells.indexOf(card);
  return cell >= 0 ? `cell-${cell + 1}` : `foundation-${card.slice(1)}`;
}

/** Every card that can be lifted. */
export function liftables(view: View): Liftable[] {
  return Object.entries(view.lifts).map(([card, lift]) => ({
    card,
    pile: pileOf(view, card),
    ...lift,
  }));
}

/** The cards of a pile, from the bottom to the top; of a foundation only the top one. */
export function cardsOn(view: View, pile: string): string[] {
  const [kind, name] = pile.split("-");
  const number = Number(name) - 1;
  if (kind === "column") return view.columns[number] ?? [];
  const card = kind === "cell" ? view.cells[number] : view.foundations["SHDC".indexOf(name ?? "")];
  return card ? [card] : [];
}

/** Whether a pile has no card on it. */
export function isEmpty(view: View, pile: string): boolean {
  return cardsOn(view, pile).length === 0;
}

/** The columns with cards that accept it. */
export function parents(view: View, { targets }: Lift): string[] {
  return targets.filter((pile) => pile.startsWith("column-") && !isEmpty(view, pile));
}

/** The runs of more than one card that a column with cards accepts: led by which card, and where. */
export function runsToMove(view: View): { card: string; run: string[]; target: string }[] {
  return liftables(view).flatMap((one) => {
    const [target] = parents(view, one);
    if (one.run === 1 || target === undefined) return [];
    return [{ card: one.card, run: cardsOn(view, one.pile).slice(-one.run), target }];
  });
}

/** The column whose top card it could lie on, whether or not there is room to move it now. */
export function parentOf(view: View, { card }: Liftable): string | null {
  const ranks = "A23456789TJQK";
  const parent = `${ranks[ranks.indexOf(card.charAt(0)) + 1]}${card.slice(1)}`;
  const column = view.columns.findIndex((cards) => cards.at(-1) === parent);
  return column < 0 ? null : `column-${column + 1}`;
}

/** The empty columns that accept it. */
export function emptyColumns(view: View, { targets }: Lift): string[] {
  return targets.filter((pile) => pile.startsWith("column-") && isEmpty(view, pile));
}

/** The cells that accept it. */
export function cells({ targets }: Lift): string[] {
  return targets.filter((pile) => pile.startsWith("cell-"));
}

/** Whether the card is the bottom one of its column. */
export function isWholeColumn(view: View, { card, pile }: Liftable): boolean {
  return pile.startsWith("column-") && cardsOn(view, pile)[0] === card;
}

/** The first of these, which a test's position is known to have. */
export function first<T>(all: T[]): T {
  const [one] = all;
  if (one === undefined) throw new Error("the position is not what the test needs");
  return one;
}

/** Moves that put top cards into every free cell, but for the cards that are named. */
export function fillCells(view: View, spare: string[]): Move[] {
  const free = view.cells.flatMap((card, index) => (card === null ? [`cell-${index + 1}`] : []));
  const tops = view.columns.flatMap((column) => column.slice(-1));
  const cards = tops.filter((card) => !spare.includes(card));
  return free.map((pile, index) => ({ card: first(cards.slice(index)), pile }));
}

/** A card on a column that cells accept, and no foundation. */
export function anyCard(view: View): string {
  const ready = liftables(view).filter((one) => one.pile.startsWith("column") && !one.home);
  return first(ready.filter((one) => cells(one).length > 0)).card;
}
