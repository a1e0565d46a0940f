import { html } from "lit-html";
import type { Statistics } from "../bindings/Statistics";
import type { Tally } from "../bindings/Tally";
import { timeText } from "../table/clock";
import { word } from "../words/words";
import { openDialog } from "./dialog";

const CELLS = [4, 2, 1] as const;

/** Each line's words and what it tells of a cell count. */
const LINES: readonly [key: string, tell: (tally: Tally) => string | number | null][] = [
  ["statistics-played", ({ played }) => played],
  ["statistics-won", ({ won }) => won],
  ["statistics-best-time", ({ bestTime }) => (bestTime === null ? null : timeText(bestTime))],
  ["statistics-fewest-moves", ({ fewestMoves }) => fewestMoves],
  ["statistics-streak", ({ streak }) => streak],
  ["statistics-longest-streak", ({ longestStreak }) => longestStreak],
];

/** What was played and won so far, for each cell count. */
export const openStatistics = (statistics: Statistics): void => {
  openDialog({
    id: "statistics",
    title: word("statistics-title"),
    body: () => html`
      <table>
        <thead>
          <tr>
            <th scope="col">${word("statistics-cells")}</th>
            ${CELLS.map((cells) => html`<th scope="col">${cells}</th>`)}
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
