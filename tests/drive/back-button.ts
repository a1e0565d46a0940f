// Android's Back, as Tauri's own part in Kotlin takes it to the page: the page registers a channel
// for it, and each press comes through that. No desktop program has this part, so it is here.
import type { GamePage } from "./chromium";

/** What the page posts. */
interface Message {
  cmd: string;
  callback: number;
  payload: { event?: string; handler?: string };
}

/** The Back button, or gesture, of a phone. */
export class BackButton {
  /** How often the page has asked to leave the game. */
  left = 0;
  #channel: number | null = null;
  #presses = 0;
  readonly #answers: number[] = [];

  /** Takes the messages that Android's part would take. */
  readonly take = (text: string): boolean => {
    const { cmd, callback, payload } = JSON.parse(text) as Message;
    if (cmd === "plugin:app|exit") this.left += 1;
    else if (cmd === "plugin:app|register_listener" && payload.event === "back-button") {
      this.#channel = Number(payload.handler?.replace("__CHANNEL__:", ""));
    } else return false;
    this.#answers.push(callback);
    return true;
  };

  /** Presses it once. */
  async press(page: GamePage): Promise<void> {
    if (this.#channel === null) throw new Error("the page does not listen to Back");
    const message = { index: this.#presses, message: { canGoBack: false } };
    this.#presses += 1;
    await this.#call(page, this.#channel, message);
    // What was asked for meanwhile is answered, as the program would do it.
    for (const answer of this.#answers.splice(0)) await this.#call(page, answer, null);
  }

  #call(page: GamePage, id: number, value: unknown): Promise<void> {
    return page.evaluate(
      (callback, data) => {
        (window as unknown as Tauri).__TAURI_INTERNALS__.runCallback(callback, data);
      },
      id,
      value,
    );
  }
}

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { runCallback(id: number, data: unknown): void };
}
