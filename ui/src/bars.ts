import { html, render } from "lit-html";
import type { View } from "./bindings/View";
import { FIGURE_ICONS, TOOL_ICONS } from "./cards/icons";
import type { Layout } from "./table/layout";
import { word } from "./words/words";

/** A button of the tool bar. */
export type Tool = { name: "undo" | "redo" | "new-game" | "menu"; off?: boolean; act: () => void };

const toolIcon = (name: keyof typeof TOOL_ICONS) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${TOOL_ICONS[name]} /></svg>`;

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
  readonly #copy: (code: string) => void;
  #time = "";

  constructor(status: HTMLElement, tools: HTMLElement, copy: (code: string) => void) {
    this.#status = status;
    this.#tools = tools;
    this.#copy = copy;
    status.setAttribute("aria-label", word("bar-status"));
    tools.setAttribute("aria-label", word("bar-tools"));
  }

  /** Shows the figures and tools of this view. */
  show({ moves, score, code }: View, tools: readonly Tool[]): void {
    const copy = () => this.#copy(code);
    // A narrow bar leaves out the version; the copy has it.
    const [, version = "", rest = code] = /^(BK1-)?(.*)$/.exec(code) ?? [];
    render(
      html`
        <span class="brand" aria-hidden="true">${word("title")}</span>
        <div class="figures">
          ${figure("time", this.#time)} ${figure("moves", String(moves))}
          ${figure("score", String(score))}
          <button class="code" aria-label=${word("bar-code", { code })} @click=${copy}>
            <span class="version">${version}</span>${rest}
          </button>
        </div>
      `,
      this.#status,
    );
    render(
      tools.map(
        ({ name, off = false, act }) => html`
          <button
            class="tool"
            data-do=${name}
            aria-label=${word(`tool-${name}`)}
            title=${word(`tool-${name}`)}
            ?disabled=${off}
            @click=${act}
          >
            ${toolIcon(name)}<span>${word(`tool-${name}`)}</span>
          </button>
        `,
      ),
      this.#tools,
    );
  }

  /** Shows the time; nothing else on the page changes. */
  tick(time: string): void {
    this.#time = time;
    const value = this.#status.querySelector(".time .value");
    if (value) value.textContent = time;
  }

  /** Puts the bars where the layout has room for them. */
  lay({ status, tools }: Layout): void {
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
    // If one label does not fit, all of them go.
    this.#tools.classList.remove("bare");
    const labels = [...this.#tools.querySelectorAll("span")];
    const tight = labels.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    this.#tools.classList.toggle("bare", tight);
  }
}
