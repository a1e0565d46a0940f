// Text at twice its size (WCAG 1.4.4): nothing is cut off, nothing lies out of reach.
import { describe, expect } from "vitest";
import type { View } from "../../ui/src/bindings/View";
import { devices } from "../drive/chromium";
import { mixedGame, movesOf } from "../drive/known-games";
import { test, withBrowser, type Game } from "../touch/game";
import { outside } from "../touch/surroundings";
import { fromTheMenu } from "../drive/windows";

withBrowser();

/** Doubles the size of the page's text, as a browser's or system's setting does. */
async function double(game: Game): Promise<void> {
  await game.page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    window.dispatchEvent(new Event("resize"));
  });
  await game.screen();
}

/** Texts of the open dialog, or of the page, that can't be read whole. Runs in the page. */
function cut(): string[] {
  const dialog = document.querySelector("dialog[open]");
  const place = dialog ?? document.body;
  const lost: string[] = [];
  for (const element of place.querySelectorAll<HTMLElement>(
    "h1, h2, h3, p, a, b, button, label, legend, span, li, td, th, dt, dd, input, small",
  )) {
    const { width, height, left, right } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width < 2 || height < 2 || style.visibility === "hidden" || !element.textContent?.trim())
      continue;
    if (element.closest(".table, .frame, #whisper, .unsaid, .for-listeners, [aria-hidden=true]"))
      continue;
    const text = `${element.localName} “${element.textContent.trim().slice(0, 40)}”`;
    if (left < -1 || right > innerWidth + 1) lost.push(`${text} reaches beyond the edge`);
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const wide = element.scrollWidth > element.clientWidth + 1;
    const high = element.scrollHeight > element.clientHeight + 1;
    if ((clips(style.overflowX) && wide) || (clips(style.overflowY) && high))
      lost.push(`${text} is cut`);
  }
  return lost;
}

/** Whether all of the open dialog can be scrolled to. Runs in the page. */
function reachable(): boolean {
  const dialog = document.querySelector("dialog[open]");
  const last = [...(dialog?.querySelectorAll("button, p, li, input") ?? [])].at(-1);
  last?.scrollIntoView({ block: "end" });
  const { top = -1, bottom = 1e5, height = 0 } = last?.getBoundingClientRect() ?? {};
  // A paragraph may be longer than the screen is high.
  return bottom <= innerHeight + 1 && (top >= -1 || height > innerHeight);
}

/** Fails unless the window of this name opens, can be read whole, and be reached to its end. */
async function expectReadable(game: Game, name: string): Promise<void> {
  await game.page.page.waitForSelector(`dialog#${name}[open]`);
  await game.button(`#${name} h2`);
  expect(await game.page.evaluate(cut), `words in ${name}`).toEqual([]);
  expect(await game.page.evaluate(reachable), `the end of ${name}`).toBe(true);
}

describe.for(Object.entries(devices))("text at 200 %% on %s", ([, device]) => {
  test("what is told is twice as large, and all of it on the screen", async ({ open }) => {
    const game = await open({ device, until: (view) => view.moves === 20 });
    await double(game);
    await game.page.page.locator('#tools [data-do="hint"]').press("Enter");
    const told = game.page.page.locator("#notice p");
    await game.page.page.waitForSelector(".mark-hint");
    expect(await told.evaluate((sentence) => getComputedStyle(sentence).fontSize)).toBe("30px");
    expect(await outside(game, "#notice p")).toEqual([]);
    expect(await game.page.evaluate(cut)).toEqual([]);
  });

  test("what an example has come to is as large as the text about it", async ({ open }) => {
    const game = await open({ device });
    await double(game);
    const { page } = game.page;
    await page.locator('#tools [data-do="menu"]').press("Enter");
    await page.locator('#menu [data-do="examples"]').press("Enter");
    const example = page.locator(".example:has(#example-trap)");
    await example.scrollIntoViewIfNeeded();
    await example.locator("[data-card]").first().waitFor();
    const sizes = () =>
      game.page.evaluate(() =>
        [".example:has(#example-trap) .verdict", "#examples .text"].map(
          (one) => getComputedStyle(document.querySelector(one) ?? document.body).fontSize,
        ),
      );
    expect(await sizes(), "it can be won").toEqual(["32px", "32px"]);
    await example.locator('[data-do="example-step"]').press("Enter");
    await expect.poll(() => example.locator(".verdict").textContent()).toMatch(/^Can’t/);
    expect(await sizes(), "it is lost").toEqual(["32px", "32px"]);
  });

  test("every dialog can be read and reached", async ({ open }) => {
    const game = await open({ device, until: (view) => view.moves === 20 });
    await double(game);
    const { page } = game.page;
    for (const name of ["new-game", "menu", ...fromTheMenu]) {
      if (fromTheMenu.includes(name)) {
        await page.locator('#tools [data-do="menu"]').press("Enter");
        await page.locator(`#menu [data-do="${name}"]`).press("Enter");
      } else {
        await page.locator(`#tools [data-do="${name}"]`).press("Enter");
      }
      await expectReadable(game, name);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
    }
  });

  test("the list of piles can be read and reached", async ({ open }) => {
    const choosable = ({ lifts }: View) =>
      Object.keys(lifts).find((card) => (lifts[card]?.targets.length ?? 0) > 2);
    const game = await open({ device, until: (view) => choosable(view) !== undefined });
    await double(game);
    await game.page.page.locator(`[data-card="${choosable(await game.view())}"]`).press("m");
    await expectReadable(game, "move-to");
  });

  test("the ways out of a lost position can be read and reached", async ({ open }) => {
    // It can be won until the nine of clubs goes onto the ten.
    const lost = () => [{ card: "9C", pile: "column-8" }];
    const game = await open({ device, code: "MS-C4-1", after: lost });
    await double(game);
    await game.page.page.locator("#mark").press("Enter");
    await expectReadable(game, "lost");
  });

  test("the window of a win can be read and reached", async ({ open }) => {
    const moves = movesOf(mixedGame);
    const last = moves.at(-1);
    const game = await open({ device, until: (view) => view.moves === moves.length - 1 });
    await double(game);
    await game.page.page.locator(`[data-card="${last?.card}"]`).press("f");
    await expectReadable(game, "win");
  });
});
