// The edges of a phone's screen, where notches and system bars are.
import type { Game } from "./game";

/** How much of each edge a notch or a system bar takes, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Sets insets as the Android activity does, and waits until the page has laid itself out anew. */
export async function setInsets(game: Game, insets: Insets): Promise<void> {
  await game.page.evaluate((sides) => {
    for (const [side, size] of Object.entries(sides)) {
      document.documentElement.style.setProperty(`--inset-${side}`, `${size}px`);
    }
  }, insets);
  // Two frames: one that tells of the new size, one that shows what came of it.
  await game.page.page.evaluate(
    "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
  );
}

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The visible elements that reach out of the safe part of the screen, and where they are. */
export function outside(game: Game, selector: string, insets = none): Promise<string[]> {
  return game.page.evaluate(
    (wanted, { top, right, bottom, left }) => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        let { left: x0, top: y0, right: x1, bottom: y1 } = element.getBoundingClientRect();
        // What is scrolled away is not on the screen, and what may be scrolled up from under the
        // bar at the bottom is within reach.
        const sheet = element.closest("dialog")?.querySelector(".sheet");
        if (sheet) {
          const { top: over, bottom: under } = sheet.getBoundingClientRect();
          const end = sheet.scrollHeight > sheet.clientHeight ? innerHeight - bottom : under;
          [y0, y1] = [Math.max(y0, over), Math.min(y1, end)];
        }
        if (x1 - x0 < 1 || y1 - y0 < 1) continue;
        const safe =
          x0 >= left - 0.5 &&
          y0 >= top - 0.5 &&
          x1 <= innerWidth - right + 0.5 &&
          y1 <= innerHeight - bottom + 0.5;
        const { card, pile, do: act } = element.dataset;
        const name = card ?? pile ?? act ?? element.className ?? element.tagName;
        if (!safe) found.push(`${name}: ${[x0, y0, x1, y1].map(Math.round).join(" ")}`);
      }
      return found;
    },
    selector,
    insets,
  );
}
