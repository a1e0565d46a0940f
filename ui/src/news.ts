import { say, tell } from "./announce";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { toldLost } from "./table/proofs";
import { word } from "./words/words";

/** What the player is told of a position, once each time it comes to that. */
export class News {
  #stuck = false;
  #lost = false;

  hear(view: View, settings: Pick<Settings, "lostNotice">): void {
    if (view.stuck && !this.#stuck) say(word("stuck"));
    this.#stuck = view.stuck;
    const lost = toldLost(view, settings);
    // It can be seen by its mark already.
    if (lost && !this.#lost) tell(word("mark-lost"));
    this.#lost = lost;
  }
}
