/** How long a word stays on the screen. Milliseconds. */
const SHOWN = 4000;

let strip: HTMLElement | null = null;
let whisper: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** An element whose changes are read out, when what is being read has ended. */
const liveRegion = (id: string, role: "status" | "log"): HTMLElement => {
  const region = document.createElement("div");
  region.id = id;
  region.setAttribute("role", role);
  region.setAttribute("aria-live", "polite");
  return region;
};

const sentenceOf = (text: string): HTMLElement => {
  const sentence = document.createElement("p");
  sentence.textContent = text;
  return sentence;
};

/** The strip lives where it can be seen and heard: in the topmost dialog, if one is open. */
const place = (): HTMLElement => {
  const home = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  strip ??= liveRegion("notice", "status");
  if (strip.parentElement !== home) home.append(strip);
  return strip;
};

/** Makes the strip ready to be heard: a live region speaks only of changes after it is there. */
export const openStrip = (): void => {
  place();
  whisper = liveRegion("whisper", "log");
  document.body.append(whisper);
};

/**
 * Speaks a sentence that is for listeners alone: whoever looks sees it elsewhere. What is told in
 * one breath is spoken one after the other, and twice where it is told twice.
 */
export const tell = (text: string): void => {
  const sentence = sentenceOf(text);
  whisper?.append(sentence);
  setTimeout(() => sentence.remove(), SHOWN);
};

/** Shows and speaks a sentence. A new element each time, so that the same one is spoken twice. */
export const say = (text: string): void => {
  const sentence = sentenceOf(text);
  place().replaceChildren(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => sentence.remove(), SHOWN);
};

/** A dialog closes: the strip goes back to the page with what it says. */
export const leaveDialog = (dialog: HTMLElement): void => {
  if (strip && dialog.contains(strip)) document.body.append(strip);
};
