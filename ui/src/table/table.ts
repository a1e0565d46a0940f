import type { InPlay } from "../backend";
import type { Card } from "../bindings/Card";
import type { Judged } from "../bindings/Judged";
import type { Pile } from "../bindings/Pile";
import type { View } from "../bindings/View";
import { Carry } from "./carry";
import { Counsel } from "./counsel";
import type { Ears, Habits } from "./ears";
import { handsOn } from "./hands";
import { Input } from "./input";
import { type Bench, listen } from "./keyboard";
import type { Layout } from "./layout";
import type { Doing } from "./proofs";
import type { Lay } from "./scene";
import type { Play } from "./state";
import { Turns } from "./turns";

/** The wishes that need no card. */
type Plain = "undo" | "redo" | "goBack" | "finish" | "showNext" | "restart" | "formerGame";

/** What a table goes by, and whom it tells. */
export type Terms = { lay: Lay; habits: Habits; ears: Ears };

/** The table: gestures in, one after the other; views out, on the screen. */
export class Table {
  readonly #game: InPlay;
  readonly #ears: Ears;
  readonly #turns: Turns;
  readonly #carry: Carry;
  readonly #counsel: Counsel;
  readonly #input: Input;
  #habits: Habits;

  /** `game` is what is played, whoever deals it; its table fills `element`. */
  constructor(element: HTMLElement, game: InPlay, first: View, { lay, habits, ears }: Terms) {
    this.#game = game;
    this.#ears = ears;
    this.#habits = habits;
    const meanwhile = {
      inTheAir: () => this.#carry.card,
      doing: () => this.doing,
      changed: (former: View) => {
        if (!this.#carry.keeps(former)) this.cancel();
      },
    };
    this.#turns = new Turns(element, game, first, { lay, ears, meanwhile });
    this.#carry = this.#newCarry();
    this.#counsel = this.#newCounsel();
    const bench: Bench = {
      play: this.#play,
      layout: () => this.layout,
      later: (act) => this.#turns.later(act),
      list: (card) => this.#list(card),
      refuse: (refusal) => this.#turns.refuse(refusal),
    };
    const hands = handsOn(bench, {
      carry: this.#carry,
      touched: () => this.interrupt(),
      stopShow: () => this.#counsel.stop(),
    });
    this.#input = new Input(element, hands);
    listen(element, bench, {
      focus: this.#turns.scene.focus,
      letters: { on: () => this.#habits.letterKeys, act: (letter) => ears.key(letter) },
    });
    this.wear(habits);
    this.#turns.lay();
    this.#turns.relay([]);
  }

  get view(): View {
    return this.#play.view;
  }

  get layout(): Layout {
    return this.#turns.scene.layout;
  }

  /** What it does besides playing. */
  get doing(): Doing {
    if (this.#counsel.showing) return "showing";
    return this.#play.hinted ? "pointing" : null;
  }

  get #play(): Play {
    return this.#turns.play;
  }

  /** Takes up the player's habits. */
  wear(habits: Habits): void {
    const { board } = this.#turns.scene;
    this.#habits = habits;
    board.write(habits.letters);
    board.motions.speed = habits.motion;
  }

  /** Gives the table the focus, where it was last. */
  focus(): void {
    const { focus } = this.#turns.scene;
    focus.go(focus.spot);
  }

  /** Takes in what was proven about a table. */
  judge(judged: Judged): void {
    this.#turns.judge(judged);
  }

  /** Shows the next move of a line that wins; once it is shown, plays it. */
  hint(): void {
    this.cancel();
    const { hinted } = this.#play;
    if (hinted) this.move(hinted.card, hinted.to);
    else this.#counsel.hint().catch((reason: unknown) => this.#turns.fail(reason));
  }

  /** Plays the solution, until it is won or something is touched. */
  showSolution(): void {
    this.cancel();
    this.#play.deselect();
    this.#turns.mark();
    this.#counsel.show().catch((reason: unknown) => this.#turns.fail(reason));
  }

  /** Something was touched: motion ends, and so does a show. Tells whether there was one. */
  interrupt(): boolean {
    this.#turns.scene.board.motions.finish();
    return this.#counsel.stop();
  }

  /** Ends the gesture in progress: dragged cards go back. */
  cancel(): void {
    this.#input.cancel();
  }

  /** Puts dragged cards back. Tells whether there were any. */
  endDrag(): boolean {
    const { card } = this.#carry;
    if (card) this.cancel();
    return card !== null;
  }

  /** Puts down what is in hand: a show, a drag, a hint, a selection. Tells whether there was any. */
  letGo(): boolean {
    const { selected, hinted } = this.#play;
    const held =
      this.interrupt() || this.#carry.card !== null || selected !== null || hinted !== null;
    this.cancel();
    this.#play.deselect();
    this.#turns.mark();
    return held;
  }

  /** Undo, redo and the like. During a drag, undo only ends the drag. */
  wish(wish: Plain): void {
    this.#counsel.stop();
    if (this.endDrag() && wish === "undo") return;
    void this.#turns.inTurn(async () => {
      const finish = wish === "finish";
      // Asked twice, the rest is home already.
      if (finish && !this.view.finish) return;
      const { revision } = this.view;
      const game = this.#game;
      const answer = await (wish === "showNext" ? game.showNext(revision) : game[wish]());
      const refusal = this.#turns.take(answer, [], finish);
      if (refusal) this.#turns.refuse(refusal);
    });
  }

  /** Deals a game. Rejects with a `CommandError`, the table unchanged, where the code is wrong. */
  newGame(cells: number, code: string | null): Promise<void> {
    this.#counsel.stop();
    this.cancel();
    return new Promise((resolve, reject) => {
      void this.#turns.inTurn(async () => {
        try {
          this.#turns.take(await this.#game.newGame(cells, code));
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Waits until all that was asked so far has been answered. */
  answered(): Promise<void> {
    return this.#turns.inTurn(async () => {});
  }

  /** Moves the card, or the run that it leads, to the pile. */
  move(card: Card, pile: Pile): void {
    this.#counsel.stop();
    this.#turns.later(() => {
      this.#play.deselect();
      return this.#play.place(card, pile);
    });
  }

  /** There is more room, or less, or another hand plays. A drag ends. */
  resize(): void {
    this.cancel();
    this.#turns.lay();
  }

  /** Other words are spoken. Whatever is in hand stays there. */
  rename(): void {
    this.#turns.scene.board.name(this.view);
    this.#turns.mark();
  }

  #list(card: Card): void {
    const targets = this.view.lifts[card]?.targets ?? [];
    if (targets.length > 0) this.#ears.list(card, targets);
    else this.#turns.refuse({ code: "nowhere-to-go" });
  }

  #newCarry(): Carry {
    const turns = this.#turns;
    return new Carry(turns.scene.board, {
      view: () => this.view,
      layout: () => this.layout,
      lifted: () => {
        this.#play.deselect();
        this.#ears.felt("lift");
        turns.mark();
      },
      put: () => turns.mark(),
      inTurn: (task) => turns.inTurn(task),
      ask: (card, pile, cards) => turns.ask({ do: "dropOn", card, pile }, cards),
      refuse: (refusal) => turns.refuse(refusal),
    });
  }

  #newCounsel(): Counsel {
    const turns = this.#turns;
    return new Counsel(this.#game, {
      view: () => this.view,
      answered: () => turns.inTurn(() => turns.scene.board.learnToPoint()),
      take: (answer) => turns.take(answer),
      learn: (hint) => this.judge(hint),
      point: (next) => {
        this.#play.show(next);
        turns.mark();
      },
      say: (text) => this.#ears.say(text),
      lost: () => this.#ears.lost(),
      turned: () => turns.turned(),
    });
  }
}
