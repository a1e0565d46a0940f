import "../../styles/win.css";
import { html, svg } from "lit-html";
import type { View } from "../bindings/View";
import { LOAF, puffs } from "../cards/loaf";
import { canShare, shareCode } from "../clipboard";
import { numberText, timeText } from "../words/figures";
import { word } from "../words/words";
import { openDialog } from "./dialog";

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

/** The loaf rises, flour flies up once, and there is a way on. */
export const openWin = ({ code, time, moves, score }: View, acts: WinActs): void => {
  const figure = (value: string, text: string) => html` <div><b>${value}</b>${text}</div> `;
  openDialog({
    id: "win",
    title: () => word("win-title"),
    crown: crown(),
    body: (dialog) => {
      const leave = (act: () => void) => () => {
        dialog.close();
        act();
      };
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
};
