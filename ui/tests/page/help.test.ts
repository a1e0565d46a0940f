import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { press, type Wishes } from "../../src/table/keys";
import { open, soon } from "./hands";

test("every key is told of in the window of keys, and no others", async () => {
  await open(5);
  await userEvent.keyboard("{ArrowRight}?");
  const listed = Array.from(
    (await soon("dialog#help[open]")).querySelectorAll("kbd"),
    ({ textContent }) => textContent ?? "",
  );
  const written: Record<string, string> = { "1–8": "1 2 3 4 5 6 7 8", "Shift F10": "F10" };
  const told = listed.flatMap((text) => (written[text] ?? text).split(/\s/u));

  const note = () => true;
  const wishes: Wishes = {
    walk: note,
    edge: note,
    zone: note,
    pick: note,
    send: note,
    deselect: note,
    stretch: note,
    pile: note,
    cell: note,
    home: note,
    list: note,
  };
  const letters = { on: () => true, act: note };
  /** What stands on each key that is no letter; two keys that do the same are told of once. */
  const names: Record<string, string> = {
    ArrowLeft: "←",
    ArrowRight: "→",
    ArrowUp: "↑",
    ArrowDown: "↓",
    Home: "Home",
    End: "End",
    Tab: "Tab",
    Enter: "Enter",
    " ": "Enter",
    Escape: "Esc",
    ContextMenu: "F10",
    "=": "+",
    "-": "−",
  };
  const signs = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i));
  const does = [...Object.keys(names), ...signs].filter((sign) => {
    const plain = { code: "", ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    return press({ ...plain, key: sign, shiftKey: false }, wishes, letters);
  });
  const works = new Set(does.map((sign) => names[sign] ?? sign.toUpperCase()));
  expect([...works].toSorted()).toEqual(
    [...new Set(told)].filter((name) => name !== "Shift").toSorted(),
  );
});
