import { describe, expect, test } from "vitest";
import { find, open } from "./hands";

describe("the native menu", () => {
  test("does what its entries say", async () => {
    const backend = await open(5);
    backend.choose("undo");
    await expect.poll(() => backend.asked).toEqual(["undo"]);
    backend.choose("settings");
    await expect.poll(() => document.querySelector("dialog")?.id).toBe("settings");
  });

  test("leaves the game alone while a dialog is open, and edits its text", async () => {
    const backend = await open(5);
    backend.choose("new-game");
    await expect.poll(() => document.querySelector("dialog")?.id).toBe("new-game");
    const field = find("dialog input.code");
    field.focus();
    document.execCommand("insertText", false, "BK1");
    backend.choose("undo");
    expect(field).toHaveProperty("value", "");
    backend.choose("restart");
    expect(backend.asked).toEqual([]);
  });
});
