// What ends a drag in the middle: the cards go back, and no move is made.
import { describe, expect } from "vitest";
import { devices } from "../drive/chromium";
import { spotOf } from "../drive/screen";
import { test, withBrowser, type Game } from "./game";
import { cells, first, liftables } from "./positions";

withBrowser();

/** Begins to drag a card and holds it over a pile that would take it. */
async function holdOverCell(game: Game): Promise<{ card: string; cell: string }> {
  const view = await game.view();
  const lift = first(liftables(view).filter((one) => !one.home && cells(one).length > 0));
  const cell = first(cells(lift));
  const [spot, over] = [await game.spot(lift.card), await game.middle(cell)];
  await game.fingers.down(spot);
  await game.fingers.move(over);
  const distance = async () => {
    const { x, y } = spotOf(await game.glance(), lift.card);
    return Math.hypot(x - over.x, y - over.y);
  };
  await expect.poll(distance, { message: "the card is in hand" }).toBeLessThan(10);
  return { card: lift.card, cell };
}

/** What interrupts a drag of a finger that is over a pile that would take the card. */
const interruptions: Record<string, (game: Game) => Promise<void>> = {
  "the system takes the touch away": (game) => game.fingers.cancel(),
  "a second finger comes down": async (game) => {
    await game.fingers.down({ x: 200, y: 700 }, 1);
    await game.fingers.up(1);
    await game.fingers.up();
  },
  "the window loses the focus": async (game) => {
    await game.page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await game.fingers.up();
  },
  "the screen is turned": async (game) => {
    await game.page.resize(800, 360);
    await game.fingers.up();
  },
  "the page loses the pointer": async (game) => {
    await game.page.evaluate(() => {
      for (let id = 0; id < 100; id += 1) {
        for (const element of document.querySelectorAll("*")) {
          if (element.hasPointerCapture(id)) element.releasePointerCapture(id);
        }
      }
    });
    await game.fingers.up();
  },
};

describe("a drag ends without a move when", () => {
  for (const [what, interrupt] of Object.entries(interruptions)) {
    test(what, async ({ open }) => {
      const game = await open();
      const before = await game.view();
      await holdOverCell(game);
      await interrupt(game);
      await game.expectUntouched(before);
      await game.page.resize(360, 800);

      await game.expectUntouched(before);
      const { card } = first(liftables(before).filter((one) => !one.home));
      await game.drag(card, "cell-1");
      await game.untilMoves(1);
    });
  }

  test("the right button comes down beside the left one", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const before = await game.view();
    const { card } = first(liftables(before).filter((one) => !one.home));
    const [spot, over] = [await game.spot(card), await game.middle("cell-1")];
    const { mouse } = game.page.page;
    await mouse.move(spot.x, spot.y);
    await mouse.down();
    await mouse.move(over.x, over.y, { steps: 8 });
    await mouse.down({ button: "right" });
    await mouse.up({ button: "right" });
    await mouse.up();
    await game.expectUntouched(before);
  });

  test("undo is pressed, and nothing is undone", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 3 });
    const before = await game.view();
    await holdOverCell(game);
    await game.page.page.locator('[data-do="undo"]').evaluate((undo: HTMLElement) => undo.click());
    await game.fingers.up();
    await game.expectUntouched(before);
  });
});

describe("turning the screen", () => {
  test("at rest keeps every card", async ({ open }) => {
    const game = await open({ until: (view) => view.moves === 20 });
    await game.page.resize(800, 360);
    await game.expectScreen();
    await game.page.resize(320, 568);
    await game.expectScreen();
    await game.page.resize(1280, 800);
    await game.expectScreen();
  });

  /** Turns the phone on its side and upright again, and looks each time. */
  async function turned(game: Game, look: (way: string) => Promise<void>): Promise<void> {
    const { width, height } = devices.phone;
    await game.page.resize(height, width);
    await game.screen();
    await look("sideways");
    await game.page.resize(width, height);
    await game.screen();
    await look("upright again");
  }

  /** The card that a frame of this kind is around, or begins at. */
  const framed = (game: Game, kind: string): Promise<string | undefined> =>
    game.page.evaluate((selector) => {
      const frame = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [...document.querySelectorAll<HTMLElement>("[data-card]")].find((card) => {
        const { x, y } = card.getBoundingClientRect();
        return Math.hypot(frame.x + 2 - x, frame.y + 2 - y) < 1.5;
      })?.dataset.card;
    }, `${kind}:not([hidden])`);

  test("keeps what is selected, and what is hinted", async ({ open }) => {
    const game = await open();
    const { card } = first(liftables(await game.view()).filter(({ home }) => !home));
    await game.tap(card);
    await game.page.page.waitForSelector(".mark-selection:not([hidden])");
    await turned(game, async (way) => {
      expect(await framed(game, ".mark-selection"), `turned ${way}`).toBe(card);
    });
    await game.press("hint");
    await game.page.page.waitForSelector(".mark-hint:not([hidden])");
    const hinted = await framed(game, ".mark-hint");
    expect(hinted).toBeDefined();
    await turned(game, async (way) => {
      expect(await framed(game, ".mark-hint"), `turned ${way}`).toBe(hinted);
    });
  });

  test("keeps the window that is open, and what was typed in it", async ({ open }) => {
    const game = await open();
    for (const [wish, id] of [
      ["new-game", "new-game"],
      ["menu", "menu"],
      ["menu", "settings"],
      ["menu", "rules"],
    ] as const) {
      await game.press(wish);
      if (wish !== id) await game.fingers.tap(await game.button(`#menu [data-do="${id}"]`));
      await game.page.page.waitForSelector(`dialog#${id}[open]`);
      if (id === "new-game") await game.page.page.locator("#new-game input.code").fill("BK1");
      await turned(game, async (way) => {
        const sheet = await game.page.page.locator(`#${id} .sheet`).boundingBox();
        const [width, height] = await game.page.evaluate(() => [innerWidth, innerHeight]);
        expect(sheet?.x, `${id} ${way}`).toBeGreaterThanOrEqual(0);
        expect((sheet?.x ?? 0) + (sheet?.width ?? 0)).toBeLessThanOrEqual((width ?? 0) + 0.5);
        expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeLessThanOrEqual((height ?? 0) + 0.5);
      });
      if (id === "new-game") {
        expect(await game.page.page.locator("#new-game input.code").inputValue()).toBe("BK1");
      }
      await game.fingers.tap(await game.button(`#${id} .close`));
      await game.page.page.waitForSelector("dialog", { state: "detached" });
    }
  });
});
