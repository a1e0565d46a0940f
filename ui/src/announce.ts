/** How long a word stays on the screen. Milliseconds. */
const SHOWN = 4000;

let strip: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The strip lives where it can be seen and heard: in the topmost dialog, if one is open. */
const place = (): HTMLElement => {
  const home = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (!strip) {
    strip = document.createElement("div");
    strip.id = "notice";
    strip.setAttribute("role", "status");
    strip.setAttribute("aria-live", "polite");
  }
  if (strip.parentElement !== home) home.append(strip);
  return strip;
};

/** Makes the strip ready to be heard: a live region speaks only of changes after it is there. */
export const openStrip = (): void => {
  place();
};

/** Shows and speaks a sentence. A new element each time, so that the same one is spoken twice. */
export const say = (text: string): void => {
  const sentence = document.createElement("p");
  sentence.textContent = text;
  place().replaceChildren(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => sentence.remove(), SHOWN);
};

/** A dialog closes: the strip goes back to the page with what it says. */
export const leaveDialog = (dialog: HTMLElement): void => {
  if (strip && dialog.contains(strip)) document.body.append(strip);
};
