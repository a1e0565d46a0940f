// A game on a screen, as a player has it in hand. After each test the screen must show the model.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { Bridge } from "../drive/bridge";
import {
  devices,
  GamePage,
  launch,
  type Device,
  type Opening as PageOpening,
} from "../drive/chromium";
import type { Fingers, Point } from "../drive/fingers";
import { deal, mixedGame, movesOf, play, type Move } from "../drive/known-games";
import { test as base } from "../drive/player";
import {
  expectScreen,
  middleOf,
  middleOfElement,
  readScreen,
  readStill,
  secondsIn,
  spotOf,
  type Screen,
} from "../drive/screen";

/** Longer than any time span that the gestures know: the next touch stands by itself. */
export const pause = () => wait(320);

/** What is on the table when the page opens. */
interface Opening {
  device?: Device;
  /** A known game; null is the table as it was left. */
  code?: string | null;
  /** Play its moves before the page opens until this holds; without it, none. */
  until?: (view: View) => boolean;
  /** Make these moves after that. */
  after?: (view: View) => Move[];
  /** How the page is opened, where it is not as usual. */
  page?: PageOpening;
}

/** A game on a screen. */
export class Game {
  readonly bridge: Bridge;
  readonly page: GamePage;

  constructor(bridge: Bridge, page: GamePage) {
    this.bridge = bridge;
    this.page = page;
  }

  /** Ends the program with SIGKILL, and closes the page after it. */
  async kill(): Promise<void> {
    await this.bridge.kill();
    await this.page.close();
  }

  get fingers(): Fingers {
    return this.page.fingers;
  }

  /** The table as Rust has it. */
  view(): Promise<View> {
    return this.bridge.view();
  }

  /** The table as it is drawn, at rest. */
  screen(): Promise<Screen> {
    return readStill(this.page);
  }

  /** The table as it is drawn at this moment, motion included. */
  glance(): Promise<Screen> {
    return readScreen(this.page);
  }

  /** Where a finger touches a card. */
  async spot(card: string): Promise<Point> {
    return spotOf(await this.screen(), card);
  }

  /** The middle of a pile. */
  async middle(pile: string): Promise<Point> {
    return middleOf(await this.screen(), pile);
  }

  /** Taps on a card. */
  async tap(card: string): Promise<void> {
    await this.fingers.tap(await this.spot(card));
  }

  /** Taps on a pile: its top card, or its empty place. */
  async tapPile(pile: string): Promise<void> {
    await this.fingers.tap(await this.middle(pile));
  }

  /** Taps twice on a card, quickly. */
  async doubleTap(card: string): Promise<void> {
    const spot = await this.spot(card);
    await this.fingers.taps([spot, spot]);
  }

  /** Drags a card, with what lies on it, to a pile. */
  async drag(card: string, pile: string): Promise<void> {
    const screen = await this.screen();
    const from = spotOf(screen, card);
    await this.fingers.drag(from, this.#hold(screen, card, pile, from));
  }

  /** Where a finger that holds a card at `grip` is when the card lies squarely on a pile. */
  #hold(screen: Screen, card: string, pile: string, grip: Point): Point {
    const box = screen.cards[card];
    const { x, y } = middleOf(screen, pile);
    if (box === undefined) throw new Error(`${card} is not on the screen`);
    return { x: x + grip.x - box.x - box.width / 2, y: y + grip.y - box.y - box.height / 2 };
  }

  /** Presses the button of a wish in the bars: `undo`, `redo`, `new-game`, `menu`. */
  async press(wish: string): Promise<void> {
    await this.fingers.tap(await this.button(`[data-do="${wish}"]`));
  }

  /** The middle of an element that a finger can touch. */
  button(selector: string): Promise<Point> {
    return middleOfElement(this.page, selector);
  }

  /** What the page tells the player at the moment. */
  async said(): Promise<string> {
    return (await this.page.page.locator('[role="status"]').allTextContents()).join(" ").trim();
  }

  /** Waits until so many moves are in force, in the model and on the page. */
  async untilMoves(moves: number): Promise<View> {
    const shown = async () => Number((await this.glance()).data.moves);
    await expect.poll(shown, { timeout: 3000, message: "moves on the page" }).toBe(moves);
    const view = await this.view();
    expect(view.moves, "moves in force").toBe(moves);
    return view;
  }

  /** Fails unless the screen shows the model, each of 52 cards once. */
  async expectScreen(): Promise<void> {
    const screen = await this.screen();
    expectScreen(screen, await this.view());
    await this.#expectTime();
  }

  /** Fails unless the clock in the bar, where it has one, goes with the game's. */
  async #expectTime(): Promise<void> {
    const behind = async () => {
      const shown = secondsIn(await this.glance());
      return shown === null ? 0 : Math.abs((await this.view()).time / 1000 - shown);
    };
    await expect.poll(behind, { message: "seconds between the two clocks" }).toBeLessThan(2);
  }

  /** Fails if anything has been done to the table since `view`. */
  async expectUntouched(view: View): Promise<void> {
    await this.expectScreen();
    const { revision, moves, undo, redo } = await this.view();
    expect({ revision, moves, undo, redo }, "nothing was done").toEqual({
      revision: view.revision,
      moves: view.moves,
      undo: view.undo,
      redo: view.redo,
    });
  }
}

let browser: Browser;

/** Starts a browser for the tests of a file. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** Plays a known game until something holds. */
async function playUntil(
  bridge: Bridge,
  code: string,
  holds: (view: View) => boolean,
): Promise<View> {
  let view = await bridge.view();
  for (const move of movesOf(code)) {
    if (holds(view)) return view;
    view = await play(bridge, [move]);
  }
  if (!holds(view)) throw new Error("the known game never comes to such a position");
  return view;
}

interface Fixtures {
  /** Opens a game on a screen; after a kill, once more. */
  open: (opening?: Opening) => Promise<Game>;
}

export const test = base.extend<Fixtures>({
  open: async ({ dataHome }, use) => {
    let game: Game | undefined;
    await use(
      async ({ device = devices.phone, code = mixedGame, until, after, page = {} } = {}) => {
        const bridge = await Bridge.start(dataHome);
        let view = code === null ? await bridge.view() : await deal(bridge, code);
        if (until) view = await playUntil(bridge, code ?? mixedGame, until);
        if (after) view = await play(bridge, after(view));
        game = new Game(bridge, await GamePage.open(browser, bridge, device, page));
        return game;
      },
    );
    try {
      await game?.expectScreen();
      expect(game?.page.complaints, "the page complained of nothing").toEqual([]);
    } finally {
      await game?.kill();
    }
  },
});
