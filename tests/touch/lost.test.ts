// A position that can't be won any more: its mark, and the ways out of it.
import { beforeAll, describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame } from "../drive/known-games";
import { buildSolver, verdictOnTable } from "../drive/verdicts";
import { test, withBrowser, type Game } from "./game";
import { first, liftables } from "./positions";
import { choose, count, intoTheTrap, third, trap, verdict } from "./trap";

withBrowser();
beforeAll(buildSolver, 300_000);

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
