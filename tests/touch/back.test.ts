// Back, on Android: it closes what is on top, then empties the hand, then leaves the game.
import { describe, expect } from "vitest";
import { BackButton } from "../drive/back-button";
import { devices } from "../drive/chromium";
import { cells, first, liftables } from "./positions";
import { test, withBrowser, type Game } from "./game";

withBrowser();

/** A game on an Android phone, and its Back button. */
type Phone = { game: Game; back: () => Promise<void>; left: () => number };

/** The ids of the open dialogs, the one on top last. */
const dialogs = (game: Game): Promise<string[]> =>
  game.page.evaluate(() => Array.from(document.querySelectorAll("dialog[open]"), ({ id }) => id));

const selection = (game: Game): Promise<number> =>
  game.page.evaluate(() => document.querySelectorAll(".mark-selection:not([hidden])").length);

async function phone(open: (opening: object) => Promise<Game>): Promise<Phone> {
  const button = new BackButton();
  const game = await open({ device: devices.android, page: { take: button.take } });
  return { game, back: () => button.press(game.page), left: () => button.left };
}

describe("Back", () => {
  test("closes the dialog on top, one at a time, and leaves the game alone", async ({ open }) => {
    const { game, back, left } = await phone(open);
    const before = await game.view();
    await game.press("menu");
    await expect.poll(() => dialogs(game)).toEqual(["menu"]);
    await back();
    await expect.poll(() => dialogs(game)).toEqual([]);
    await game.press("new-game");
    await expect.poll(() => dialogs(game)).toEqual(["new-game"]);
    await back();
    await expect.poll(() => dialogs(game)).toEqual([]);
    expect(left()).toBe(0);
    await game.expectUntouched(before);
  });

  test("closes settings, and of two dialogs the one on top first", async ({ open }) => {
    const { game, back, left } = await phone(open);
    const before = await game.view();
    await game.press("menu");
    await game.fingers.tap(await game.button('#menu [data-do="settings"]'));
    await expect.poll(() => dialogs(game)).toEqual(["settings"]);
    await back();
    await expect.poll(() => dialogs(game)).toEqual([]);

    await game.press("menu");
    await game.fingers.tap(await game.button('#menu [data-do="examples"]'));
    await expect.poll(() => dialogs(game)).toEqual(["examples"]);
    const card = "#example-suits [data-card]:not(.covered)";
    await game.page.page.waitForSelector(card);
    await game.page.page.locator(card).first().focus();
    await game.page.page.keyboard.press("?");
    await expect.poll(() => dialogs(game)).toEqual(["examples", "help"]);
    await back();
    await expect.poll(() => dialogs(game)).toEqual(["examples"]);
    await back();
    await expect.poll(() => dialogs(game)).toEqual([]);
    expect(left()).toBe(0);
    await game.expectUntouched(before);
  });

  test("lets the selected card go, and leaves only then", async ({ open }) => {
    const { game, back, left } = await phone(open);
    const before = await game.view();
    const { card } = first(liftables(before).filter(({ home }) => !home));
    await game.tap(card);
    await expect.poll(() => selection(game)).toBeGreaterThan(0);
    await back();
    await expect.poll(() => selection(game)).toBe(0);
    expect(left()).toBe(0);
    await back();
    await expect.poll(left, { message: "it leaves" }).toBe(1);
    await game.expectUntouched(before);
  });

  test("ends a drag: the card goes back, and no move is made", async ({ open }) => {
    const { game, back, left } = await phone(open);
    const before = await game.view();
    const lift = first(liftables(before).filter((one) => !one.home && cells(one).length > 0));
    await game.fingers.down(await game.spot(lift.card));
    await game.fingers.move(await game.middle(first(cells(lift))));
    await back();
    await game.fingers.up();
    expect(left()).toBe(0);
    await game.expectUntouched(before);
  });

  test("leaves with everything saved: after it, and a kill, the same table", async ({ open }) => {
    const { game, back, left } = await phone(open);
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    await game.doubleTap(card);
    const played = await game.untilMoves(1);
    await back();
    await expect.poll(left, { message: "it leaves" }).toBe(1);
    await game.kill();
    const again = await open({ device: devices.android, code: null });
    expect(await again.view()).toMatchObject({ columns: played.columns, moves: 1 });
  });
});
