import { describe, expect, test, vi } from "vitest";
import { Clock } from "../../src/table/clock";
import { hintAt, viewAfter } from "../recorded";
import { userEvent } from "vitest/browser";
import { card, find, frame, mouse, open, pause, soon, spot } from "./hands";

const third = () => find("#tools .tool:nth-child(3)");
const boxes = () =>
  [...document.querySelectorAll("#tools .tool")].map((tool) => {
    const { x, y, width, height } = tool.getBoundingClientRect();
    return { x, y, width, height };
  });
const spoken = () => find("#notice").textContent?.trim() ?? "";
const lost = (revision: number) => ({ revision, verdict: "lost", back: 2 }) as const;

/** Opens the game, and makes a move that is not answered yet. */
const moving = async () => {
  const game = await open(0);
  game.delay = 80;
  await mouse.click(spot(card("8H")));
  await mouse.click(spot(card("9H")));
  await expect.poll(() => game.asked).toEqual(["dropOn 8H column-5"]);
  return game;
};

describe("what is proven later", () => {
  test("marks the table, and changes the third tool by its word alone", async () => {
    const { judge } = await open(5);
    const before = boxes();
    expect(third().dataset["do"]).toBe("hint");
    judge({ revision: 5, verdict: "winnable", back: null });
    expect(find("#table").dataset["verdict"]).toBe("winnable");
    expect(find(".tick").getAttribute("aria-hidden")).toBe("false");

    await open(5).then(({ judge: again }) => again(lost(5)));
    expect(find("#table").dataset["verdict"]).toBe("lost");
    expect(third().dataset["do"]).toBe("go-back");
    expect(third().getAttribute("aria-label")).toBe("Go back");
    expect(find("#mark").getAttribute("aria-label")).toBe("Can’t be won from here");
    expect(boxes(), "no tool has moved").toEqual(before);
  });

  test("is dropped where it is about another table", async () => {
    const { judge } = await open(5);
    for (const revision of [4, 6]) judge(lost(revision));
    expect(find("#table").dataset["verdict"]).toBe("unknown");
    expect(document.querySelector("#mark")).toBeNull();
  });

  test("may come before the answer that it is about", async () => {
    const game = await moving();
    game.judge(lost(1));
    expect(find("#table").dataset["verdict"], "of the table before").toBe("unknown");
    await expect.poll(() => find("#table").dataset["revision"]).toBe("1");
    expect(find("#table").dataset["verdict"]).toBe("lost");
  });

  test("is not forgotten for an older proof that comes later", async () => {
    const game = await moving();
    game.judge(lost(1));
    game.judge({ revision: 0, verdict: "winnable", back: null });
    await expect.poll(() => find("#table").dataset["revision"]).toBe("1");
    expect(find("#table").dataset["verdict"]).toBe("lost");
  });

  test("is told once to those who listen, without a window", async () => {
    const { judge } = await open(5);
    const heard: string[] = [];
    const whisper = find("#whisper");
    new MutationObserver(() => heard.push(whisper.textContent ?? "")).observe(whisper, {
      childList: true,
    });
    judge(lost(5));
    judge(lost(5));
    await pause(50);
    expect(heard).toEqual(["Can’t be won from here"]);
    expect(document.querySelector("dialog")).toBeNull();
    expect(spoken(), "the mark can be seen already").toBe("");
  });

  test("is told where it can be heard: in the window that lies over the table", async () => {
    const { judge } = await open(5);
    find('[data-do="menu"]').click();
    (await soon('#menu [data-do="settings"]')).click();
    await soon("dialog#settings[open]");
    judge(lost(5));
    expect(find("#settings #whisper").textContent).toBe("Can’t be won from here");
  });

  test("hands the focus on from the code to the mark", async () => {
    const { judge } = await open(5);
    find(".code").focus();
    judge(lost(5));
    await frame();
    expect(document.activeElement?.id).toBe("mark");
  });

  test("does not turn the clock", async () => {
    const { judge } = await open(5);
    const set = vi.spyOn(Clock.prototype, "set");
    judge(lost(5));
    expect(set, "its time is older than the answer's").not.toHaveBeenCalled();
    set.mockRestore();
  });
});

describe("the window of a lost position", () => {
  test("says how far back the last winnable position lies", async () => {
    const game = await open(5);
    game.judge(lost(5));
    find("#mark").click();
    expect((await soon("#lost .main")).textContent).toMatch(/winnable position \(2\smoves\)/);
    find('#lost [data-do="go-on"]').click();
    expect(document.querySelector("dialog")).toBeNull();
    expect(game.asked).toEqual([]);
  });

  test("offers a new game where the deal itself is lost, and so does the third tool", async () => {
    const game = await open(5);
    game.judge({ revision: 5, verdict: "lost", back: null });
    third().click();
    (await soon('#lost [data-do="new-game"]')).click();
    expect(document.querySelector('#lost [data-do="go-back"]')).toBeNull();
    await soon("dialog#new-game");
    expect(game.asked).toEqual([]);
  });
});

describe("the key for a hint", () => {
  const ask = async () => {
    card("8H").focus();
    await userEvent.keyboard("h");
  };

  test("shows it", async () => {
    const game = await open(0);
    game.delay = 50;
    await ask();
    await expect.poll(spoken).toMatch(/^Move the .+ to .+[.]$/);
    expect(third().getAttribute("aria-label")).toBe("Play it");
  });

  test("tells what can be done in a lost position", async () => {
    const game = await open(5);
    game.hint = async () => ({ ...hintAt(5), next: null, ...lost(5) });
    await ask();
    expect((await soon("dialog#lost")).matches("[open]")).toBe(true);
  });
});

describe("a hint", () => {
  const { next } = hintAt(0);
  const frames = () =>
    [...document.querySelectorAll<HTMLElement>(".mark-hint, .arrow")].filter(
      ({ hidden }) => !hidden,
    );

  test("is framed, joined by an arrow, and told in words", async () => {
    await open(0);
    third().click();
    await expect.poll(frames).toHaveLength(4);
    expect(spoken()).toMatch(/^Move the .+ to .+[.]$/);
    const around = frames()[0]?.getBoundingClientRect();
    const framed = card(next?.card ?? "").getBoundingClientRect();
    expect(around?.x).toBeCloseTo(framed.x - 2, 0);
    expect(third().getAttribute("aria-label"), "what the next press does").toBe("Play it");
  });

  test("raises the cards, until anything else is done", async () => {
    await open(0);
    const hinted = card(next?.card ?? "");
    const lying = hinted.getBoundingClientRect().y;
    third().click();
    await expect.poll(frames).toHaveLength(4);
    const risen = lying - hinted.getBoundingClientRect().y;
    expect(risen, "a little, so that no index is covered").toBeGreaterThanOrEqual(3);
    expect(risen).toBeLessThanOrEqual(6);
    await mouse.click({ x: 200, y: 800 });
    await expect.poll(() => hinted.getBoundingClientRect().y).toBe(lying);
  });

  test("is played by a second press", async () => {
    const game = await open(0);
    third().click();
    await expect.poll(frames).toHaveLength(4);
    third().click();
    await expect.poll(() => game.asked).toEqual(["hint", `dropOn ${next?.card} ${next?.to}`]);
    await expect.poll(frames).toHaveLength(0);
    expect(third().getAttribute("aria-label")).toBe("Hint");
  });

  test("goes with a tap on the table", async () => {
    await open(0);
    third().click();
    await expect.poll(frames).toHaveLength(4);
    await mouse.click({ x: 200, y: 800 });
    await expect.poll(frames).toHaveLength(0);
  });

  test("that comes too late is not shown", async () => {
    const game = await open(0);
    game.delay = 100;
    third().click();
    await expect.poll(() => game.asked).toEqual(["hint"]);
    await mouse.click({ x: 200, y: 800 });
    await pause(200);
    expect(frames()).toHaveLength(0);
    expect(third().getAttribute("aria-label")).toBe("Hint");
  });

  test("appears by no motion that goes on", async () => {
    await open(0);
    third().click();
    await expect.poll(frames).toHaveLength(4);
    await pause(300);
    const asked = vi.spyOn(window, "requestAnimationFrame");
    await pause(300);
    expect(asked).not.toHaveBeenCalled();
    expect(document.getAnimations()).toEqual([]);
    asked.mockRestore();
  });
});

describe("the show of the solution", () => {
  /** Begins the show, up to its first words. */
  const begin = async () => {
    const game = await open(0);
    find('[data-do="menu"]').click();
    (await soon('#menu [data-do="solution"]')).click();
    await expect.poll(() => third().dataset["do"]).toBe("stop");
    await expect.poll(spoken).toContain("counts as shown");
    return game;
  };

  test("plays the game's next move", async () => {
    const game = await begin();
    const asked = ["hint", "hint", "showNext"];
    await expect.poll(() => game.asked, { timeout: 3000 }).toEqual(asked);
    await expect.poll(() => find("#table").dataset["moves"]).toBe("1");
    third().click();
    expect(third().dataset["do"]).toBe("hint");
  });

  test("is ended by a window from the native menu", async () => {
    const game = await begin();
    game.choose("settings");
    await soon("dialog#settings[open]");
    expect(third().dataset["do"]).toBe("hint");
    await pause(1700);
    expect(game.asked, "no move was played").toEqual(["hint"]);
  });

  const ends: Record<string, () => unknown> = {
    "its own tool": async () => {
      const { x, y, width, height } = third().getBoundingClientRect();
      await mouse.click({ x: x + width / 2, y: y + height / 2 });
    },
    "a touch of a card": () => mouse.click(spot(card("8H"))),
    "a touch of the table": () => mouse.click({ x: 200, y: 800 }),
    "a key": () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "x" })),
    "an arrow key on a tool": async () => {
      third().focus();
      await userEvent.keyboard("{ArrowRight}");
      expect(document.activeElement).toBe(third());
    },
    ...Object.fromEntries(
      ["{Enter}", "1", "f", "{Shift>}{Enter}{/Shift}"].map((keys) => [
        `${keys} on the table`,
        () => (card("8H").focus(), userEvent.keyboard(keys)),
      ]),
    ),
  };
  for (const [name, end] of Object.entries(ends)) {
    test(`is ended by ${name}, which does nothing else`, async () => {
      const game = await begin();
      await end();
      expect(third().dataset["do"]).toBe("hint");
      await pause(1700);
      expect(game.asked, "no move was played, and no other hint asked for").toEqual(["hint"]);
      expect(find(".mark-selection").hidden).toBe(true);
      expect(document.querySelector("dialog")).toBeNull();
      expect(viewAfter(0).moves).toBe(0);
    });
  }
});
