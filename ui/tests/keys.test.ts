import { describe, expect, test } from "vitest";
import { press, type Wishes } from "../src/table/keys";

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };

/** What a key on a bare table asks for, in words. */
const asked = (key: string, code: string): string[] => {
  const list: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]): boolean => {
      list.push([name, ...values].join(" "));
      return true;
    };
  const wishes: Wishes = {
    walk: note("walk"),
    edge: note("edge"),
    zone: note("zone"),
    pick: note("pick"),
    send: note("send"),
    deselect: note("deselect"),
    stretch: note("stretch"),
    pile: note("pile"),
    cell: note("cell"),
    home: note("home"),
    list: note("list"),
  };
  const letters = { on: () => true, act: note("act") };
  press({ ...plain, key, code }, wishes, letters);
  return list;
};

describe("Signs", () => {
  test("are told by what they are on a Latin keyboard, wherever they lie on it", () => {
    expect(asked("h", "KeyH")).toEqual(["act hint"]);
    expect(asked("U", "KeyU")).toEqual(["act undo"]);
    // Dvorak has its F where others have Y.
    expect(asked("f", "KeyY")).toEqual(["home"]);
    expect(asked("é", "Digit2"), "a French keyboard's é is no 2").toEqual([]);
  });

  test("are told by their place where the letters are others", () => {
    expect(asked("ا", "KeyH")).toEqual(["act hint"]);
    expect(asked("г", "KeyU")).toEqual(["act undo"]);
    expect(asked("٣", "Digit3")).toEqual(["pile 3"]);
    expect(asked("؛", "KeyP"), "no key of ours is there").toEqual([]);
  });

  test("count in their full width, and the question mark in Arabic", () => {
    expect(asked("？", "Slash")).toEqual(["act help"]);
    expect(asked("؟", "Slash")).toEqual(["act help"]);
    expect(asked("４", "Digit4")).toEqual(["pile 4"]);
    expect(asked("＋", "Equal")).toEqual(["stretch 1"]);
  });
});
