import { html } from "lit-html";
import type { Language } from "../bindings/Language";
import type { Letters } from "../bindings/Letters";
import type { Motion } from "../bindings/Motion";
import type { Settings } from "../bindings/Settings";
import type { Theme } from "../bindings/Theme";
import { LETTERS } from "../cards/face";
import { LANGUAGES } from "../words/tongue";
import { word } from "../words/words";
import { type Dialog, openDialog } from "./dialog";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const MOTIONS: readonly Motion[] = ["normal", "fast", "off"];

/** A language by its own name, as an entry of a menu begins in it. */
const languageName = (language: Language): string => {
  if (language === "system") return word("settings-language-system");
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The choices that are on or off. */
type Switch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** The player's choices; each is made at once. */
export const openSettings = (
  settings: () => Settings,
  choose: (part: Partial<Settings>) => void,
): void => {
  const set = (dialog: Dialog, part: Partial<Settings>) => {
    choose(part);
    dialog.update();
  };

  const toggle = (dialog: Dialog, name: Switch) => html`
    <label class="switch">
      <span>${word(`settings-${name}`)}</span>
      <input
        type="checkbox"
        role="switch"
        name=${name}
        .checked=${settings()[name]}
        @change=${({ target }: Event) =>
          set(dialog, { [name]: target instanceof HTMLInputElement && target.checked })}
      />
    </label>
  `;

  /** One of three, side by side. */
  const few = <Name extends "theme" | "motion">(
    dialog: Dialog,
    name: Name,
    values: readonly Settings[Name][],
  ) => html`
    <fieldset class="options">
      <legend>${word(`settings-${name}`)}</legend>
      ${values.map(
        (value) => html`
          <label class="option plain">
            <input
              type="radio"
              name=${name}
              value=${value}
              .checked=${settings()[name] === value}
              @change=${() => set(dialog, { [name]: value })}
            />
            <span>${word(`settings-${name}-${value}`)}</span>
          </label>
        `,
      )}
    </fieldset>
  `;

  /** One of many, by their names. */
  const many = <Name extends "language" | "letters">(
    dialog: Dialog,
    name: Name,
    values: readonly Settings[Name][],
    nameOf: (value: Settings[Name]) => string,
  ) => {
    const take = ({ target }: Event) => {
      const chosen = values.find(
        (one) => target instanceof HTMLSelectElement && target.value === one,
      );
      if (chosen) set(dialog, { [name]: chosen });
    };
    return html`
      <label class="heading" for=${name}>${word(`settings-${name}`)}</label>
      <select id=${name} name=${name} @change=${take}>
        ${values.map(
          (value) => html`
            <option value=${value} ?selected=${settings()[name] === value}>${nameOf(value)}</option>
          `,
        )}
      </select>
    `;
  };

  openDialog({
    id: "settings",
    title: () => word("settings-title"),
    body: (dialog) => html`
      <section aria-labelledby="settings-look">
        <h3 id="settings-look">${word("settings-look")}</h3>
        ${many(dialog, "language", ["system", ...LANGUAGES], languageName)}
        ${few(dialog, "theme", THEMES)} ${toggle(dialog, "fourColours")}
        ${many(dialog, "letters", Object.keys(LETTERS) as Letters[], (letters) => word(`settings-letters-${letters}`))}
      </section>
      <section aria-labelledby="settings-table">
        <h3 id="settings-table">${word("settings-table")}</h3>
        ${toggle(dialog, "leftHand")} ${toggle(dialog, "timer")} ${toggle(dialog, "letterKeys")}
      </section>
      <section aria-labelledby="settings-feel">
        <h3 id="settings-feel">${word("settings-feel")}</h3>
        ${few(dialog, "motion", MOTIONS)} ${toggle(dialog, "haptics")} ${toggle(dialog, "sound")}
      </section>
      <section aria-labelledby="settings-help">
        <h3 id="settings-help">${word("settings-help")}</h3>
        ${toggle(dialog, "winnable")} ${toggle(dialog, "lostNotice")}
      </section>
    `,
  });
};
