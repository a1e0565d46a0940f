// The figures of `npm run bench`, each against its limit.
import { statSync } from "node:fs";
import { openDisplay } from "../drive/display";
import { slowestDeal } from "./deals";
import { drag } from "./drag";
import { firstFrame } from "./first-frame";
import { firstLoad } from "./first-load";
import { roundTrips } from "./round-trips";
import { starts } from "./starts";

export { built } from "../drive/cargo";

/** A measured value, and the most that it may be. */
export interface Figure {
  name: string;
  value: number;
  limit: number;
}

/** The release builds that are compared, by path. */
export interface Builds {
  program: string;
  /** The program with the command `nothing`. */
  probe: string;
  /** A bare Tauri window. */
  bare: string;
}

/** Measures all of them, one after the other. */
export async function measure({ program, probe, bare }: Builds): Promise<Figure[]> {
  const display = await openDisplay();
  try {
    const dragged = await drag();
    return [
      // A gesture that moves a card and saves, to a command that does nothing, in one window.
      {
        name: "gesture-to-empty-round-trip",
        value: await roundTrips(probe, display.name),
        limit: 1.5,
      },
      // From the start of the process to the first view on screen, to a bare window.
      {
        name: "start-to-bare-window",
        value: await starts(program, bare, display.name),
        limit: 1.2,
      },
      {
        name: "size-to-bare-window",
        value: statSync(program).size / statSync(bare).size,
        limit: 1.4,
      },
      // The longest wait of 50 for a new game that can be won with one cell.
      {
        name: "deal-one-cell-ms",
        value: await slowestDeal(program, display.name),
        limit: 100,
      },
      // Frames after the finger's lift: in the first one a card that goes home moves.
      {
        name: "frames-to-first-motion",
        value: await firstFrame(program, display.name),
        limit: 1,
      },
      // Late frames in a hundred, on a slow phone: no more than a bare page has, but for chance.
      {
        name: "drag-late-frames-percent",
        value: dragged.late.game,
        limit: dragged.late.bare + dragged.late.chance,
      },
      { name: "drag-handler-ms", value: dragged.handlers, limit: 1 },
      { name: "drag-layouts", value: dragged.layouts, limit: 0 },
      // The block that carries the cards.
      { name: "drag-styled-elements", value: dragged.styled, limit: 1 },
      { name: "drag-layerings", value: dragged.layerings, limit: 0 },
      { name: "first-load-kB-gzipped", value: firstLoad() / 1000, limit: 40 },
    ];
  } finally {
    await display.close();
  }
}
