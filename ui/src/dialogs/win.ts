import "../../styles/win.css";
import { html, svg } from "lit-html";
import type { View } from "../bindings/View";
import { LOAF, puffs } from "../cards/loaf";
import { canShare, shareCode } from "../clipboard";
import { numberText, timeText } from "../words/figures";
import { word } from "../words/words";
import { openDialog } from "./dialog";
import { handsOff } from "./second-tap";
import { topDialog } from "./top";

/** What can be done after a win. */
export type WinActs = { undo: () => void; newGame: () => void };

const crown = () => {
  const { flour, grains } = puffs();
  return html`
    <svg class="puffs" viewBox="0 0 200 200" aria-hidden="true">
      <path d=${flour} />
      <path class="gold" d=${grains} />
    </svg>
    <svg class="loaf" viewBox="0 0 100 100" aria-hidden="true">
      ${LOAF.map(([kind, d]) => svg`<path class=${kind} d=${d} />`)}
    </svg>
  `;
};

/** The table of a game that has just been won. */
type Won = { readonly view: View; answered: () => Promise<void> };

/**
 * Whether the player stays with this win. What cut its celebration short may have been meant for
 * something else.
 */
export const stays = async (table: Won, revision: number): Promise<boolean> => {
  await handsOff();
  await table.answered();
  return table.view.revision === revision && !topDialog();
};

/** The loaf rises, flour flies up once, and there is a way on. */
export const openWin = ({ revision, code, time, moves, score }: View, acts: WinActs): void => {
  const figure = (value: string, text: string) => html` <div><b>${value}</b>${text}</div> `;
  const { element, close } = openDialog({
    id: "win",
    title: () => word("win-title"),
    crown: crown(),
    body: ({ leave }) => {
      const pass = () => void shareCode(code, word("win-share-text", { code }));
      return html`
        <div class="sum">
          ${figure(timeText(time), word("win-time"))}
          ${figure(numberText(moves), word("win-moves"))}
          ${figure(numberText(score), word("win-score"))}
        </div>
        <div class="buttons">
          <button class="button" data-do="undo" @click=${leave(acts.undo)}>
            ${word("win-undo")}
          </button>
          <button class="button" data-do="pass-on" @click=${pass}>
            ${canShare() ? word("win-share") : word("win-copy")}
          </button>
          <button class="button main" data-do="new-game" @click=${leave(acts.newGame)}>
            ${word("win-new-game")}
          </button>
        </div>
      `;
    },
  });
  // Once the game has gone on, or another was dealt, it is not won any more.
  const table = document.querySelector<HTMLElement>("#table");
  const gone = new MutationObserver(() => {
    if (table?.dataset["revision"] !== String(revision)) close();
  });
  if (table) gone.observe(table, { attributeFilter: ["data-revision"] });
  element.addEventListener("close", () => gone.disconnect());
};
