import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import dialogs from "./locales/en/dialogs.ftl?raw";
import table from "./locales/en/table.ftl?raw";

export type Args = Record<string, FluentVariable>;

/** Cases that a sentence may ask a name for; a language without the case gives the plain name. */
type Form = { case?: unknown };

/**
 * The words of one language. Sentences name cards and piles with the functions CARD and PILE, which
 * look the name up, so that each language inflects its own.
 */
const bundleOf = (locale: string, source: string): FluentBundle => {
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
  bundle.addResource(new FluentResource(source));
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

const bundle = bundleOf("en", table + dialogs);

/** The language of the words, as a BCP 47 tag. */
export const locale = (): string => bundle.locales[0] ?? "en";

/** The sentence of this key, in the player's language. */
export const word = (key: string, args: Args = {}): string => format(bundle, key, args);
