import type { Card } from "../bindings/Card";
import type { Carry } from "./carry";
import type { Hands } from "./input";
import type { Bench } from "./keyboard";
import type { Point } from "./layout";
import { pileOf, spotAt } from "./places";

/** What hands do besides what keys do, too. */
export type Reach = {
  carry: Carry;
  /** A finger came down; tells whether that ended a show. */
  touched: () => boolean;
  /** Ends a show; tells whether there was one. */
  stopShow: () => boolean;
};

/** What gestures come to on the table, each after all that was asked before it. */
export const handsOn = (bench: Bench, { carry, touched, stopShow }: Reach): Hands => {
  const { play, layout, later } = bench;

  /** The card that would be lifted there. */
  const liftable = (at: Point | Card): Card | null => {
    const touch =
      typeof at === "string"
        ? { card: at, pile: pileOf(play.view, at) ?? "" }
        : spotAt(play.view, layout(), at);
    return touch && play.lead(touch);
  };

  return {
    touched,
    tap: (point, time) => later(() => play.tap(spotAt(play.view, layout(), point), time)),
    pick({ card, pile }) {
      if (stopShow()) return;
      later(() => {
        const place = card ? pileOf(play.view, card) : pile;
        return place ? play.pick({ pile: place, card }) : play.deselect();
      });
    },
    lift(point) {
      const card = liftable(point);
      return card === null ? null : carry.lift(card, point);
    },
    list(at) {
      const card = liftable(at);
      if (card) later(() => bench.list(card));
      return card !== null;
    },
  };
};
