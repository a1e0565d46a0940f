import { expect, test } from "vitest";
import type { Settings } from "../../src/bindings/Settings";
import { viewAfter } from "../recorded";
import { find, open, soon } from "./hands";

/** Opens New game over a table whose program fails whatever it is asked. */
const broken = async () => {
  const backend = await open(5);
  backend.readCode = () => Promise.reject(new Error("gone"));
  backend.newGame = () => Promise.reject(new Error("gone"));
  find('#tools [data-do="new-game"]').click();
  return (await soon("#new-game input.code")) as HTMLInputElement;
};
const answer = () => find("#code-answer").textContent?.trim();
const type = (field: HTMLInputElement, text: string) => {
  field.value = text;
  field.dispatchEvent(new Event("input"));
};

test("what goes wrong while a code is read is said below it", async () => {
  type(await broken(), "BK1-C4-AAAAA24");
  await expect.poll(answer).toMatch(/went wrong/);
  expect(find("#code-answer").getAttribute("role")).toBe("alert");
});

test("what goes wrong while a game is dealt is said, and the window stays", async () => {
  await broken();
  find('#new-game [data-do="deal"]').click();
  await expect.poll(answer).toMatch(/went wrong/);
  expect(find("dialog#new-game").matches(":modal")).toBe(true);
});

test("what went wrong is forgotten with the next thing that is typed", async () => {
  const field = await broken();
  type(field, "BK1");
  await expect.poll(answer).toMatch(/went wrong/);
  type(field, "");
  await expect.poll(answer).toBe("");
});

test("what a deal has set is kept by a setting that is chosen after it", async () => {
  const backend = await open(5);
  const kept: Settings[] = [];
  backend.setSettings = async (settings) => {
    kept.push(settings);
    return settings;
  };
  let deal = () => {};
  const dealt = new Promise<void>((resolve) => (deal = resolve));
  backend.newGame = async () => {
    await dealt;
    const view = { ...viewAfter(0), revision: 6, cells: [null, null] };
    return { view, refusal: null, notices: [] };
  };
  find('#tools [data-do="new-game"]').click();
  (await soon('#new-game [data-do="deal"]')).click();
  find("#new-game .close").click();
  find('#tools [data-do="menu"]').click();
  (await soon('#menu [data-do="settings"]')).click();
  const timer = await soon("#settings [name=timer]");
  deal();
  await expect.poll(() => kept.map(({ cells }) => cells)).toEqual([2]);
  timer.click();
  expect(kept.map(({ cells, timer: on }) => ({ cells, on }))).toEqual([
    { cells: 2, on: true },
    { cells: 2, on: false },
  ]);
});
