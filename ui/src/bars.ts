import { html, nothing, render } from "lit-html";
import type { View } from "./bindings/View";
import { FIGURE_ICONS, MARK_ICONS, TOOL_ICONS } from "./cards/icons";
import type { Layout } from "./table/layout";
import type { Help, Mark } from "./table/proofs";
import { numberText } from "./words/figures";
import { word } from "./words/words";

/** A button of the tool bar. */
export type Tool = {
  name: "undo" | "redo" | "new-game" | "menu" | Help;
  /** Its word, where it is not its name's. */
  said?: Word;
  off?: boolean;
  act: () => void;
};

/** A tool's word: one may offer the next step by another word than its name's. */
type Word = Tool["name"] | "play";

/** What the status bar's buttons do. */
export type StatusActs = { copy(code: string): void; lost(): void };

/** The words that the third tool can have: it is as wide as the longest, and moves no other. */
const HELPS: readonly Word[] = ["hint", "play", "finish", "go-back", "stop"];

/** How close words stand, from roomy to none at all for the tools; `brief` spares words. */
const DENSITIES = ["roomy", "close", "brief", "bare"] as const;

/** Room for the figures to grow, between them and the tools. Pixels. */
const SPARE = 48;

const toolIcon = (name: keyof typeof TOOL_ICONS) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${TOOL_ICONS[name]} /></svg>`;

/** What a tool is called where there is no lack of room. */
const nameOf = (name: Word): string =>
  name === "new-game" ? word("menu-bar-new-game") : word(`tool-${name}`);

const toolWord = (name: Word) => {
  if (HELPS.includes(name)) {
    return HELPS.map(
      (help) =>
        html`<span class=${help === name ? nothing : "unsaid"}>${word(`tool-${help}`)}</span>`,
    );
  }
  const [brief, whole] = [word(`tool-${name}`), nameOf(name)];
  if (brief === whole) return html`<span>${whole}</span>`;
  return html`<span class="brief">${brief}</span><span class="whole">${whole}</span>`;
};

const markIcon = (mark: keyof typeof MARK_ICONS) => html`
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path fill-rule="evenodd" d=${MARK_ICONS[mark]} />
  </svg>
`;

const figure = (name: keyof typeof FIGURE_ICONS, value: string) => html`
  <span class="figure ${name}">
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path fill-rule="evenodd" d=${FIGURE_ICONS[name]} />
    </svg>
    <small>${word(`bar-${name}`)}</small>
    <span class="value" .textContent=${value}></span>
  </span>
`;

/** The bars around the table: figures and code, and the tools. */
export class Bars {
  readonly #status: HTMLElement;
  readonly #tools: HTMLElement;
  readonly #acts: StatusActs;
  #time = "";
  /** The tool that was under the pointer as it came down. */
  #pressed: string | undefined;
  /** The tool that Tab reaches, by its place; arrows reach the others. */
  #reached = 0;
  #shown: Tool[] = [];

  constructor(status: HTMLElement, tools: HTMLElement, acts: StatusActs) {
    this.#status = status;
    this.#tools = tools;
    this.#acts = acts;
    tools.addEventListener("pointerdown", ({ target, defaultPrevented: spent }) => {
      const button =
        !spent && target instanceof Element && target.closest<HTMLElement>("[data-do]");
      this.#pressed = button ? button.dataset["do"] : undefined;
    });
    tools.addEventListener("keydown", (event) => this.#key(event));
    tools.addEventListener("focusin", ({ target }) => {
      const at = this.#buttons().findIndex((button) => button === target);
      if (at >= 0 && at !== this.#reached) this.#reach(at);
    });
  }

  #buttons(): HTMLElement[] {
    return [...this.#tools.querySelectorAll<HTMLElement>(".tool")];
  }

  /** Arrows go from tool to tool as they are seen, which the left hand mirrors. */
  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    // Held down, a key presses once.
    if (event.repeat && event.key === "Enter") return event.preventDefault();
    const buttons = this.#buttons();
    const [first, last] = [buttons[0], buttons.at(-1)].map((one) => one?.getBoundingClientRect());
    const mirrored = first && last && last.x < first.x;
    const steps: Record<string, number> = {
      ArrowRight: mirrored ? -1 : 1,
      ArrowLeft: mirrored ? 1 : -1,
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -buttons.length,
      End: buttons.length,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = Math.min(buttons.length - 1, Math.max(0, this.#reached + by));
    this.#reach(at);
    buttons[at]?.focus();
  }

  #reach(at: number): void {
    this.#reached = at;
    this.#drawTools();
  }

  /** Shows the figures, the mark and the tools of this view; the time only if it is wanted. */
  show(view: View, tools: readonly Tool[], mark: Mark, timer: boolean): void {
    const focused = this.#status.contains(document.activeElement);
    render(
      html`
        <span class="brand" aria-hidden="true"></span>
        <div class="figures">
          ${timer ? figure("time", this.#time) : nothing} ${figure("moves", numberText(view.moves))}
          ${figure("score", numberText(view.score))}
          <div class="sign">${this.#code(view, mark)} ${this.#lost(mark)}</div>
        </div>
      `,
      this.#status,
    );
    // Code and mark stand in for each other, with the focus as well.
    if (focused) this.#status.querySelector<HTMLElement>("#mark, :not(.unsaid) > .code")?.focus();
    this.#status.setAttribute("aria-label", word("bar-status"));
    this.#shown = [...tools];
    this.#drawTools();
  }

  #drawTools(): void {
    render(
      html`
        <div class="row" role="toolbar" aria-label=${word("bar-tools")}>
          ${this.#shown.map((tool, i) => this.#tool(tool, i === this.#reached))}
        </div>
      `,
      this.#tools,
    );
  }

  /** The code, with a tick while the position is known to be winnable. */
  #code({ code }: View, mark: Mark) {
    // A narrow bar leaves out the version; the copy has it.
    const [, version = "", rest = code] = /^(BK1-)?(.*)$/.exec(code) ?? [];
    const winnable = mark === "winnable";
    return html`
      <div class=${mark === "lost" ? "unsaid" : nothing}>
        <span
          class=${winnable ? "tick" : "tick off"}
          role="img"
          aria-label=${word("mark-winnable")}
          aria-hidden=${String(!winnable)}
          title=${winnable ? word("mark-winnable") : nothing}
          >${markIcon("winnable")}</span
        >
        <button
          class="code"
          aria-label=${word("bar-code", { code })}
          @click=${() => this.#acts.copy(code)}
        >
          <span class="version">${version}</span>${rest}
        </button>
      </div>
    `;
  }

  /** The mark of a lost position, in the code's place; its room is there before it is. */
  #lost(mark: Mark) {
    const words = html`
      ${markIcon("lost")}<span class="long">${word("mark-lost")}</span>
      <span class="short">${word("mark-lost-short")}</span>
    `;
    if (mark !== "lost") return html`<div class="lost unsaid" aria-hidden="true">${words}</div>`;
    return html`
      <button
        id="mark"
        class="lost"
        aria-label=${word("mark-lost")}
        title=${word("mark-lost")}
        @click=${() => this.#acts.lost()}
      >
        ${words}
      </button>
    `;
  }

  #tool({ name, said = name, off = false, act }: Tool, reached: boolean) {
    // What a pointer came down on and what it leaves may differ by then: that means nothing.
    const press = ({ detail }: MouseEvent) => {
      if (!off && (detail === 0 || this.#pressed === name)) act();
    };
    return html`
      <button
        class=${name === "hint" || !HELPS.includes(name) ? "tool" : "tool act"}
        data-do=${name}
        aria-label=${nameOf(said)}
        title=${nameOf(said)}
        tabindex=${reached ? 0 : -1}
        aria-disabled=${String(off)}
        @click=${press}
      >
        ${toolIcon(name)}
        <span class="label">${toolWord(said)}</span>
      </button>
    `;
  }

  /** The game's name as a picture, where there is room for it. */
  async sign(): Promise<void> {
    const { WORDMARK } = await import("./cards/wordmark");
    const brand = this.#status.querySelector<HTMLElement>(".brand");
    if (brand) render(html`<svg viewBox="0 0 321 40"><path d=${WORDMARK} /></svg>`, brand);
  }

  /** Shows the time; nothing else on the page changes. */
  tick(time: string): void {
    this.#time = time;
    const value = this.#status.querySelector(".time .value");
    if (value) value.textContent = time;
  }

  /** Puts the bars where the layout has room for them. */
  lay({ kind, status, tools }: Layout): void {
    for (const [bar, { x, y, w, h }] of [
      [this.#status, status],
      [this.#tools, tools],
    ] as const) {
      const { style } = bar;
      style.left = `${x}px`;
      style.top = `${y}px`;
      style.width = `${w}px`;
      style.height = `${h}px`;
    }
    // If one label does not fit, all of them stand closer, and at last all go.
    for (const density of DENSITIES) {
      this.#status.dataset["density"] = this.#tools.dataset["density"] = density;
      if (!this.#tight(kind)) return;
    }
  }

  #tight(kind: Layout["kind"]): boolean {
    if (kind === "wide") {
      // Both bars share one line; which of them is on the left depends on hand and language.
      const figures = this.#status.querySelector(".figures")?.getBoundingClientRect();
      const boxes = this.#buttons().map((button) => button.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return !!figures && left < figures.right + SPARE && figures.left < right + SPARE;
    }
    const labels = [...this.#tools.querySelectorAll(".label span")];
    return labels.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  }
}
