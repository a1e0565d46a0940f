// Rules, examples and answers: read beside the game, and the examples' boards played on.
import { describe, expect } from "vitest";
import type { ExampleAnswer } from "../../ui/src/bindings/ExampleAnswer";
import type { Statistics } from "../../ui/src/bindings/Statistics";
import type { Subject } from "../../ui/src/bindings/Subject";
import type { View } from "../../ui/src/bindings/View";
import { BackButton } from "../drive/back-button";
import { devices } from "../drive/chromium";
import { expectScreen, middleOf, readStill, spotOf, type Screen } from "../drive/screen";
import { pause, test, withBrowser, type Game } from "./game";

withBrowser();

/** The main game has been played a little, so that there is something to leave alone. */
const played = { until: (view: View) => view.moves === 20 };

/** Opens a page by two taps. */
async function read(game: Game, page: string): Promise<void> {
  await game.press("menu");
  await game.fingers.tap(await game.button(`#menu [data-do="${page}"]`));
  await game.page.page.waitForSelector(`dialog#${page}[open]`);
  await game.button(`#${page} h1`);
}

const closed = (game: Game) => game.page.page.waitForSelector("dialog", { state: "detached" });

const headings = (game: Game): Promise<string[]> =>
  game.page.evaluate(() =>
    Array.from(
      document.querySelectorAll("dialog[open] :is(h1, h2, h3)"),
      (one) => `${one.localName} ${one.textContent}`,
    ),
  );

/** A board of the open page of examples. */
class Example {
  readonly #game: Game;
  readonly #subject: Subject;

  private constructor(game: Game, subject: Subject) {
    this.#game = game;
    this.#subject = subject;
  }

  /** Opens the page of examples and scrolls to a board. */
  static async open(game: Game, subject: Subject): Promise<Example> {
    await read(game, "examples");
    const example = new Example(game, subject);
    await game.page.page.locator(`#example-${subject}`).evaluate((board) => {
      board.scrollIntoView({ block: "end" });
      board.closest(".sheet")?.scrollBy(0, 170);
    });
    await game.page.page.waitForSelector(`#example-${subject} [data-card]`);
    return example;
  }

  screen(): Promise<Screen> {
    return readStill(this.#game.page, `#example-${this.#subject}`);
  }

  /** The board as Rust has it. */
  async view(): Promise<View> {
    const wish = { subject: this.#subject, wish: { do: "view" } };
    const { answer } = await this.#game.bridge.invoke<ExampleAnswer>("example", wish);
    return answer.view;
  }

  /** Waits until so many moves are in force, and compares the board with Rust's. */
  async untilMoves(moves: number): Promise<View> {
    const shown = async () => Number((await this.screen()).data.moves);
    await expect.poll(shown, { message: "moves on the board" }).toBe(moves);
    const view = await this.view();
    expect(view.moves).toBe(moves);
    expectScreen(await this.screen(), view);
    return view;
  }

  async tap(card: string): Promise<void> {
    await this.#game.fingers.tap(spotOf(await this.screen(), card));
  }

  /** Drags a card by its upper strip, to where it lies squarely on the pile. */
  async drag(card: string, pile: string): Promise<void> {
    const screen = await this.screen();
    const from = spotOf(screen, card);
    const to = middleOf(screen, pile);
    const { x, y, width, height } = screen.cards[card] ?? { x: 0, y: 0, width: 0, height: 0 };
    const hold = { x: to.x + from.x - x - width / 2, y: to.y + from.y - y - height / 2 };
    await this.#game.fingers.drag(from, hold);
  }

  /** Presses a button below the board. */
  async press(wish: "back" | "step" | "reset"): Promise<void> {
    const selector = `.example:has(#example-${this.#subject}) [data-do="example-${wish}"]`;
    await this.#game.page.page.locator(selector).tap();
  }

  /** What stands below the board. */
  async says(): Promise<string> {
    const below = `.example:has(#example-${this.#subject}) :is(.said, .verdict)`;
    return (await this.#game.page.page.locator(below).allTextContents()).join(" ").trim();
  }
}

/** What a desktop prints, were it printing now: the elements that can be seen. */
const printed = async (
  game: Game,
): Promise<{ table: boolean; page: boolean; colours: string[] }> => {
  await game.page.page.emulateMedia({ media: "print" });
  return game.page.evaluate(() => {
    const seen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
    const sheet = document.querySelector("dialog[open] .sheet") ?? document.body;
    const { color, backgroundColor } = getComputedStyle(sheet);
    return {
      table: seen("#table") || seen("#status") || seen("#tools"),
      page: seen("dialog[open] h1"),
      colours: [color, backgroundColor],
    };
  });
};

describe("pages", () => {
  test.for(["rules", "examples", "faq"])("%s are two taps away", async (page, { open }) => {
    const game = await open(played);
    const before = await game.view();
    await read(game, page);
    const found = await headings(game);
    expect(found[0]).toMatch(/^h1 [A-Z]/);
    expect(found.filter((heading) => heading.startsWith("h1"))).toHaveLength(1);
    expect(found.filter((heading) => heading.startsWith("h2")).length).toBeGreaterThan(4);
    await game.fingers.tap(await game.button(`#${page} .close`));
    await closed(game);
    await game.expectUntouched(before);
  });

  test.for([devices.smallPhone, { ...devices.sideways, width: 568, height: 320 }])(
    "are in sight as soon as the menu opens, on $width by $height",
    async (device, { open }) => {
      const game = await open({ device });
      await game.press("menu");
      await game.button('#menu [data-do="rules"]');
      for (const page of ["rules", "examples", "faq"]) {
        const seen = await game.page.evaluate((name) => {
          const line = document.querySelector(`#menu [data-do="${name}"]`);
          const box = line?.getBoundingClientRect() ?? new DOMRect();
          const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height - 1);
          return there === line && box.bottom <= innerHeight;
        }, page);
        expect(seen, `${page} is in sight, to its lower edge`).toBe(true);
      }
      await game.fingers.tap(await game.button('#menu [data-do="faq"]'));
      await game.page.page.waitForSelector("dialog#faq[open]");
    },
  );

  test("lead from their contents to a heading, which has the focus then", async ({ open }) => {
    const game = await open();
    await read(game, "rules");
    await game.page.page.locator("#rules .contents a").last().tap();
    const focused = () =>
      game.page.evaluate(() => {
        const { activeElement: one } = document;
        const { top = -1 } = one?.getBoundingClientRect() ?? {};
        return { tag: one?.localName, text: one?.textContent, seen: top >= 0 && top < innerHeight };
      });
    const last = (await headings(game)).at(-1)?.slice(3);
    await expect.poll(focused).toEqual({ tag: "h2", text: last, seen: true });
  });

  test("close by Escape, by a tap beside them, and by Back", async ({ open }) => {
    const button = new BackButton();
    const device = { ...devices.android, width: 900, height: 1000 };
    const game = await open({ ...played, device, page: { take: button.take } });
    const before = await game.view();
    await read(game, "faq");
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    await read(game, "rules");
    await game.fingers.tap({ x: 8, y: 500 });
    await closed(game);
    await read(game, "examples");
    await button.press(game.page);
    await closed(game);
    expect(button.left).toBe(0);
    await game.expectUntouched(before);
  });

  test("print alone, black on white, by night too", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const { page } = game.page;
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate("window.print = () => { document.body.dataset.printed = 'yes'; }");
    await page.locator('[data-do="menu"]').click();
    await page.locator('#menu [data-do="rules"]').click();
    await page.locator('#rules [data-do="print"]').click();
    expect(await page.getAttribute("body", "data-printed")).toBe("yes");
    const { table, page: text, colours } = await printed(game);
    expect({ table, text }).toEqual({ table: false, text: true });
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    await page.emulateMedia({ media: "screen" });
  });

  test("have no button to print on a phone", async ({ open }) => {
    const game = await open({ device: devices.android, page: { take: new BackButton().take } });
    await read(game, "rules");
    expect(await game.page.page.locator('[data-do="print"]').count()).toBe(0);
  });
});

describe("an example", () => {
  test("is played by dragging, and says what it refuses", async ({ open }) => {
    const game = await open(played);
    const before = await game.view();
    const example = await Example.open(game, "suits");
    await example.drag("7H", "column-1");
    await expect.poll(() => example.says()).toMatch(/same suit/);
    await example.untilMoves(0);
    await example.drag("7H", "column-5");
    await example.untilMoves(1);
    expect(await example.says()).toMatch(/7 of hearts to column 5/);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    await game.expectUntouched(before);
  });

  test("is played by taps: refused, placed, sent home", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    await example.tap("7H");
    await pause();
    await example.tap("8S");
    await expect.poll(() => example.says()).toMatch(/same suit/);
    await pause();
    await example.tap("7H");
    await pause();
    await example.tap("8H");
    await example.untilMoves(1);
    await pause();
    await example.tap("6H");
    await example.untilMoves(2);
  });

  test("has its own keys: all moves, its cards in words, and the list of keys", async ({
    open,
  }) => {
    const game = await open(played);
    const before = await game.view();
    const { page } = game.page;
    const example = await Example.open(game, "suits");
    const start = await example.view();
    await page.locator("#example-suits [tabindex='0']").focus();
    await page.keyboard.press("t");
    await page.waitForSelector("dialog#read[open]");
    const lines = await page.locator("#read-lines li").allInnerTexts();
    expect(lines).toHaveLength(8 + start.cells.length + 4);
    expect(lines[4], "of its own fifth column").toMatch(/8 of hearts/);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#read", { state: "detached" });
    await page.keyboard.press("?");
    await page.waitForSelector("dialog#help[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#help", { state: "detached" });
    await page.keyboard.press("l");
    await page.waitForSelector("dialog#moves[open]");
    await page.locator('#moves [data-card-to="7H column-5"]').click();
    await example.untilMoves(1);
    await page.keyboard.press("Escape");
    await closed(game);
    await game.expectUntouched(before);
  });

  test("is stepped through, back, and set up again", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "run");
    const start = await example.untilMoves(0);
    for (const moves of [1, 2, 3, 4, 5]) {
      await example.press("step");
      await example.untilMoves(moves);
    }
    expect(
      await game.page.page
        .locator('.example:has(#example-run) [data-do="example-step"]')
        .getAttribute("aria-disabled"),
    ).toBe("true");
    await example.press("back");
    await example.untilMoves(4);
    await example.press("reset");
    const { columns, cells } = await example.untilMoves(0);
    expect({ columns, cells }).toEqual({ columns: start.columns, cells: start.cells });
    await example.drag("9S", "column-1");
    expect((await example.untilMoves(1)).last?.count).toBe(3);
  });

  test("shows how many cards can move", async ({ open }) => {
    const game = await open({ device: devices.smallPhone });
    const example = await Example.open(game, "capacity");
    await example.drag("QD", "column-5");
    await expect.poll(() => example.says()).toMatch(/Only 5 cards/);
    await example.drag("QD", "column-4");
    expect((await example.untilMoves(1)).last?.count).toBe(10);
  });

  test("says that a position is lost, and that the one before was not", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "trap");
    expect(await example.says()).toBe("Can be won");
    await example.press("step");
    await example.untilMoves(1);
    expect(await example.says()).toMatch(/Can’t be won from here/);
    await example.press("back");
    await example.untilMoves(0);
    expect(await example.says()).toMatch(/Can be won/);
  });

  test("is won without a window, and counts nowhere", async ({ open }) => {
    const game = await open(played);
    const before = await game.view();
    const statistics = await game.bridge.invoke<Statistics>("statistics");
    const example = await Example.open(game, "one-cell");
    for (let moves = 1; moves <= 38; moves += 1) await example.press("step");
    expect((await example.untilMoves(38)).status).toBe("won");
    expect(await example.says()).toMatch(/Out of the oven!/);
    expect(await game.page.page.locator("dialog[open]").count(), "only the page").toBe(1);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    expect(await game.bridge.invoke<Statistics>("statistics")).toEqual(statistics);
    await game.expectUntouched(before);
  });

  test("lets the page be moved by its bare cloth, and by no card", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    const scrolled = () =>
      game.page.evaluate(() => document.querySelector("#examples .sheet")?.scrollTop ?? 0);
    const start = await scrolled();
    const { cards } = await example.screen();
    const { x, y, width, height } = cards["8D"] ?? { x: 0, y: 0, width: 0, height: 0 };
    const bare = { x: x + width / 2, y: y + 2 * height };
    await game.fingers.down(bare);
    await game.fingers.move({ x: bare.x, y: bare.y - 100 });
    // At rest before it is lifted, the finger throws nothing.
    await pause();
    await game.fingers.up();
    await expect.poll(scrolled).toBeGreaterThan(start + 50);
    const card = spotOf(await example.screen(), "8D");
    const middle = await scrolled();
    await game.fingers.drag(card, { x: card.x, y: card.y + 120 });
    await example.untilMoves(0);
    expect(await scrolled(), "a card moves itself").toBe(middle);
  });

  test("lists where a card can go after a long press", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "suits");
    await game.fingers.hold(spotOf(await example.screen(), "7H"));
    await game.page.page.waitForSelector("dialog#move-to[open]");
    await game.fingers.tap(await game.button('#move-to [data-to="column-5"]'));
    await example.untilMoves(1);
  });

  test("is played by keys, and Escape first empties the hand", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const { page } = game.page;
    await page.locator('[data-do="menu"]').click();
    await page.locator('#menu [data-do="examples"]').click();
    await page.locator("#example-suits [data-card]").first().waitFor();
    await page.locator('#example-suits [tabindex="0"]').focus();
    const shown = () => page.getAttribute("#example-suits", "data-moves");
    await page.keyboard.press("8");
    await expect.poll(() => page.locator('#example-suits [aria-pressed="true"]').count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator('#example-suits [aria-pressed="true"]').count()).toBe(0);
    expect(await page.locator("dialog#examples[open]").count(), "the page is still there").toBe(1);
    await page.keyboard.press("m");
    await page.waitForSelector("dialog#move-to[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog#move-to", { state: "detached" });
    const there = "document.activeElement.closest('.board')?.id";
    expect(await page.evaluate(there), "the focus is where it was").toBe("example-suits");
    await page.keyboard.press("8");
    await page.keyboard.press("5");
    await expect.poll(shown).toBe("1");
    await page.keyboard.press("u");
    await expect.poll(shown).toBe("0");
    await page.keyboard.press("Escape");
    await closed(game);
  });

  test("loses the cards in hand to a window that a key opens", async ({ open }) => {
    const game = await open({ device: devices.desktop });
    const example = await Example.open(game, "suits");
    const { keyboard, mouse } = game.page.page;
    for (const [key, id] of [
      ["?", "help"],
      ["t", "read"],
      ["l", "moves"],
      ["m", "move-to"],
    ] as const) {
      const screen = await example.screen();
      const [spot, to] = [spotOf(screen, "7H"), middleOf(screen, "column-5")];
      await game.page.page.locator('#example-suits [data-card="7H"]').focus();
      await mouse.move(spot.x, spot.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: 6 });
      await keyboard.press(key);
      await game.page.page.waitForSelector(`dialog#${id}[open]`);
      await mouse.up();
      await keyboard.press("Escape");
      await game.page.page.waitForSelector(`dialog#${id}`, { state: "detached" });
      await example.untilMoves(0);
    }
  });

  test("begins anew when the page is opened again, without a word", async ({ open }) => {
    const game = await open();
    const example = await Example.open(game, "last-column");
    await example.press("step");
    await example.untilMoves(1);
    await game.page.page.keyboard.press("Escape");
    await closed(game);
    const again = await Example.open(game, "last-column");
    await again.untilMoves(0);
    expect(await again.says(), "of what was there before, nothing is said").not.toMatch(
      /again|moved/,
    );
  });
});
