import { afterEach, describe, expect, test, vi } from "vitest";
import { card, find, frame, mouse, open, pause, soon, spot, tap, touch } from "./hands";

afterEach(() => vi.restoreAllMocks());

/** A device that is touched. */
const phone = () => {
  const matchMedia = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query.includes("coarse")
      ? Object.assign(new EventTarget(), { matches: true } as MediaQueryList)
      : matchMedia(query),
  );
};

/** Sets a switch as a player does. */
const flip = async (name: string) => {
  find('[data-do="menu"]').click();
  (await soon('#menu [data-do="settings"]')).click();
  (await soon(`#settings [name="${name}"]`)).click();
  find("#settings .close").click();
};

describe("a tap that goes home", () => {
  test("moves in the first frame, before the game has answered", async () => {
    const game = await open(5);
    game.delay = 400;
    /** How many frames after the finger has left the card is under way, and at which revision. */
    const began = new Promise<{ frames: number; revision: string | undefined }>((resolve) => {
      const look = (frames: number) => {
        const { revision } = find("#table").dataset;
        if (card("AS").getAnimations().length > 0) resolve({ frames, revision });
        else requestAnimationFrame(() => look(frames + 1));
      };
      window.addEventListener("pointerup", () => requestAnimationFrame(() => look(1)), {
        capture: true,
        once: true,
      });
    });
    const at = spot(card("AS"));
    await touch("touchStart", at);
    await touch("touchEnd");
    expect(await began, "the first frame, and no answer yet").toEqual({ frames: 1, revision: "5" });
    await pause(200);
    const there = card("AS").getBoundingClientRect();
    await expect.poll(() => find("#table").dataset["revision"], { timeout: 2000 }).toBe("6");
    await frame();
    expect(card("AS").getBoundingClientRect().x, "the answer moves it no second time").toBeCloseTo(
      there.x,
      0,
    );
  });

  test("lies in its column again where the game fails", async () => {
    const game = await open(5);
    const before = card("AS").getBoundingClientRect();
    game.tap = () => Promise.reject(new Error("gone"));
    await mouse.click(spot(card("AS")));
    await expect.poll(() => find("#notice").textContent).toContain("went wrong");
    expect(card("AS").getBoundingClientRect().toJSON()).toEqual(before.toJSON());
  });
});

describe("a phone", () => {
  test("is felt as cards are lifted and placed", async () => {
    phone();
    const { felt } = await open(5);
    const at = spot(card("AS"));
    await touch("touchStart", at);
    await touch("touchMove", { x: at.x, y: at.y + 40 });
    await touch("touchMove", { x: at.x, y: at.y + 60 });
    expect(felt).toEqual(["lift"]);
    await touch("touchCancel");
    await tap(at);
    await expect.poll(() => felt).toEqual(["lift", "place"]);
  });

  test("is not felt by those who don't want that", async () => {
    phone();
    const { felt } = await open(5);
    await flip("haptics");
    await tap(spot(card("AS")));
    await expect.poll(() => find("#table").dataset["revision"]).toBe("6");
    expect(felt).toEqual([]);
  });
});

describe("sounds", () => {
  test("are made ready only when they are wanted, and rest again", async () => {
    const made: AudioContext[] = [];
    const Real = AudioContext;
    const spy = vi.spyOn(window, "AudioContext").mockImplementation(function made_(options) {
      const context = new Real(options);
      made.push(context);
      return context;
    });
    await open(5);
    await mouse.click({ x: 200, y: 800 });
    await pause(50);
    expect(made, "off, there is nothing to hear with").toEqual([]);
    await flip("sound");
    await expect.poll(() => made).toHaveLength(1);
    const tones = vi.spyOn(Real.prototype, "createBufferSource");
    await mouse.click(spot(card("AS")));
    await expect.poll(() => tones.mock.calls.length).toBeGreaterThan(0);
    const state = () => made[0]?.state;
    await expect.poll(state, { message: "it can be heard" }).toBe("running");
    await expect.poll(state, { timeout: 15_000, message: "and rests" }).toBe("suspended");
    spy.mockRestore();
  });
});

test("every button of the bars is large enough to be hit", async () => {
  await open(5);
  for (const button of document.querySelectorAll("#status button, #tools button")) {
    const { width, height } = button.getBoundingClientRect();
    const name = button.getAttribute("aria-label") ?? "";
    expect(Math.min(width, height), `${name} is large enough`).toBeGreaterThanOrEqual(24);
  }
  for (const button of document.querySelectorAll("#tools button")) {
    const { width, height } = button.getBoundingClientRect();
    const name = button.getAttribute("aria-label") ?? "";
    expect(Math.min(width, height), `${name} is large enough`).toBeGreaterThanOrEqual(44);
  }
});

test("text of twice the size breaks nothing: sheets reflow, and the table stands", async () => {
  await open(5);
  const table = card("AS").getBoundingClientRect().toJSON();
  document.documentElement.style.fontSize = "32px";
  try {
    for (const item of ["settings", "help", "statistics", "about"]) {
      find('[data-do="menu"]').click();
      const menu = await soon("#menu .sheet");
      expect(menu.scrollWidth, "the menu").toBeLessThanOrEqual(menu.clientWidth);
      find(`#menu [data-do="${item}"]`).click();
      const sheet = await soon(`#${item} .sheet`);
      expect(sheet.scrollWidth, `${item} across`).toBeLessThanOrEqual(sheet.clientWidth);
      expect(sheet.getBoundingClientRect().height, `${item} down`).toBeLessThanOrEqual(innerHeight);
      find(`#${item} .close`).click();
    }
    find('[data-do="new-game"]').click();
    const sheet = await soon("#new-game .sheet");
    expect(sheet.scrollWidth, "new game").toBeLessThanOrEqual(sheet.clientWidth);
    find("#new-game .close").click();
    expect(card("AS").getBoundingClientRect().toJSON()).toEqual(table);
  } finally {
    document.documentElement.style.fontSize = "";
  }
});
