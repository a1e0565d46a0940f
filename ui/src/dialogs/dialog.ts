import "../../styles/dialogs.css";
import "../../styles/forms.css";
import { html, render, type TemplateResult } from "lit-html";
import { followDialogs } from "../announce";
import { TOOL_ICONS } from "../cards/icons";
import { onTongue, word } from "../words/words";
import { closed, opened } from "./second-tap";

/** An open dialog. */
export type Dialog = {
  element: HTMLDialogElement;
  /** Draws it anew from what it shows now. */
  update: () => void;
  close: () => void;
  /** What a button does that closes it first. */
  leave: (act: () => void) => () => void;
};

type Contents = {
  id: string;
  title: () => string;
  /** What stands under the heading. */
  body: (dialog: Dialog) => TemplateResult;
  /** What stands over the sheet's edge. */
  crown?: TemplateResult;
  /** A page to be read: large, and its title above all other headings. */
  page?: boolean;
};

/** Those that are open, by their ids. */
const open = new Map<string, Dialog>();

/** Where the focus goes when what had it is no more: to the table. */
const findFocus = () => {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('#table [tabindex="0"]')?.focus({ preventScroll: true });
};

/** Opens a modal sheet; opened twice, it is there once. */
export const openDialog = ({ id, title, body, crown, page = false }: Contents): Dialog => {
  open.get(id)?.close();
  const opener = document.activeElement;
  const element = document.createElement("dialog");
  element.id = id;
  element.classList.toggle("page", page);
  element.setAttribute("aria-labelledby", `${id}-title`);
  const heading = () =>
    page
      ? html`<h1 id="${id}-title" tabindex="-1" autofocus>${title()}</h1>`
      : html`<h2 id="${id}-title" tabindex="-1" autofocus>${title()}</h2>`;
  const dialog: Dialog = {
    element,
    update() {
      render(
        html`
          ${crown}
          <div class="sheet">
            <header>
              ${heading()}
              <button class="close" aria-label=${word("close")} @click=${dialog.close}>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${TOOL_ICONS.close} /></svg>
              </button>
            </header>
            ${body(dialog)}
          </div>
        `,
        element,
      );
    },
    close() {
      element.close();
      left();
    },
    leave: (act) => () => {
      dialog.close();
      act();
    },
  };
  const stopHearing = onTongue(() => dialog.update());
  /** The one way out: taken at once by `close`, and a moment later where the browser closes it. */
  const left = () => {
    if (open.get(id) !== dialog) return;
    open.delete(id);
    stopHearing();
    closed();
    followDialogs();
    element.remove();
    if (opener !== document.body) findFocus();
  };
  dialog.update();
  // The bare surroundings of the sheet belong to the dialog itself; a press there closes it.
  let outside = false;
  element.addEventListener("pointerdown", ({ target }) => (outside = target === element));
  element.addEventListener("click", ({ target }) => {
    if (outside && target === element) dialog.close();
  });
  element.addEventListener("close", left);
  document.body.append(element);
  open.set(id, dialog);
  element.showModal();
  followDialogs();
  opened();
  return dialog;
};
