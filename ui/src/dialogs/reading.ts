import { html } from "lit-html";
import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { spokenPile } from "../table/names";
import { kindOf, numberOf, stacks } from "../table/places";
import { moveText } from "../table/told";
import { andText } from "../words/figures";
import { word } from "../words/words";
import { openDialog } from "./dialog";

/** The whole table in words: a line for each pile, its cards from the top one down. */
export const openReading = (view: View): void => {
  openDialog({
    id: "read",
    title: () => word("read-title"),
    body: () => html`
      <ul class="choices lines" id="read-lines">
        ${stacks(view).map((stack) => {
          const column = kindOf(stack.pile) === "column" && stack.cards.length > 0;
          const cards = stack.cards.toReversed().map((card) => word(`card-${card}`));
          return html`
            <li>
              ${
                column
                  ? word("read-column", {
                      number: numberOf(stack.pile),
                      cards: andText(cards),
                    })
                  : spokenPile(stack)
              }
            </li>
          `;
        })}
      </ul>
    `,
  });
  document.querySelector("#read")?.setAttribute("aria-describedby", "read-lines");
};

/** Every move that there is; choosing one makes it. */
export const openMoves = (view: View, choose: (card: Card, pile: Pile) => void): void => {
  const moves = Object.entries(view.lifts).flatMap(([card, { targets, run: count }]) =>
    targets.map((to) => ({ card, to, count })),
  );
  openDialog({
    id: "moves",
    title: () => word("moves-title"),
    body: ({ leave }) => html`
      ${moves.length === 0 ? html`<p>${word("moves-none")}</p>` : null}
      <ul class="choices">
        ${moves.map((move) => {
          const { card, to } = move;
          const go = leave(() => choose(card, to));
          return html`
            <li>
              <button data-card-to=${`${card} ${to}`} @click=${go}>
                ${moveText("told-move", move)}
              </button>
            </li>
          `;
        })}
      </ul>
    `,
  });
};
