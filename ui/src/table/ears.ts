import type { Card } from "../bindings/Card";
import type { Pile } from "../bindings/Pile";
import type { Settings } from "../bindings/Settings";
import type { View } from "../bindings/View";
import type { Letter } from "./keys";
import type { Doing } from "./proofs";

/** What the table tells the rest of the page. */
export type Ears = {
  /** The game has answered with this view, maybe while its solution is being shown. */
  shown(view: View, doing: Doing): void;
  /** Something was proven about the view, or the table does something else. */
  turned(view: View, doing: Doing): void;
  /** The game has just been won, and the last card has arrived. Null where no win is crowned. */
  won: ((view: View) => void) | null;
  /** The player asked for a move in a lost position. */
  lost(): void;
  say(text: string): void;
  /** Tells whoever listens and can't see it. */
  tell(text: string): void;
  /** Something that can be felt and heard has happened. */
  felt(touch: Felt): void;
  /** A key was pressed that is no business of the table's. */
  key(letter: Letter): void;
  /** The player asks where the card can go. */
  list(card: Card, targets: readonly Pile[]): void;
};

/** What can be felt and heard. */
export type Felt = "lift" | "place" | "home" | "refuse" | "deal" | "win";

/** Those of the settings that the table goes by. */
export type Habits = Pick<Settings, "letters" | "motion" | "letterKeys">;
