import type { Backend } from "../backend";
import { errorOf } from "../backend";
import type { Answer } from "../bindings/Answer";
import type { Card } from "../bindings/Card";
import type { Judged } from "../bindings/Judged";
import type { Pile } from "../bindings/Pile";
import type { Played } from "../bindings/Played";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import { commandErrorText, noticeText, refusalText } from "../words/reasons";
import { Counsel } from "./counsel";
import { Carry } from "./carry";
import type { Ears, Habits, Plain, Room } from "./ears";
import { Focus } from "./focus";
import { type Hands, Input } from "./input";
import { listen } from "./keyboard";
import type { Letter } from "./keys";
import { type Layout, layout, type Point } from "./layout";
import { pileOf, type Touch, touchAt } from "./places";
import { type Doing, proven } from "./proofs";
import { inTurn } from "./queue";
import { Board } from "./render";
import { Play, type Wish } from "./state";
import { told } from "./told";

/** The table: gestures in, one after the other; views out, on the screen. */
export class Table {
  readonly #backend: Backend;
  readonly #ears: Ears;
  readonly #play: Play;
  readonly #board: Board;
  readonly #input: Input;
  readonly #counsel: Counsel;
  readonly #focus: Focus;
  readonly #carry: Carry;
  readonly #element: HTMLElement;
  readonly #inTurn: (task: () => Promise<void>) => Promise<void>;
  #layout: Layout;
  #room: Room;
  #habits: Habits;
  /** The latest proof: it may come before the answer whose table it is about. */
  #judged: Judged | null = null;
  /** The hint that the rest of the page knows of. */
  #pointed: Played | null = null;

  constructor(
    element: HTMLElement,
    backend: Backend,
    first: Answer,
    { room, habits, ears }: { room: Room; habits: Habits; ears: Ears },
  ) {
    this.#element = element;
    this.#habits = habits;
    this.#backend = backend;
    this.#ears = ears;
    this.#room = room;
    this.#inTurn = inTurn((reason) => this.#fail(reason));
    this.#play = new Play(
      first.view,
      (wish) => this.#ask(wish),
      (refusal) => this.#refuse(refusal),
    );
    this.#board = new Board(element);
    this.#carry = new Carry(this.#board, {
      view: () => this.view,
      layout: () => this.#layout,
      lifted: () => {
        this.#play.deselect();
        ears.felt("lift");
        this.#mark();
      },
      put: () => this.#mark(),
      inTurn: (task) => this.#inTurn(task),
      ask: (card, pile, cards) => this.#ask({ do: "dropOn", card, pile }, cards),
      refuse: (refusal) => this.#refuse(refusal),
    });
    this.#input = new Input(element, this.#hands());
    this.#counsel = new Counsel(backend, {
      view: () => this.view,
      answered: () => this.#inTurn(() => this.#board.learnToPoint()),
      take: (answer) => this.#take(answer),
      learn: (hint) => this.judge(hint),
      point: (next) => {
        this.#play.show(next);
        this.#mark();
      },
      say: (text) => ears.say(text),
      lost: () => ears.lost(),
      turned: () => ears.turned(this.view, this.#doing),
    });
    this.#layout = layout({ ...room, cells: first.view.cells.length });
    const ground = {
      element: (spot: Touch) => this.#board.element(spot),
      spot: (at: Element) => this.#spotOf(at),
      ring: (spot: Touch | null) => this.#board.ring(this.view, this.#layout, spot),
    };
    this.#focus = new Focus(element, ground, first.view);
    this.wear(habits);
    this.#lay();
    this.#listen();
    this.#told(first);
    if (first.view.status === "won") ears.won(first.view);
  }

  get view(): View {
    return this.#play.view;
  }

  get layout(): Layout {
    return this.#layout;
  }

  get #doing(): Doing {
    if (this.#counsel.showing) return "showing";
    return this.#play.hinted ? "pointing" : null;
  }

  /** Takes up the player's habits. */
  wear(habits: Habits): void {
    this.#habits = habits;
    this.#board.write(habits.letters);
    this.#board.motions.speed = habits.motion;
  }

  /** Gives the table the focus, where it was last. */
  focus(): void {
    this.#focus.go(this.#focus.spot);
  }

  /** Takes in what was proven about a table. */
  judge(judged: Judged): void {
    this.#judged = judged;
    const view = proven(this.view, judged);
    if (view === this.view) return;
    this.#play.take(view);
    this.#note();
    this.#ears.turned(view, this.#doing);
  }

  /** Shows the next move of a line that wins; once it is shown, plays it. */
  hint(): void {
    this.#input.cancel();
    const { hinted } = this.#play;
    if (hinted) this.move(hinted.card, hinted.to);
    else this.#counsel.hint().catch((reason: unknown) => this.#fail(reason));
  }

  /** Plays the solution, until it is won or something is touched. */
  showSolution(): void {
    this.#input.cancel();
    this.#play.deselect();
    this.#mark();
    this.#counsel.show().catch((reason: unknown) => this.#fail(reason));
  }

  /** Something was touched: motion ends, and so does a show. Tells whether there was one. */
  interrupt(): boolean {
    this.#board.finish();
    return this.#counsel.stop();
  }

  /** Puts down what is in hand: a show, a drag, a hint, a selection. Tells whether there was any. */
  letGo(): boolean {
    const { selected, hinted } = this.#play;
    const held =
      this.interrupt() || this.#carry.card !== null || selected !== null || hinted !== null;
    this.#input.cancel();
    this.#play.deselect();
    this.#mark();
    return held;
  }

  /** Undo, redo and the like. During a drag, undo only ends the drag. */
  wish(wish: Plain): void {
    this.#counsel.stop();
    if (this.#carry.card) {
      this.#input.cancel();
      if (wish === "undo") return;
    }
    void this.#inTurn(async () => {
      const refusal = this.#take(await this.#backend[wish]());
      if (refusal) this.#refuse(refusal);
    });
  }

  /** Deals a game. Rejects with a `CommandError`, the table unchanged, where the code is wrong. */
  newGame(cells: number, code: string | null): Promise<void> {
    this.#counsel.stop();
    this.#input.cancel();
    return new Promise((resolve, reject) => {
      void this.#inTurn(async () => {
        try {
          this.#take(await this.#backend.newGame(cells, code));
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Moves the card, or the run that it leads, to the pile. */
  move(card: Card, pile: Pile): void {
    this.#counsel.stop();
    void this.#inTurn(async () => {
      await this.#play.drop(card, pile);
      this.#mark();
    });
  }

  /** The window or the hand has changed. A drag ends. */
  resize(room: Room): void {
    this.#input.cancel();
    this.#room = room;
    this.#layout = layout({ ...room, cells: this.view.cells.length });
    this.#lay();
  }

  /** The spot that an element of the table stands for. */
  #spotOf(at: Element): Touch | null {
    const element = at.closest<HTMLElement>("[data-card], [data-pile]");
    const card = element?.dataset["card"];
    const pile = element?.dataset["pile"];
    const place = card ? pileOf(this.view, card) : pile;
    if (!place) return null;
    return { pile: place, card: (!place.startsWith("foundation") && card) || null };
  }

  /** Keys come after everything that has been asked before them. */
  #listen(): void {
    const later = (act: () => unknown) => {
      void this.#inTurn(async () => {
        await act();
        this.#mark();
      });
    };
    const bench = {
      play: this.#play,
      layout: () => this.#layout,
      later,
      list: (card: Card) => this.#list(card, false),
      refuse: (refusal: Refusal) => this.#refuse(refusal),
    };
    const letters = {
      on: () => this.#habits.letterKeys,
      act: (letter: Letter) => this.#ears.key(letter),
    };
    listen(this.#element, bench, this.#focus, letters);
  }

  #hands(): Hands {
    return {
      touched: () => this.interrupt(),
      tap: (point, time) => {
        void this.#inTurn(async () => {
          await this.#play.tap(touchAt(this.view, this.#layout, point), time);
          this.#mark();
        });
      },
      pick: ({ card, pile }) => {
        if (this.#counsel.stop()) return;
        void this.#inTurn(async () => {
          const place = card ? pileOf(this.view, card) : pile;
          if (place) await this.#play.pick({ pile: place, card });
          else this.#play.deselect();
          this.#mark();
        });
      },
      lift: (point) => {
        const card = this.#liftable(point);
        return card === null ? null : this.#carry.lift(card, point);
      },
      list: (at, held) => {
        const card = this.#liftable(at);
        if (card) void this.#inTurn(async () => this.#list(card, held));
        return card !== null;
      },
    };
  }

  /** The card that would be lifted there. */
  #liftable(at: Point | Card): Card | null {
    const touch =
      typeof at === "string"
        ? { card: at, pile: pileOf(this.view, at) ?? "" }
        : touchAt(this.view, this.#layout, at);
    return touch && this.#play.lead(touch);
  }

  #list(card: Card, held: boolean): void {
    const targets = this.view.lifts[card]?.targets ?? [];
    if (targets.length > 0) this.#ears.list(card, targets, held);
    else this.#refuse({ code: "nowhere-to-go" });
  }

  #refuse(refusal: Refusal): void {
    this.#ears.say(refusalText(refusal));
    this.#ears.felt("refuse");
  }

  async #ask(wish: Wish, dropped: readonly Card[] = []): Promise<Refusal | null> {
    // What the view has promised starts with the finger's lifting, and not with the answer.
    if (wish.do === "tap" && this.view.lifts[wish.card]?.home) {
      this.#board.sendHome(this.view, this.#layout, wish.card);
    }
    const answer =
      wish.do === "dropOn"
        ? this.#backend.dropOn(wish.card, wish.pile)
        : this.#backend[wish.do](wish.card);
    return this.#take(await answer, dropped);
  }

  /** Takes over an answer and shows its view. Cards that were dropped there don't move again. */
  #take(answer: Answer, dropped: readonly Card[] = []): Refusal | null {
    const former = this.view;
    const { refusal } = answer;
    const view = proven(answer.view, this.#judged);
    if (view.revision >= former.revision) {
      this.#play.take(view);
      if (!refusal && dropped.length > 0) this.#board.putDown(dropped, null);
      if (view.cells.length !== former.cells.length) {
        this.#layout = layout({ ...this.#room, cells: view.cells.length });
        this.#board.lay(view, this.#layout);
      }
      const deal = view.code !== former.code;
      this.#board.show(view, this.#layout, { still: [...dropped], move: true, deal });
      this.#focus.follow(former, view);
      if (!this.#carry.keeps(former)) this.#input.cancel();
      this.#mark();
      this.#tellOf(former, view);
      this.#told(answer);
      if (view.status === "won" && former.status !== "won" && this.#doing !== "showing") {
        void this.#win(view);
      }
    }
    return refusal;
  }

  #lay(): void {
    this.#board.lay(this.view, this.#layout);
    this.#board.show(this.view, this.#layout, {});
    this.#focus.follow(this.view, this.view);
    this.#mark();
  }

  #mark(): void {
    const card = this.#carry.card ?? this.#play.selected;
    const targets = card ? (this.view.lifts[card]?.targets ?? []) : [];
    const selected = this.#carry.card ? null : this.#play.selected;
    const { hinted } = this.#play;
    this.#board.mark(this.view, this.#layout, { selected, targets, hinted });
    if (hinted !== this.#pointed) this.#ears.turned(this.view, this.#doing);
    this.#pointed = hinted;
  }

  /** What has happened can be heard, in words and otherwise, and felt. */
  #tellOf(former: View, view: View): void {
    const text = told(former, view);
    if (text === null) return;
    this.#ears.tell(text);
    if (view.code !== former.code) this.#ears.felt("deal");
    else if (view.moves > former.moves && view.last?.to.startsWith("foundation")) {
      this.#ears.felt("home");
    } else this.#ears.felt("place");
  }

  /**
   * A game that has just been won is crowned, once the last card has arrived. Who cuts its way short
   * wants to go on, and no crown.
   */
  async #win(view: View): Promise<void> {
    const arrived = await this.#board.settled();
    const still = () => this.view.revision === view.revision;
    if (!still()) return;
    this.#ears.felt("win");
    if (arrived) await this.#board.celebrate(this.#layout);
    if (still()) this.#ears.won(this.view);
  }

  #told({ notices }: Answer): void {
    this.#note();
    this.#ears.shown(this.view, this.#doing);
    for (const notice of notices) this.#ears.say(noticeText(notice));
  }

  /** Notes the view's figures on the table's element. */
  #note(): void {
    const { view } = this;
    const { dataset } = this.#element;
    for (const name of ["code", "score", "moves", "undo", "redo", "status", "verdict"] as const) {
      dataset[name] = String(view[name]);
    }
    dataset["revision"] = String(view.revision);
  }

  #fail(reason: unknown): void {
    this.#ears.say(commandErrorText(errorOf(reason)));
    this.#lay();
  }
}
