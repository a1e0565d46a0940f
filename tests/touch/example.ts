// A board of the page of examples, as a player has it in hand.
import { expect } from "vitest";
import type { ExampleAnswer } from "../../ui/src/bindings/ExampleAnswer";
import type { Subject } from "../../ui/src/bindings/Subject";
import type { View } from "../../ui/src/bindings/View";
import { expectScreen, middleOf, readStill, spotOf, type Screen } from "../drive/screen";
import type { Game } from "./game";
import { read } from "./reading";

/** A board of the open page of examples. */
export class Example {
  readonly #game: Game;
  readonly #subject: Subject;

  private constructor(game: Game, subject: Subject) {
    this.#game = game;
    this.#subject = subject;
  }

  /** Opens the page of examples and scrolls to a board. */
  static async open(game: Game, subject: Subject): Promise<Example> {
    await read(game, "examples");
    const example = new Example(game, subject);
    await game.page.page.locator(`#example-${subject}`).evaluate((board) => {
      board.scrollIntoView({ block: "end" });
      board.closest(".sheet")?.scrollBy(0, 170);
    });
    await game.page.page.waitForSelector(`#example-${subject} [data-card]`);
    return example;
  }

  screen(): Promise<Screen> {
    return readStill(this.#game.page, `#example-${this.#subject}`);
  }

  /** The board as Rust has it. */
  async view(): Promise<View> {
    const wish = { subject: this.#subject, wish: { do: "view" } };
    const { answer } = await this.#game.bridge.invoke<ExampleAnswer>("example", wish);
    return answer.view;
  }

  /** Waits until so many moves are in force, and compares the board with Rust's. */
  async untilMoves(moves: number): Promise<View> {
    const shown = async () => Number((await this.screen()).data.moves);
    await expect.poll(shown, { message: "moves on the board" }).toBe(moves);
    const view = await this.view();
    expect(view.moves).toBe(moves);
    expectScreen(await this.screen(), view);
    return view;
  }

  async tap(card: string): Promise<void> {
    await this.#game.fingers.tap(spotOf(await this.screen(), card));
  }

  /** Drags a card by its upper strip, to where it lies squarely on the pile. */
  async drag(card: string, pile: string): Promise<void> {
    const screen = await this.screen();
    const from = spotOf(screen, card);
    const to = middleOf(screen, pile);
    const { x, y, width, height } = screen.cards[card] ?? { x: 0, y: 0, width: 0, height: 0 };
    const hold = { x: to.x + from.x - x - width / 2, y: to.y + from.y - y - height / 2 };
    await this.#game.fingers.drag(from, hold);
  }

  /** Presses a button below the board. */
  async press(wish: "back" | "step" | "reset"): Promise<void> {
    const selector = `.example:has(#example-${this.#subject}) [data-do="example-${wish}"]`;
    await this.#game.page.page.locator(selector).tap();
  }

  /** What stands below the board. */
  async says(): Promise<string> {
    const below = `.example:has(#example-${this.#subject}) :is(.said, .verdict)`;
    return (await this.#game.page.page.locator(below).allTextContents()).join(" ").trim();
  }
}
