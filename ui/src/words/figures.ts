import { language, locale } from "./words";

/** Something that is made anew for another language only. */
const perLocale = <Made>(make: (locale: string) => Made): (() => Made) => {
  let kept: { locale: string; made: Made } | null = null;
  return () => {
    const now = locale();
    if (kept?.locale !== now) kept = { locale: now, made: make(now) };
    return kept.made;
  };
};

const plain = perLocale((tag) => new Intl.NumberFormat(tag));
const twoDigits = perLocale((tag) => new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }));
const and = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));
const or = perLocale((tag) => new Intl.ListFormat(tag, { type: "disjunction" }));

/** Up to this, no language that the page speaks puts a sign between figures. */
const GROUPED = 1000;

/**
 * A whole number of at least so many figures. Only Arabic has figures of its own, and only in some
 * countries; elsewhere the page starts without `Intl`, whose first use takes a browser long.
 */
const figures = (value: number, least: 1 | 2 = 1): string => {
  if (language() !== "ar" && value < GROUPED) return String(value).padStart(least, "0");
  return (least === 2 ? twoDigits : plain)().format(value);
};

/** A whole number, in the figures of the player's language. */
export const numberText = (value: number): string => figures(value);

/**
 * What stands between minutes and seconds: `timeSeparator` in Unicode's CLDR. `Intl` can't be asked
 * for it: in French Canada, for one, it writes 04 min 12 s.
 */
const separator = (): string => (language() === "fi" || locale() === "sv-FI" ? "." : ":");

/** Milliseconds as 4:12, or 1:04:12 from an hour on. */
export const timeText = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = [...(hours > 0 ? [minutes] : []), seconds].map((part) => figures(part % 60, 2));
  return [figures(hours || minutes), ...rest].join(separator());
};

/** One of these or another. */
export const orText = (names: readonly string[]): string => or().format(names);

/** All of these. */
export const andText = (names: readonly string[]): string => and().format(names);
