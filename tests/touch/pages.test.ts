// Rules, examples and answers: read beside the game.
import { describe, expect } from "vitest";
import { BackButton } from "../drive/back-button";
import { devices } from "../drive/chromium";
import { test, withBrowser, type Game } from "./game";
import { closed, played, read } from "./reading";

withBrowser();

const headings = (game: Game): Promise<string[]> =>
  game.page.evaluate(() =>
    Array.from(
      document.querySelectorAll("dialog[open] :is(h1, h2, h3)"),
      (one) => `${one.localName} ${one.textContent}`,
    ),
  );

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
});
