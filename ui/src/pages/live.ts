import { html, nothing, render } from "lit-html";
import type { Backend, InPlay } from "../backend";
import type { Answer } from "../bindings/Answer";
import type { Card } from "../bindings/Card";
import type { ExampleWish } from "../bindings/ExampleWish";
import type { Pile } from "../bindings/Pile";
import type { Settings } from "../bindings/Settings";
import type { Subject } from "../bindings/Subject";
import type { View } from "../bindings/View";
import type { Felt } from "../table/ears";
import type { Letter } from "../table/keys";
import { Table } from "../table/table";
import { refusalText } from "../words/reasons";
import { word } from "../words/words";
import { boardHeight, boardLayout } from "./board";

/** What boards need of the page. */
export type Surroundings = {
  backend: Pick<Backend, "example">;
  settings: Settings;
  felt: (touch: Felt) => void;
  /** Tells that something went wrong. */
  complain: (reason: unknown) => void;
  /** Opens the list of piles for a card of this table. */
  list: (table: Table, card: Card, targets: readonly Pile[]) => void;
  /** The windows about a table, and the one about its keys. */
  read: (table: Table) => void;
  moves: (table: Table) => void;
  help: () => void;
};

/** Cards that may be added to the longest column before it closes up. */
const MORE = 2;
/** The share of the window that a board may fill. */
const SHARE = 0.62;

/** What examples are not asked for. */
const never = () => Promise.reject(new Error("an example has only its board"));

/** An example's board in a page, with what can be done with it, and what it says, below. */
export class Live {
  readonly #host: HTMLElement;
  readonly #subject: Subject;
  readonly #around: Surroundings;
  readonly #cloth: HTMLElement;
  readonly #said: HTMLElement;
  readonly #under: HTMLElement;
  #first: Answer | null = null;
  #table: Table | null = null;
  #next = false;
  /** What was said since the last wish: what is refused is refused in one voice. */
  #sentence = "";

  /** `name` is the id of the heading that names it. */
  constructor(host: HTMLElement, subject: Subject, name: string, around: Surroundings) {
    this.#host = host;
    this.#subject = subject;
    this.#around = around;
    this.#cloth = this.#add("table pans board");
    this.#cloth.id = `example-${subject}`;
    this.#cloth.setAttribute("role", "group");
    this.#cloth.setAttribute("aria-labelledby", name);
    this.#said = this.#add("said");
    this.#said.setAttribute("role", "status");
    this.#under = this.#add("under");
    // The board lets go what it holds; with an empty hand, Escape is the page's.
    this.#cloth.addEventListener("keydown", (event) => this.#escape(event), true);
  }

  /** Sets the board up, and takes the room that it needs. */
  async setUp(): Promise<void> {
    const left = await this.#ask({ do: "view" });
    this.#first = left.view.restart ? await this.#ask({ do: "restart" }) : left;
    this.#measure();
    this.#draw(this.#first.view);
  }

  /** Puts the cards on the board, once. */
  show(): void {
    if (this.#table || !this.#first) return;
    const { settings, felt, list } = this.#around;
    const ears = {
      shown: (view: View) => this.#draw(view),
      turned: (view: View) => this.#draw(view),
      won: null,
      lost: () => {},
      say: (text: string) => this.#say(text),
      tell: (text: string) => this.#say(text),
      felt,
      key: (letter: Letter) => this.#key(letter),
      list: (card: Card, targets: readonly Pile[]) => {
        this.cancel();
        if (this.#table) list(this.#table, card, targets);
      },
    };
    const lay = () => this.#layout();
    this.#table = new Table(this.#cloth, this.#game(), this.#first.view, {
      lay,
      habits: settings,
      ears,
    });
  }

  /** There is more room, or less, or other words. */
  resize(): void {
    if (!this.#first) return;
    this.#measure();
    this.#table?.resize();
    this.#draw(this.#table?.view ?? this.#first.view);
  }

  /** Ends the gesture in progress. */
  cancel(): void {
    this.#table?.cancel();
  }

  #add(className: string): HTMLElement {
    const element = document.createElement("div");
    element.className = className;
    this.#host.append(element);
    return element;
  }

  #layout() {
    const view = this.#first?.view;
    const columns = view?.columns.map((cards) => cards.length) ?? [];
    return boardLayout({
      width: this.#host.clientWidth,
      height: innerHeight * SHARE,
      rows: Math.max(...columns) + MORE,
      cells: view?.cells.length ?? 0,
      leftHand: this.#around.settings.leftHand,
      pixel: 1 / devicePixelRatio,
    });
  }

  #measure(): void {
    this.#cloth.style.height = `${boardHeight(this.#layout())}px`;
  }

  /** What its table plays: the moves of the line are those that the game would show. */
  #game(): InPlay {
    return {
      tap: (card) => this.#ask({ do: "tap", card }),
      doubleTap: (card) => this.#ask({ do: "double-tap", card }),
      dropOn: (card, pile) => this.#ask({ do: "drop-on", card, pile }),
      undo: () => this.#ask({ do: "undo" }),
      redo: () => this.#ask({ do: "redo" }),
      restart: () => this.#ask({ do: "restart" }),
      showNext: () => this.#ask({ do: "step" }),
      goBack: never,
      finish: never,
      formerGame: never,
      newGame: never,
      hint: never,
    };
  }

  /** Every refusal is said here, also those that go without saying on the table. */
  async #ask(wish: ExampleWish): Promise<Answer> {
    this.#sentence = "";
    const { answer, next } = await this.#around.backend.example(this.#subject, wish);
    this.#next = next;
    if (answer.refusal) this.#say(refusalText(answer.refusal));
    return answer;
  }

  /** An example has no hints of its own, and no other deals. */
  #key(letter: Letter): void {
    const table = this.#table;
    if (!table) return;
    if (letter === "undo" || letter === "redo") return table.wish(letter);
    table.cancel();
    if (letter === "read" || letter === "moves") this.#around[letter](table);
    else if (letter === "help") this.#around.help();
  }

  #escape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    if (this.#table?.letGo()) event.preventDefault();
  }

  #say(text: string): void {
    if (text === this.#sentence) return;
    this.#sentence = text;
    const sentence = document.createElement("p");
    sentence.textContent = text;
    this.#said.replaceChildren(sentence);
  }

  #draw(view: View): void {
    const { verdict } = view;
    const won = view.status === "won";
    const tool = (
      name: "back" | "step" | "reset",
      on: boolean,
      wish: "undo" | "showNext" | "restart",
    ) => html`
      <button
        class="button"
        data-do=${`example-${name}`}
        aria-disabled=${String(!on)}
        @click=${() => on && this.#table?.wish(wish)}
      >
        ${word(`example-${name}`)}
      </button>
    `;
    render(
      html`
        ${verdict === "unknown" ? nothing : html`<p class="verdict" data-verdict=${verdict}>${word(`mark-${verdict}`)}</p>`}
        ${won ? html`<p class="verdict">${word("win-title")}</p>` : nothing}
        <div class="buttons">
          ${tool("back", view.undo > 0, "undo")} ${tool("step", this.#next, "showNext")}
          ${tool("reset", view.restart, "restart")}
        </div>
      `,
      this.#under,
    );
  }
}
