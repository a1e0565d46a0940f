import { html } from "lit-html";
import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { moveToText } from "../table/names";
import { cardsOf, kindOf, numberOf, suitOf } from "../table/places";
import { word } from "../words/words";
import { openDialog } from "./dialog";

const lineOf = (view: View, pile: Pile): string => {
  const kind = kindOf(pile);
  if (kind === "foundation") return word("move-to-foundation", { suit: suitOf(pile) });
  const number = numberOf(pile);
  if (kind === "cell") return word("move-to-cell", { number });
  const onto = cardsOf(view, pile).at(-1);
  return onto ? word("move-to-column", { number, onto }) : word("move-to-empty-column", { number });
};

/** The list of every pile that accepts the card, or the run that it leads. */
export const openMoveTo = (
  view: View,
  card: Card,
  targets: readonly Pile[],
  choose: (pile: Pile) => void,
): void => {
  const others = (view.lifts[card]?.run ?? 1) - 1;
  openDialog({
    id: "move-to",
    title: () => moveToText(card, others),
    body: ({ leave }) => html`
      <ul class="choices">
        ${targets.map((pile) => {
          const go = leave(() => choose(pile));
          return html`
            <li><button data-to=${pile} @click=${go}>${lineOf(view, pile)}</button></li>
          `;
        })}
      </ul>
    `,
  });
};
