import type { Backend } from "../backend";
import type { Answer } from "../bindings/Answer";
import type { Hint } from "../bindings/Hint";
import type { Played } from "../bindings/Played";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import { refusalText } from "../words/reasons";
import { word } from "../words/words";
import { moveText } from "./told";

/** How long a move of the solution stands, and how long the words before the first. Milliseconds. */
const STEP = 700;
const BEFORE = 1500;
/** An answer that takes longer than this is announced. Milliseconds. */
const SLOW = 400;

/** What giving counsel needs of the table. */
export type Desk = {
  view(): View;
  /** Waits until every gesture so far has been answered. */
  answered(): Promise<void>;
  /** Takes over what the game answered, and what it has proven. */
  take(answer: Answer): Refusal | null;
  learn(hint: Hint): void;
  /** Shows a move as a hint. */
  point(next: Played): void;
  say(text: string): void;
  /** The player asked for a move, and the position is lost. */
  lost(): void;
  /** A show has begun or ended. */
  turned(): void;
};

/** A question to the game, or a show of its solution, that goes on. */
type Going = { show: boolean };

const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/**
 * Hints, and the solution as a show. The game may have to think first: no gesture waits for that,
 * and whatever the player does meanwhile ends it.
 */
export class Counsel {
  readonly #backend: Pick<Backend, "hint" | "showNext">;
  readonly #desk: Desk;
  #going: Going | null = null;

  constructor(backend: Pick<Backend, "hint" | "showNext">, desk: Desk) {
    this.#backend = backend;
    this.#desk = desk;
  }

  /** Whether the solution is being shown. */
  get showing(): boolean {
    return this.#going?.show ?? false;
  }

  /** Ends what goes on. Tells whether that was a show. */
  stop(): boolean {
    const { showing } = this;
    this.#going = null;
    if (showing) this.#desk.turned();
    return showing;
  }

  /** Shows the next move of a line that wins, and tells it in words. */
  async hint(): Promise<void> {
    const next = await this.#during({ show: false }, (going) => this.#ask(going));
    if (!next) return;
    this.#desk.point(next);
    this.#desk.say(moveText("hint-move", next));
  }

  /** Plays the line move by move, at a pace that can be followed, to the win or until stopped. */
  async show(): Promise<void> {
    await this.#during({ show: true }, async (going) => {
      if (!(await this.#ask(going))) return;
      this.#desk.say(word("solution-begins"));
      await pause(BEFORE);
      // Each move is known before it is asked for, so whatever ends the show keeps it from being
      // played: nothing is waited for in between.
      while (this.#going === going && (await this.#ask(going))) {
        const { revision } = this.#desk.view();
        const refusal = this.#desk.take(await this.#backend.showNext(revision));
        if (refusal) return this.#desk.say(refusalText(refusal));
        if (this.#desk.view().status === "won") return this.#desk.say(word("solution-over"));
        await pause(STEP);
      }
    });
  }

  async #during<T>(going: Going, work: (going: Going) => Promise<T>): Promise<T> {
    this.stop();
    this.#going = going;
    this.#desk.turned();
    try {
      return await work(going);
    } finally {
      if (this.#going === going) this.stop();
    }
  }

  /** The next move, once it is known; else says why there is none. */
  async #ask(going: Going): Promise<Played | null> {
    const slow = setTimeout(() => {
      if (this.#going === going) this.#desk.say(word("hint-thinking"));
    }, SLOW);
    try {
      await this.#desk.answered();
      const hint = await this.#backend.hint();
      // It is about a table that is no more, or nobody waits for it any more.
      if (this.#going !== going || hint.revision !== this.#desk.view().revision) return null;
      this.#desk.learn(hint);
      if (hint.next) return hint.next;
      if (hint.verdict === "lost") this.#desk.lost();
      else this.#desk.say(refusalText({ code: "not-known-yet" }));
      return null;
    } finally {
      clearTimeout(slow);
    }
  }
}
