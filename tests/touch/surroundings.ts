// The edges of a phone's screen, where notches and system bars are.
import type { Game } from "./game";

/** How much of each edge a notch or a system bar takes, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Two frames: one that tells of a new size, one that shows what came of it. */
async function untilLaid(game: Game): Promise<void> {
  await game.page.page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
  );
}

/** Sets insets as the Android activity does for old web views. */
export async function setInsets(game: Game, insets: Insets): Promise<void> {
  await game.page.evaluate((sides) => {
    for (const [side, size] of Object.entries(sides)) {
      document.documentElement.style.setProperty(`--inset-${side}`, `${size}px`);
    }
  }, insets);
  await untilLaid(game);
}

/** Sets insets as iPhones and new web views do: style sheets know them by themselves. */
async function setEnvironment(game: Game, insets: Insets): Promise<void> {
  const { page } = game.page;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await session.detach();
  await untilLaid(game);
}

/** How a page can come to know insets, and each way alone. */
export const ways: Record<string, (game: Game, insets: Insets) => Promise<void>> = {
  "told by the activity": async (game, insets) => {
    await setEnvironment(game, none);
    await setInsets(game, insets);
  },
  "known to the web view": async (game, insets) => {
    await setInsets(game, none);
    await setEnvironment(game, insets);
  },
};

/** Scrolls the open window to its end. */
export function scrollToEnd(game: Game): Promise<void> {
  return game.page.evaluate(() => {
    const sheet = document.querySelector("dialog[open] .sheet");
    if (sheet) sheet.scrollTop = sheet.scrollHeight;
  });
}

/** The visible elements that reach out of the safe part of the screen, and where they are. */
export function outside(game: Game, selector: string, insets = none): Promise<string[]> {
  return game.page.evaluate(
    (wanted, { top, right, bottom, left }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        // What is there for listeners alone has no place on the screen.
        if (element.closest(".for-listeners, #whisper")) continue;
        if (getComputedStyle(element).clipPath !== "none") continue;
        let { left: x0, top: y0, right: x1, bottom: y1 } = element.getBoundingClientRect();
        const { card, pile, do: act } = element.dataset;
        const name = card ?? pile ?? act ?? `${element.localName}.${element.className}`;
        if (x1 - x0 < 1 || y1 - y0 < 1) found.push(`${name} is squeezed to nothing`);
        // What is scrolled away is not on the screen, and what may still be scrolled up from under
        // the bar at the bottom is within reach; at the sheet's end nothing may be left there.
        const sheet = element.closest("dialog")?.querySelector(".sheet");
        if (sheet) {
          const { top: over, bottom: under } = sheet.getBoundingClientRect();
          const more = sheet.scrollTop + sheet.clientHeight < sheet.scrollHeight - 1;
          [y0, y1] = [Math.max(y0, over), Math.min(y1, more ? innerHeight - bottom : under)];
        }
        if (y1 - y0 < 1) continue;
        const safe =
          x0 >= left - 0.5 &&
          y0 >= top - 0.5 &&
          x1 <= innerWidth - right + 0.5 &&
          y1 <= innerHeight - bottom + 0.5;
        if (!safe) found.push(`${name}: ${[x0, y0, x1, y1].map(Math.round).join(" ")}`);
      }
      return found;
    },
    selector,
    insets,
  );
}
