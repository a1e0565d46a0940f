// What the player gets from the solver: the mark and the way back, hints, the solution, the finish.
import { beforeAll, describe, expect } from "vitest";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { Hint } from "../../ui/src/bindings/Hint";
import type { Statistics } from "../../ui/src/bindings/Statistics";
import type { View } from "../../ui/src/bindings/View";
import { Bridge } from "../drive/bridge";
import { devices } from "../drive/chromium";
import type { Point } from "../drive/fingers";
import { mixedGame } from "../drive/known-games";
import { middleOf } from "../drive/screen";
import { buildSolver, verdictOnDeal, verdictOnTable } from "../drive/verdicts";
import { pause, test, withBrowser, type Game } from "./game";
import { motions, noteMotions } from "./motions";
import { first, liftables } from "./positions";

withBrowser();
beforeAll(buildSolver, 300_000);

/** A deal that can be won, until the nine of clubs goes onto the ten. */
const trap = "MS-C4-1";
const intoTheTrap = { card: "9C", pile: "column-8" };

/** What the third tool is at the moment. */
async function third(game: Game): Promise<string | null> {
  return game.page.page.locator("#tools .tool").nth(2).getAttribute("data-do");
}

/** What the third tool is called at the moment. */
async function thirdWord(game: Game): Promise<string | null> {
  return game.page.page.locator("#tools .tool").nth(2).getAttribute("aria-label");
}

async function verdict(game: Game): Promise<string> {
  return (await game.glance()).data.verdict;
}

function count(game: Game, selector: string): Promise<number> {
  return game.page.page.locator(selector).count();
}

/** Presses a button in the open dialog. */
async function choose(game: Game, dialog: string, wish: string): Promise<void> {
  await game.page.page.waitForSelector(`dialog#${dialog}[open]`);
  await game.fingers.tap(await game.button(`#${dialog} [data-do="${wish}"]`));
  await expect.poll(() => count(game, `dialog#${dialog}`)).toBe(0);
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

/** Turns a switch in the settings. */
async function turn(game: Game, name: string): Promise<void> {
  await game.press("menu");
  await choose(game, "menu", "settings");
  await game.page.page.waitForSelector("dialog#settings[open]");
  const choice = `#settings input[name="${name}"]`;
  await game.page.page.locator(choice).scrollIntoViewIfNeeded();
  await game.fingers.tap(await game.button(choice));
  await game.fingers.tap(await game.button("#settings .close"));
  await expect.poll(() => count(game, "dialog")).toBe(0);
}

/** The cards that some pile takes. */
const movable = (view: View) => liftables(view).filter(({ targets }) => targets.length > 0);

const board = ({ columns, cells, foundations }: View) => ({ columns, cells, foundations });

describe("a losing move", () => {
  test("brings the mark and the way back, and no window by itself", async ({ open }) => {
    const game = await open({ code: trap });
    const before = await game.view();
    await expect.poll(() => verdict(game)).toBe("winnable");
    expect(await count(game, "#mark")).toBe(0);

    await game.drag(intoTheTrap.card, intoTheTrap.pile);
    await game.untilMoves(1);
    await expect.poll(() => verdict(game)).toBe("lost");
    expect(verdictOnTable(await game.view())).toBe("lost");
    expect(await third(game)).toBe("go-back");
    expect(await count(game, "#mark")).toBe(1);
    expect(await count(game, "dialog")).toBe(0);
    await game.expectScreen();

    await game.fingers.tap(await game.button("#mark"));
    await game.page.page.waitForSelector("dialog#lost[open]");
    expect(await game.page.page.locator("#lost .main").innerText()).toMatch(/\(1\smove\)/);
    await choose(game, "lost", "go-back");
    const back = await game.untilMoves(0);
    expect(board(back)).toEqual(board(before));
    expect(back.redo, "the move can be made again").toBe(1);
    await expect.poll(() => verdict(game)).toBe("winnable");
    expect(await count(game, "#mark")).toBe(0);
    expect(await third(game)).toBe("hint");
  });

  for (const device of [devices.phone, devices.smallPhone]) {
    test(`puts the mark where the code was, ${device.width} wide`, async ({ open }) => {
      const game = await open({ code: trap, device });
      /** Code or mark, whichever is seen, and everything around it. */
      const boxes = () =>
        game.page.evaluate(() => {
          const all = [...document.querySelectorAll(".code, #mark, #tools .tool, .figure")];
          const seen = all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => ({ sign: one.closest(".sign") !== null, id: one.id, box: one }))
            .map(({ box, ...rest }) => ({ ...rest, ...box.getBoundingClientRect().toJSON() }));
          return seen as { sign: boolean; id: string; x: number; y: number; right: number }[];
        });
      const around = (all: Awaited<ReturnType<typeof boxes>>) =>
        all.filter(({ sign }) => !sign).map(({ x, y }) => ({ x, y }));
      const before = await boxes();
      await game.drag(intoTheTrap.card, intoTheTrap.pile);
      await game.page.page.waitForSelector("#mark");
      await game.screen();
      const after = await boxes();
      expect(around(after), "nothing else has moved").toEqual(around(before));
      const [code, mark] = [before, after].map((all) => all.filter(({ sign }) => sign));
      expect(
        mark?.map(({ id }) => id),
        "the mark alone",
      ).toEqual(["mark"]);
      expect(code).toHaveLength(1);
      expect(mark?.[0]?.x).toBeLessThan(code?.[0]?.right ?? 0);
      expect(mark?.[0]?.right).toBeGreaterThan(code?.[0]?.x ?? 0);
      expect(Math.abs((mark?.[0]?.y ?? 0) - (code?.[0]?.y ?? 0))).toBeLessThan(12);
    });
  }

  for (const [way, moves] of [
    ["restart", 0],
    ["former-game", 12],
  ] as const) {
    test(`can be left by ${way}, from the mark's window`, async ({ open }) => {
      const game = await open({ until: (view) => view.moves === 12 });
      await game.bridge.invoke("new_game", { cells: 4, code: trap });
      await game.bridge.invoke("drop_on", { card: intoTheTrap.card, pile: intoTheTrap.pile });
      await game.kill();
      const again = await open({ code: null });
      await again.fingers.tap(await again.button("#mark"));
      await choose(again, "lost", way);
      const view = await again.untilMoves(moves);
      expect(view.code).toBe(way === "restart" ? trap : mixedGame);
      expect(view.redo, "it is no way back, which could be gone again").toBe(0);
      await expect.poll(() => count(again, "#mark")).toBe(0);
    });
  }

  test("is taken back by one press, however far one went on", async ({ open }) => {
    const game = await open({ code: trap, device: devices.smallPhone });
    const before = await game.view();
    await game.drag(intoTheTrap.card, intoTheTrap.pile);
    await game.untilMoves(1);
    for (const moves of [2, 3, 4]) {
      const one = first(movable(await game.view()));
      await game.drag(one.card, first(one.targets));
      await game.untilMoves(moves);
    }
    await expect.poll(() => third(game)).toBe("go-back");
    expect((await game.view()).back).toBe(4);
    await game.press("go-back");
    expect(board(await game.untilMoves(0))).toEqual(board(before));
  });

  test("stays on the table when one goes on", async ({ open }) => {
    const game = await open({ code: trap, device: devices.sideways });
    await game.drag(intoTheTrap.card, intoTheTrap.pile);
    const after = await game.untilMoves(1);
    await expect.poll(() => count(game, "#mark")).toBe(1);
    await game.fingers.tap(await game.button("#mark"));
    await choose(game, "lost", "go-on");
    await game.expectUntouched(after);
  });

  test("without the notice shows nothing, until a hint is asked for", async ({ open }) => {
    const game = await open({ code: trap });
    await turn(game, "lostNotice");
    await game.drag(intoTheTrap.card, intoTheTrap.pile);
    await game.untilMoves(1);
    await expect.poll(() => verdict(game)).toBe("lost");
    expect(await count(game, "#mark")).toBe(0);
    expect(await third(game)).toBe("hint");
    expect(await game.page.page.locator("#status .code").isVisible()).toBe(true);

    await game.press("hint");
    await choose(game, "lost", "go-back");
    await game.untilMoves(0);
  });
});

test("a position without any move is told as such, also without the notice", async ({ open }) => {
  const game = await open({ code: "MS-C1-1" });
  await turn(game, "lostNotice");
  for (let moves = 1; ; moves += 1) {
    const view = await game.view();
    if (view.stuck) break;
    const one = first(movable(view));
    if (moves > 60) throw new Error("this deal does not get stuck by first moves");
    await game.drag(one.card, first(one.targets));
    await game.untilMoves(moves);
  }
  await expect.poll(() => game.said()).toContain("No card can be moved");
});

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
