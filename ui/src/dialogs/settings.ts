import { html } from "lit-html";
import type { Settings } from "../bindings/Settings";
import type { Theme } from "../bindings/Theme";
import { word } from "../words/words";
import { type Dialog, openDialog } from "./dialog";

const THEMES: readonly Theme[] = ["system", "light", "dark"];

/** The choices that are on or off. */
type Switch = "fourColours" | "leftHand" | "lostNotice" | "winnable";

/** The player's choices; each takes effect at once. */
export const openSettings = (present: Settings, change: (settings: Settings) => void): void => {
  let settings = present;
  const set = (dialog: Dialog, part: Partial<Settings>) => {
    settings = { ...settings, ...part };
    change(settings);
    dialog.update();
  };

  const theme = (dialog: Dialog, name: Theme) => html`
    <label class="option plain">
      <input
        type="radio"
        name="theme"
        value=${name}
        .checked=${settings.theme === name}
        @change=${() => set(dialog, { theme: name })}
      />
      <span>${word(`settings-theme-${name}`)}</span>
    </label>
  `;

  const toggle = (dialog: Dialog, name: Switch, text: string) => html`
    <label class="switch">
      <span>${text}</span>
      <input
        type="checkbox"
        role="switch"
        name=${name}
        .checked=${settings[name]}
        @change=${({ target }: Event) =>
          set(dialog, { [name]: target instanceof HTMLInputElement && target.checked })}
      />
    </label>
  `;

  openDialog({
    id: "settings",
    title: word("settings-title"),
    body: (dialog) => html`
      <fieldset class="options">
        <legend>${word("settings-theme")}</legend>
        ${THEMES.map((name) => theme(dialog, name))}
      </fieldset>
      ${toggle(dialog, "fourColours", word("settings-four-colours"))}
      ${toggle(dialog, "leftHand", word("settings-left-hand"))}
      ${toggle(dialog, "lostNotice", word("settings-lost-notice"))}
      ${toggle(dialog, "winnable", word("settings-winnable"))}
    `,
  });
};
