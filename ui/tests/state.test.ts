import { assert, describe, expect, test } from "vitest";
import type { Refusal } from "../src/bindings/Refusal";
import { type Spot } from "../src/table/places";
import { Play, type Wish } from "../src/table/state";
import { hintAt, Recording, viewAfter } from "./recorded";

/** A hand over the table as it was after so many moves of the recorded game. */
const play = (moves: number) => {
  const game = new Recording(moves);
  const said: Refusal["code"][] = [];
  const ask = async (wish: Wish): Promise<Refusal | null> => {
    const { view, refusal } = await (wish.do === "dropOn"
      ? game.dropOn(wish.card, wish.pile)
      : game[wish.do](wish.card));
    hand.take(view);
    return refusal;
  };
  const hand: Play = new Play(game.shown, ask, ({ code }) => said.push(code));
  return { hand, asked: game.asked, said };
};

const touch = (card: string, pile: string): Spot => ({ card, pile });
const empty = (pile: string): Spot => ({ card: null, pile });
const JS = touch("JS", "column-6");
const eight = touch("8H", "column-8");

describe("a tap", () => {
  test("sends a home-ready card home at once", async () => {
    const { hand, asked } = play(5);
    await hand.tap(touch("AS", "column-5"), 0);
    expect(asked).toEqual(["tap AS"]);
    expect(hand.selected).toBeNull();
  });

  test("selects any other card, without asking", async () => {
    const { hand, asked } = play(0);
    await hand.tap(JS, 0);
    expect(hand.selected).toBe("JS");
    expect(asked, "the view says all that is needed").toEqual([]);
  });

  test("moves the selection to the touched pile", async () => {
    const { hand, asked } = play(0);
    await hand.tap(eight, 0);
    await hand.tap(touch("9H", "column-5"), 1000);
    expect(asked).toEqual(["dropOn 8H column-5"]);
    expect(hand.selected, "the hand is empty after a move").toBeNull();
  });

  test("is read afresh where the pile refuses", async () => {
    const { hand, said } = play(0);
    await hand.tap(JS, 0);
    await hand.tap(touch("3D", "column-1"), 1000);
    expect(hand.selected).toBe("3D");
    expect(said, "choosing another card is no mistake").toEqual([]);
  });

  test("on an empty pile that refuses keeps the selection and says why", async () => {
    const { hand, said } = play(13);
    await hand.tap(touch("TS", "column-5"), 0);
    await hand.tap(empty("column-8"), 1000);
    expect(hand.selected).toBe("TS");
    expect(said).toEqual(["run-too-long"]);
  });

  test("on an empty foundation that refuses keeps the selection and says why", async () => {
    const { hand, said } = play(1);
    await hand.tap(JS, 0);
    await hand.tap(empty("foundation-S"), 1000);
    expect(hand.selected).toBe("JS");
    expect(said).toEqual(["foundation-not-next"]);
  });

  test("on the selected card deselects it after the double-tap time", async () => {
    const { hand, asked } = play(0);
    await hand.tap(JS, 0);
    await hand.tap(JS, 301);
    expect(hand.selected).toBeNull();
    expect(asked).toEqual([]);
  });

  test("on the bare table deselects", async () => {
    const { hand } = play(0);
    await hand.tap(JS, 0);
    await hand.tap(null, 100);
    expect(hand.selected).toBeNull();
  });

  test("on an empty pile or a foundation does nothing with nothing in hand", async () => {
    const { hand, asked, said } = play(6);
    await hand.tap(empty("cell-4"), 0);
    await hand.tap(touch("AS", "foundation-S"), 400);
    await hand.tap(empty("foundation-H"), 800);
    expect({ asked, said, selected: hand.selected }).toEqual({
      asked: [],
      said: [],
      selected: null,
    });
  });

  test("inside a run selects the run from that card down", async () => {
    const { hand } = play(13);
    await hand.tap(touch("9S", "column-5"), 0);
    expect(hand.selected).toBe("9S");
    await hand.tap(touch("TS", "column-5"), 150);
    expect(hand.selected, "two neighbours are two taps").toBe("TS");
  });
});

describe("a tap on a buried card", () => {
  test("picks the run that lies on it", async () => {
    const { hand } = play(5);
    await hand.tap(touch("KC", "column-7"), 0);
    expect(hand.selected).toBe("JH");
  });

  test("picks nothing deeper down, and says so", async () => {
    const { hand, said } = play(0);
    await hand.tap(touch("AD", "column-1"), 0);
    expect(hand.selected).toBeNull();
    expect(said).toEqual(["not-liftable"]);
  });

  test("never sends the card on it home, however often it is tapped", async () => {
    const { hand, asked } = play(5);
    for (const time of [0, 60, 120]) await hand.tap(touch("3C", "column-5"), time);
    expect(hand.selected).toBe("AS");
    expect(asked).toEqual([]);
  });
});

describe("two taps", () => {
  test("on a card within 300 ms are a double tap", async () => {
    const { hand, asked } = play(0);
    await hand.tap(JS, 0);
    await hand.tap(JS, 300);
    expect(asked).toEqual(["doubleTap JS"]);
    expect(hand.selected).toBeNull();
  });

  test("on two cards are none, however quick", async () => {
    const { hand, asked } = play(0);
    await hand.tap(JS, 0);
    await hand.tap(touch("3D", "column-1"), 60);
    expect(asked).toEqual(["dropOn JS column-1"]);
    expect(hand.selected, "refused there, the tap has chosen the other card").toBe("3D");
  });

  test("that find no pile keep the card selected and say why", async () => {
    const { hand, said } = play(18);
    await hand.tap(touch("8S", "column-5"), 0);
    await hand.tap(touch("8S", "column-5"), 100);
    expect(said).toEqual(["nowhere-to-go"]);
    expect(hand.selected).toBe("8S");
  });

  test("and more send one card home: the pile that it left rests for 250 ms", async () => {
    const { hand, asked } = play(5);
    await hand.tap(touch("AS", "column-5"), 0);
    for (const time of [60, 120, 180, 240, 250]) await hand.tap(touch("3C", "column-5"), time);
    expect(asked).toEqual(["tap AS"]);
    expect(hand.selected).toBeNull();
    await hand.tap(touch("3C", "column-5"), 251);
    expect(hand.selected, "with a longer pause each tap counts").toBe("3C");
  });

  test("leave other piles free meanwhile", async () => {
    const { hand } = play(5);
    await hand.tap(touch("AS", "column-5"), 0);
    await hand.tap(touch("3D", "column-1"), 60);
    expect(hand.selected).toBe("3D");
  });
});

describe("a pick, by key or by a click without a pointer", () => {
  test("selects a home-ready card and leaves it where it is", async () => {
    const { hand, asked } = play(5);
    await hand.pick(touch("AS", "column-5"));
    expect(hand.selected).toBe("AS");
    expect(asked).toEqual([]);
  });

  test("places what is selected", async () => {
    const { hand, asked } = play(5);
    await hand.pick(touch("AS", "column-5"));
    await hand.pick(empty("cell-3"));
    expect(asked).toEqual(["dropOn AS cell-3"]);
  });

  test("lets the selected card go", async () => {
    const { hand } = play(0);
    await hand.pick(JS);
    await hand.pick(JS);
    expect(hand.selected).toBeNull();
  });
});

describe("a new view", () => {
  test("keeps the selection while the card can be lifted", async () => {
    const { hand } = play(0);
    await hand.tap(JS, 0);
    hand.take(viewAfter(1));
    expect(hand.selected).toBe("JS");
  });

  test("lets a card go that can't be lifted any more", async () => {
    const { hand } = play(5);
    await hand.pick(touch("AS", "column-5"));
    hand.take(viewAfter(6));
    expect(hand.selected).toBeNull();
  });

  test("of another game lets everything go", async () => {
    const { hand } = play(0);
    await hand.tap(JS, 0);
    hand.take({ ...viewAfter(0), code: "BK1-C4-AAAAA24" });
    expect(hand.selected).toBeNull();
  });
});

describe("a hint", () => {
  const { next } = hintAt(0);

  /** A hand that is shown the hint. */
  const hinted = () => {
    assert(next);
    const all = play(0);
    all.hand.show(next);
    return all;
  };

  test("empties the hand", async () => {
    const { hand } = play(0);
    await hand.tap(JS, 0);
    assert(next);
    hand.show(next);
    expect(hand.selected).toBeNull();
    expect(hand.hinted).toBe(next);
  });

  test("stays while nothing happens, also when something is proven", () => {
    const { hand } = hinted();
    hand.take({ ...viewAfter(0), verdict: "winnable" });
    expect(hand.hinted).toBe(next);
  });

  test("goes with any tap, pick or drag, and with any change of the table", async () => {
    const ends: Record<string, (hand: Play) => unknown> = {
      "a tap on the bare table": (hand) => hand.tap(null, 0),
      "a tap": (hand) => hand.tap(JS, 0),
      "a pick": (hand) => hand.pick(JS),
      "a move": (hand) => hand.place("8H", "column-5"),
      "a lift": (hand) => hand.deselect(),
      "another table": (hand) => hand.take(viewAfter(1)),
    };
    for (const [name, end] of Object.entries(ends)) {
      const { hand } = hinted();
      await end(hand);
      expect(hand.hinted, `after ${name}`).toBeNull();
    }
  });
});
