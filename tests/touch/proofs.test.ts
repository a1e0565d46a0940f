// What the player gets from the solver: hints, winnable deals, the solution, the finish.
import { beforeAll, describe, expect } from "vitest";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { Hint } from "../../ui/src/bindings/Hint";
import type { Statistics } from "../../ui/src/bindings/Statistics";
import type { View } from "../../ui/src/bindings/View";
import { Bridge } from "../drive/bridge";
import type { Point } from "../drive/fingers";
import { mixedGame } from "../drive/known-games";
import { middleOf } from "../drive/screen";
import { buildSolver, verdictOnDeal, verdictOnTable } from "../drive/verdicts";
import { pause, test, withBrowser, type Game } from "./game";
import { motions, noteMotions } from "./motions";
import { choose, count, intoTheTrap, third, trap, verdict } from "./trap";

withBrowser();
beforeAll(buildSolver, 300_000);

/** What the third tool is called at the moment. */
async function thirdWord(game: Game): Promise<string | null> {
  return game.page.page.locator("#tools .tool").nth(2).getAttribute("aria-label");
}

/** Waits until the page and the program have the same table, and keep it. */
async function untilQuiet(game: Game): Promise<void> {
  let last = "";
  const quiet = async () => {
    const { revision } = (await game.screen()).data;
    const same = revision === last && revision === String((await game.view()).revision);
    last = revision;
    return same;
  };
  await expect.poll(quiet, { interval: 100, timeout: 15_000 }).toBe(true);
}

describe("hints", () => {
  test(
    "alone win the game, each played by a second press",
    { timeout: 300_000 },
    async ({ open }) => {
      const game = await open({ code: trap });
      for (let moves = 0; (await third(game)) === "hint"; moves += 1) {
        await game.press("hint");
        await expect.poll(() => thirdWord(game)).toBe("Play it");
        expect(await game.said()).toMatch(/Move the /);
        expect(await count(game, ".mark-hint:not([hidden])")).toBe(2);
        await game.press("hint");
        const view = await game.untilMoves(moves + 1);
        expect(view.verdict, `after hint ${moves + 1}`).toBe("winnable");
      }
      await game.press("finish");
      await expect.poll(async () => (await game.view()).status).toBe("won");
      await game.page.page.waitForSelector("dialog#win[open]");
    },
  );

  for (const cells of [2, 1]) {
    test(`win a new game with ${cells} of the cells`, async ({ dataHome }) => {
      const bridge = await Bridge.start(dataHome);
      try {
        let { view } = await bridge.invoke<Answer>("new_game", { cells, code: null });
        while (view.status !== "won") {
          const { next } = await bridge.invoke<Hint>("hint");
          if (next === null) throw new Error(`no hint in ${view.code} after ${view.moves} moves`);
          const wish = { card: next.card, pile: next.to };
          const answer = await bridge.invoke<Answer>("drop_on", wish);
          expect(answer.refusal).toBeNull();
          ({ view } = answer);
        }
        expect(view.cells).toHaveLength(cells);
      } finally {
        await bridge.kill();
      }
    });
  }
});

describe("a new game", () => {
  for (const cells of [4, 2, 1]) {
    test(`with ${cells} of the cells can be won`, async ({ open }) => {
      // From a game with another count, so that the choice is one.
      const game = await open({ code: cells === 4 ? "MS-C1-1" : mixedGame });
      await game.press("new-game");
      await game.page.page.waitForSelector("dialog#new-game[open]");
      const option = `#new-game label:has(input[name="cells"][value="${cells}"])`;
      await game.fingers.tap(await game.button(option));
      await choose(game, "new-game", "deal");
      const { code } = await game.view();
      expect(code).toContain(`-C${cells}-`);
      expect(verdictOnDeal(code), `${code}, by the solver afresh`).toBe("winnable");
      await expect.poll(() => verdict(game)).toBe("winnable");
    });
  }

  test("is any at all, once the switch is off", async ({ open }) => {
    const game = await open();
    await game.press("new-game");
    await game.page.page.waitForSelector("dialog#new-game[open]");
    await game.fingers.tap(await game.button('#new-game input[name="winnable"]'));
    await game.fingers.tap(
      await game.button('#new-game label:has(input[name="cells"][value="1"])'),
    );
    expect(await game.page.page.locator("#new-game .switch").innerText()).toMatch(/1 in 550/);
    await choose(game, "new-game", "deal");
    // One in 550 would be winnable; twice in a row is out of the question.
    const codes = [(await game.view()).code];
    await game.press("new-game");
    await choose(game, "new-game", "deal");
    codes.push((await game.view()).code);
    expect(codes.map(verdictOnDeal)).toContain("lost");
  });
});

describe("the solution", () => {
  test("is played to the end, and is no win of the player's", async ({ open }) => {
    const near = ({ columns, cells }: View) =>
      [...columns.flat(), ...cells].filter(Boolean).length === 4;
    const game = await open({ until: near });
    const { moves } = await game.view();
    await game.press("menu");
    await choose(game, "menu", "solution");
    await expect.poll(() => third(game)).toBe("stop");
    await expect.poll(() => game.said()).toContain("counts as shown");
    await expect.poll(async () => (await game.view()).status, { timeout: 10_000 }).toBe("won");
    expect((await game.view()).moves).toBe(moves + 4);
    await expect.poll(() => third(game)).toBe("hint");
    expect(await count(game, "dialog#win")).toBe(0);
    const statistics = await game.bridge.invoke<Statistics>("statistics");
    expect(statistics["4"]).toMatchObject({ played: 1, won: 0 });
  });

  test("stops at the first touch, which plays nothing itself", async ({ open }) => {
    const game = await open({ code: trap });
    await game.press("menu");
    await choose(game, "menu", "solution");
    await expect.poll(async () => (await game.view()).moves, { timeout: 5000 }).toBeGreaterThan(0);
    const screen = await game.glance();
    await game.fingers.tap(middleOf(screen, "column-1"));
    await expect.poll(() => third(game)).toBe("hint");
    const stopped = await game.view();
    await pause();
    await pause();
    await pause();
    await game.expectUntouched(stopped);
    expect(await count(game, ".mark-selection:not([hidden])"), "it selects nothing").toBe(0);
  });

  test("goes at a pace that can be followed", async ({ open }) => {
    const game = await open({ code: trap });
    await game.page.evaluate(() => {
      const noted = Object.assign(window, { shown: [] as number[] });
      const changed = () => noted.shown.push(performance.now());
      const table = document.querySelector("#table");
      if (table) new MutationObserver(changed).observe(table, { attributeFilter: ["data-moves"] });
    });
    await game.press("menu");
    await choose(game, "menu", "solution");
    await expect
      .poll(async () => (await game.view()).moves, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(4);
    await game.press("stop");
    const shown = await game.page.evaluate(() => (window as unknown as { shown: number[] }).shown);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    for (const [i, time] of shown.slice(1).entries()) {
      expect(time - (shown[i] ?? 0), "from move to move").toBeGreaterThanOrEqual(600);
    }
  });

  test("of a lost position is not there, and the page says so", async ({ open }) => {
    const game = await open({ code: trap, after: () => [intoTheTrap] });
    await expect.poll(() => third(game)).toBe("go-back");
    await game.press("menu");
    await choose(game, "menu", "solution");
    await game.page.page.waitForSelector("dialog#lost[open]");
    await choose(game, "lost", "go-on");
    expect((await game.view()).moves).toBe(1);
  });
});

describe("the finish", () => {
  test("brings all the rest home by one press, card by card", async ({ open }) => {
    const game = await open({ until: ({ finish }) => finish });
    await expect.poll(() => third(game)).toBe("finish");
    const view = await game.view();
    const left = [...view.columns.flat(), ...view.cells].filter((card) => card !== null);
    await noteMotions(game);
    await game.press("finish");
    await expect.poll(async () => (await game.view()).status).toBe("won");
    const homeward = (await motions(game)).slice(0, left.length);
    expect(homeward.map(({ card }) => card).toSorted()).toEqual(left.toSorted());
    const delays = homeward.map(({ delay }) => delay).toSorted((a, b) => a - b);
    expect(delays, "each waits for its turn").toEqual(left.map((_, place) => place * 40));
    await game.page.page.waitForSelector("dialog#win[open]");
  });

  test("is cut short by a touch: all cards are home at once", async ({ open }) => {
    const game = await open({ until: ({ finish }) => finish });
    await game.press("finish");
    await expect.poll(async () => (await game.view()).status).toBe("won");
    await game.fingers.tap({ x: 180, y: 600 });
    const { uppermost } = await game.glance();
    const homes = Array.from("SHDC", (suit) => uppermost[`foundation-${suit}`]);
    expect(homes, "nothing is on its way any more").toEqual(["KS", "KH", "KD", "KC"]);
    await game.page.page.waitForSelector("dialog#win[open]");
    await game.expectScreen();
  });

  test("is taken back card by card", async ({ open }) => {
    const game = await open({ until: ({ finish }) => finish });
    const before = await game.view();
    await game.press("finish");
    await choose(game, "win", "undo");
    const view = await game.view();
    expect(view.status).toBe("playing");
    expect(view.moves).toBeGreaterThan(before.moves);
    expect(await third(game)).toBe("finish");
  });
});

describe("fifty quick actions", () => {
  for (const code of [trap, mixedGame]) {
    test(`leave no stale verdict on ${code}`, { timeout: 120_000 }, async ({ open }) => {
      const game = await open({ code });
      for (let round = 0; round < 3; round += 1) {
        const screen = await game.screen();
        const spots: Point[] = [];
        const undo = await game.button('[data-do="undo"]');
        for (let i = 0; i < 25; i += 1) {
          const spot = middleOf(screen, `column-${1 + ((i * 3 + round) % 8)}`);
          // Two taps on a card are a move of its own choice; every fifth wish takes one back.
          spots.push(...(i % 5 === 4 ? [undo, spot] : [spot, spot]));
        }
        expect(spots).toHaveLength(50);
        await game.fingers.taps(spots, 25);
        await untilQuiet(game);
        await expect.poll(() => verdict(game)).not.toBe("unknown");
        await game.expectScreen();
        const view = await game.view();
        expect(view.moves, "they did something").toBeGreaterThan(0);
        expect(await verdict(game), `round ${round + 1}`).toBe(verdictOnTable(view));
        await pause();
      }
    });
  }
});
