import type { Card } from "../bindings/Card";
import type { Refusal } from "../bindings/Refusal";
import type { Focus } from "./focus";
import { isModifier, type Letters, press, type Wishes } from "./keys";
import type { Layout } from "./layout";
import { cardsOf, kindOf, numberOf, pileOf, type Spot } from "./places";
import type { Play } from "./state";
import { after, edge, endOf, startOf, step, zoneBeside } from "./walk";

/** What hands and keys need of the table. */
export type Bench = {
  play: Play;
  layout: () => Layout;
  /** Does this after all that was asked before it, and shows what it comes to. */
  later: (act: () => unknown) => void;
  /** Opens the list of piles for the card. */
  list(card: Card): void;
  refuse(refusal: Refusal): void;
};

/** Turns keys on the table into what fingers do there. */
export const listen = (
  table: HTMLElement,
  bench: Bench,
  { focus, letters }: { focus: Focus; letters: Letters },
): void => {
  const { play, layout, later } = bench;
  const view = () => play.view;

  /** What is touched at a spot; a foundation is one spot, and its top card is touched there. */
  const touched = ({ pile, card }: Spot): Spot => ({
    pile,
    card: card ?? cardsOf(view(), pile).at(-1) ?? null,
  });

  /**
   * Does this in its turn, at the spot that has the focus now: it is pressed there, and the table may
   * change before.
   */
  const here = (act: (spot: Spot) => unknown) => {
    const [pressed, former] = [focus.spot, view()];
    later(() => act(after(former, view(), pressed)));
  };

  const toCell = (selected: Card) => {
    const free = view().cells.indexOf(null);
    if (free < 0) return bench.refuse({ code: "cell-taken" });
    return play.place(selected, `cell-${free + 1}`);
  };

  /** The next cell that holds a card, or else the first one. */
  const nextCell = ({ pile }: Spot): Spot => {
    const { cells } = view();
    const at = kindOf(pile) === "cell" ? numberOf(pile) : 0;
    const taken = cells.flatMap((card, i) => (card ? [i + 1] : []));
    const next = taken.find((number) => number > at) ?? taken[0] ?? 1;
    return endOf(view(), `cell-${next}`);
  };

  const pickAt = (spot: Spot) => play.pick(touched(spot));

  /** The card that leads what is in hand there, or else what would be. */
  const leadAt = (spot: Spot): Card | null => {
    const { selected } = play;
    const inHand = selected && pileOf(view(), selected) === spot.pile;
    return inHand ? selected : play.lead(touched(spot));
  };

  const wishes: Wishes = {
    walk: (way) => focus.go(step(view(), layout(), focus.spot, way)),
    edge: (last) => focus.go(edge(view(), focus.spot, last)),
    zone(back) {
      const zone = zoneBeside(focus.spot, back);
      if (zone) focus.go(startOf(view(), zone));
      return zone !== null;
    },
    pick: () => here(pickAt),
    send: () => here((spot) => play.send(touched(spot))),
    deselect: () => later(() => play.deselect()),
    stretch: (by) =>
      here((spot) => {
        const card = play.stretch(by, spot);
        const pile = card && pileOf(view(), card);
        if (pile) focus.go({ pile, card });
      }),
    pile(number) {
      focus.go(endOf(view(), `column-${number}`));
      here(pickAt);
    },
    cell: () =>
      here((spot) => {
        const { selected } = play;
        const from = selected && pileOf(view(), selected);
        if (selected && from && kindOf(from) !== "cell") return toCell(selected);
        play.deselect();
        const cell = nextCell(spot);
        focus.go(cell);
        return pickAt(cell);
      }),
    home: () =>
      here((spot) => {
        const card = play.selected ?? leadAt(spot);
        if (card) return play.place(card, `foundation-${card.charAt(1)}`);
        return bench.refuse({ code: "not-liftable" });
      }),
    list: () =>
      here((spot) => {
        const card = leadAt(spot);
        if (card) bench.list(card);
        else bench.refuse({ code: "not-liftable" });
      }),
  };

  table.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isModifier(event)) return;
    focus.find(event.target);
    if (press(event, wishes, letters)) event.preventDefault();
  });
};
