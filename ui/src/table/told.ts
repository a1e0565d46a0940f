import type { Played } from "../bindings/Played";
import type { View } from "../bindings/View";
import { word } from "../words/words";
import type { Felt } from "./ears";
import { kindOf } from "./places";

/** A move in words, of a card or a run: as one that was made, or as one to make. */
export const moveText = (
  key: "told-move" | "hint-move",
  { card, to: pile, count }: Pick<Played, "card" | "to" | "count">,
): string =>
  count > 1 ? word(`${key}-run`, { card, pile, others: count - 1 }) : word(key, { card, pile });

/** What has happened between two views, in words for those who listen; null where nothing has. */
export const told = (former: View, view: View): string | null => {
  if (view.code !== former.code) return word("told-dealt", { code: view.code });
  const more = view.moves - former.moves;
  if (more === 1 && view.last) return moveText("told-move", view.last);
  if (more === -1 && former.last) {
    const { card, from: pile } = former.last;
    return word("told-undone", { card, pile });
  }
  if (more > 0) return word("told-more", { moves: more });
  if (view.moves === 0 && more < 0 && view.redo === 0) return word("told-restarted");
  return more < 0 ? word("told-fewer", { moves: -more }) : null;
};

/** The same, as it is felt and heard. */
export const felt = (former: View, view: View): Felt => {
  if (view.code !== former.code) return "deal";
  const home = view.moves > former.moves && view.last && kindOf(view.last.to) === "foundation";
  return home ? "home" : "place";
};
