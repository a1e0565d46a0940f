import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { tell } from "../../src/announce";
import { viewAfter } from "../recorded";
import { card, find, open, pause, pile, soon } from "./hands";

const key = (keys: string) => userEvent.keyboard(keys);
const focused = () => {
  const { dataset } = document.activeElement as HTMLElement;
  return dataset["card"] ?? dataset["pile"] ?? dataset["do"] ?? document.activeElement?.id;
};
const ring = () => find(".mark-focus");
const told = () => Array.from(find("#whisper").children, ({ textContent }) => textContent);
const end = (column: number, moves = 0) => viewAfter(moves).columns[column - 1]?.at(-1);

describe("the focus", () => {
  test("is found by an arrow key, and is one spot for Tab", async () => {
    await open(5);
    await key("{ArrowRight}");
    expect(focused()).toBe(end(1, 5));
    await key("{ArrowRight}");
    expect(focused()).toBe(end(2, 5));
    expect(document.querySelectorAll('#table [tabindex="0"]')).toHaveLength(1);
  });

  test("goes through the zones by Tab, to the tools and back", async () => {
    await open(5);
    await key("{ArrowRight}{Tab}");
    expect(focused()).toBe("9D");
    await key("{Tab}");
    expect(focused()).toBe("foundation-S");
    await key("{Tab}");
    expect(focused()).toBe("undo");
    await key("{ArrowRight}{ArrowRight}");
    expect(focused()).toBe("hint");
    expect(document.querySelectorAll('#tools [tabindex="0"]')).toHaveLength(1);
    await key("{Shift>}{Tab}{/Shift}");
    expect(focused()).toBe("foundation-S");
  });

  test("is ringed above everything, on the strip that is seen of a covered card", async () => {
    await open(5);
    await key("{ArrowRight}{ArrowUp}");
    const covered = card(focused() ?? "");
    expect(ring().hidden).toBe(false);
    const { x, y, height } = ring().getBoundingClientRect();
    const box = covered.getBoundingClientRect();
    expect(x).toBeCloseTo(box.x - 3, 0);
    expect(y).toBeCloseTo(box.y - 3, 0);
    expect(height, "the strip").toBeLessThan(box.height - 10);
    const heights = [...document.querySelectorAll<HTMLElement>("#table *")]
      .filter((element) => element !== ring())
      .map((element) => Number(getComputedStyle(element).zIndex) || 0);
    expect(Number(getComputedStyle(ring()).zIndex)).toBeGreaterThan(Math.max(...heights));
  });

  test("is not ringed for a mouse", async () => {
    await open(5);
    await userEvent.click(card("AS"));
    await pause(50);
    expect(ring().hidden).toBe(true);
  });

  test("stays on the pile after a move and after undo", async () => {
    await open(0);
    await key("{ArrowRight}8");
    expect(focused()).toBe("8H");
    await key("5");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("1");
    expect(focused(), "on the card that was placed").toBe("8H");
    await key("u");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("0");
    expect(focused(), "on the card that lay under it").toBe("9H");
  });

  test("stays on Undo when there is nothing left to undo", async () => {
    await open(1);
    find('[data-do="undo"]').focus();
    await key("{Enter}");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("0");
    expect(focused()).toBe("undo");
    expect(find('[data-do="undo"]').getAttribute("aria-disabled")).toBe("true");
  });

  test("comes back from a dialog", async () => {
    await open(5);
    await key("{ArrowRight}?");
    await soon("dialog#help[open]");
    await key("{Escape}");
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    expect(focused()).toBe(end(1, 5));
  });
});

describe("keys", () => {
  test("pick and place by piles", async () => {
    const { asked } = await open(5);
    await key("{ArrowRight}5");
    expect(card("AS").getAttribute("aria-pressed")).toBe("true");
    expect(asked, "they send nothing home").toEqual([]);
    await key("{Escape}");
    expect(card("AS").getAttribute("aria-pressed")).toBe("false");
    await key("5");
    for (let i = 0; i < 2; i++) await key("{Tab}");
    await key("f");
    await pause(50);
    expect(asked.filter((wish) => wish.startsWith("dropOn"))).toEqual(["dropOn AS foundation-S"]);
  });

  test("place in the first free cell", async () => {
    const { asked } = await open(0);
    await key("{ArrowRight}8c");
    await expect.poll(() => asked).toEqual(["dropOn 8H cell-1"]);
  });

  test("make the run longer and shorter", async () => {
    const view = viewAfter(13);
    const lead = Object.entries(view.lifts).find(
      ([name, { run }]) => run > 2 && view.columns.some((cards) => cards.includes(name)),
    )?.[0];
    const column = view.columns.find((cards) => cards.includes(lead ?? "")) ?? [];
    await open(13);
    await key(`{ArrowRight}${view.columns.indexOf(column) + 1}`);
    const selected = () => [...document.querySelectorAll('[aria-pressed="true"]')].length;
    await expect.poll(selected).toBe(1);
    await key("+");
    expect(selected()).toBe(2);
    expect(focused()).toBe(column.at(-2));
    await key("+-");
    expect(selected()).toBe(2);
    await key("-----");
    expect(selected()).toBe(1);
  });

  test("wait their turn, and mean what stood where they were pressed", async () => {
    const slow = async (moves: number) => {
      const game = await open(moves);
      game.delay = 60;
      return game;
    };
    const inHand = () =>
      Array.from(document.querySelectorAll<HTMLElement>("[aria-pressed=true]"), (one) => {
        return one.dataset["card"];
      });
    const view = { ...viewAfter(13), revision: 14 };
    const at = view.columns.findIndex((cards) => view.lifts[cards.at(-2) ?? ""]);
    const lead = view.columns[at]?.at(-2);
    const run = await open(13);
    run.undo = async () => {
      await pause(60);
      return { view, refusal: null, notices: [] };
    };
    await key(`{ArrowRight}u${at + 1}+`);
    await expect.poll(() => find("#table").dataset["revision"]).toBe("14");
    await expect.poll(inHand).toHaveLength(2);
    expect(focused()).toBe(lead);

    const cell = await slow(1);
    await key("{ArrowRight}u8c");
    await expect.poll(() => cell.asked).toEqual(["undo", "dropOn 8H cell-1"]);

    await slow(1);
    await key("{ArrowRight}7{Escape}u{Enter}{ArrowRight}");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("0");
    await expect.poll(inHand).toEqual([end(7)]);
    expect(focused()).toBe(end(8));

    await slow(0);
    await key("{ArrowRight}8{Escape}{Shift>}{Enter}{/Shift}{Enter}");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("1");
    await expect.poll(inHand, { message: "of what it left" }).toEqual([end(8, 1)]);
  });

  test("do what two taps do, and what a long press does", async () => {
    const { asked } = await open(0);
    await key("{ArrowRight}{End}m");
    await soon("dialog#move-to[open]");
    await key("{Escape}");
    await expect.poll(() => document.querySelector("dialog")).toBeNull();
    await key("{Shift>}{Enter}{/Shift}");
    await expect.poll(() => asked).toEqual(["doubleTap 8H"]);
  });

  test("undo, redo, ask for a hint and for a new game", async () => {
    const { asked } = await open(1);
    await key("{ArrowRight}h");
    await expect.poll(() => asked).toEqual(["hint"]);
    await key("r");
    await expect.poll(() => asked).toEqual(["hint", "redo"]);
    await key("u");
    await expect.poll(() => asked).toEqual(["hint", "redo", "undo"]);
    await expect.poll(() => find("#table").dataset["moves"]).toBe("0");
    await key("n");
    await soon("dialog#new-game[open]");
  });

  test("are dead where the table has not the focus", async () => {
    const { asked } = await open(5);
    find('[data-do="menu"]').focus();
    await key("un?5");
    await pause(50);
    expect(asked).toEqual([]);
    expect(document.querySelector("dialog")).toBeNull();
  });

  test("can be switched off, the signs and not the others", async () => {
    const { asked } = await open(5);
    find('[data-do="menu"]').click();
    (await soon('#menu [data-do="settings"]')).click();
    (await soon('#settings [name="letterKeys"]')).click();
    find("#settings .close").click();
    card(end(1, 5) ?? "").focus();
    await key("un?5+");
    await pause(50);
    expect(asked).toEqual([]);
    expect(document.querySelector("dialog, [aria-pressed='true']")).toBeNull();
    await key("{ArrowRight}{Enter}");
    await expect.poll(() => card(end(2, 5) ?? "").getAttribute("aria-pressed")).toBe("true");
  });

  test("pressed at once open one window, that of the last", async () => {
    await open(5);
    await key("{ArrowRight}");
    for (const sign of ["n", "?", "t", "l"]) {
      const event = new KeyboardEvent("keydown", { key: sign, bubbles: true });
      document.activeElement?.dispatchEvent(event);
    }
    await soon("dialog#moves[open]");
    await pause(100);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
  });

  test("that are held press a tool once", async () => {
    const { asked } = await open(0);
    find('[data-do="hint"]').focus();
    await key("{Enter>5/}");
    await expect.poll(() => find('[data-do="hint"]').ariaLabel).toBe("Play it");
    await key("{Enter>5/}");
    await expect.poll(() => find("#table").dataset["moves"]).toBe("1");
    expect(asked.map((wish) => wish.split(" ")[0])).toEqual(["hint", "dropOn"]);
  });

  test("list all moves, and make one", async () => {
    const { asked } = await open(5);
    await key("{ArrowRight}l");
    await soon("dialog#moves[open]");
    const moves = Object.values(viewAfter(5).lifts).flatMap(({ targets }) => targets);
    expect(document.querySelectorAll("#moves [data-card-to]")).toHaveLength(moves.length);
    expect(find('[data-card-to="AS cell-3"]').textContent?.trim()).toBe("ace of spades to cell 3");
    find('[data-card-to="AS cell-3"]').click();
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
  });

  test("read the table", async () => {
    await open(5);
    await key("{ArrowRight}t");
    const lines = await soon("#read-lines");
    expect(lines.children).toHaveLength(16);
    expect(lines.children[4]?.textContent?.trim()).toMatch(
      /^Column 5, from the top: ace of spades, 3 of clubs, /,
    );
    expect(find("#read").getAttribute("aria-describedby")).toBe("read-lines");
  });
});

describe("whoever listens", () => {
  test("hears a move once, and its way back", async () => {
    await open(0);
    await key("{ArrowRight}85");
    await expect.poll(told).toEqual(["8 of hearts to column 5"]);
    await key("u");
    await expect
      .poll(told)
      .toEqual(["8 of hearts to column 5", "Taken back: 8 of hearts, in column 8 again"]);
  });

  test("hears the same words twice, where they are told twice", async () => {
    await open(0);
    const heard: string[] = [];
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) heard.push(node.textContent ?? "");
      }
    }).observe(find("#whisper"), { childList: true });
    tell("8 of hearts to column 5");
    tell("8 of hearts to column 5");
    await pause(20);
    expect(heard).toEqual(["8 of hearts to column 5", "8 of hearts to column 5"]);
    expect(find("#whisper").getAttribute("role"), "only what is new is read").toBe("log");
  });

  test("finds a list for what is in hand right after it", async () => {
    const { asked } = await open(5);
    card("AS").click();
    const list = await soon("#table-list:not([hidden])");
    expect(list.textContent).toBe("Move the ace of spades to…");
    const owned = find('[role="group"][aria-label="Columns"]')
      .getAttribute("aria-owns")
      ?.split(" ");
    expect(owned?.[owned.indexOf(card("AS").id) + 1]).toBe(list.id);
    list.click();
    (await soon('#move-to [data-to="cell-3"]')).click();
    await expect.poll(() => asked).toEqual(["dropOn AS cell-3"]);
  });

  test("finds cards and piles in the order in which they lie", async () => {
    await open(5);
    const owned = (zone: string) =>
      find(`[role="group"][aria-label="${zone}"]`).getAttribute("aria-owns")?.split(" ");
    expect(owned("Columns")?.slice(0, 7)).toEqual(
      viewAfter(5).columns[0]?.map((one) => `table-${one}`),
    );
    expect(owned("Cells")).toEqual(
      ["table-9D", "table-cell-2", "table-cell-3", "table-cell-4"].map((id, i) => {
        const cell = viewAfter(5).cells[i];
        return cell ? `table-${cell}` : id;
      }),
    );
    for (const id of owned("Foundations") ?? []) expect(document.getElementById(id)).not.toBeNull();
    expect(pile("column-1").ariaHidden, "a covered place is not spoken of").toBe("true");
  });
});
