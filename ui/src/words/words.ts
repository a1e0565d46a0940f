import { FluentBundle, type FluentVariable, type Message } from "@fluent/bundle";
import type { Spoken, Tongue } from "./tongue";

export type Args = Record<string, FluentVariable>;

/** Cases that a sentence may ask a name for; a language without the case gives the plain name. */
type Form = { case?: unknown };

/** The words of a file as they are compiled: those that have other forms, with them. */
export type Words = Record<
  string,
  NonNullable<Message["value"]> | Pick<Message, "value" | "attributes">
>;

declare global {
  /** The words of the table that are there, by language: each file puts its own in. */
  var spoken: Partial<Record<Spoken, Words>> | undefined;
}

/** Each language's words of the table and of the windows, in files of their own: none loads another. */
const TABLE = import.meta.glob<Words>("./locales/*/table.ftl", { import: "default" });
const WINDOWS = import.meta.glob<Words>("./locales/*/dialogs.ftl", { import: "default" });

const messageOf = ([id, word]: [string, Words[string]]): Message =>
  typeof word === "string" || Array.isArray(word)
    ? { id, value: word, attributes: {} }
    : { id, ...word };

/**
 * The words of one language. Sentences name cards and piles with the functions CARD and PILE, which
 * look the name up, so that each language inflects its own.
 */
const bundleOf = (locale: string, files: readonly Words[]): FluentBundle => {
  const bundle: FluentBundle = new FluentBundle(locale, {
    useIsolating: false,
    functions: {
      CARD: ([card], form) => format(bundle, `card-${String(card)}`, {}, form),
      PILE: ([pile], form) => {
        const [kind, name = ""] = String(pile).split("-");
        const key = kind === "foundation" ? `pile-foundation-${name}` : `pile-${kind}`;
        return format(bundle, key, { number: Number(name) }, form);
      },
    },
  });
  for (const words of files) bundle.addResource({ body: Object.entries(words).map(messageOf) });
  return bundle;
};

const format = (bundle: FluentBundle, key: string, args: Args, form: Form = {}): string => {
  const message = bundle.getMessage(key);
  const inflected = typeof form.case === "string" ? message?.attributes[form.case] : undefined;
  const pattern = inflected ?? message?.value;
  const errors: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, args, errors) : key;
  if (!pattern) errors.push(new Error(`there are no words for ${key}`));
  for (const error of errors) console.error(key, error);
  return text;
};

let tongue: Tongue = { language: "en", locale: "en" };
let bundle = bundleOf("en", []);
/** What shows words and shows them anew in another language. */
const hearers = new Set<() => void>();

let asked = tongue;
/** Whether the windows' words are wanted too: from the first window on they always are. */
let full = false;
let turns = 0;
let learning: Promise<void> = Promise.resolve();

const fetched = (language: Spoken): Promise<(Words | undefined)[]> =>
  Promise.all([
    globalThis.spoken?.[language] ?? TABLE[`./locales/${language}/table.ftl`]?.(),
    full ? WINDOWS[`./locales/${language}/dialogs.ftl`]?.() : undefined,
  ]);

/**
 * Speaks what is asked for: at once if its words are there; else as soon as they have been fetched,
 * unless something else has been asked for meanwhile.
 */
const learn = async (): Promise<void> => {
  const turn = ++turns;
  const { language, locale } = asked;
  const here = full ? undefined : globalThis.spoken?.[language];
  const files = here ? [here] : await fetched(language);
  if (turn !== turns) return learning;
  const another = language !== tongue.language || locale !== tongue.locale;
  bundle = bundleOf(
    locale,
    files.map((words) => words ?? {}),
  );
  tongue = { language, locale };
  if (another) for (const hear of hearers) hear();
};

/** Speaks this language from now on, as soon as its words are there. */
export const speak = (wanted: Tongue): Promise<void> => {
  asked = wanted;
  return (learning = learn());
};

/** Fetches the words of the windows, once; after a failure again. */
export const fetchWindowWords = (): Promise<void> => {
  if (!full) {
    full = true;
    learning = learn().catch((reason: unknown) => {
      full = false;
      throw reason;
    });
  }
  return learning;
};

/** Calls back whenever another language is spoken, until what this returns is called. */
export const onTongue = (hear: () => void): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** Whether any language is spoken yet. */
export const hasWords = (): boolean => bundle.hasMessage("title");

/** The language that is spoken. */
export const language = (): Spoken => tongue.language;

/** Language and country by which figures, lists and dates are written, as a BCP 47 tag. */
export const locale = (): string => tongue.locale;

/** The sentence of this key, in the player's language. */
export const word = (key: string, args: Args = {}): string => format(bundle, key, args);
