// What an Android phone is asked to let the finger feel: the commands of its own part in Kotlin.
import { expect } from "vitest";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { test, withBrowser } from "./game";
import { cells, first, liftables } from "./positions";

withBrowser();

/** Takes what only a phone can do, and notes it. */
function phone() {
  const felt: unknown[] = [];
  const take = (text: string): boolean => {
    const { cmd, payload } = JSON.parse(text) as { cmd: string; payload: unknown };
    if (cmd.startsWith("plugin:haptics")) felt.push([cmd.split("|")[1], payload]);
    return cmd.startsWith("plugin:haptics") || cmd.startsWith("plugin:app");
  };
  return { felt, opening: { device: devices.android, page: { take } } };
}

const lifted = ["selection_feedback", {}];
const placed = ["impact_feedback", { style: "light" }];

test("a card is felt as it is lifted and as it is placed", async ({ open }) => {
  const { felt, opening } = phone();
  const game = await open(opening);
  const one = first(liftables(await game.view()).filter((lift) => !lift.home && cells(lift)[0]));
  const from = await game.spot(one.card);
  await game.fingers.down(from);
  await game.fingers.move(await game.middle(first(cells(one))));
  await expect.poll(() => felt).toEqual([lifted]);
  await game.fingers.up();
  await game.untilMoves(1);
  expect(felt).toEqual([lifted, placed]);
});

test("a win is felt as a success", async ({ open }) => {
  const { felt, opening } = phone();
  const moves = movesOf(mixedGame);
  const game = await open({ ...opening, until: (view) => view.moves === moves.length - 1 });
  await game.tap(moves.at(-1)?.card ?? "");
  await game.page.page.waitForSelector("dialog#win[open]");
  expect(felt).toEqual([placed, ["notification_feedback", { type: "success" }]]);
});
