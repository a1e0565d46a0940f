// The language of the program's own window, and of its native menu.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { test } from "./program";

/** What the page speaks, by its title tool and its document. Runs in the page. */
const spoken = (): (string | null | undefined)[] => [
  document.documentElement.lang,
  document.documentElement.dir,
  document.querySelector('[data-do="new-game"]')?.getAttribute("aria-label"),
];

/** The words that the native menu was last written in. */
const menuIn = (dataHome: string): { newGame: string } => {
  const file = join(dataHome, "org.jeuduboulanger.solitaire", "menu.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { words: { newGame: string } }).words;
};

describe("the language", () => {
  test("is chosen at once, in the native menu too, and is there at the next start", async ({
    open,
    dataHome,
  }) => {
    const game = await open();
    await game.window.pressKeys("ctrl+comma");
    await game.element("#settings select[name=language]");
    await game.window.evaluate(() => {
      const list = document.querySelector<HTMLSelectElement>("#settings select[name=language]");
      if (!list) throw new Error("there is no list of languages");
      list.value = "ar";
      list.dispatchEvent(new Event("change"));
    });
    await expect.poll(() => game.window.evaluate(spoken)).toEqual(["ar", "rtl", "لعبة جديدة"]);
    await expect.poll(() => menuIn(dataHome).newGame).toBe("لعبة جديدة");
    await game.window.close();
    const again = await open();
    expect(await again.window.evaluate(spoken)).toEqual(["ar", "rtl", "لعبة جديدة"]);
  });
});
