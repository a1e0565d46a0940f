import { html } from "lit-html";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { say, tell } from "../../src/announce";
import { copyCode } from "../../src/clipboard";
import { openDialog } from "../../src/dialogs/dialog";
import { closeTop } from "../../src/dialogs/top";
import { find, frame, open as openPage } from "./hands";

beforeEach(() => openPage(5));
afterEach(async () => {
  while (closeTop());
  await vi.waitUntil(() => !document.querySelector("dialog"));
  vi.restoreAllMocks();
});

const open = (id: string) => openDialog({ id, title: () => id, body: () => html`<p>${id}</p>` });
/** Where strip and whisper are: in which dialog, or on the page. */
const regions = () =>
  ["#notice", "#whisper"].map((region) => find(region).closest("dialog")?.id ?? "page");

describe("a dialog", () => {
  test("that is opened twice is there once, and the first has left as others leave", async () => {
    const left = vi.fn<() => void>();
    open("one").element.addEventListener("close", left);
    open("one");
    await expect.poll(() => left.mock.calls.length).toBe(1);
    expect(document.querySelectorAll("dialog")).toHaveLength(1);
    expect(find("dialog#one").matches(":modal"), "the second stays").toBe(true);
  });

  test("that is closed and opened again in one breath stays", async () => {
    open("one").close();
    open("one");
    await frame();
    await frame();
    expect(find("dialog#one").matches(":modal")).toBe(true);
    expect(regions()).toEqual(["one", "one"]);
  });

  test("has what is told in it while it lies on top, and gives it back", async () => {
    expect(regions()).toEqual(["page", "page"]);
    const one = open("one");
    expect(regions()).toEqual(["one", "one"]);
    const two = open("two");
    tell("told");
    say("said");
    expect(regions()).toEqual(["two", "two"]);
    two.close();
    expect(regions(), "in the dialog below").toEqual(["one", "one"]);
    one.element.close();
    await expect.poll(regions, { message: "closed by the browser" }).toEqual(["page", "page"]);
    expect(find("#notice").textContent, "what is said goes along").toBe("said");
    expect(find("#whisper").textContent).toContain("told");
  });

  test("that lies on another copies, also where the clipboard is withheld", async () => {
    open("one");
    open("two");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("withheld"));
    const copied = vi.spyOn(document, "execCommand").mockImplementation(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      return field.value === "BK1-C4-AAAAA24" && field.closest("dialog")?.id === "two";
    });
    await copyCode("BK1-C4-AAAAA24");
    expect(copied).toHaveBeenCalledWith("copy");
    expect(find("#notice").textContent).toBe("The game code BK1-C4-AAAAA24 was copied.");
    expect(document.activeElement?.id, "the focus comes back").toBe("two-title");
  });
});
