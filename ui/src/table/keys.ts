import type { Way } from "./walk";

/** What keys ask of the table. Each acts on the spot that has the focus. */
export type Wishes = {
  walk(way: Way): void;
  /** To the first or the last pile of the zone. */
  edge(last: boolean): void;
  /** To the zone before or after; false where there is none. */
  zone(back: boolean): boolean;
  /** Picks what has the focus, or places what is in hand there. */
  pick(): void;
  /** What two taps do. */
  send(): void;
  deselect(): void;
  /** Makes the run in hand longer or shorter by one card. */
  stretch(by: 1 | -1): void;
  /** Picks from the pile, or places what is in hand there. */
  pile(number: number): void;
  cell(): void;
  home(): void;
  /** Opens the list of piles for the card. */
  list(): void;
};

/** The keys that are no business of the table alone. */
export type Letter = "undo" | "redo" | "hint" | "new-game" | "help" | "read" | "moves";

/** Whether single signs are keys at present, and what some of them do. */
export type Letters = { on(): boolean; act(letter: Letter): void };

const WAYS: Record<string, Way> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** Whether the key does nothing by itself: the one that it goes with comes after it. */
export const isModifier = ({ key }: Pick<KeyboardEvent, "key">): boolean => MODIFIERS.has(key);

/** What of a key press counts. */
export type Key = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "repeat"
>;

const LETTERS: Record<string, Letter> = {
  u: "undo",
  r: "redo",
  h: "hint",
  n: "new-game",
  "?": "help",
  t: "read",
  l: "moves",
};

/**
 * A key's sign as these keys are named: full-width forms count as plain ones, and where a keyboard
 * has other letters or figures than Latin ones, the key's place tells.
 */
const signOf = ({ key, code }: Key): string => {
  const plain = key.normalize("NFKC").toLowerCase();
  if (plain === "؟") return "?";
  if (/[\p{ASCII}\p{Script=Latin}−]/u.test(plain)) return plain;
  const [, place = ""] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return place.toLowerCase();
};

/** What a single sign does. Answers false where it does nothing. */
const sign = (key: string, wishes: Wishes, letters: Letters): boolean => {
  const letter = LETTERS[key];
  if (letter) letters.act(letter);
  else if (/^[1-8]$/.test(key)) wishes.pile(Number(key));
  else if (key === "c") wishes.cell();
  else if (key === "f") wishes.home();
  else if (key === "m") wishes.list();
  else if (key === "+" || key === "=") wishes.stretch(1);
  else if (key === "-" || key === "−") wishes.stretch(-1);
  else return false;
  return true;
};

/** What a key does on the table. Answers false for a key that means nothing here. */
export const press = (event: Key, wishes: Wishes, letters: Letters): boolean => {
  const { key, shiftKey, repeat } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const way = WAYS[key];
  if (way) wishes.walk(way);
  else if (key === "Home" || key === "End") wishes.edge(key === "End");
  else if (key === "Tab") return wishes.zone(shiftKey);
  else if (key === "Escape") wishes.deselect();
  else if (key === "ContextMenu" || (key === "F10" && shiftKey)) wishes.list();
  else if (key === "Enter" || key === " ") {
    // Held down, a key picks no second time what it has just placed.
    if (!repeat) {
      if (shiftKey) wishes.send();
      else wishes.pick();
    }
  } else if (key.length !== 1 || repeat || !letters.on()) return false;
  else return sign(signOf(event), wishes, letters);
  return true;
};
