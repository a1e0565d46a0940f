// What cards are sent on their way, noted as it happens: a busy machine may be late to look.
import type { Point } from "../drive/fingers";
import type { Game } from "./game";

/** One card's motion, as the page has asked for it. Milliseconds. */
export interface Motion {
  card: string;
  duration: number;
  delay: number;
  from: Point;
  to: Point;
}

interface Notebook {
  motions: Motion[];
}

/** Notes from now on what moves. */
export async function noteMotions(game: Game): Promise<void> {
  await game.page.evaluate(() => {
    const book = Object.assign(window, { motions: [] as Motion[] });
    const pointOf = (transform: unknown): Point => {
      const [, x, y] = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(String(transform)) ?? [];
      return { x: Number(x), y: Number(y) };
    };
    type Animate = (this: HTMLElement, ...way: Parameters<Element["animate"]>) => Animation;
    const prototype: { animate: Animate } = HTMLElement.prototype;
    const { animate } = prototype;
    prototype.animate = function noted(frames, options) {
      const animation = animate.call(this, frames, options);
      const { card } = this.dataset;
      const timing = animation.effect?.getTiming();
      const [first, ...rest] = (animation.effect as KeyframeEffect).getKeyframes();
      if (card && timing) {
        book.motions.push({
          card,
          duration: Number(timing.duration),
          delay: timing.delay ?? 0,
          from: pointOf(first?.transform),
          to: pointOf(rest.at(-1)?.transform),
        });
      }
      return animation;
    };
  });
}

/** What has moved since the last time that this was asked. */
export function motions(game: Game): Promise<Motion[]> {
  return game.page.evaluate(() => (window as unknown as Notebook).motions.splice(0));
}
