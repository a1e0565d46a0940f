// What the pictures show: five sizes, by day and by night, early, in the middle and late in a game.
import type { Theme } from "../../ui/src/bindings/Theme";
import { mixedGame, movesOf, type Move } from "../drive/known-games";
import type { Page } from "../drive/screen";

/** The sizes of the page, and whether they are touched. */
export const sizes = {
  "small-phone": { width: 320, height: 568, touch: true },
  phone: { width: 390, height: 844, touch: true },
  sideways: { width: 844, height: 390, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
} as const;

export type Size = keyof typeof sizes;

/** A phone for shops: Google's takes no picture that is more than twice as high as it is wide. */
export const shopPhone = { width: 412, height: 824, touch: true };

export const themes: readonly Theme[] = ["light", "dark"];

/** How much of the known game has been played. */
const played = { early: 0.08, middle: 0.5, late: 0.85 };

export type Stage = keyof typeof played;

export const stages = Object.keys(played) as Stage[];

/** A table to take a picture of. */
export interface Shot {
  name: string;
  size: Size;
  theme: Theme;
  leftHand: boolean;
}

/** For the left hand, the table is mirrored upright and sideways. */
const leftHanded: readonly Pick<Shot, "size" | "theme">[] = [
  { size: "phone", theme: "light" },
  { size: "sideways", theme: "dark" },
];

/** Each size by day and by night; and two of them for the left hand, in the middle of the game. */
export function shotsAt(stage: Stage): Shot[] {
  const right = (Object.keys(sizes) as Size[]).flatMap((size) =>
    themes.map((theme) => ({ name: `${size}-${theme}-${stage}`, size, theme, leftHand: false })),
  );
  if (stage !== "middle") return right;
  const left = leftHanded.map(({ size, theme }) => ({
    name: `${size}-left-hand-${theme}-${stage}`,
    size,
    theme,
    leftHand: true,
  }));
  return [...right, ...left];
}

/** The game that is shown. */
export const game = mixedGame;

/** Its moves up to a stage. */
export function movesUntil(stage: Stage): Move[] {
  const moves = movesOf(game);
  return moves.slice(0, Math.round(moves.length * played[stage]));
}

/** Whether all that a picture should show is there, but for the time. Runs in the page. */
function settled(): boolean {
  const table = document.querySelector<HTMLElement>("#table");
  const time = document.querySelector<HTMLElement>(".time .value");
  if (time) time.style.visibility = "hidden";
  // A verdict comes later than its view, and shows in the bar.
  return table?.dataset["verdict"] === "winnable" && document.getAnimations().length === 0;
}

/** Hides the time, which never stands still, and waits for all else. */
export async function untilSettled(page: Page): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await page.evaluate(settled)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error("the table is not settled within ten seconds");
}
