import { errorOf, type InPlay } from "../backend";
import type { Answer } from "../bindings/Answer";
import type { Card } from "../bindings/Card";
import type { Judged } from "../bindings/Judged";
import type { Notice } from "../bindings/Notice";
import type { Played } from "../bindings/Played";
import type { Refusal } from "../bindings/Refusal";
import type { View } from "../bindings/View";
import { commandErrorText, noticeText, refusalText } from "../words/reasons";
import type { Ears } from "./ears";
import { type Doing, proven } from "./proofs";
import { inTurn } from "./queue";
import { type Lay, Scene } from "./scene";
import { Play, type Wish } from "./state";
import { felt, told } from "./told";

/** What goes on at the table besides the turns. */
export type Meanwhile = {
  /** The card that leads what is in the air. */
  inTheAir(): Card | null;
  doing(): Doing;
  /** The table has changed under whatever was in hand. */
  changed(former: View): void;
};

/**
 * The turns of player and game: wishes go out one after the other; what the game answers is shown
 * and told before the next one goes.
 */
export class Turns {
  readonly play: Play;
  readonly scene: Scene;
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
  readonly #game: InPlay;
  readonly #ears: Ears;
  readonly #meanwhile: Meanwhile;
  /** The newest table's proof: it may come before the answer whose table it is about. */
  #judged: Judged | null = null;
  /** The hint that the rest of the page knows of. */
  #pointed: Played | null = null;

  constructor(
    element: HTMLElement,
    game: InPlay,
    view: View,
    { lay, ears, meanwhile }: { lay: Lay; ears: Ears; meanwhile: Meanwhile },
  ) {
    this.#game = game;
    this.#ears = ears;
    this.#meanwhile = meanwhile;
    this.inTurn = inTurn((reason) => this.fail(reason));
    this.play = new Play(
      view,
      (wish) => this.ask(wish),
      (refusal) => this.refuse(refusal),
    );
    this.scene = new Scene(element, this.play, lay);
  }

  /** Does this after everything that has been asked before it, and shows what it comes to. */
  later(act: () => unknown): void {
    void this.inTurn(async () => {
      await act();
      this.mark();
    });
  }

  /** Asks for a move, and tells why it was refused. Cards that were `dropped` lie there already. */
  async ask(wish: Wish, dropped: readonly Card[] = []): Promise<Refusal | null> {
    const { view } = this.play;
    // What the view has promised starts with the finger's lifting, and not with the answer.
    if (wish.do === "tap" && view.lifts[wish.card]?.home) {
      this.scene.board.sendHome(this.scene.layout, wish.card);
    }
    const answer =
      wish.do === "dropOn"
        ? this.#game.dropOn(wish.card, wish.pile)
        : this.#game[wish.do](wish.card);
    return this.take(await answer, dropped, true);
  }

  /**
   * Takes over an answer and shows its view. Cards that were dropped there don't move again. A win
   * by a move of the player's `own` is crowned.
   */
  take(answer: Answer, dropped: readonly Card[] = [], own = false): Refusal | null {
    const former = this.play.view;
    const { refusal } = answer;
    const view = proven(answer.view, this.#judged);
    if (!refusal && dropped.length > 0) this.scene.board.putDown(dropped, null);
    if (view.revision < former.revision) {
      // The table has gone on since: of this answer only its notices are news.
      this.#notify(answer.notices);
      return refusal;
    }
    this.play.take(view);
    this.scene.change(former, dropped);
    this.#meanwhile.changed(former);
    this.mark();
    const text = told(former, view);
    if (text !== null) {
      this.#ears.tell(text);
      this.#ears.felt(felt(former, view));
    }
    this.relay(answer.notices);
    const won = own && view.status === "won" && former.status !== "won";
    if (won && this.#ears.won) void this.#win(view);
    return refusal;
  }

  /** Takes in what was proven about a table. */
  judge(judged: Judged): void {
    if (this.#judged && judged.revision < this.#judged.revision) return;
    this.#judged = judged;
    const { view } = this.play;
    const known = proven(view, judged);
    if (known === view) return;
    this.play.take(known);
    this.scene.note();
    this.turned();
  }

  /** Lays everything out anew. */
  lay(): void {
    this.scene.lay();
    this.mark();
  }

  /** Marks what is in hand. */
  mark(): void {
    this.scene.mark(this.#meanwhile.inTheAir());
    const { hinted } = this.play;
    if (hinted !== this.#pointed) this.turned();
    this.#pointed = hinted;
  }

  /** Tells the rest of the page that the table does something else, or that more is known of it. */
  turned(): void {
    this.#ears.turned(this.play.view, this.#meanwhile.doing());
  }

  /** Tells the rest of the page what the game has answered. */
  relay(notices: readonly Notice[]): void {
    this.scene.note();
    this.#ears.shown(this.play.view, this.#meanwhile.doing());
    this.#notify(notices);
  }

  #notify(notices: readonly Notice[]): void {
    for (const notice of notices) this.#ears.say(noticeText(notice));
  }

  /** Says why something can't be. */
  refuse(refusal: Refusal): void {
    this.#ears.say(refusalText(refusal));
    this.#ears.felt("refuse");
  }

  /** Something went wrong: says so, and shows the table as it is. */
  fail(reason: unknown): void {
    this.#ears.say(commandErrorText(errorOf(reason)));
    this.lay();
  }

  /**
   * A game that has just been won is crowned, once the last card has arrived. Who cuts its way short
   * wants to go on, and no crown.
   */
  async #win(view: View): Promise<void> {
    const { board, layout } = this.scene;
    const arrived = await board.motions.settled();
    if (this.play.view.revision !== view.revision) return;
    this.#ears.felt("win");
    if (arrived) await board.celebrate(layout);
    this.#ears.won?.(view);
  }
}
