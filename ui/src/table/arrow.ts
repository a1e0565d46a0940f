import type { Pile } from "../bindings/Pile";
import type { Layout, Point, Rect } from "./layout";
import { kindOf } from "./places";

/*
 * The way of a hint's arrow, as arithmetic. Its line lies under the cards and keeps to the bare
 * cloth: below the columns, and between them and the other piles. Only its head lies over cards.
 */

/**
 * The arrow as SVG path data, and how thick it is drawn; `cased` where its head lies over a card and
 * is set off from it. Lengths in CSS pixels.
 */
export type Arrow = { line: string; head: string; thickness: number; cased: boolean };

/** One end of the arrow: the pile and what is framed there. */
export type End = { pile: Pile; rect: Rect };

/** Half the head's width, and its length. */
const WING = 8;
const HEAD = 10;
/** How far the line stays off the frame that it starts from. */
const OFF = 5;

/** The point at an end's edge, and those on the way from there to the lane that joins the ends. */
type Route = { edge: Point; out: Point[] };

const isColumn = ({ pile }: End) => kindOf(pile) === "column";
const middle = ({ x, w }: Rect) => x + w / 2;

/** Between the upper row of an upright table and its columns. */
const upperLane = ({ cells, columns, card }: Layout) => {
  const top = (cells[0]?.y ?? 0) + card.h;
  const bottom = columns[0]?.y ?? top;
  return { y: (top + bottom) / 2, width: bottom - top };
};

/** Below every column between the two ends. `bottoms` is where each column's last card ends. */
const lowerLane = ({ columns, card }: Layout, bottoms: readonly number[], ends: readonly End[]) => {
  const [left, right] = ends.map(({ rect }) => middle(rect)).toSorted((a, b) => a - b);
  const between = bottoms.filter((_, i) => {
    const x = middle(columns[i] ?? { x: 0, y: 0, w: 0, h: 0 });
    return x >= (left ?? 0) && x <= (right ?? 0);
  });
  return Math.min(Math.max(0, ...between) + Math.min(card.w * 0.7, 48), foot({ columns }) - 4);
};

const foot = ({ columns: [column] }: Pick<Layout, "columns">) =>
  column ? column.y + column.h + 2 : 0;

/** From a card at a column's end downwards. */
const down = (layout: Layout, { rect }: End, lane: number, arrives: boolean): Route => {
  const x = middle(rect);
  const bottom = rect.y + rect.h;
  // In a column that reaches the foot, the head lies on the last card's clean part.
  const y = arrives
    ? Math.min(bottom + OFF + 2, foot(layout) - HEAD - 2)
    : Math.min(bottom + OFF, foot(layout));
  return { edge: { x, y }, out: [{ x, y: Math.max(lane, y) }] };
};

/** From an upper pile, or a column's head, into the lane between them. */
const across = (layout: Layout, end: End, arrives: boolean): Route => {
  const { y: lane, width } = upperLane(layout);
  const x = middle(end.rect);
  // A pile's lower edge has no index: in a narrow lane, the head reaches onto it.
  const y = isColumn(end)
    ? lane + width / 2 - 1
    : lane - width / 2 + (arrives ? Math.min(2, width - HEAD) : 0);
  return { edge: { x, y }, out: [{ x, y: lane }] };
};

/** From a pile beside the columns through the gap between them. */
const sideways = ({ columns }: Layout, { rect }: End, lane: number, arrives: boolean): Route => {
  const [first, last] = [columns[0] ?? rect, columns[7] ?? rect];
  const left = rect.x < first.x;
  const [edge, column] = left ? [rect.x + rect.w, first.x] : [rect.x, last.x + last.w];
  // Nearer to the column: the arrow's head needs room on the other side.
  const gap = edge + (column - edge) * 0.62;
  const off = arrives ? Math.min(4, Math.abs(column - edge) - HEAD) : 0;
  const y = rect.y + rect.h / 2;
  return {
    edge: { x: edge + (left ? off : -off), y },
    out: [
      { x: gap, y },
      { x: gap, y: lane },
    ],
  };
};

const text = ({ x, y }: Point) => `${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}`;

/** The point so far from `from` towards `to`. */
const towards = (from: Point, to: Point, way: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) / length) * way,
    y: from.y + ((to.y - from.y) / length) * way,
  };
};

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** A line through these points with round corners. */
const rounded = (points: readonly Point[], radius: number): string =>
  points
    .map((point, i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (!before) return `M${text(point)}`;
      if (!after) return `L${text(point)}`;
      const r = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${text(towards(point, before, r))}Q${text(point)} ${text(towards(point, after, r))}`;
    })
    .join("");

/** An arrow from one end to the other. */
export const arrow = (layout: Layout, from: End, to: End, bottoms: readonly number[]): Arrow => {
  const columnsOnly = isColumn(from) && isColumn(to);
  const lane = lowerLane(layout, bottoms, [from, to]);
  const route = (end: End): Route => {
    if (layout.kind === "portrait" && !columnsOnly) return across(layout, end, end === to);
    return isColumn(end)
      ? down(layout, end, lane, end === to)
      : sideways(layout, end, lane, end === to);
  };
  const [start, arrival] = [route(from), route(to)];
  const points = [start.edge, ...start.out, ...arrival.out.toReversed(), arrival.edge].filter(
    (point, i, all) => i === 0 || distance(point, all[i - 1] ?? point) > 0.5,
  );
  const tip = arrival.edge;
  const back = towards(tip, arrival.out[0] ?? tip, HEAD);
  const across90 = { x: ((back.y - tip.y) / HEAD) * WING, y: ((tip.x - back.x) / HEAD) * WING };
  const wing = (side: number) =>
    text({ x: back.x + across90.x * side, y: back.y + across90.y * side });
  return {
    line: rounded(points, layout.card.w * 0.7),
    head: `M${wing(1)}L${text(tip)}L${wing(-1)}`,
    thickness: Math.max(4, Math.min(6, layout.card.w * 0.09)),
    cased: isColumn(to) && (columnsOnly || layout.kind !== "portrait"),
  };
};
