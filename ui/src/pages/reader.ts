import "../../styles/reader.css";
import { html, nothing, type TemplateResult } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { type Dialog, openDialog } from "../dialogs/dialog";
import { language, onTongue, word } from "../words/words";
import { type Page, type Text, textOf } from "./text";

/** What a page has besides its text. */
export type Extras = {
  /** Prints it; null where nothing can be printed. */
  print: (() => void) | null;
  /** What stands below the text of this section. */
  below?: (section: number) => TemplateResult;
  /** The page speaks another language. */
  turned?: () => void;
  /** Tells that something went wrong. */
  complain: (reason: unknown) => void;
};

/** The id of a section's heading. */
export const headingId = (page: Page, section: number): string => `${page}-${section + 1}`;

/** Goes to a heading: for the eye, and for whoever listens. */
const goTo = (id: string) => (event: Event) => {
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
};

/** The page's sections, each a way there. */
const contents = (page: Page, { sections }: Text) => html`
  <ul class="contents">
    ${sections.map(({ title }, i) => {
      const id = headingId(page, i);
      return html`<li><a href="#${id}" @click=${goTo(id)}>${title}</a></li>`;
    })}
  </ul>
`;

const printer = (print: () => void) => html`
  <button class="button print" data-do="print" @click=${print}>${word("page-print")}</button>
`;

/** Opens a page to be read, in the player's language. */
export const openReader = async (
  page: Page,
  { print, below, turned, complain }: Extras,
): Promise<Dialog> => {
  let text = await textOf(page);
  const dialog = openDialog({
    id: page,
    title: () => text.title,
    page: true,
    body: () => html`
      <div class="text">
        ${unsafeHTML(text.html)} ${contents(page, text)} ${print ? printer(print) : nothing}
        ${text.sections.map(
          (section, i) => html`
            <section>
              <h2 id=${headingId(page, i)} tabindex="-1">${section.title}</h2>
              ${unsafeHTML(section.html)} ${below?.(i) ?? nothing}
            </section>
          `,
        )}
      </div>
    `,
  });
  const turn = async () => {
    const spoken = language();
    const other = await textOf(page);
    // It may come after the text of a language that has been chosen since.
    if (spoken !== language() || !dialog.element.isConnected) return;
    text = other;
    dialog.update();
    turned?.();
  };
  const stop = onTongue(() => void turn().catch(complain));
  dialog.element.addEventListener("close", stop);
  return dialog;
};
