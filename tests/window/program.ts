// The program in its window, as these tests use it.
import { expect } from "vitest";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { View } from "../../ui/src/bindings/View";
import { built } from "../drive/cargo";
import { openDisplay } from "../drive/display";
import type { Point } from "../drive/fingers";
import { test as base } from "../drive/player";
import { middleOf, middleOfElement, readStill, spotOf, type Screen } from "../drive/screen";
import { ProgramWindow } from "../drive/webkit";

/** A game in the program's window. */
export class WindowGame {
  readonly window: ProgramWindow;

  constructor(window: ProgramWindow) {
    this.window = window;
  }

  /** The table as it is drawn, at rest. */
  screen(): Promise<Screen> {
    return readStill(this.window);
  }

  /** The table as Rust has it. */
  async view(): Promise<View> {
    const { view } = await this.window.evaluateAsync(
      () => (window as unknown as Tauri).__TAURI_INTERNALS__.invoke("view") as Promise<Answer>,
    );
    return view;
  }

  /** Where the mouse touches a card. */
  async spot(card: string): Promise<Point> {
    return spotOf(await this.screen(), card);
  }

  /** The middle of a pile. */
  async middle(pile: string): Promise<Point> {
    return middleOf(await this.screen(), pile);
  }

  /** The middle of an element that the mouse can touch. */
  element(selector: string): Promise<Point> {
    return middleOfElement(this.window, selector);
  }

  /** Presses an element of the page. */
  async press(selector: string): Promise<void> {
    await this.window.click(await this.element(selector));
  }

  /** Deals a game by its code, through the New game window. */
  async deal(code: string): Promise<void> {
    await this.press('[data-do="new-game"]');
    await this.press("#new-game input.code");
    await this.window.type(code);
    await this.press('#new-game [data-do="deal"]');
    await expect.poll(async () => (await this.screen()).data.code).toBe(code);
  }
}

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(command: string): Promise<unknown> };
}

interface Fixtures {
  /** A display that windows open on. */
  display: string;
  /** Opens the program on that folder. It is closed with the test at the latest. */
  open: () => Promise<WindowGame>;
}

export const test = base.extend<Fixtures>({
  display: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads a fixture's needs from this pattern
    async ({}, use) => {
      const display = await openDisplay();
      await use(display.name);
      await display.close();
    },
    { scope: "file" },
  ],
  open: async ({ display, dataHome }, use) => {
    const windows: ProgramWindow[] = [];
    await use(async () => {
      const program = built("debug/boulanger");
      const window = await ProgramWindow.open({ program, display, dataHome });
      windows.push(window);
      return new WindowGame(window);
    });
    await Promise.all(windows.map((window) => window.close()));
  },
});
