import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { type Recording, viewAfter } from "../recorded";
import { card, find, frame, mouse, open, pause, pile, soon, spot, tap, touch } from "./hands";

const by = ({ x, y }: { x: number; y: number }, dx: number, dy = 0) => ({ x: x + dx, y: y + dy });
const boxOf = (element: Element) => element.getBoundingClientRect();

describe("a mouse", () => {
  test("clicks a card home", async () => {
    const { asked } = await open(5);
    await mouse.click(spot(card("AS")));
    await expect.poll(() => asked).toEqual(["tap AS"]);
  });

  test("may tremble by 4 px and still clicks", async () => {
    const { asked } = await open(5);
    const at = spot(card("AS"));
    await mouse.press(at);
    await mouse.move(by(at, 4), true);
    await mouse.release(by(at, 4));
    await expect.poll(() => asked).toEqual(["tap AS"]);
  });

  test("drags past 4 px, and the grip stays under it", async () => {
    const { asked } = await open(5);
    const at = spot(card("AS"));
    const before = boxOf(card("AS"));
    await mouse.press(at);
    await mouse.move(by(at, 5, 60), true);
    const width = () => boxOf(card("AS")).width;
    await expect.poll(width, { message: "it grows by 4 %" }).toBeCloseTo(before.width * 1.04, 1);
    const grip = (at.x - before.x) * 1.04;
    expect(at.x + 5 - boxOf(card("AS")).x, "the grip, in the grown card").toBeCloseTo(grip, 0);
    await mouse.move(by(spot(pile("cell-3")), 0), true);
    await mouse.release(spot(pile("cell-3")));
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
    await expect.poll(() => boxOf(card("AS")).x).toBeCloseTo(boxOf(pile("cell-3")).x, 0);
    expect(card("AS").getAnimations(), "a dropped card does not move again").toEqual([]);
  });

  test("lays dropped cards down, also where the answer is older than the table", async () => {
    const game = await open(1);
    game.dropOn = async () => ({ view: viewAfter(0), refusal: null, notices: ["saved-again"] });
    const before = boxOf(card("JS"));
    await mouse.press(spot(card("JS")));
    await mouse.move(by(spot(card("JS")), 5, 60), true);
    await frame();
    expect(card("JS").parentElement).not.toBe(find("#table"));
    await mouse.move(spot(pile("cell-2")), true);
    await mouse.release(spot(pile("cell-2")));
    await expect.poll(() => card("JS").parentElement).toBe(find("#table"));
    expect(boxOf(card("JS")).toJSON()).toEqual(before.toJSON());
    expect(find("#table").dataset["revision"], "the table stays the newer one").toBe("1");
    expect(find("#notice").textContent, "what it tells is news all the same").toBe(
      "The game is saved again.",
    );
  });

  test("puts cards back where nothing accepts them", async () => {
    const { asked } = await open(0);
    const before = boxOf(card("JS"));
    const at = spot(card("JS"));
    await mouse.press(at);
    await mouse.move({ x: 30, y: 850 }, true);
    await mouse.release({ x: 30, y: 850 });
    await expect.poll(() => boxOf(card("JS")).toJSON()).toEqual(before.toJSON());
    expect(asked.filter((wish) => !wish.endsWith("column-1"))).toEqual([]);
  });

  test("carries a card together with the focus", async () => {
    await open(5);
    card("AS").focus();
    const at = spot(card("AS"));
    await mouse.press(at);
    await mouse.move(by(at, 5, 60), true);
    await frame();
    expect(boxOf(card("AS")).y, "it is in the air").toBeGreaterThan(at.y + 20);
    expect(document.activeElement, "in the air").toBe(card("AS"));
    window.dispatchEvent(new Event("blur"));
    expect(boxOf(card("AS")).y, "it is on its way back").toBeLessThan(at.y + 60);
    expect(document.activeElement, "put back").toBe(card("AS"));
  });

  test("lays the card bare that lies under the lifted one", async () => {
    await open(5);
    const shown = () => {
      const group = card("TD").querySelector("g");
      return group?.firstChild ? getComputedStyle(group).visibility : "without a picture";
    };
    const at = spot(card("3D"));
    await mouse.press(at);
    await mouse.move(by(at, 5, 90), true);
    await frame();
    expect(shown(), "in the air").toBe("visible");
    window.dispatchEvent(new Event("blur"));
    await expect.poll(shown, { message: "put back" }).toBe("hidden");
  });

  test("takes up further cards before the first ones have been placed", async () => {
    const backend = await open(5);
    backend.delay = 300;
    const [first, second] = [spot(card("AS")), spot(card("3D"))];
    await mouse.press(first);
    await mouse.move(by(spot(pile("cell-3")), 0), true);
    await frame();
    await mouse.release(spot(pile("cell-3")));
    const dropped = boxOf(card("AS"));
    await mouse.press(second);
    await mouse.move(by(second, 5, 60), true);
    await frame();
    expect(boxOf(card("AS")).toJSON(), "it waits where it was let go").toEqual(dropped.toJSON());
    expect(boxOf(card("3D")).y, "it is in the air").toBeGreaterThan(second.y + 20);
    await expect.poll(() => boxOf(card("AS")).x).toBeCloseTo(boxOf(pile("cell-3")).x, 0);
    expect(boxOf(card("3D")).y, "it is in the air yet").toBeGreaterThan(second.y + 20);
  });

  describe("loses the cards", () => {
    const ends: Record<string, (game: Recording) => unknown> = {
      Escape: () => userEvent.keyboard("{Escape}"),
      ...Object.fromEntries(
        ["n", "?", "t", "l", "m"].map((key) => [
          `the window that ${key} opens`,
          () => (card("JS").focus(), userEvent.keyboard(key)),
        ]),
      ),
      "a window from the native menu": (game) => game.choose("settings"),
    };
    for (const [name, end] of Object.entries(ends)) {
      test(`to ${name}`, async () => {
        const game = await open(0);
        const [at, cell] = [spot(card("JS")), spot(pile("cell-2"))];
        await mouse.press(at);
        await mouse.move(by(cell, 5), true);
        await mouse.move(cell, true);
        await expect.poll(() => boxOf(card("JS")).x).toBeLessThan(at.x - 30);
        await end(game);
        await expect.poll(() => spot(card("JS")), { message: "they go back" }).toEqual(at);
        await mouse.release(cell);
        await pause(100);
        expect(game.asked).toEqual([]);
        expect(document.querySelectorAll("dialog")).toHaveLength(name === "Escape" ? 0 : 1);
      });
    }
  });

  test("that is held while a window opens brings no list", async () => {
    await open(5);
    await mouse.press(spot(card("AS")));
    card("AS").focus();
    await userEvent.keyboard("n");
    await soon("dialog#new-game[open]");
    await pause(700);
    expect([...document.querySelectorAll("dialog")].map(({ id }) => id)).toEqual(["new-game"]);
    await mouse.release(spot(card("AS")));
  });

  test("right-clicks for the list", async () => {
    const { asked } = await open(5);
    await mouse.click(spot(card("AS")), "right");
    await expect.poll(() => document.querySelector("dialog#move-to")).not.toBeNull();
    find('[data-to="cell-3"]').click();
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
  });
});

describe("a finger", () => {
  test("may tremble by 8 px and still taps", async () => {
    const { asked } = await open(5);
    const at = spot(card("AS"));
    await touch("touchStart", at);
    await touch("touchMove", by(at, 7));
    await touch("touchEnd");
    await expect.poll(() => asked).toEqual(["tap AS"]);
  });

  test("taps five times at once, and one card goes home", async () => {
    const backend = await open(5);
    backend.delay = 30;
    const at = spot(card("AS"));
    await tap(at, 5);
    await pause(300);
    expect(backend.asked).toEqual(["tap AS"]);
  });

  test("taps twice for a double tap", async () => {
    const { asked } = await open(0);
    const at = spot(card("JS"));
    await tap(at, 2);
    await expect.poll(() => asked).toEqual(["doubleTap JS"]);
  });

  test("loses the cards to a second finger", async () => {
    const { asked } = await open(0);
    const [at, cell] = [spot(card("JS")), spot(pile("cell-2"))];
    await touch("touchStart", at);
    await touch("touchMove", by(cell, 5));
    await touch("touchMove", cell);
    await touch("touchStart", cell, { x: 200, y: 700 });
    await touch("touchEnd");
    await pause(200);
    expect(asked).toEqual([]);
    expect(spot(card("JS"))).toEqual(at);
  });

  for (const bar of ["#status", '[data-do="undo"]']) {
    test(`loses the cards to a second finger on ${bar}, which presses nothing`, async () => {
      const { asked } = await open(5);
      // As if it had been pressed before.
      find('[data-do="undo"]').dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      const [at, cell] = [spot(card("AS")), spot(pile("cell-3"))];
      await touch("touchStart", at);
      await touch("touchMove", by(cell, 5));
      await touch("touchMove", cell);
      await touch("touchStart", cell, spot(find(bar)));
      await expect.poll(() => spot(card("AS")), { message: "they go back" }).toEqual(at);
      // Not every browser clicks for a second finger.
      find(bar).dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
      await touch("touchEnd");
      await pause(100);
      expect(asked).toEqual([]);
    });
  }

  test("that the system takes away makes no move", async () => {
    const { asked } = await open(0);
    const [at, cell] = [spot(card("JS")), spot(pile("cell-2"))];
    await touch("touchStart", at);
    await touch("touchMove", by(cell, 5));
    await touch("touchMove", cell);
    await touch("touchCancel");
    await pause(200);
    expect(asked).toEqual([]);
    expect(spot(card("JS"))).toEqual(at);
  });

  test("held still asks for the list, and lifting it chooses nothing", async () => {
    const { asked } = await open(5);
    await touch("touchStart", spot(card("AS")));
    await expect.poll(() => document.querySelector("dialog#move-to")).not.toBeNull();
    await touch("touchEnd");
    await pause(100);
    expect(document.querySelector("dialog#move-to")).not.toBeNull();
    expect(asked).toEqual([]);
    find("dialog#move-to .close").click();
  });
});

describe("without a pointer", () => {
  const enter = (element: HTMLElement) => {
    element.focus();
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };

  test("Enter picks and places, and sends nothing home", async () => {
    const { asked } = await open(5);
    enter(card("AS"));
    await pause(50);
    expect(asked).toEqual([]);
    expect(card("AS").getAttribute("aria-pressed")).toBe("true");
    enter(pile("cell-3"));
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
    expect(document.activeElement, "the focus stays on the pile").toBe(card("AS"));
  });

  test("a click picks and places, too", async () => {
    const { asked } = await open(5);
    card("AS").click();
    await pause(50);
    expect(asked).toEqual([]);
    pile("cell-3").click();
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
  });
});

describe("answers", () => {
  test("are dropped when they are older than what is shown", async () => {
    const backend = await open(5);
    const old = await backend.view();
    await mouse.click(spot(card("AS")));
    await expect.poll(() => find("#table").dataset["revision"]).toBe("6");
    backend.undo = async () => old;
    find('[data-do="undo"]').click();
    await pause(50);
    expect(find("#table").dataset["revision"]).toBe("6");
  });

  test("that fail say so, and leave the table as it is", async () => {
    const backend = await open(5);
    backend.tap = () => Promise.reject(new Error("gone"));
    await mouse.click(spot(card("AS")));
    await expect.poll(() => find("#notice").textContent).toContain("went wrong");
    expect(find("#table").dataset["revision"]).toBe("5");
  });

  test("the same sentence twice is two changes of the live region", async () => {
    await open(18);
    const changes: MutationRecord[] = [];
    const at = spot(card("8S"));
    await mouse.click(at);
    new MutationObserver((list) => changes.push(...list)).observe(find("#notice"), {
      childList: true,
    });
    await mouse.click(at);
    await expect.poll(() => changes.length).toBe(1);
    const said = find("#notice").textContent;
    await pause(400);
    await mouse.click(at);
    await mouse.click(at);
    await mouse.click(at);
    await expect.poll(() => changes.length).toBeGreaterThan(1);
    expect(find("#notice").textContent).toBe(said);
  });
});
