import { topDialog } from "./dialogs/top";

/** How long words stay on the screen at least, and for each of their signs. Milliseconds. */
const SHOWN = 4000;
const SIGN = 60;

let strip: HTMLElement | null = null;
let whisper: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether what is told now belongs to what the strip shows. */
let sameBreath = false;

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

/**
 * Brings strip and whisper to where they can be seen and heard: into the topmost dialog, if one is
 * open, for all around it is inert. What they say goes along.
 */
export const followDialogs = (): void => {
  const home = topDialog() ?? document.body;
  for (const region of [strip, whisper]) {
    if (region && region.parentElement !== home) home.append(region);
  }
};

/** Makes strip and whisper ready: a live region speaks only of changes after it is there. */
export const openStrip = (): void => {
  strip = liveRegion("notice", "status");
  whisper = liveRegion("whisper", "log");
  followDialogs();
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

/**
 * Shows and speaks a sentence. What is told in one breath stands together; else the former goes. A
 * new element each time, so that the same one is spoken twice.
 */
export const say = (text: string): void => {
  if (!strip) return;
  if (!sameBreath) strip.replaceChildren();
  strip.append(sentenceOf(text));
  sameBreath = true;
  setTimeout(() => (sameBreath = false));
  clearTimeout(timer);
  const { length } = strip.textContent;
  timer = setTimeout(() => strip?.replaceChildren(), Math.max(SHOWN, length * SIGN));
};
