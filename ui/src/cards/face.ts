import type { Card } from "../bindings/Card";
import type { Letters } from "../bindings/Letters";
import { COURTS, type Stuff } from "./courts";
import { label } from "./glyphs";
import { grain, place } from "./paths";
import { suit, type Suit } from "./suits";

/*
 * A face is drawn in a box of 100 by 140. The suit's ink is the text colour; the other stuffs are
 * coloured by the style sheet, so that themes need no new drawing.
 */

/** How the index is set: upright phones, sideways phones, and cards of 64 px and more. */
export type Index = "jumbo" | "slim" | "classic";

/** What stands for jack, queen, king and ace, in this order. Each letter has its outline. */
export const LETTERS: Record<
  Letters,
  readonly [jack: string, queen: string, king: string, ace: string]
> = {
  international: ["J", "Q", "K", "A"],
  dutch: ["B", "V", "H", "A"],
  french: ["V", "D", "R", "A"],
  german: ["B", "D", "K", "A"],
  italian: ["F", "D", "R", "A"],
  polish: ["W", "D", "K", "A"],
  portuguese: ["V", "D", "R", "A"],
  scandinavian: ["Kn", "D", "K", "E"],
};

/** What a rank is called in the index. */
const textOf = (rank: string, letters: Letters): string => {
  if (rank === "T") return "10";
  return LETTERS[letters]["JQKA".indexOf(rank)] ?? rank;
};

type Setting = {
  /** Height of the rank, size of its suit, and where they stand. */
  rank: number;
  suit: number;
  x: number;
  y: number;
  /** The suit stands at the right edge, not beside the rank. */
  apart: boolean;
  pip: { y: number; size: number };
  court: { x: number; y: number; scale: number };
};

/** Under an index of one line. */
const LOW = { pip: { y: 92, size: 66 }, court: { x: 1.8, y: 47.4, scale: 0.965 } };

const SETTINGS: Record<Index, Setting> = {
  jumbo: {
    rank: 42,
    suit: 36,
    x: 5,
    y: 6,
    apart: true,
    pip: { y: 101, size: 62 },
    court: { x: 2, y: 53, scale: 0.96 },
  },
  slim: {
    rank: 26.6,
    suit: 24.5,
    x: 7,
    y: 2.2,
    apart: true,
    ...LOW,
  },
  classic: {
    rank: 23,
    suit: 22,
    x: 7,
    y: 5,
    apart: false,
    ...LOW,
  },
};

/** How far a letter hangs below the rank's height, as a share of it: the tail of Q. */
const TAIL = 4 / 120;

/** The height of a rank in the index, as a share of the card's width. */
export const rankHeight = (kind: Index): number => SETTINGS[kind].rank / 100;

/** How far down an index reaches, likewise. */
export const indexFoot = (kind: Index): number => {
  const { rank, y } = SETTINGS[kind];
  return (y + rank * (1 + TAIL)) / 100;
};

const path = (stuff: Stuff, d: string) => `<path class="${stuff}" d="${d}"/>`;

/** A wreath of grains, open at the top, around the ace's pip. */
const wreath = (y: number): string => {
  const radius = 35;
  let d = "";
  for (let i = 0; i < 6; i++) {
    for (const side of [-1, 1]) {
      const degrees = (22 + i * 23) * side;
      const turn = ((90 - degrees) * Math.PI) / 180;
      for (const out of [1, -1]) {
        const r = radius + out * 3.4;
        const lean = Math.round(-degrees - out * side * 34);
        d += grain(50 + Math.cos(turn) * r, y + Math.sin(turn) * r, 5.6, 2.6, lean);
      }
    }
  }
  return d;
};

/** Rank and suit on one line at the top of the card. */
const index = (text: string, s: Suit, set: Setting): string => {
  const { d, width } = label(text, set.x, set.y, set.rank, 100 - set.suit - 2 * set.x - 5);
  const x = set.apart ? 100 - set.x - set.suit : set.x + width + 4;
  return d + suit(s, x, set.y + (set.rank - set.suit) / 2, set.suit);
};

/** The face of a card as the text of an `<svg>` element: its index, and room for the picture. */
export const face = (card: Card, kind: Index, letters: Letters = "international"): string => {
  const ink = index(textOf(card.charAt(0), letters), card.charAt(1) as Suit, SETTINGS[kind]);
  return `<svg viewBox="0 0 100 140" aria-hidden="true" fill="currentColor"><path d="${ink}"/><g></g></svg>`;
};

/** What stands below a card's index, as the text of the face's `<g>`. */
export const picture = (card: Card, kind: Index): string => {
  const rank = card.charAt(0);
  const set = SETTINGS[kind];
  const court = COURTS[rank];
  if (court) {
    const { x, y, scale } = set.court;
    return court.map(([stuff, d]) => path(stuff, place(d, x, y, scale))).join("");
  }
  const ace = rank === "A";
  const size = ace ? 46 : set.pip.size;
  // The wreath of a low-standing ace needs room below.
  const y = ace ? Math.min(set.pip.y, 96) : set.pip.y;
  const pip = suit(card.charAt(1) as Suit, 50 - size / 2, y - size / 2, size);
  return `<path d="${pip}"/>${ace ? path("gold", wreath(y)) : ""}`;
};
