import type { Backend } from "../src/backend";
import type { Answer } from "../src/bindings/Answer";
import type { Hint } from "../src/bindings/Hint";
import type { Judged } from "../src/bindings/Judged";
import type { MenuWish } from "../src/bindings/MenuWish";
import type { Settings } from "../src/bindings/Settings";
import type { Tally } from "../src/bindings/Tally";
import type { View } from "../src/bindings/View";
import json from "./recorded.json";

/** By the number of moves made: the table, and what the game answered to wishes there. */
export type Recorded = Record<string, { view: View; hint: Hint; answers: Record<string, Answer> }>;

const recorded = json as unknown as Recorded;

/** The recorded table after so many moves. */
export const viewAfter = (moves: number): View => {
  const entry = recorded[moves];
  if (!entry) throw new Error(`nothing was recorded after ${moves} moves`);
  return entry.view;
};

/** What the game answered there. */
export const answerTo = (moves: number, wish: string): Answer => {
  const answer = recorded[moves]?.answers[wish];
  if (!answer) throw new Error(`no answer to ${wish} was recorded after ${moves} moves`);
  return answer;
};

/** The hint that the game gave there. */
export const hintAt = (moves: number): Hint => {
  const hint = recorded[moves]?.hint;
  if (!hint) throw new Error(`no hint was recorded after ${moves} moves`);
  return hint;
};

const settings: Settings = {
  cells: 4,
  language: "en",
  theme: "light",
  fourColours: false,
  leftHand: false,
  winnable: true,
  lostNotice: true,
  letters: "international",
  motion: "normal",
  haptics: true,
  sound: false,
  timer: true,
  letterKeys: true,
};
const tally: Tally = {
  played: 3,
  won: 1,
  bestTime: 83_000,
  fewestMoves: 77,
  streak: 0,
  longestStreak: 1,
  open: true,
};

/** A backend that notes every wish, and answers as the game did. */
export class Recording implements Backend {
  readonly asked: string[] = [];
  /** How long each answer takes. Milliseconds. */
  delay = 0;
  shown: View;
  choices: Settings = settings;
  /** Tells the page what is proven. */
  judge: (judged: Judged) => void = () => {};

  constructor(moves: number) {
    this.shown = viewAfter(moves);
  }

  async #answer(wish: string): Promise<Answer> {
    this.asked.push(wish);
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    const answer = answerTo(this.shown.revision, wish);
    this.shown = answer.view;
    return answer;
  }

  start: Backend["start"] = async () => ({
    view: this.shown,
    settings: this.choices,
    notices: [],
  });
  view = async (): Promise<Answer> => ({ view: this.shown, refusal: null, notices: [] });
  tap = (card: string) => this.#answer(`tap ${card}`);
  doubleTap = (card: string) => this.#answer(`doubleTap ${card}`);
  dropOn = (card: string, pile: string) => this.#answer(`dropOn ${card} ${pile}`);
  undo = () => this.#answer("undo");
  redo = () => this.#answer("redo");
  goBack = () => this.#answer("goBack");
  finish = () => this.#answer("finish");
  showNext = () => this.#answer("showNext");
  hint = async (): Promise<Hint> => {
    this.asked.push("hint");
    await new Promise((resolve) => setTimeout(resolve, this.delay));
    return hintAt(this.shown.revision);
  };
  onJudged = async (hear: (judged: Judged) => void) => {
    this.judge = hear;
  };
  menuWords: Backend["menuWords"] = async () => null;
  /** Chooses an entry of the native menu. */
  choose: (wish: MenuWish) => void = () => {};
  onMenu = async (hear: (wish: MenuWish) => void) => {
    this.choose = hear;
  };
  restart = () => this.#answer("restart");
  formerGame = () => this.#answer("formerGame");
  newGame = (cells: number, code: string | null) => this.#answer(`newGame ${cells} ${code}`);
  readCode: Backend["readCode"] = async (text) =>
    text.endsWith("24")
      ? { code: text, cells: 2, error: null }
      : { code: null, cells: null, error: { code: "wrong-check" } };
  settings = async () => this.choices;
  setSettings = async (chosen: Settings) => chosen;
  statistics = async () => ({ "4": tally, "2": tally, "1": tally });
  away = async () => null;
  example = () => Promise.reject(new Error("no example was recorded"));
  print = null;
  onBack = async () => null;
  leave = async () => null;
  /** What the finger was let feel. */
  readonly felt: string[] = [];
  haptic = async (touch: string) => void this.felt.push(touch);
}
