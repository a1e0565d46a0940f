import { expect, test, vi } from "vitest";
import { viewAfter } from "../recorded";
import { card, find, mouse, open, pause, pile, soon, spot } from "./hands";

const settle = () => pause(250);

test("the table shows every card once, and every pile in play", async () => {
  await open(5);
  const cards = [...document.querySelectorAll<HTMLElement>("[data-card]")];
  expect(cards).toHaveLength(52);
  expect(new Set(cards.map(({ dataset }) => dataset["card"])).size).toBe(52);
  expect(document.querySelectorAll("#table [data-pile]")).toHaveLength(8 + 4 + 4);
  expect(document.body.dataset["ready"]).toBe("true");
});

test("the table's data is the view's", async () => {
  await open(5);
  const { code, score, moves, undo, redo, status, verdict, revision } = viewAfter(5);
  expect(Object.fromEntries(Object.entries(find("#table").dataset))).toEqual({
    code,
    status,
    verdict,
    score: String(score),
    moves: String(moves),
    undo: String(undo),
    redo: String(redo),
    revision: String(revision),
  });
});

test("cards move by transforms alone, and no element is made or lost", async () => {
  await open(0);
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  const before = [...document.querySelectorAll("[data-card]")];
  const shown = before.map((element) => element.getAttribute("style"));
  observer.observe(find("#table"), { childList: true });
  await mouse.click(spot(card("8H")));
  await mouse.click(spot(card("9H")));
  await expect.poll(() => find("#table").dataset["moves"]).toBe("1");
  await settle();
  const changed = before.filter((element, i) => element.getAttribute("style") !== shown[i]);
  expect(changed).toEqual([card("8H")]);
  for (const property of ["left", "top", "width", "height", "margin"]) {
    expect(card("8H").style.getPropertyValue(property)).toBe("");
  }
  observer.disconnect();
  const moved = changes.filter(({ addedNodes, removedNodes }) =>
    [...addedNodes, ...removedNodes].some((node) => before.includes(node as Element)),
  );
  expect(moved, "the card elements stay").toEqual([]);
});

test("the moved card bears the crust until the next move", async () => {
  await open(0);
  const marked = () =>
    Array.from(document.querySelectorAll<HTMLElement>(".last"), ({ dataset }) => dataset["card"]);
  expect(marked()).toEqual([]);
  await mouse.click(spot(card("8H")));
  await mouse.click(spot(card("9H")));
  await expect.poll(marked).toEqual(["8H"]);
  await mouse.click(spot(card("JS")));
  await expect.poll(() => card("JS").getAttribute("aria-pressed")).toBe("true");
  expect(marked(), "choosing a card is no move").toEqual(["8H"]);
  find('[data-do="undo"]').click();
  await expect.poll(() => find("#table").dataset["moves"]).toBe("0");
  expect(marked(), "that move is no more").toEqual([]);
});

test("a selection is framed and its targets are lit", async () => {
  await open(0);
  await mouse.click(spot(card("8H")));
  await expect.poll(() => find(".mark-selection").hidden).toBe(false);
  const lit = [...document.querySelectorAll<HTMLElement>(".mark-target")];
  const targets = viewAfter(0).lifts["8H"]?.targets ?? [];
  const { cells, columns } = viewAfter(0);
  const ends = targets.map((name) => {
    const number = Number(name.slice(-1)) - 1;
    const top = name.startsWith("cell") ? cells[number] : columns[number]?.at(-1);
    const { x, y } = (top ? card(top) : pile(name)).getBoundingClientRect();
    return { x: x - 1, y: y - 1 };
  });
  const corners = lit
    .filter(({ hidden }) => !hidden)
    .map((mark) => mark.getBoundingClientRect())
    .map(({ x, y }) => ({ x, y }));
  expect(corners, "around the end of each pile that takes it").toEqual(ends);
  const around = find(".mark-selection").getBoundingClientRect();
  expect(around.x).toBeCloseTo(card("8H").getBoundingClientRect().x - 2, 0);
  expect(card("8H").getAttribute("aria-pressed")).toBe("true");
});

test("cards and piles are named for those who listen", async () => {
  await open(5);
  expect(card("AS").getAttribute("aria-label")).toBe(
    "ace of spades, top of column 5, can go to a free cell or the spades foundation",
  );
  expect(card("3C").getAttribute("aria-label")).toBe("3 of clubs, in column 5, 1 card on it");
  expect(card("9D").getAttribute("aria-label")).toBe("9 of diamonds, in cell 1");
  expect(pile("cell-3").getAttribute("aria-label")).toBe("Empty cell 3");
  expect(pile("foundation-H").getAttribute("aria-label")).toBe("Hearts foundation, empty");
  for (const element of document.querySelectorAll("#table [data-card], #table [data-pile]")) {
    expect(element.getAttribute("role")).toBe("button");
    expect(element.getAttribute("aria-label")?.length).toBeGreaterThan(5);
  }
});

test("at rest no frame is asked for", async () => {
  await open(0);
  await mouse.click(spot(card("8H")));
  await mouse.click(spot(card("9H")));
  await settle();
  const frames = vi.spyOn(window, "requestAnimationFrame");
  await pause(1200);
  expect(frames).not.toHaveBeenCalled();
  expect(document.getAnimations()).toEqual([]);
  frames.mockRestore();
});

test("no words are missing, in any dialog", async () => {
  const complaints = vi.spyOn(console, "error");
  await open(5);
  find('[data-do="new-game"]').click();
  (await soon("dialog#new-game .close")).click();
  for (const item of ["settings", "statistics", "about", "help", "read", "moves"]) {
    find('[data-do="menu"]').click();
    (await soon(`dialog#menu [data-do="${item}"]`)).click();
    (await soon(`dialog#${item} .close`)).click();
  }
  await mouse.click(spot(card("AS")), "right");
  await expect.poll(() => document.querySelectorAll("#move-to [data-to]").length).toBe(3);
  find("dialog#move-to .close").click();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
