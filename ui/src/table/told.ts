import type { View } from "../bindings/View";
import { word } from "../words/words";
import type { Felt } from "./ears";

/** What has happened between two views, in words for those who listen; null where nothing has. */
export const told = (former: View, view: View): string | null => {
  if (view.code !== former.code) return word("told-dealt", { code: view.code });
  const more = view.moves - former.moves;
  if (more === 1 && view.last) {
    const { card, to: pile, count } = view.last;
    return count > 1
      ? word("told-move-run", { card, pile, others: count - 1 })
      : word("told-move", { card, pile });
  }
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
  const home = view.moves > former.moves && view.last?.to.startsWith("foundation");
  return home ? "home" : "place";
};
