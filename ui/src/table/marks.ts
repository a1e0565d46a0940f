import type { Rect } from "./layout";

const CHEVRON =
  '<svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.5"/><path d="M6.5 8.5L10 12l3.5-3.5"/></svg>';

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

/** The frames over the cards: the selected run, the piles that accept it, the lifted run's shadow. */
export class Marks {
  readonly #table: HTMLElement;
  readonly #selection: HTMLElement;
  readonly #shadow: HTMLElement;
  readonly #targets: HTMLElement[] = [];

  constructor(table: HTMLElement) {
    this.#table = table;
    this.#selection = this.#add("mark-selection");
    this.#shadow = this.#add("mark-shadow");
  }

  select(run: Rect | null): void {
    if (run) put(this.#selection, grown(run, 2));
    else this.#selection.hidden = true;
  }

  shadow(run: Rect | null): void {
    if (run) put(this.#shadow, run);
    else this.#shadow.hidden = true;
  }

  light(targets: readonly Rect[]): void {
    while (this.#targets.length < targets.length) {
      const mark = this.#add("mark-target");
      mark.innerHTML = CHEVRON;
      this.#targets.push(mark);
    }
    this.#targets.forEach((mark, i) => {
      const rect = targets[i];
      if (rect) put(mark, grown(rect, 1));
      else mark.hidden = true;
    });
  }

  #add(name: string): HTMLElement {
    const mark = document.createElement("div");
    mark.className = name;
    mark.hidden = true;
    this.#table.append(mark);
    return mark;
  }
}
