import { html } from "lit-html";
import type { Statistics } from "../bindings/Statistics";
import type { Tally } from "../bindings/Tally";
import { CELLS } from "../table/cells";
import { numberText, timeText } from "../words/figures";
import { word } from "../words/words";
import { openDialog } from "./dialog";

/** Each line's words and what it tells of a cell count. */
const LINES: readonly [key: string, tell: (tally: Tally) => string | null][] = [
  ["statistics-played", ({ played }) => numberText(played)],
  ["statistics-won", ({ won }) => numberText(won)],
  ["statistics-best-time", ({ bestTime }) => (bestTime === null ? null : timeText(bestTime))],
  [
    "statistics-fewest-moves",
    ({ fewestMoves }) => (fewestMoves === null ? null : numberText(fewestMoves)),
  ],
  ["statistics-streak", ({ streak }) => numberText(streak)],
  ["statistics-longest-streak", ({ longestStreak }) => numberText(longestStreak)],
];

/** What was played and won so far, for each cell count. */
export const openStatistics = (statistics: Statistics): void => {
  openDialog({
    id: "statistics",
    title: () => word("statistics-title"),
    body: () => html`
      <table>
        <thead>
          <tr>
            <th scope="col">${word("statistics-cells")}</th>
            ${CELLS.map((cells) => html`<th scope="col">${numberText(cells)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${LINES.map(
            ([key, tell]) => html`
              <tr>
                <th scope="row">${word(key)}</th>
                ${CELLS.map(
                  (cells) => html`<td>${tell(statistics[cells]) ?? word("statistics-none")}</td>`,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    `,
  });
};
