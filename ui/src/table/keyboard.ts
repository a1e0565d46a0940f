import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import type { Focus } from "./focus";
import { type Letters, press, type Wishes } from "./keys";
import type { Layout } from "./layout";
import { pileOf, type Touch } from "./places";
import { edge, endOf, startOf, step, zoneBeside, zoneOf } from "./walk";

/** What keys need of the table. */
export type Bench = {
  view(): View;
  layout(): Layout;
  /** The card in hand; it stands for the run that it leads. */
  selected(): Card | null;
  /** The card that would be lifted at a spot. */
  lead(spot: Touch): Card | null;
  pick(spot: Touch): void;
  send(spot: Touch): void;
  place(card: Card, pile: Pile): void;
  stretch(by: 1 | -1, spot: Touch): Card | null;
  deselect(): void;
  list(spot: Touch): void;
  refuse(refusal: Refusal): void;
};

/** Turns keys on the table into what fingers do there. */
export const listen = (table: HTMLElement, bench: Bench, focus: Focus, letters: Letters): void => {
  const { view, layout } = bench;

  const toCell = (selected: Card) => {
    const free = view().cells.indexOf(null);
    if (free < 0) return bench.refuse({ code: "cell-taken" });
    bench.place(selected, `cell-${free + 1}`);
  };

  /** The next cell that holds a card, or else the first one. */
  const nextCell = (): Touch => {
    const { cells } = view();
    const here = zoneOf(focus.spot.pile) === "cell" ? Number(focus.spot.pile.split("-")[1]) : 0;
    const taken = cells.flatMap((card, i) => (card ? [i + 1] : []));
    const next = taken.find((number) => number > here) ?? taken[0] ?? 1;
    return endOf(view(), `cell-${next}`);
  };

  const pickAt = (spot: Touch) => {
    focus.go(spot);
    bench.pick(spot);
  };

  const wishes: Wishes = {
    walk: (way) => focus.go(step(view(), layout(), focus.spot, way)),
    edge: (last) => focus.go(edge(view(), focus.spot, last)),
    zone(back) {
      const zone = zoneBeside(focus.spot, back);
      if (zone) focus.go(startOf(view(), zone));
      return zone !== null;
    },
    pick: () => bench.pick(focus.spot),
    send: () => bench.send(focus.spot),
    deselect: () => bench.deselect(),
    stretch(by) {
      const card = bench.stretch(by, focus.spot);
      const pile = card && pileOf(view(), card);
      if (pile) focus.go({ pile, card });
    },
    pile: (number) => pickAt(endOf(view(), `column-${number}`)),
    cell() {
      const selected = bench.selected();
      const inCell = selected && pileOf(view(), selected)?.startsWith("cell");
      if (selected && !inCell) toCell(selected);
      else pickAt(nextCell());
    },
    home() {
      const card = bench.selected() ?? bench.lead(focus.spot);
      if (card) bench.place(card, `foundation-${card.charAt(1)}`);
      else bench.refuse({ code: "not-liftable" });
    },
    list: () => bench.list(focus.spot),
  };

  table.addEventListener("keydown", (event) => {
    if (event.defaultPrevented) return;
    focus.find(event.target);
    if (press(event, wishes, letters)) event.preventDefault();
  });
  // With the focus nowhere, as at the start, the arrow keys find the table.
  window.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.activeElement !== document.body) return;
    if (event.key.startsWith("Arrow")) focus.go(focus.spot);
  });
};
