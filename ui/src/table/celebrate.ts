import type { Figure } from "./animate";
import type { Layout, Rect } from "./layout";
import type { Places } from "./places";

/*
 * A game that is won is crowned: the pack leaves the foundations, joins in a ring (a couronne is a
 * loaf, too), turns once part of the way, and goes home again.
 */

/** Milliseconds: one card's dance, and the wait from rank to rank. */
const DANCE = 2100;
const NEXT = 18;
/** By how much the ring turns while it is closed. Degrees. */
const TURN = 100;
/** The part of the dance in which the ring is closed. */
const CLOSED = [0.3, 0.78] as const;
const STEPS = 4;

/** The part of a table of this size that no bar covers. */
const open = ({ kind, status, tools }: Layout, { w, h }: Pick<Rect, "w" | "h">): Rect => {
  if (kind === "rail") return { x: tools.x === 0 ? tools.w : 0, y: 0, w: w - tools.w, h };
  const foot = kind === "portrait" ? tools.y : h;
  return { x: 0, y: status.h, w, h: foot - status.h };
};

/** The dance of 52 cards in a table of this size. */
export const crown = (places: Places, layout: Layout, table: Pick<Rect, "w" | "h">): Figure[] => {
  const { w, h } = layout.card;
  const stage = open(layout, table);
  const radius = Math.max(h, Math.min(stage.w, stage.h) / 2 - h * 0.72);
  const onRing = (degrees: number, offset: number) => {
    const turn = (degrees * Math.PI) / 180;
    return {
      x: stage.x + stage.w / 2 + Math.cos(turn) * radius - w / 2,
      y: stage.y + stage.h / 2 + Math.sin(turn) * radius - h / 2,
      degrees: degrees + 90,
      offset,
    };
  };
  return [...places].map(([card, { x, y, depth }], i) => {
    const angle = (i / places.size) * 360 - 180;
    const ring = Array.from({ length: STEPS + 1 }, (_, step) => {
      const part = step / STEPS;
      return onRing(angle + part * TURN, CLOSED[0] + part * (CLOSED[1] - CLOSED[0]));
    });
    // The way home turns on the shorter way to upright.
    const last = ring.at(-1)?.degrees ?? 0;
    return {
      card,
      at: [
        { x, y, degrees: 0, offset: 0 },
        ...ring,
        { x, y, degrees: Math.round(last / 360) * 360, offset: 1 },
      ],
      delay: (12 - depth) * NEXT,
      duration: DANCE,
      height: i,
    };
  });
};
