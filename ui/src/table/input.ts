import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { Drag } from "./drag";
import type { Point } from "./layout";

/** How far a press may wander before it is a drag, in px. */
const SLOP = { mouse: 4, touch: 8 };
/** A press that stays still this long asks for the list of piles. Milliseconds. */
const LONG_PRESS = 500;
/** A click this soon after a pointer was lifted is that pointer's own. Milliseconds. */
const OWN_CLICK = 400;

/** What gestures ask of the table. */
export type Hands = {
  /** Any finger came down: running motions end. True where ending something was all it is for. */
  touched(): boolean;
  tap(point: Point, time: number): void;
  /** Picks or places what the element stands for. */
  pick(at: { card: Card | null; pile: Pile | null }): void;
  /** Takes up the card at the point of contact, if there is one to lift. */
  lift(point: Point): Drag | null;
  /** Opens the list of piles for the card at this point, or for this card; false without one. */
  list(at: Point | Card): boolean;
};

type Press = {
  /** Where the table's left top is, which all points are measured from. */
  origin: Point;
  start: Point;
  mouse: boolean;
  longPress: ReturnType<typeof setTimeout> | undefined;
  drag: Drag | null;
  /** It means nothing any more, whatever it does. */
  dead: boolean;
};

const pointOf = ({ clientX, clientY }: MouseEvent, { x, y }: Point): Point => ({
  x: clientX - x,
  y: clientY - y,
});

const elementOf = (event: Event): { card: Card | null; pile: Pile | null } => {
  const target = event.target instanceof Element ? event.target : null;
  const element = target?.closest<HTMLElement>("[data-card], [data-pile]");
  return { card: element?.dataset["card"] ?? null, pile: element?.dataset["pile"] ?? null };
};

/** Turns pointers and clicks on the table into gestures. Keys: see `keyboard.ts`. */
export class Input {
  readonly #table: HTMLElement;
  readonly #hands: Hands;
  readonly #presses = new Map<number, Press>();
  #lifted = -Infinity;

  constructor(table: HTMLElement, hands: Hands) {
    this.#table = table;
    this.#hands = hands;
    // The browser makes no gestures of its own of a touch: no fling, no click, no callout. But the
    // bare cloth of a table in a page moves the page.
    const keep = (event: Event) => {
      if (event.target !== table || !table.classList.contains("pans")) event.preventDefault();
    };
    table.addEventListener("touchstart", keep, { passive: false });
    table.addEventListener("pointerdown", (event) => this.#down(event));
    table.addEventListener("pointermove", (event) => this.#move(event));
    table.addEventListener("pointerup", (event) => this.#up(event));
    table.addEventListener("pointercancel", (event) => this.#lose(event));
    table.addEventListener("lostpointercapture", (event) => this.#lose(event));
    table.addEventListener("contextmenu", (event) => this.#menu(event));
    table.addEventListener("click", (event) => this.#click(event));
  }

  /** Ends every gesture in progress: dragged cards go back, and nothing comes of the rest. */
  cancel(): void {
    for (const press of this.#presses.values()) this.#kill(press);
  }

  #down(event: PointerEvent): void {
    const origin = this.#table.getBoundingClientRect();
    const spent = this.#hands.touched();
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // A second finger ends a drag. Without a drag, two thumbs may tap at once.
    const dragging = [...this.#presses.values()].some(({ drag }) => drag);
    if (dragging) this.cancel();
    const alone = this.#presses.size === 0;
    const press: Press = {
      origin,
      start: pointOf(event, origin),
      mouse: event.pointerType === "mouse",
      longPress: undefined,
      drag: null,
      dead: dragging || spent,
    };
    if (alone && !spent) press.longPress = setTimeout(() => this.#hold(press), LONG_PRESS);
    this.#presses.set(event.pointerId, press);
    this.#capture(event.pointerId);
  }

  #capture(pointer: number): void {
    try {
      this.#table.setPointerCapture(pointer);
    } catch {
      // A pointer made by a script can't be captured, and needs no capture.
    }
  }

  #move(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press || press.dead) return;
    // A further mouse button in mid-drag comes as a move.
    if (press.mouse && event.buttons > 1) return this.#kill(press);
    const point = pointOf(event, press.origin);
    if (press.drag) return press.drag.move(point);
    const { start, mouse } = press;
    const way = Math.hypot(point.x - start.x, point.y - start.y);
    if (way <= (mouse ? SLOP.mouse : SLOP.touch)) return;
    clearTimeout(press.longPress);
    press.drag = this.#presses.size === 1 ? this.#hands.lift(start) : null;
    if (press.drag) press.drag.move(point);
    else press.dead = true;
  }

  #up(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#presses.delete(event.pointerId);
    this.#lifted = event.timeStamp;
    clearTimeout(press.longPress);
    if (press.dead) return;
    if (!press.drag) return this.#hands.tap(press.start, event.timeStamp);
    press.drag.move(pointOf(event, press.origin));
    press.drag.drop();
  }

  /** The system took the pointer away. After a regular end there is no press left to lose. */
  #lose(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    if (!press) return;
    this.#kill(press);
    this.#presses.delete(event.pointerId);
  }

  #kill(press: Press): void {
    clearTimeout(press.longPress);
    press.dead = true;
    press.drag?.cancel();
    press.drag = null;
  }

  /** A long press that finds no card to list for may still be a slow tap. */
  #hold(press: Press): void {
    if (this.#hands.list(press.start)) this.#kill(press);
  }

  /** A right click, or the menu key on a card. On touch, the long press has its own clock. */
  #menu(event: MouseEvent): void {
    event.preventDefault();
    if (event instanceof PointerEvent && event.pointerType === "touch") return;
    for (const press of this.#presses.values()) if (press.mouse) this.#kill(press);
    if (this.#presses.size > 0) return;
    const { card } = elementOf(event);
    const point = pointOf(event, this.#table.getBoundingClientRect());
    this.#hands.list(event.button === 2 || !card ? point : card);
  }

  #click(event: MouseEvent): void {
    const own = event.detail > 0 && event.timeStamp - this.#lifted < OWN_CLICK;
    this.#lifted = -Infinity;
    if (own) return;
    const target = event.target instanceof Element ? event.target : null;
    const listed = target?.closest<HTMLElement>("[data-list]")?.dataset["list"];
    if (listed) this.#hands.list(listed);
    else this.#hands.pick(elementOf(event));
  }
}
