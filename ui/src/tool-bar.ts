import { html, nothing, render } from "lit-html";
import { TOOL_ICONS } from "./cards/icons";
import type { Help } from "./table/proofs";
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

/** The words that the third tool can have: it is as wide as the longest, and moves no other. */
const HELPS: readonly Word[] = ["hint", "play", "finish", "go-back", "stop"];

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

/** The row of tools. Tab reaches one of them, and arrows the others. */
export class ToolBar {
  /** What it fills. */
  readonly element: HTMLElement;
  /** The tool that was under the pointer as it came down. */
  #pressed: string | undefined;
  /** The tool that Tab reaches, by its place; arrows reach the others. */
  #reached = 0;
  #shown: readonly Tool[] = [];

  constructor(element: HTMLElement) {
    this.element = element;
    element.addEventListener("pointerdown", ({ target, defaultPrevented: spent }) => {
      const button =
        !spent && target instanceof Element && target.closest<HTMLElement>("[data-do]");
      this.#pressed = button ? button.dataset["do"] : undefined;
    });
    element.addEventListener("keydown", (event) => this.#key(event));
    element.addEventListener("focusin", ({ target }) => {
      const at = this.buttons.findIndex((button) => button === target);
      if (at >= 0 && at !== this.#reached) this.#reach(at);
    });
  }

  /** Shows these tools. */
  show(tools: readonly Tool[]): void {
    this.#shown = tools;
    this.#draw();
  }

  /** Its buttons, in their order. */
  get buttons(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(".tool")];
  }

  /** Arrows go from tool to tool as they are seen, which the left hand mirrors. */
  #key(event: KeyboardEvent): void {
    if (event.defaultPrevented) return;
    // Held down, a key presses once.
    if (event.repeat && event.key === "Enter") return event.preventDefault();
    const buttons = this.buttons;
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
    this.#draw();
  }

  #draw(): void {
    render(
      html`
        <div class="row" role="toolbar" aria-label=${word("bar-tools")}>
          ${this.#shown.map((tool, i) => this.#tool(tool, i === this.#reached))}
        </div>
      `,
      this.element,
    );
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
}
