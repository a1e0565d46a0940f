import { html, nothing } from "lit-html";
import type { View } from "../bindings/View";
import { word } from "../words/words";
import { openDialog } from "./dialog";

/** What can be done in a lost position. */
export type LostActs = {
  goBack: () => void;
  restart: () => void;
  formerGame: () => void;
  newGame: () => void;
};

/** The way back from a position that can't be won; from a lost deal, the way on. */
export const openLost = ({ back, restart, former }: View, acts: LostActs): void => {
  openDialog({
    id: "lost",
    title: () => word("lost-title"),
    body: ({ close, leave }) => {
      const way = (name: "restart" | "former-game", act: () => void) => html`
        <button class="button" data-do=${name} @click=${leave(act)}>${word(`lost-${name}`)}</button>
      `;
      return html`
        <p>${back === null ? word("lost-deal") : word("lost-why")}</p>
        <div class="buttons">
          ${restart ? way("restart", acts.restart) : nothing}
          ${former ? way("former-game", acts.formerGame) : nothing}
          <button class="button" data-do="go-on" @click=${close}>${word("lost-go-on")}</button>
          ${
            back === null
              ? html`
                  <button class="button main" data-do="new-game" @click=${leave(acts.newGame)}>
                    ${word("lost-new-game")}
                  </button>
                `
              : html`
                  <button class="button main" data-do="go-back" @click=${leave(acts.goBack)}>
                    ${word("lost-back", { moves: back })}
                  </button>
                `
          }
        </div>
      `;
    },
  });
};
