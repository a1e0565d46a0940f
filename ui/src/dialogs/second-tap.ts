import { DOUBLE_TAP } from "../table/state";

/*
 * Who taps twice means one thing. Where the first tap has opened a window, or closed one, the second
 * lands on something that was not there when the finger set out: it does nothing.
 */

/** A browser's own click may come this long after the pointer was lifted. Milliseconds. */
const LATE_CLICK = 300;

/** When what lies under the pointer changed last. */
let changed = -Infinity;
/** Whether the last press, and with it the click that it ends in, means nothing. */
let spent = false;
/** Whether the player's last deed was a pointer's, and not a key's. */
let pointed = false;
/** The last press, until it has had its way. */
let press: Promise<unknown> = Promise.resolve();

/** A second tap does nothing from now on, nor does what a pointer does that is still down. */
const swallow = (): void => {
  changed = performance.now();
  spent = true;
  // Who drives the page has to know.
  const since = String(changed);
  const { dataset } = document.documentElement;
  dataset["resting"] = since;
  setTimeout(() => {
    if (dataset["resting"] === since) delete dataset["resting"];
  }, DOUBLE_TAP);
};

/** A window has opened. */
export const opened = swallow;

/** A window has closed. Keys have no second tap. */
export const closed = (): void => {
  if (pointed) swallow();
};

/** Waits until no pointer is down, and all that was touched has had its way. */
export const handsOff = async (): Promise<void> => {
  const last = press;
  await last;
  if (last !== press) return handsOff();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
};

/** Waits for the click that a press ends in, or until none can come any more. */
const lifted = (): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const listening = { capture: true, signal: over.signal };
    const done = () => {
      over.abort();
      resolve();
    };
    for (const lift of ["pointerup", "pointercancel"]) {
      window.addEventListener(lift, () => setTimeout(done, LATE_CLICK), listening);
    }
    window.addEventListener("click", done, listening);
  });

const end = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

window.addEventListener(
  "pointerdown",
  (event) => {
    press = lifted();
    pointed = true;
    spent = event.timeStamp - changed <= DOUBLE_TAP;
    if (spent) end(event);
  },
  true,
);
// Without a pointer, a click is a key's or a screen reader's own.
for (const type of ["mousedown", "click"] as const) {
  window.addEventListener(
    type,
    (event) => {
      if (spent && event.detail > 0) end(event);
    },
    true,
  );
}
window.addEventListener("keydown", () => (pointed = false), true);
