// No screen and no dialog breaks WCAG 2.2 AA in a way that axe-core can see.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { test, withBrowser, type Game } from "../touch/game";
import { first, liftables } from "../touch/positions";
import { violations } from "./axe";
import { fromTheMenu } from "../drive/windows";

withBrowser();

/** A deal of Microsoft's that can't be won. */
const lostDeal = "MS-C4-10";

const themes = ["light", "dark"] as const;

/** Whether there is a card to select. */
const selectable = (view: View) =>
  liftables(view).filter((one) => !one.home && one.targets.length > 0);

/** Makes it day or night; the game's theme follows. */
async function light(game: Game, colorScheme: "light" | "dark"): Promise<void> {
  await game.page.page.emulateMedia({ colorScheme });
  await game.page.page.waitForSelector(`:root[data-theme="${colorScheme}"]`);
}

/** Waits for a dialog, and until it stands still. */
async function expectDialog(game: Game, id: string): Promise<void> {
  await game.page.page.waitForSelector(`dialog#${id}[open]`);
  await game.button(`#${id} header :is(h1, h2)`);
}

/** Opens a dialog from the menu. */
async function fromMenu(game: Game, wish: string): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button(`#menu [data-do="${wish}"]`));
}

/** How each screen comes to be, from the middle of a known game. */
const screens: Record<string, (game: Game) => Promise<unknown>> = {
  "the table": () => Promise.resolve(),
  "a selected card": async (game) => {
    const lift = first(selectable(await game.view()));
    await game.tap(lift.card);
    await game.page.page.waitForSelector('[aria-pressed="true"]');
  },
  "a hint": async (game) => {
    await game.press("hint");
    await expect.poll(() => game.said(), { timeout: 20_000 }).toMatch(/^Move/);
  },
  "New game": async (game) => {
    await game.press("new-game");
    await expectDialog(game, "new-game");
  },
  "a wrong code": async (game) => {
    await game.press("new-game");
    await expectDialog(game, "new-game");
    await game.page.page.locator("#new-game input.code").fill("BK1-C4-AAAAA25");
    await game.fingers.tap(await game.button('#new-game [data-do="deal"]'));
  },
  "the menu": async (game) => {
    await game.press("menu");
    await expectDialog(game, "menu");
  },
  "Move to": async (game) => {
    const lift = first(liftables(await game.view()).filter((one) => one.targets[0]));
    await game.fingers.hold(await game.spot(lift.card));
    await expectDialog(game, "move-to");
  },
};
/** The board of each example, laid out as it comes into sight. */
async function layBoards(game: Game): Promise<void> {
  const boards = game.page.page.locator("#examples .board");
  expect(await boards.count()).toBe(7);
  for (const board of await boards.all()) {
    await board.scrollIntoViewIfNeeded();
    await board.locator("[data-card]").first().waitFor();
  }
}

for (const id of fromTheMenu) {
  screens[id] = async (game) => {
    await fromMenu(game, id);
    await expectDialog(game, id);
    if (id === "examples") await layBoards(game);
  };
}

test("axe-core sees what is wrong", async ({ open }) => {
  const game = await open();
  await game.page.evaluate(() => {
    const button = document.querySelector('#tools [data-do="menu"]');
    for (const name of ["aria-label", "title"]) button?.removeAttribute(name);
    button?.replaceChildren();
  });
  expect((await violations(game.page)).join()).toContain("button-name");
});

describe.for(themes)("axe-core finds nothing, %s", (theme) => {
  test.for(Object.entries(screens))("%s", async ([, come], { open }) => {
    const game = await open({
      until: (view) => view.moves >= 30 && selectable(view).length > 0,
    });
    await light(game, theme);
    await come(game);
    expect(await violations(game.page)).toEqual([]);
  });

  test("a lost position", async ({ open }) => {
    const game = await open({ code: lostDeal });
    await light(game, theme);
    await game.page.page.waitForSelector("#mark", { timeout: 30_000 });
    expect(await violations(game.page), "the mark").toEqual([]);
    await game.page.page.locator("#mark").click();
    await expectDialog(game, "lost");
    expect(await violations(game.page), "the dialog").toEqual([]);
  });

  test("the finish, four colours and the show", async ({ open }) => {
    const game = await open({ until: ({ finish }) => finish });
    await light(game, theme);
    await game.page.page.waitForSelector('[data-do="finish"]');
    expect(await violations(game.page), "the finish").toEqual([]);
    await fromMenu(game, "settings");
    await expectDialog(game, "settings");
    await game.page.page.locator('#settings [name="fourColours"]').check();
    await game.page.page.keyboard.press("Escape");
    await game.page.page.waitForSelector("dialog", { state: "detached" });
    expect(await violations(game.page), "four colours").toEqual([]);
    await fromMenu(game, "solution");
    await game.page.page.waitForSelector('[data-do="stop"]');
    await expect.poll(() => game.said()).toContain("counts as shown");
    expect(await violations(game.page), "the show").toEqual([]);
  });

  test.for(Object.entries({ sideways: devices.sideways, desktop: devices.desktop }))(
    "the windows, %s",
    async ([, device], { open }) => {
      const game = await open({ device, until: (view) => view.moves >= 30 });
      await light(game, theme);
      for (const id of ["new-game", "menu", ...fromTheMenu]) {
        const direct = id === "new-game" || id === "menu";
        await game.page.page.locator(`#tools [data-do="${direct ? id : "menu"}"]`).click();
        if (!direct) await game.page.page.locator(`#menu [data-do="${id}"]`).click();
        await expectDialog(game, id);
        expect(await violations(game.page), `the window ${id}`).toEqual([]);
        await game.page.page.keyboard.press("Escape");
        await game.page.page.waitForSelector("dialog", { state: "detached" });
      }
    },
  );

  test("a win", async ({ open }) => {
    const last = movesOf(mixedGame).length - 1;
    const game = await open({ until: (view) => view.moves === last });
    await light(game, theme);
    const lift = first(liftables(await game.view()));
    await game.tap(lift.card);
    await expectDialog(game, "win");
    expect(await violations(game.page)).toEqual([]);
  });

  test.for(Object.entries(devices))("the bars on %s", async ([, device], { open }) => {
    const game = await open({ device });
    await light(game, theme);
    expect(await violations(game.page)).toEqual([]);
  });
});
