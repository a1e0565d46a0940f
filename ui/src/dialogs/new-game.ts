import { html, nothing } from "lit-html";
import { type Backend, errorOf } from "../backend";
import type { Cells } from "../bindings/Cells";
import type { CodeReading } from "../bindings/CodeReading";
import { canShare, pastedText, shareCode } from "../clipboard";
import { CELLS } from "../table/cells";
import { codeErrorText, commandErrorText } from "../words/reasons";
import { numberText } from "../words/figures";
import { word } from "../words/words";
import { type Dialog, openDialog } from "./dialog";

/** How many of how many deals can be won, as the solver has counted. */
const ODDS: Record<Cells, { won: number; of: number }> = {
  4: { won: 3, of: 4 },
  2: { won: 1, of: 24 },
  1: { won: 1, of: 550 },
};

/** What New game needs of the page. */
export type NewGame = {
  backend: Pick<Backend, "readCode">;
  /** The code of the game on the table. */
  present: string;
  /** The cell count that was chosen last. */
  cells: Cells;
  /** Whether chance deals only what can be won. */
  winnable: boolean;
  /** The player has turned that on or off. */
  chooseWinnable: (winnable: boolean) => void;
  /** Deals; rejects with a `CommandError` where the code is wrong. */
  deal: (cells: Cells, code: string | null) => Promise<void>;
};

/** A field of one line would run the words together where a line ends. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/** The New game window: so many cells, or a code. */
export const openNewGame = (asked: NewGame): void => {
  const { backend, present, deal, chooseWinnable } = asked;
  let { cells: chosen, winnable } = asked;
  let reading: CodeReading | null = null;
  let error: string | null = null;
  let turns = 0;
  let dealing = false;

  const field = (dialog: Dialog) => dialog.element.querySelector<HTMLInputElement>("input.code");

  /** Does this; what goes wrong in it is said below the field. */
  const attempt = async (dialog: Dialog, work: (dialog: Dialog) => Promise<void>) => {
    try {
      await work(dialog);
    } catch (reason) {
      error = commandErrorText(errorOf(reason));
      dialog.update();
    }
  };

  /** Reads the field; of several readings under way only the latest counts. */
  const read = async (dialog: Dialog) => {
    const text = field(dialog)?.value ?? "";
    const turn = ++turns;
    const found = text.trim() ? await backend.readCode(text) : null;
    if (turn !== turns) return;
    reading = found;
    error = null;
    dialog.update();
  };

  const paste = async (dialog: Dialog) => {
    const pasted = await pastedText();
    const input = field(dialog);
    if (pasted === null || !input) {
      error = word("new-game-paste-by-hand");
      dialog.update();
      input?.focus();
      return;
    }
    input.value = inOneLine(pasted);
    await read(dialog);
  };

  /** What is pasted by hand keeps its words apart, too. */
  const pasteByHand = (event: ClipboardEvent) => {
    event.preventDefault();
    const pasted = inOneLine(event.clipboardData?.getData("text/plain") ?? "");
    // This way it can be undone, and is heard as typed.
    document.execCommand("insertText", false, pasted);
  };

  const start = async (dialog: Dialog) => {
    if (dealing) return;
    dealing = true;
    try {
      await read(dialog);
      if (reading?.error) return field(dialog)?.focus();
      await deal(chosen, reading?.code ?? null);
      dialog.close();
    } finally {
      dealing = false;
    }
  };

  const option = (dialog: Dialog, count: Cells) => {
    const taken = reading?.cells ?? chosen;
    const choose = () => {
      chosen = count;
      dialog.update();
    };
    return html`
      <label class="option">
        <input
          type="radio"
          name="cells"
          value=${count}
          .checked=${taken === count}
          ?disabled=${reading?.cells != null}
          @change=${choose}
        />
        <b>${numberText(count)}</b>
        <span class="mini">${Array.from({ length: count }, () => html`<i></i>`)}</span>
        <small>${word(`new-game-cells-${count}`)}</small>
      </label>
    `;
  };

  /** Only chance asks for the switch: a code deals what it says. */
  const odds = (dialog: Dialog) => {
    const turn = ({ target }: Event) => {
      winnable = target instanceof HTMLInputElement && target.checked;
      chooseWinnable(winnable);
      dialog.update();
    };
    const { won, of } = ODDS[chosen];
    return html`
      <label class="switch">
        <span>
          ${word("new-game-winnable")}
          <small>${word("new-game-odds", { cells: chosen, won, of })}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          name="winnable"
          .checked=${winnable}
          ?disabled=${reading?.cells != null}
          @change=${turn}
        />
      </label>
    `;
  };

  /** What the field says, in words: which game it deals, or what is wrong with it. */
  const answer = () => {
    if (error) return html`<p id="code-answer" class="wrong" role="alert">${error}</p>`;
    if (reading?.error) {
      return html`<p id="code-answer" class="wrong" role="status">
        ${codeErrorText(reading.error)}
      </p>`;
    }
    const right = reading && word("new-game-right-code", { cells: reading.cells });
    return html`<p id="code-answer" role="status">${right}</p>`;
  };

  openDialog({
    id: "new-game",
    title: () => word("new-game-title"),
    body: (self) => html`
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          void attempt(self, start);
        }}
      >
        <fieldset class="options">
          <legend>${word("new-game-cells")}</legend>
          ${CELLS.map((count) => option(self, count))}
        </fieldset>
        ${odds(self)}
        <label class="heading" for="code">${word("new-game-code")}</label>
        <div class="field">
          <input
            id="code"
            class="code"
            name="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck="false"
            placeholder=${word("new-game-code-example")}
            aria-describedby="code-answer"
            aria-invalid=${reading?.error ? "true" : nothing}
            @paste=${pasteByHand}
            @input=${() => void attempt(self, read)}
          />
          <button
            type="button"
            class="button"
            data-do="paste"
            @click=${() => void attempt(self, paste)}
          >
            ${word("new-game-paste")}
          </button>
        </div>
        ${answer()}
        <div class="present">
          <span>${word("new-game-present")} <b>${present}</b></span>
          <button
            type="button"
            class="button"
            data-do="copy-code"
            @click=${() => void shareCode(present, word("share-text", { code: present }))}
          >
            ${canShare() ? word("new-game-share") : word("new-game-copy")}
          </button>
        </div>
        <div class="buttons">
          <button class="button main" data-do="deal">${word("new-game-deal")}</button>
        </div>
      </form>
    `,
  });
};
