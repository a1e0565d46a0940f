import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Notice } from "../../src/bindings/Notice";
import { openStrip, say } from "../../src/announce";
import { openPage } from "../../src/page";
import { answerTo, Recording } from "../recorded";
import { card, clear, find, mouse, soon, spot } from "./hands";

const said = () => Array.from(find("#notice").children, ({ textContent }) => textContent);
const copyUsed = /^The saved game was damaged/;
const notSaved = /^The game can’t be saved/;

/** The page with these notices waiting for it. */
const opened = async (moves: number, ...notices: Notice[]): Promise<Recording> => {
  await clear();
  const backend = new Recording(moves);
  const { view } = backend;
  backend.view = async () => ({ ...(await view()), notices });
  await openPage(backend);
  return backend;
};

describe("what is told in one breath", () => {
  test("stands together: all notices of an answer", async () => {
    await opened(5, "copy-used", "not-saved");
    await expect
      .poll(said)
      .toEqual([expect.stringMatching(copyUsed), expect.stringMatching(notSaved)]);
  });

  test("stands together: what the table has come to, and a notice", async () => {
    const backend = await opened(0);
    const answer = answerTo(0, "dropOn 8H column-5");
    backend.dropOn = async () => ({
      ...answer,
      view: { ...answer.view, stuck: true },
      notices: ["not-saved"],
    });
    await mouse.click(spot(card("8H")));
    await mouse.click(spot(card("9H")));
    await expect
      .poll(said)
      .toEqual([expect.stringMatching(/^No card can be moved/), expect.stringMatching(notSaved)]);
  });

  test("stands together: a notice, and why something was refused", async () => {
    const backend = await opened(0);
    backend.dropOn = async () => ({
      view: backend.shown,
      refusal: { code: "cell-taken" },
      notices: ["not-saved"],
    });
    await mouse.click(spot(card("8H")));
    await mouse.click(spot(find('[data-pile="cell-1"]')));
    await expect.poll(said).toEqual([expect.stringMatching(notSaved), expect.any(String)]);
  });

  test("stands on the smallest phone too, in letters twice as large", async () => {
    const root = document.documentElement;
    await page.viewport(320, 568);
    await vi.waitUntil(() => innerHeight === 568);
    root.style.fontSize = "200%";
    await opened(5, "game-newer", "settings-newer");
    await expect.poll(said).toHaveLength(2);
    const boxes = Array.from(find("#notice").children, (one) => one.getBoundingClientRect());
    expect(Math.min(...boxes.map(({ top }) => top))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThanOrEqual(innerHeight);
    root.style.fontSize = "";
    await page.viewport(412, 915);
    await vi.waitUntil(() => innerHeight === 915);
  });

  test("gives way to what is told later", async () => {
    await opened(5, "copy-used");
    await expect.poll(said).toHaveLength(1);
    say("Something else.");
    expect(said()).toEqual(["Something else."]);
  });
});

test("a choice from a list that is refused is said", async () => {
  const backend = await opened(0);
  backend.dropOn = async () => ({
    view: backend.shown,
    refusal: { code: "cell-taken" },
    notices: [],
  });
  await mouse.click(spot(card("8H")), "right");
  (await soon('#move-to [data-to="cell-1"]')).click();
  await expect.poll(said).toEqual(["That cell holds a card already."]);
  expect(document.querySelector("[aria-pressed=true]"), "nothing is in hand").toBeNull();
});

describe("a sentence", () => {
  afterEach(() => vi.useRealTimers());

  test("stays the longer, the longer it is", async () => {
    await clear();
    vi.useFakeTimers();
    openStrip();
    say("Copied.");
    vi.advanceTimersByTime(3900);
    expect(said()).toEqual(["Copied."]);
    vi.advanceTimersByTime(200);
    expect(said()).toEqual([]);
    const long = "So long a sentence is not read in the time that a word takes. ".repeat(3);
    say(long);
    vi.advanceTimersByTime(8000);
    expect(said()).toEqual([long]);
    vi.advanceTimersByTime(12_000);
    expect(said()).toEqual([]);
  });
});

test("a page that has to ask for its start tells what it was told then", async () => {
  await clear();
  const backend = new Recording(5);
  const { start } = backend;
  backend.start = async () => ({ ...(await start()), notices: ["started-afresh"] });
  await openPage(backend);
  await expect.poll(said).toHaveLength(1);
});
