import { html } from "lit-html";
import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { spokenPile } from "../table/names";
import { runOf, stacks } from "../table/places";
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
          const column = stack.pile.startsWith("column") && stack.cards.length > 0;
          const cards = stack.cards.toReversed().map((card) => word(`card-${card}`));
          return html`
            <li>
              ${
                column
                  ? word("read-column", {
                      number: Number(stack.pile.slice(-1)),
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

const moveText = (view: View, card: Card, pile: Pile): string => {
  const others = (view.lifts[card]?.run ?? 1) - 1;
  return others > 0 && runOf(view, card).length > 1
    ? word("told-move-run", { card, pile, others })
    : word("told-move", { card, pile });
};

/** Every move that there is; choosing one makes it. */
export const openMoves = (view: View, choose: (card: Card, pile: Pile) => void): void => {
  const moves = Object.entries(view.lifts).flatMap(([card, { targets }]) =>
    targets.map((pile) => ({ card, pile })),
  );
  openDialog({
    id: "moves",
    title: () => word("moves-title"),
    body: (dialog) => html`
      ${moves.length === 0 ? html`<p>${word("moves-none")}</p>` : null}
      <ul class="choices">
        ${moves.map(({ card, pile }) => {
          const go = () => {
            dialog.close();
            choose(card, pile);
          };
          return html`
            <li>
              <button data-card-to=${`${card} ${pile}`} @click=${go}>
                ${moveText(view, card, pile)}
              </button>
            </li>
          `;
        })}
      </ul>
    `,
  });
};
