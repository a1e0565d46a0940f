import { indexFoot } from "../cards/face";
import { type Layout, overColumns, type Rect } from "../table/layout";
import { cardAcross } from "../table/sizes";

/** What a board in a page has to fit into and to show. Lengths in CSS pixels. */
export type Room = {
  width: number;
  /** So high it may be, if its longest column can still be read then. */
  height: number;
  /** How many cards the longest column has to show. */
  rows: number;
  cells: number;
  leftHand: boolean;
  /** A device pixel. */
  pixel: number;
};

/** Cloth around the piles, and the least gaps. */
const MARGIN = 6;
const GAP = 3;
/** Beyond this width, cards grow no larger. */
const WIDEST = 72;

const NOTHING: Rect = { x: 0, y: 0, w: 0, h: 0 };

/** Where everything lies on a board in a page: it fills the width, up to a point, and has no bars. */
export const boardLayout = ({ width, height, rows, ...screen }: Room): Layout => {
  const w = Math.min(width - 2 * MARGIN, 8 * WIDEST + 7 * 2 * GAP);
  const x = (width - w) / 2;
  const unit = 0.5;
  const lay = (h: number) =>
    overColumns(
      { x, y: MARGIN, w, h },
      cardAcross(w, GAP, unit),
      { between: 2 * GAP, unit },
      screen,
    );
  const { card, columns, step } = lay(0);
  const top = (columns[0]?.y ?? 0) - MARGIN + card.h;
  const strips = Math.max(0, rows - 1);
  const least = top + strips * card.w * indexFoot(card.index);
  const h = Math.ceil(Math.max(least, Math.min(top + strips * step, height - 2 * MARGIN)));
  return {
    kind: "portrait",
    big: false,
    short: false,
    ...lay(h),
    status: NOTHING,
    tools: NOTHING,
  };
};

/** How high such a board is. */
export const boardHeight = ({ columns: [column = NOTHING] }: Layout): number =>
  column.y + column.h + MARGIN;
