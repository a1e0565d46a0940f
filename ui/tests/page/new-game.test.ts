import { expect, test } from "vitest";
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
