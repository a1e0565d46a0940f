// A page that is being read while the system changes its language.
import { expect } from "vitest";
import { test, withBrowser, type Game } from "./game";
import { read } from "./reading";

withBrowser();

/** The system's languages are these from now on. Runs in the page. */
function turn(languages: string[]): void {
  Object.defineProperty(navigator, "languages", { value: languages, configurable: true });
  window.dispatchEvent(new Event("languagechange"));
}

/** The files of the rules in this language. */
const rulesIn = (language: string) => `**/${language}/rules*.js`;

const title = (game: Game) => game.page.page.locator("#rules-title").textContent();

test("it speaks the last of two, whichever of its texts comes first", async ({ open }) => {
  const game = await open();
  await read(game, "rules");
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  const asked = game.page.page.waitForRequest(rulesIn("de"));
  await game.page.page.route(rulesIn("de"), async (route) => {
    await sent;
    await route.fallback();
  });
  await game.page.evaluate(turn, ["de"]);
  await asked;
  await game.page.evaluate(turn, ["fr"]);
  await expect.poll(() => title(game)).toBe("Règles");
  const come = game.page.page.waitForResponse(rulesIn("de"));
  send();
  await (await come).finished();
  await game.screen();
  expect(await title(game)).toBe("Règles");
});

test("a text that does not come is missed, and said", async ({ open }) => {
  const game = await open();
  await read(game, "rules");
  await game.page.page.route(rulesIn("de"), (route) => route.fulfill({ status: 404 }));
  await game.page.evaluate(turn, ["de"]);
  await expect.poll(() => game.said()).not.toBe("");
  expect(await title(game)).toBe("Rules");
  // The browser's own word about the file is all.
  expect(game.page.complaints.splice(0)).toEqual([expect.stringMatching(/status of 404/)]);
});
