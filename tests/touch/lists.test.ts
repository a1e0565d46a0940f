// The list "Move to…": every pile that accepts the card, for those who can't or won't drag.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "./game";
import { cells, first, liftables, pileOf } from "./positions";

withBrowser();

const ready = (view: View) => liftables(view).filter((one) => one.home && cells(one).length > 0);

/** The piles that the open list offers. */
async function offered(game: Game): Promise<string[]> {
  await game.page.page.waitForSelector("dialog#move-to[open]");
  const lines = game.page.page.locator("#move-to [data-to]");
  return lines.evaluateAll((buttons: HTMLElement[]) =>
    buttons.map(({ dataset }) => dataset.to ?? ""),
  );
}

describe("a long press", () => {
  test("lists every pile that accepts the card, and the release chooses none", async ({ open }) => {
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    await game.fingers.hold(await game.spot(lift.card));
    expect((await offered(game)).toSorted()).toEqual(lift.targets.toSorted());
    await game.expectUntouched(before);
    expect(await game.page.page.locator("#move-to[open]").count(), "the list stays open").toBe(1);
  });

  test("that is released over the list chooses nothing", async ({ open }) => {
    const game = await open({ device: { ...devices.desktop, touch: true } });
    const before = await game.view();
    const middle = new Set(["column-4", "column-5"]);
    const lift = first(liftables(before).filter((one) => middle.has(one.pile) && !one.home));
    const spot = await game.spot(lift.card);
    await game.fingers.down(spot);
    await offered(game);
    // Down the middle of the list, over all of its choices.
    await game.fingers.move({ x: 640, y: 600 });
    await game.fingers.move({ x: 640, y: 400 });
    await game.fingers.up();
    await game.expectUntouched(before);
    expect(await game.page.page.locator("#move-to[open]").count(), "the list stays open").toBe(1);
  });

  test("reaches what a tap can't: a home-ready card to a cell", async ({ open }) => {
    const game = await open({ until: (view) => ready(view).length > 0 });
    const before = await game.view();
    const lift = first(ready(before));
    const cell = first(cells(lift));
    await game.fingers.hold(await game.spot(lift.card));
    await offered(game);
    await game.fingers.tap(await game.button(`#move-to [data-to="${cell}"]`));
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(cell);
  });

  test("lists the piles for a run", async ({ open }) => {
    const runs = (view: View) => liftables(view).filter((one) => one.run > 1 && one.targets[0]);
    const game = await open({ until: (view) => runs(view).length > 0 });
    const before = await game.view();
    const lift = first(runs(before));
    await game.fingers.hold(await game.spot(lift.card));
    expect((await offered(game)).toSorted()).toEqual(lift.targets.toSorted());
    await game.fingers.tap(await game.button(`#move-to [data-to="${first(lift.targets)}"]`));
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(first(lift.targets));
  });

  test("that moves away before its time is a drag", async ({ open }) => {
    const game = await open();
    const { card } = first(liftables(await game.view()).filter((one) => !one.home));
    const [spot, cell] = [await game.spot(card), await game.middle("cell-2")];
    await game.fingers.down(spot);
    await game.fingers.move(cell);
    await game.fingers.hold(cell, 600);
    await game.untilMoves(1);
    expect(await game.page.page.locator("#move-to").count()).toBe(0);
  });
});

describe("a right click", () => {
  test("opens the same list", async ({ open }) => {
    const game = await open({
      device: devices.desktop,
      until: (view) => ready(view).length > 0,
    });
    const before = await game.view();
    const lift = first(ready(before));
    const { x, y } = await game.spot(lift.card);
    await game.page.page.mouse.click(x, y, { button: "right" });
    expect((await offered(game)).toSorted()).toEqual(lift.targets.toSorted());
    await game.page.page.locator(`#move-to [data-to="${first(cells(lift))}"]`).click();
    const after = await game.untilMoves(before.moves + 1);
    expect(pileOf(after, lift.card)).toBe(first(cells(lift)));
  });
});
