import type { Backend, Touch } from "./backend";
import type { Settings } from "./bindings/Settings";
import type { Sounds } from "./sound";
import type { Felt } from "./table/ears";

/** What of it a phone lets the finger feel. */
const TOUCHES: Partial<Record<Felt, Touch>> = {
  lift: "lift",
  place: "place",
  home: "place",
  win: "win",
};

/** Lets moves be felt and heard, as far as the player wants that. */
export class Feel {
  readonly #backend: Pick<Backend, "haptic">;
  #settings: Settings;
  #sounds: Sounds | null = null;

  constructor(backend: Pick<Backend, "haptic">, settings: Settings) {
    this.#backend = backend;
    this.#settings = settings;
    this.#tune();
  }

  /** Takes up the player's choices. */
  wear(settings: Settings): void {
    this.#settings = settings;
    this.#tune();
  }

  /** Sounds are made ready only for those who want them. */
  #tune(): void {
    if (!this.#settings.sound) return;
    const ready = import("./sound").then(({ Sounds }) => (this.#sounds ??= new Sounds()));
    // Without them the game is as quiet as it was.
    ready.catch(() => {});
  }

  feel(felt: Felt): void {
    const touch = TOUCHES[felt];
    // Only a phone can be felt, and whether it could changes nothing here.
    if (touch && this.#settings.haptics && matchMedia("(pointer: coarse)").matches) {
      this.#backend.haptic(touch).catch(() => {});
    }
    if (this.#settings.sound) this.#sounds?.play(felt);
  }
}
