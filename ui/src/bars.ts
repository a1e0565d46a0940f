import { html, nothing, render } from "lit-html";
import type { View } from "./bindings/View";
import { FIGURE_ICONS, MARK_ICONS } from "./cards/icons";
import type { Layout } from "./table/layout";
import type { Mark } from "./table/proofs";
import { type Tool, ToolBar } from "./tool-bar";
import { numberText } from "./words/figures";
import { word } from "./words/words";

/** What the status bar's buttons do. */
export type StatusActs = { copy(code: string): void; lost(): void };

/** How close words stand, from roomy to none at all for the tools; `brief` spares words. */
const DENSITIES = ["roomy", "close", "brief", "bare"] as const;

/** Room for the figures to grow, between them and the tools. Pixels. */
const SPARE = 48;

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
  readonly #tools: ToolBar;
  readonly #acts: StatusActs;
  #time = "";

  constructor(status: HTMLElement, tools: HTMLElement, acts: StatusActs) {
    this.#status = status;
    this.#tools = new ToolBar(tools);
    this.#acts = acts;
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
    this.#tools.show(tools);
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
      [this.#tools.element, tools],
    ] as const) {
      const { style } = bar;
      style.left = `${x}px`;
      style.top = `${y}px`;
      style.width = `${w}px`;
      style.height = `${h}px`;
    }
    // If one label does not fit, all of them stand closer, and at last all go.
    for (const density of DENSITIES) {
      this.#status.dataset["density"] = this.#tools.element.dataset["density"] = density;
      if (!this.#tight(kind)) return;
    }
  }

  #tight(kind: Layout["kind"]): boolean {
    if (kind === "wide") {
      // Both bars share one line; which of them is on the left depends on hand and language.
      const figures = this.#status.querySelector(".figures")?.getBoundingClientRect();
      const boxes = this.#tools.buttons.map((button) => button.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      return !!figures && left < figures.right + SPARE && figures.left < right + SPARE;
    }
    const labels = [...this.#tools.element.querySelectorAll(".label span")];
    return labels.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
  }
}
