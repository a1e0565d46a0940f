// New games, codes, restart, the former game, settings, and the win.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { doubleTapGame, mixedGame } from "../drive/known-games";
import { pause, test, withBrowser, type Game } from "./game";
import { first, liftables } from "./positions";

withBrowser();

/** Opens the New game window and types a code into it. */
async function typeCode(game: Game, code: string): Promise<void> {
  await game.press("new-game");
  await game.page.page.waitForSelector("dialog#new-game[open]");
  await game.page.page.locator("#new-game input.code").fill(code);
}

/** What the New game window says about the code that was typed. */
function answer(game: Game): Promise<string> {
  return game.page.page.locator("#code-answer").innerText();
}

/** Presses a button in the open dialog. */
async function choose(game: Game, dialog: string, wish: string): Promise<void> {
  await game.page.page.waitForSelector(`dialog#${dialog}[open]`);
  await game.fingers.tap(await game.button(`#${dialog} [data-do="${wish}"]`));
}

/** Waits until a game is on the table. */
async function untilCode(game: Game, code: string): Promise<void> {
  await expect.poll(async () => (await game.view()).code, { message: "the code dealt" }).toBe(code);
  await expect.poll(() => game.page.page.locator("dialog[open]").count()).toBe(0);
}

describe("New game", () => {
  test("deals the game of a code, however it is written", async ({ open }) => {
    const game = await open();
    await typeCode(game, `try this: ${doubleTapGame.toLowerCase().replaceAll("-", " ")} !`);
    await expect.poll(() => answer(game)).toContain("4");
    await choose(game, "new-game", "deal");
    await untilCode(game, doubleTapGame);
  });

  test("deals at random without a code", async ({ open }) => {
    const game = await open();
    await game.press("new-game");
    await choose(game, "new-game", "deal");
    await expect.poll(async () => (await game.view()).code).not.toBe(mixedGame);
    expect((await game.view()).moves).toBe(0);
  });

  const wrong: Record<string, RegExp> = {
    hello: /no game code/i,
    "BK2-C4-AAAAA24": /version BK2/i,
    "BK1-C3-AAAAA24": /4, 2,? or 1/,
    "BK1-C4-AAAA924": /9/,
    "BK1-C4-AAAAA2": /short/i,
    "BK1-C4-AAAAA245": /long/i,
    "BK1-C4-AAAAA25": /last symbol/i,
    "MS-C4-1000001": /1,000,000/,
  };
  for (const [code, words] of Object.entries(wrong)) {
    test(`says what is wrong with ${code}, and deals nothing`, async ({ open }) => {
      const game = await open({ device: devices.smallPhone });
      const before = await game.view();
      await typeCode(game, code);
      await expect.poll(() => answer(game)).toMatch(words);
      await choose(game, "new-game", "deal");
      await pause();
      expect(await game.page.page.locator("dialog#new-game[open]").count(), "it stays open").toBe(
        1,
      );
      await game.expectUntouched(before);
    });
  }

  test("with a code remembers how many cells it dealt, as the program does", async ({ open }) => {
    const game = await open();
    const chosen = async (on: Game) => {
      await on.press("new-game");
      await on.page.page.waitForSelector("dialog#new-game[open]");
      return on.page.page.locator('#new-game input[name="cells"]:checked').inputValue();
    };
    await typeCode(game, "MS-C2-1");
    await choose(game, "new-game", "deal");
    await untilCode(game, "MS-C2-1");
    expect(await chosen(game), "in this window").toBe("2");
    // Whatever is chosen next takes the count along.
    await game.fingers.tap(await game.button('#new-game input[name="winnable"]'));
    await expect
      .poll(() => game.bridge.invoke("settings"))
      .toMatchObject({ cells: 2, winnable: false });
    await game.kill();
    const again = await open({ code: null });
    expect(await chosen(again), "after a restart of the program").toBe("2");
  });

  describe("pastes", () => {
    /** Allows the page these things and no others. */
    const allow = (game: Game, ...rights: string[]) =>
      game.page.page.context().grantPermissions(rights);

    test("a code, where it may read the clipboard", async ({ open }) => {
      const game = await open();
      await allow(game, "clipboard-read", "clipboard-write");
      await game.page.page.evaluate(`navigator.clipboard.writeText("play ${doubleTapGame}!")`);
      await game.press("new-game");
      await choose(game, "new-game", "paste");
      await expect.poll(() => answer(game)).toMatch(/^This code deals/);
      await choose(game, "new-game", "deal");
      await untilCode(game, doubleTapGame);
    });

    test("nothing where it may not, and says how to do it", async ({ open }) => {
      const game = await open();
      await allow(game, "geolocation");
      await game.press("new-game");
      await choose(game, "new-game", "paste");
      await expect.poll(() => answer(game)).toMatch(/by hand|Paste/);
      expect(await game.page.evaluate(() => document.activeElement?.id)).toBe("code");
    });

    test("and copies: its own button and the bar's bring the code to the clipboard", async ({
      open,
    }) => {
      const game = await open({ device: devices.desktop });
      const { page } = game.page;
      await allow(game, "clipboard-read", "clipboard-write");
      const copied = () => page.evaluate<string>("navigator.clipboard.readText()");
      await page.locator("#status .code").click();
      await expect.poll(copied).toBe(mixedGame);
      await page.evaluate('navigator.clipboard.writeText("")');
      await page.locator('[data-do="new-game"]').click();
      await page.locator('#new-game [data-do="copy-code"]').click();
      await expect.poll(copied).toBe(mixedGame);
      await expect.poll(() => game.said()).toContain("was copied");
    });
  });

  for (const cells of [2, 1]) {
    test(`with ${cells} of the cells shows no others, and is remembered`, async ({ open }) => {
      const game = await open();
      await game.press("new-game");
      await game.page.page.waitForSelector("dialog#new-game[open]");
      const option = `#new-game label:has(input[name="cells"][value="${cells}"])`;
      await game.fingers.tap(await game.button(option));
      await choose(game, "new-game", "deal");
      await expect.poll(async () => (await game.view()).cells.length).toBe(cells);
      const { piles } = await game.screen();
      expect(Object.keys(piles).filter((pile) => pile.startsWith("cell"))).toHaveLength(cells);
      expect(Object.keys(piles)).toHaveLength(8 + cells + 4);

      await expect.poll(() => game.page.page.locator("dialog[open]").count()).toBe(0);
      await game.press("new-game");
      const remembered = game.page.page.locator(`${option} input`);
      await expect.poll(() => remembered.isChecked()).toBe(true);
    });
  }
});

describe("the menu", () => {
  test("restarts the same deal, and brings the former game back", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 12 });
    const before = await game.view();
    await game.press("menu");
    await choose(game, "menu", "restart");
    const afresh = await game.untilMoves(0);
    expect(afresh).toMatchObject({ code: mixedGame, score: 0, undo: 0, redo: 0, former: true });
    await game.expectScreen();

    await game.press("menu");
    await choose(game, "menu", "former-game");
    const back = await game.untilMoves(12);
    const { columns, cells, score, undo, redo } = before;
    expect(back).toMatchObject({ columns, cells, score, undo, redo });
  });

  test("brings back the game that New game replaced", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 7 });
    await typeCode(game, doubleTapGame);
    await choose(game, "new-game", "deal");
    await untilCode(game, doubleTapGame);
    await game.press("menu");
    await choose(game, "menu", "former-game");
    await untilCode(game, mixedGame);
    expect((await game.view()).moves).toBe(7);
  });

  test("offers neither where there is nothing to restart", async ({ open }) => {
    const game = await open({ code: null });
    await game.press("menu");
    await game.page.page.waitForSelector("dialog#menu[open]");
    for (const wish of ["restart", "former-game"]) {
      const line = game.page.page.locator(`#menu [data-do="${wish}"]`);
      expect(await line.isDisabled(), `${wish} is off`).toBe(true);
    }
  });

  test("keeps settings for good", async ({ open }) => {
    const game = await open();
    await game.press("menu");
    await choose(game, "menu", "settings");
    await game.page.page.waitForSelector("dialog#settings[open]");
    await game.page.page.locator('#settings input[name="theme"][value="dark"]').check();
    await expect.poll(() => theme(game)).toBe("dark");
    await game.kill();
    const again = await open();
    expect(await theme(again), "after a kill").toBe("dark");
  });
});

/** The theme that the page wears. */
function theme(game: Game): Promise<string | null> {
  return game.page.page.locator("html").getAttribute("data-theme");
}

describe("a win", () => {
  /** A game one tap before its end. */
  const almost = {
    until: ({ columns, cells }: View) => [...columns.flat(), ...cells].filter(Boolean).length === 1,
  };

  test("opens its window once; undo takes it back, and the win can be had again", async ({
    open,
  }) => {
    const game = await open(almost);
    const before = await game.view();
    const { card } = first(liftables(before));
    await game.tap(card);
    await game.page.page.waitForSelector("dialog#win[open]");
    expect(await game.view()).toMatchObject({ status: "won", ticking: false });
    await game.expectScreen();

    await choose(game, "win", "undo");
    const back = await game.untilMoves(before.moves);
    expect(back).toMatchObject({ status: "playing", score: before.score, ticking: true });
    await game.expectScreen();
    await pause();
    await game.tap(card);
    await game.page.page.waitForSelector("dialog#win[open]");
    expect(await game.page.page.locator("dialog").count()).toBe(1);
  });

  test("stays won when the screen is turned in the middle of it", async ({ open }) => {
    const game = await open(almost);
    await game.tap(first(liftables(await game.view())).card);
    await game.page.resize(800, 360);
    await game.page.page.waitForSelector("dialog#win[open]");
    await game.page.resize(360, 800);
    expect(await game.page.page.locator("dialog#win[open]").count()).toBe(1);
    expect((await game.view()).status).toBe("won");
  });

  test("offers a new game", async ({ open }) => {
    const game = await open(almost);
    await game.tap(first(liftables(await game.view())).card);
    await choose(game, "win", "new-game");
    await choose(game, "new-game", "deal");
    await expect.poll(async () => (await game.view()).moves).toBe(0);
  });
});
