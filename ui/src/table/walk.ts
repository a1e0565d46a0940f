import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import type { Layout, Point } from "./layout";
import { cardsOf, type Kind, kindOf, KINDS, slotOf, type Spot, stacks } from "./places";

/*
 * Where the focus stands and goes, as arithmetic on the view and the layout. A spot is a card of a
 * column or a cell, or a pile that has none to stand on: a foundation is one spot.
 */

/** A direction of the arrow keys. */
export type Way = "left" | "right" | "up" | "down";

/** The end of a pile: its last card, or its place where it has none. */
export const endOf = (view: View, pile: Pile): Spot => {
  const home = kindOf(pile) === "foundation";
  return { pile, card: home ? null : (cardsOf(view, pile).at(-1) ?? null) };
};

/** Where a walk begins. */
export const start = (view: View): Spot => endOf(view, "column-1");

/**
 * Where a spot is after the table has changed: it stays on its card while that lies there, and else
 * at the end of its pile. Who stood at the end of a pile stands at its end again.
 */
export const after = (former: View, view: View, { pile, card }: Spot): Spot => {
  if (!stacks(view).some((stack) => stack.pile === pile)) return start(view);
  const there = card !== null && cardsOf(view, pile).includes(card);
  return there && cardsOf(former, pile).at(-1) !== card ? { pile, card } : endOf(view, pile);
};

const middleOf = (view: View, layout: Layout, { pile, card }: Spot): Point => {
  const slot = slotOf(layout, pile) ?? { x: 0, y: 0, w: 0, h: 0 };
  const cards = cardsOf(view, pile);
  const depth = kindOf(pile) === "column" && card ? cards.indexOf(card) : 0;
  // The step that a full column has is good enough to tell what lies beside it.
  return { x: slot.x + slot.w / 2, y: slot.y + slot.h / 2 + depth * layout.step };
};

/** The pile on that side; of several, one of the nearest row or column of piles. */
const beside = (view: View, layout: Layout, from: Spot, way: Way): Pile | null => {
  const here = middleOf(view, layout, from);
  const place = middleOf(view, layout, { pile: from.pile, card: null });
  const column = kindOf(from.pile) === "column";
  const across = way === "left" || way === "right";
  const sign = way === "left" || way === "up" ? -1 : 1;
  let found: { pile: Pile; far: number; off: number } | null = null;
  for (const { pile } of stacks(view)) {
    const at = middleOf(view, layout, { pile, card: null });
    const [dx, dy] = [at.x - place.x, at.y - place.y];
    // Upright, cells and foundations are a row of their own; else they are stacks of their own.
    const upright = layout.kind === "portrait";
    const same = column === (kindOf(pile) === "column");
    if (upright ? across !== same : !across && kindOf(pile) !== kindOf(from.pile)) continue;
    const far = sign * (across ? dx : dy);
    if (far < 1) continue;
    const off = Math.abs(across ? at.y - here.y : dx);
    if (!found || far < found.far - 1 || (far < found.far + 1 && off < found.off)) {
      found = { pile, far, off };
    }
  }
  return found?.pile ?? null;
};

/** One step in a direction: from card to card within a column, else to the pile on that side. */
export const step = (view: View, layout: Layout, from: Spot, way: Way): Spot => {
  const cards = kindOf(from.pile) === "column" ? cardsOf(view, from.pile) : [];
  const at = cards.indexOf(from.card ?? "");
  const next: Card | undefined = way === "up" ? cards[at - 1] : cards[at + 1];
  if ((way === "up" || way === "down") && at >= 0 && next) return { pile: from.pile, card: next };
  const pile = beside(view, layout, from, way);
  return pile ? endOf(view, pile) : from;
};

/** The first or the last pile of the spot's zone. */
export const edge = (view: View, { pile }: Spot, last: boolean): Spot => {
  const zone = stacks(view).filter((stack) => kindOf(stack.pile) === kindOf(pile));
  return endOf(view, zone.at(last ? -1 : 0)?.pile ?? pile);
};

/** The zone before or after a spot's, if there is one. */
export const zoneBeside = ({ pile }: Spot, back: boolean): Kind | null => {
  const at = KINDS.indexOf(kindOf(pile));
  return KINDS[at + (back ? -1 : 1)] ?? null;
};

/** The first spot of a zone. */
export const startOf = (view: View, zone: Kind): Spot =>
  endOf(view, zone === "foundation" ? "foundation-S" : `${zone}-1`);
