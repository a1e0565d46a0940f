import { html } from "lit-html";
import type { View } from "../bindings/View";
import { word } from "../words/words";
import { openDialog } from "./dialog";

/** A line of the menu. */
type Item =
  | "restart"
  | "former-game"
  | "solution"
  | "moves"
  | "read"
  | "settings"
  | "statistics"
  | "rules"
  | "examples"
  | "faq"
  | "help"
  | "about";

/** What each line does. */
export type MenuActs = Record<Item, () => void>;

/** The menu: wishes for this game first, then the other windows. */
export const openMenu = (view: View, acts: MenuActs): void => {
  const lines: readonly [Item, boolean][] = [
    ["restart", view.restart],
    ["former-game", view.former],
    ["solution", view.status === "playing"],
    ["moves", view.status === "playing"],
    ["read", true],
    ["settings", true],
    ["statistics", true],
    ["rules", true],
    ["examples", true],
    ["faq", true],
    ["help", true],
    ["about", true],
  ];
  openDialog({
    id: "menu",
    title: () => word("menu-title"),
    body: ({ leave }) => html`
      <ul class="choices">
        ${lines.map(
          ([item, on]) => html`
            <li>
              <button data-do=${item} ?disabled=${!on} @click=${leave(acts[item])}>
                ${word(`menu-${item}`)}
              </button>
            </li>
          `,
        )}
      </ul>
    `,
  });
};
