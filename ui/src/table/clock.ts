import { timeText } from "../words/figures";

const SECOND = 1000;

/**
 * The time played, counted on from the last answer. It wakes once a second while the game's clock
 * runs in sight, and not at all otherwise.
 */
export class Clock {
  readonly #show: (text: string) => void;
  #time = 0;
  #since = 0;
  #ticking = false;
  #visible = true;
  #watched = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  /** The game's own word on its time (milliseconds) and on whether it runs. */
  set(time: number, ticking: boolean): void {
    this.#time = time;
    this.#ticking = ticking;
    this.#since = performance.now();
    this.#tick();
  }

  /** The page went out of sight or came back: time stands still meanwhile. */
  setVisible(visible: boolean): void {
    this.#time = this.now();
    this.#since = performance.now();
    this.#visible = visible;
    this.#tick();
  }

  /** Whether anybody sees the time; it goes on all the same. */
  setWatched(watched: boolean): void {
    this.#watched = watched;
    this.#tick();
  }

  /** The time played, in milliseconds. */
  now(): number {
    const runs = this.#ticking && this.#visible;
    return this.#time + (runs ? performance.now() - this.#since : 0);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    if (!this.#watched) return;
    const time = this.now();
    this.#show(timeText(time));
    if (this.#ticking && this.#visible) {
      this.#timer = setTimeout(() => this.#tick(), SECOND - (time % SECOND) + 1);
    }
  }
}
