import { locale } from "./words";

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

/** What stands between minutes and seconds: a colon nearly everywhere. */
const separator = perLocale((tag) => {
  const clock = new Intl.DateTimeFormat(tag, { minute: "2-digit", second: "2-digit" });
  return clock.formatToParts(0).find(({ type }) => type === "literal")?.value ?? ":";
});

/** A whole number, in the figures of the player's language. */
export const numberText = (value: number): string => plain().format(value);

/** Milliseconds as 4:12, or 1:04:12 from an hour on. */
export const timeText = (time: number): string => {
  const seconds = Math.floor(time / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = [...(hours > 0 ? [minutes] : []), seconds].map((part) =>
    twoDigits().format(part % 60),
  );
  return [plain().format(hours || minutes), ...rest].join(separator());
};

/** One of these or another. */
export const orText = (names: readonly string[]): string => or().format(names);

/** All of these. */
export const andText = (names: readonly string[]): string => and().format(names);
