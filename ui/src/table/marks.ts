import type { Arrow } from "./arrow";
import type { Rect } from "./layout";

const CHEVRON =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><path d="M6.5 8.5L10 12l3.5-3.5"/></svg>';

const ARROW = '<svg aria-hidden="true"><path class="casing"/><path class="ink"/></svg>';

const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

const put = (element: HTMLElement, { x, y, w, h }: Rect) => {
  element.style.transform = `translate(${x}px, ${y}px)`;
  element.style.width = `${w}px`;
  element.style.height = `${h}px`;
  element.hidden = false;
};

/** What a hint shows: the cards, where they go, and the arrow from there to here. */
export type HintMark = { cards: Rect; target: Rect; arrow: Arrow };

/**
 * The frames over the cards: the selected run, the piles that accept it, the hint with its arrow,
 * and what has the focus.
 */
export class Marks {
  readonly #table: HTMLElement;
  readonly #selection: HTMLElement;
  readonly #targets: HTMLElement[] = [];
  readonly #hint: readonly HTMLElement[];
  readonly #line: HTMLElement;
  readonly #head: HTMLElement;
  readonly #ring: HTMLElement;

  constructor(table: HTMLElement) {
    this.#table = table;
    this.#selection = this.#add("mark-selection");
    this.#hint = [this.#add("mark-hint"), this.#add("mark-hint")];
    this.#line = this.#add("arrow line", ARROW);
    this.#head = this.#add("arrow head", ARROW);
    this.#ring = this.#add("mark-focus");
  }

  /** Rings what has the focus. */
  focus(rect: Rect | null): void {
    if (rect) put(this.#ring, grown(rect, 3));
    else this.#ring.hidden = true;
  }

  hint(mark: HintMark | null): void {
    [mark?.cards, mark?.target].forEach((rect, i) => {
      const frame = this.#hint[i];
      if (frame && rect) put(frame, grown(rect, 2));
      else if (frame) frame.hidden = true;
    });
    this.#head.classList.toggle("cased", mark?.arrow.cased ?? false);
    for (const [element, way] of [
      [this.#line, mark?.arrow.line],
      [this.#head, mark?.arrow.head],
    ] as const) {
      element.hidden = !way;
      element.style.setProperty("--thickness", `${mark?.arrow.thickness ?? 0}px`);
      for (const path of element.querySelectorAll("path")) path.setAttribute("d", way ?? "");
    }
  }

  select(run: Rect | null): void {
    if (run) put(this.#selection, grown(run, 2));
    else this.#selection.hidden = true;
  }

  light(targets: readonly Rect[]): void {
    while (this.#targets.length < targets.length) {
      this.#targets.push(this.#add("mark-target", CHEVRON));
    }
    this.#targets.forEach((mark, i) => {
      const rect = targets[i];
      if (rect) put(mark, grown(rect, 1));
      else mark.hidden = true;
    });
  }

  #add(name: string, picture = ""): HTMLElement {
    const mark = document.createElement("div");
    mark.className = name;
    mark.innerHTML = picture;
    mark.hidden = true;
    this.#table.append(mark);
    return mark;
  }
}
