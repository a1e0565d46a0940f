import type { Index } from "../cards/face";
import { cardAcross, type CardSize, type CardWidth, fitting, heightOf } from "./sizes";

/*
 * The table's geometry as arithmetic: sizes in, rectangles out. It reads nothing from the page.
 * All lengths are CSS pixels, all points are measured from the window's left top.
 */

export type Point = { x: number; y: number };
export type Rect = Point & { w: number; h: number };
/** What notches, rounded corners and system bars take from each side. */
export type Insets = { top: number; right: number; bottom: number; left: number };

export type Screen = {
  width: number;
  height: number;
  insets: Insets;
  /** Free cells in play: 4, 2 or 1. */
  cells: number;
  leftHand: boolean;
  /** A device pixel, in CSS pixels. */
  pixel?: number;
};

export type Layout = {
  /** Upright; sideways on a phone, tools and side piles in rails; or wide, with one bar on top. */
  kind: "portrait" | "rail" | "wide";
  /** Larger type and tools: an upright tablet. */
  big: boolean;
  /** Smaller bars: a low window. */
  short: boolean;
  /** A device pixel, in CSS pixels. */
  pixel: number;
  card: CardSize;
  /** Each column's area, from its first card down to the foot of the table. */
  columns: Rect[];
  cells: Rect[];
  foundations: Rect[];
  /** The step from card to card in a column that has room. */
  step: number;
  /** How far beyond its edge a pile still takes a touch. */
  slack: number;
  /** Where the bars are; they reach under the insets. */
  status: Rect;
  tools: Rect;
};

/** The step between two cards in a column, as a share of the card's width. */
const STEP: Record<Index, number> = { jumbo: 0.69, slim: 0.58, classic: 0.55 };
/** On upright phones a strip is a touch target, and there is room below. */
const TOUCHABLE = 44;
/** Where a low window would make cards with a large index narrower than that, theirs is smaller. */
const NARROW = 0.8;

const round = (value: number, unit: number) => Math.round(value / unit) * unit;
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** The part of the window that is safe from notches. */
const safe = ({ width, height, insets }: Screen): Rect => ({
  x: insets.left,
  y: insets.top,
  w: width - insets.left - insets.right,
  h: height - insets.top - insets.bottom,
});

/** Where everything lies on a window of this size. */
export const layout = (screen: Screen): Layout => {
  const area = safe(screen);
  if (area.w <= area.h) return portrait(screen, area);
  return screen.height < 500 ? rail(screen, area) : wide(screen, area);
};

/** Cells and foundations in a row over the columns. */
export const overColumns = (
  area: Rect,
  { w, index }: CardWidth,
  { between, unit }: { between: number; unit: number },
  { cells, leftHand, pixel = 1 }: Pick<Screen, "cells" | "leftHand" | "pixel">,
) => {
  const h = heightOf(w);
  const gap = (area.w - 8 * w) / 7;
  const y = area.y + h + between;
  const x = (i: number) => round(area.x + i * (w + gap), unit);
  const inRow = (i: number): Rect => ({ x: x(i), y: area.y, w, h });
  return {
    pixel,
    card: { w, h, index },
    columns: times(8, (i) => ({ x: x(i), y, w, h: area.y + area.h - y })),
    cells: times(cells, (i) => inRow(leftHand ? 8 - cells + i : i)),
    foundations: times(4, (i) => inRow(leftHand ? i : 4 + i)),
    step: w * STEP[index],
    slack: Math.min(gap / 2, 4),
  };
};

/** Figures on top, cells and foundations over the columns, tools at the bottom. */
const portrait = (screen: Screen, area: Rect): Layout => {
  const { width, insets, pixel = 1 } = screen;
  const big = area.w >= 600;
  const short = area.h < 600;
  const margin = big ? 20 : 4;
  const status = short ? 34 : big ? 52 : 40;
  const tools = short ? 52 : big ? 72 : 60;
  const pad = short ? 4 : big ? 18 : 8;
  // Phones have two device pixels or more to a CSS pixel.
  const unit = big ? 1 : 0.5;
  const y = area.y + status + pad;
  const foot = area.y + area.h - tools - pad;
  const within = { x: area.x + margin, y, w: area.w - 2 * margin, h: foot - y };
  const between = pad + (short ? 0 : 2);
  const across = cardAcross(within.w, big ? 10 : 2, unit);
  const fitted = (index: Index) => ({
    w: fitting(across.w, index, { height: within.h - between, rows: 2, unit, pixel }),
    index,
  });
  const large = fitted(across.index);
  const card = large.w < across.w * NARROW ? fitted("slim") : large;
  const piles = overColumns(within, card, { between, unit }, screen);
  return {
    kind: "portrait",
    big,
    short,
    ...piles,
    step: piles.card.index === "jumbo" ? Math.max(TOUCHABLE, piles.step) : piles.step,
    status: { x: 0, y: 0, w: width, h: area.y + status },
    tools: { x: 0, y: area.y + area.h - tools, w: width, h: tools + insets.bottom },
  };
};

type Sides = {
  index: Index;
  /** Smallest gaps: at the edge, between columns, beside the columns, between side piles. */
  margin: number;
  gap: number;
  side: number;
  rowGap: number;
  pad: number;
  /** Room that is kept under the foundations. */
  foot: number;
  unit: number;
};

/** Columns in the middle of the area, cells stacked on one side of them, foundations on the other. */
const flanked = (area: Rect, sides: Sides, { cells, leftHand, pixel = 1 }: Screen) => {
  const { index, margin, side, rowGap, pad, foot, unit } = sides;
  const height = area.h - 2 * pad;
  const most = Math.min(
    (area.w - 2 * margin - 7 * sides.gap - 2 * side) / 10,
    (height - foot - 3 * rowGap) / 5.6,
    150,
  );
  const w = fitting(most, index, { height, rows: 1, unit, pixel });
  const h = heightOf(w);
  // What is left over goes between the columns first, then beside the side piles.
  const spare = area.w - 2 * margin - 10 * w - 7 * sides.gap - 2 * side;
  const more = Math.min(spare / 9, w * 0.16);
  const gap = sides.gap + more;
  const sideGap = side + more + Math.max(0, Math.min((spare - 9 * more) / 2, w * 0.5));
  const total = 10 * w + 7 * gap + 2 * sideGap;
  const leftX = round(area.x + (area.w - total) / 2, unit);
  const rightX = round(leftX + total - w - unit / 2, unit);
  const y = area.y + pad;
  const stacked = (x: number) => (i: number) => ({ x, y: y + i * (h + rowGap), w, h });
  return {
    pixel,
    card: { w, h, index },
    columns: times(8, (i) => ({
      x: round(leftX + w + sideGap + i * (w + gap), unit),
      y,
      w,
      h: height,
    })),
    cells: times(cells, stacked(leftHand ? rightX : leftX)),
    foundations: times(4, stacked(leftHand ? leftX : rightX)),
    step: w * STEP[index],
    slack: Math.min(gap / 2, rowGap / 2, 4),
  };
};

/** A phone held sideways: tools in a rail, figures under the foundations. */
const rail = (screen: Screen, area: Rect): Layout => {
  const { width, height, leftHand, insets } = screen;
  const tools = 52;
  const rest = { ...area, x: area.x + (leftHand ? 0 : tools), w: area.w - tools };
  const sides: Sides = {
    index: "slim",
    margin: 4,
    gap: 2,
    side: 6,
    rowGap: 3,
    pad: 3,
    foot: 36,
    unit: 0.5,
  };
  const piles = flanked(rest, sides, screen);
  const last = piles.foundations[3] ?? area;
  const nearest = piles.columns[leftHand ? 0 : 7] ?? area;
  const under = last.y + last.h + sides.rowGap;
  // Figures may be wider than a card, as far as the columns.
  const more = Math.min(12, Math.abs(nearest.x - last.x) - last.w);
  return {
    kind: "rail",
    big: false,
    short: false,
    ...piles,
    status: {
      x: leftHand ? last.x : last.x - more,
      y: under,
      w: last.w + more,
      h: area.y + area.h - sides.pad - under,
    },
    tools: {
      x: leftHand ? width - tools - insets.right : 0,
      y: 0,
      w: tools + (leftHand ? insets.right : insets.left),
      h: height,
    },
  };
};

/** Tablets and desktops: one bar on top. */
const wide = (screen: Screen, area: Rect): Layout => {
  const { width, insets } = screen;
  const bar = 60;
  const rest = { ...area, y: area.y + bar, h: area.h - bar };
  const sides: Sides = {
    index: "classic",
    margin: 24,
    gap: 10,
    side: 30,
    rowGap: 12,
    pad: 20,
    foot: 0,
    unit: 1,
  };
  const top = { x: 0, y: 0, w: width, h: insets.top + bar };
  return {
    kind: "wide",
    big: false,
    short: false,
    ...flanked(rest, sides, screen),
    status: top,
    tools: top,
  };
};

/** The step between the cards of a column that holds so many: less only where they would not fit. */
export const stepOf = ({ step, card, columns }: Layout, count: number): number => {
  const room = (columns[0]?.h ?? 0) - card.h;
  return count > 1 ? Math.min(step, room / (count - 1)) : step;
};
