// What the pictures show: five sizes, by day and by night, early, in the middle and late in a game.
import type { Theme } from "../../ui/src/bindings/Theme";
import { mixedGame, movesOf, type Move } from "../drive/known-games";
import type { Page } from "../drive/screen";

/** The sizes of the page, and whether they are touched. */
export const sizes = {
  "small-phone": { width: 320, height: 568, touch: true },
  "narrow-phone": { width: 360, height: 800, touch: true },
  phone: { width: 390, height: 844, touch: true },
  sideways: { width: 844, height: 390, touch: true },
  tablet: { width: 768, height: 1024, touch: true },
  desktop: { width: 1280, height: 800, touch: false },
} as const;

export type Size = keyof typeof sizes;

/** Those of which there is a picture of each stage, by day and by night. */
const whole: readonly Size[] = ["small-phone", "phone", "sideways", "tablet", "desktop"];

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
  fourColours: boolean;
}

/** In the middle of the game: the left hand upright and sideways, four colours, a narrow phone. */
const besides: readonly Pick<Shot, "name" | "size" | "theme">[] = [
  { name: "left-hand", size: "phone", theme: "light" },
  { name: "left-hand", size: "sideways", theme: "dark" },
  { name: "four-colours", size: "phone", theme: "light" },
  { name: "four-colours", size: "desktop", theme: "dark" },
  { name: "", size: "narrow-phone", theme: "light" },
];

const shot = (stage: Stage, size: Size, theme: Theme, what = ""): Shot => ({
  name: [size, what, theme, stage].filter((part) => part !== "").join("-"),
  size,
  theme,
  leftHand: what === "left-hand",
  fourColours: what === "four-colours",
});

/** What is taken of a stage. */
export function shotsAt(stage: Stage): Shot[] {
  const all = whole.flatMap((size) => themes.map((theme) => shot(stage, size, theme)));
  if (stage !== "middle") return all;
  return [...all, ...besides.map(({ name, size, theme }) => shot(stage, size, theme, name))];
}

/** The game that is shown. */
export const game = mixedGame;

/** Its moves up to a stage. */
export function movesUntil(stage: Stage): Move[] {
  const moves = movesOf(game);
  return moves.slice(0, Math.round(moves.length * played[stage]));
}

/** Whether all that a picture should show is there, with a time that stands. Runs in the page. */
function settled(): boolean {
  const table = document.querySelector<HTMLElement>("#table");
  const time = document.querySelector<HTMLElement>(".time .value");
  if (time && !time.hidden) {
    // The clock goes on, out of sight.
    const standing = time.cloneNode() as HTMLElement;
    standing.textContent = "4:12";
    time.hidden = true;
    time.after(standing);
  }
  const taken = document.querySelector("#win .sum b");
  if (taken) taken.textContent = "4:12";
  // A verdict comes later than its view, and shows in the bar.
  return table?.dataset["verdict"] === "winnable" && document.getAnimations().length === 0;
}

/** Stops the time, which never stands still, and waits for all else. */
export async function untilSettled(page: Page): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await page.evaluate(settled)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error("the table is not settled within ten seconds");
}
