import { html, nothing } from "lit-html";
import { word } from "../words/words";
import { openDialog } from "./dialog";

const GESTURES = ["tap", "double-tap", "hold", "drag"] as const;

/** The keys by their English names, whatever is written on them elsewhere, and what they do. */
const KEYS = [
  ["Tab", "tab"],
  ["←\u00A0→ ↑\u00A0↓", "arrows"],
  ["Home End", "ends"],
  ["Enter", "enter"],
  ["Shift Enter", "shift-enter"],
  ["Shift F10", "menu-key"],
  ["Esc", "escape"],
] as const;

const SIGNS = [
  ["+\u00A0−", "plus"],
  ["1–8", "digits"],
  ["C", "c"],
  ["F", "f"],
  ["M", "m"],
  ["L", "l"],
  ["T", "t"],
  ["U", "u"],
  ["R", "r"],
  ["H", "h"],
  ["N", "n"],
  ["?", "question"],
] as const;

const keys = (lines: readonly (readonly [keys: string, name: string])[]) => html`
  <dl class="keys">
    ${lines.map(
      ([names, name]) => html`
        <div>
          <dt>${names.split(" ").map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${word(`help-${name}-does`)}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** All keys and gestures. `letters`: whether single signs are keys at present. */
export const openHelp = (letters: boolean): void => {
  openDialog({
    id: "help",
    title: () => word("help-title"),
    body: () => html`
      <h3>${word("help-gestures")}</h3>
      <dl>
        ${GESTURES.map(
          (name) => html`
            <div>
              <dt>${word(`help-${name}`)}</dt>
              <dd>${word(`help-${name}-does`)}</dd>
            </div>
          `,
        )}
      </dl>
      <h3>${word("help-keys")}</h3>
      ${keys(KEYS)}
      <h3>${word("help-letters")}</h3>
      ${letters ? nothing : html`<p>${word("help-letters-off")}</p>`} ${keys(SIGNS)}
    `,
  });
};
