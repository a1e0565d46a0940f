import type { Card } from "../bindings/Card";
import type { View } from "../bindings/View";
import { Focus } from "./focus";
import type { Layout } from "./layout";
import { kindOf, pileOf, type Spot } from "./places";
import { Board } from "./render";
import type { Play } from "./state";

/** Where everything lies on a table with this many cells. */
export type Lay = (cells: number) => Layout;

/** What is seen of the table: cards in their places, the frames over them, and the focus. */
export class Scene {
  readonly board: Board;
  readonly focus: Focus;
  readonly #element: HTMLElement;
  readonly #play: Play;
  readonly #lay: Lay;
  #layout: Layout;

  constructor(element: HTMLElement, play: Play, lay: Lay) {
    this.#element = element;
    this.#play = play;
    this.#lay = lay;
    this.#layout = lay(this.#view.cells.length);
    this.board = new Board(element);
    const ground = {
      element: (spot: Spot) => this.board.element(spot),
      spot: (at: Element) => this.#spotOf(at),
      ring: (spot: Spot | null) => this.board.ring(this.#view, this.#layout, spot),
    };
    this.focus = new Focus(element, ground, this.#view);
  }

  get layout(): Layout {
    return this.#layout;
  }

  get #view(): View {
    return this.#play.view;
  }

  /** Lays everything out anew, without motion. */
  lay(): void {
    const { here } = this.focus;
    this.#layout = this.#lay(this.#view.cells.length);
    this.board.lay(this.#view, this.#layout);
    this.board.show(this.#view, this.#layout, {});
    this.focus.follow(this.#view, this.#view, here);
  }

  /** Shows what has changed since the former view. Cards that were dropped don't move again. */
  change(former: View, dropped: readonly Card[]): void {
    const view = this.#view;
    const { here } = this.focus;
    if (view.cells.length !== former.cells.length) {
      this.#layout = this.#lay(view.cells.length);
      this.board.lay(view, this.#layout);
    }
    const deal = view.code !== former.code;
    this.board.show(view, this.#layout, { still: [...dropped], move: true, deal });
    this.focus.follow(former, view, here);
  }

  /** Frames what is selected or hinted, and lights the piles for what is in hand or in the air. */
  mark(inTheAir: Card | null): void {
    const { selected, hinted } = this.#play;
    const card = inTheAir ?? selected;
    this.board.mark(this.#view, this.#layout, {
      selected: inTheAir ? null : selected,
      targets: card ? (this.#view.lifts[card]?.targets ?? []) : [],
      hinted,
    });
  }

  /** Notes the view's figures on the table's element. */
  note(): void {
    const { dataset } = this.#element;
    for (const name of ["code", "score", "moves", "undo", "redo", "status", "verdict"] as const) {
      dataset[name] = String(this.#view[name]);
    }
    dataset["revision"] = String(this.#view.revision);
  }

  /** The spot that an element of the table stands for. */
  #spotOf(at: Element): Spot | null {
    const element = at.closest<HTMLElement>("[data-card], [data-pile]");
    const card = element?.dataset["card"];
    const pile = element?.dataset["pile"];
    const place = card ? pileOf(this.#view, card) : pile;
    if (!place) return null;
    return { pile: place, card: kindOf(place) === "foundation" ? null : (card ?? null) };
  }
}
