import { invoke } from "@tauri-apps/api/core";
import type { Answer } from "./bindings/Answer";
import type { Card } from "./bindings/Card";
import type { CodeReading } from "./bindings/CodeReading";
import type { CommandError } from "./bindings/CommandError";
import type { ExampleAnswer } from "./bindings/ExampleAnswer";
import type { ExampleWish } from "./bindings/ExampleWish";
import type { Hint } from "./bindings/Hint";
import type { Judged } from "./bindings/Judged";
import type { MenuWish } from "./bindings/MenuWish";
import type { MenuWords } from "./bindings/MenuWords";
import type { Pile } from "./bindings/Pile";
import type { Settings } from "./bindings/Settings";
import type { Start } from "./bindings/Start";
import type { Statistics } from "./bindings/Statistics";
import type { Subject } from "./bindings/Subject";

/** What a phone can let the finger feel. */
export type Touch = "lift" | "place" | "win";

/** What the page begins with, and what is to be told, where it had to ask for that. */
export type Begun = Start & Pick<Answer, "notices">;

/** Everything the page may ask of the game. A rejected promise carries a `CommandError`. */
export type Backend = {
  /** What the page begins with: at once, where the program has written it into the page. */
  start(): Begun | Promise<Begun>;
  /** The table as it is. */
  view(): Promise<Answer>;
  /** One tap: sends the card home if its foundation takes it. */
  tap(card: Card): Promise<Answer>;
  /** Two taps: the first that applies of what the rules list for them. */
  doubleTap(card: Card): Promise<Answer>;
  /** Moves the card, or the run that it leads, to the pile. */
  dropOn(card: Card, pile: Pile): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  /** Back to the last position that can still be won. */
  goBack(): Promise<Answer>;
  /** Plays all the rest home. */
  finish(): Promise<Answer>;
  /** The next move of a line that wins. It may take seconds; gestures need not wait for it. */
  hint(): Promise<Hint>;
  /** Plays the move that a hint has told, on that table alone; the game counts as shown then. */
  showNext(revision: number): Promise<Answer>;
  /** Hears what is proven about the table after its answer, or even before that. */
  onJudged(hear: (judged: Judged) => void): Promise<unknown>;
  /** The words of the native menu that desktops have. */
  menuWords(words: MenuWords): Promise<unknown>;
  /** Hears what is chosen in that menu. */
  onMenu(hear: (wish: MenuWish) => void): Promise<unknown>;
  restart(): Promise<Answer>;
  /** Swaps the game with the one before it. */
  formerGame(): Promise<Answer>;
  /** Deals the code, or at random with this many cells where there is none. */
  newGame(cells: number, code: string | null): Promise<Answer>;
  /** What a typed or pasted text says as a game code. */
  readCode(text: string): Promise<CodeReading>;
  settings(): Promise<Settings>;
  setSettings(settings: Settings): Promise<Settings>;
  statistics(): Promise<Statistics>;
  /** Does something on the board of an example, which is no business of the game's. */
  example(subject: Subject, wish: ExampleWish): Promise<ExampleAnswer>;
  /** Tells that the page went out of sight or came back: the clock stands still meanwhile. */
  away(hidden: boolean): Promise<null>;
  /** Hears Android's Back, button or gesture, which then does nothing by itself. */
  onBack(hear: () => void): Promise<unknown>;
  /** Ends the program, as Back does on a bare table. */
  leave(): Promise<unknown>;
  /** Prints what is to be read on the page; null on devices that don't print. */
  print: (() => void) | null;
  /** Lets the finger feel something. Rejects where the device has nothing to be felt. */
  haptic(touch: Touch): Promise<unknown>;
};

/** The commands of a game in play: all that a table needs. */
export type InPlay = Pick<
  Backend,
  | "tap"
  | "doubleTap"
  | "dropOn"
  | "undo"
  | "redo"
  | "goBack"
  | "finish"
  | "restart"
  | "formerGame"
  | "newGame"
  | "hint"
  | "showNext"
>;

/** The devices that have Back. */
const android = /Android/.test(navigator.userAgent);
/** Those that have no menu, and print nothing. An iPad says that it is a Mac, which has no touch. */
const phone =
  android ||
  /iPhone|iPad/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
/** What few devices need of Tauri is fetched there alone. */
const app = () => import("@tauri-apps/api/app");

/** Nothing is heard of the program before the first view. */
const events = () => import("@tauri-apps/api/event");

const nothing = () => Promise.resolve();

/** A page that is being worked on has nothing written into it. */
const start: Backend["start"] = () => {
  const written = document.querySelector("#start")?.textContent;
  return written ? { ...(JSON.parse(written) as Start), notices: [] } : ask();
};

const ask = async (): Promise<Begun> => {
  const [{ view, notices }, settings] = await Promise.all([tauri.view(), tauri.settings()]);
  return { view, settings, notices };
};

/** The game in the Rust process around this page. */
export const tauri: Backend = {
  start,
  view: () => invoke("view"),
  tap: (card) => invoke("tap", { card }),
  doubleTap: (card) => invoke("double_tap", { card }),
  dropOn: (card, pile) => invoke("drop_on", { card, pile }),
  undo: () => invoke("undo"),
  redo: () => invoke("redo"),
  goBack: () => invoke("go_back"),
  finish: () => invoke("finish"),
  hint: () => invoke("hint"),
  showNext: (revision) => invoke("show_next", { revision }),
  onJudged: async (hear) =>
    (await events()).listen<Judged>("judged", ({ payload }) => hear(payload)),
  menuWords: (words) => (phone ? nothing() : invoke("menu_words", { words })),
  onMenu: async (hear) => (await events()).listen<MenuWish>("menu", ({ payload }) => hear(payload)),
  restart: () => invoke("restart"),
  formerGame: () => invoke("former_game"),
  newGame: (cells, code) => invoke("new_game", { cells, code }),
  readCode: (text) => invoke("read_code", { text }),
  settings: () => invoke("settings"),
  setSettings: (settings) => invoke("set_settings", { settings }),
  statistics: () => invoke("statistics"),
  example: (subject, wish) => invoke("example", { subject, wish }),
  away: (hidden) => invoke("away", { hidden }),
  onBack: async (hear) => {
    if (android) await (await app()).onBackButtonPress(hear);
  },
  leave: async () => (await app()).exit(0),
  print: phone ? null : () => window.print(),
  haptic: (touch) => {
    if (touch === "lift") return invoke("plugin:haptics|selection_feedback");
    if (touch === "place") return invoke("plugin:haptics|impact_feedback", { style: "light" });
    return invoke("plugin:haptics|notification_feedback", { type: "success" });
  },
};

/** The code of a rejected command; anything unheard of counts as a fault of our own. */
export const errorOf = (reason: unknown): CommandError =>
  typeof reason === "object" && reason !== null && "code" in reason
    ? (reason as CommandError)
    : { code: "internal" };
