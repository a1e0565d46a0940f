import type { Judged } from "../bindings/Judged";
import type { Settings } from "../bindings/Settings";
import type { View } from "../bindings/View";

/** What the third tool of the bar offers: it changes with what is known about the table. */
export type Help = "hint" | "finish" | "go-back" | "stop";

/** What the table does besides playing: it points to a hint, or shows the solution. */
export type Doing = "pointing" | "showing" | null;

/** What is marked beside the table, in the place of the game's code or next to it. */
export type Mark = "lost" | "winnable" | null;

/** Whether the player wants to be told of lost positions. */
type Choice = Pick<Settings, "lostNotice">;

/** The view with what was proven since. What is proven about another table says nothing. */
export const proven = (view: View, judged: Judged | null): View => {
  if (judged?.revision !== view.revision || view.verdict !== "unknown") return view;
  const { verdict, back } = judged;
  return verdict === "unknown" ? view : { ...view, verdict, back };
};

/** Whether the player is to be told that the position is lost. */
export const toldLost = ({ verdict }: View, { lostNotice }: Choice): boolean =>
  lostNotice && verdict === "lost";

/** The help that fits this table; while the solution is shown, it is to stop that. */
export const helpFor = (view: View, choice: Choice, doing: Doing): Help => {
  if (doing === "showing") return "stop";
  if (view.finish) return "finish";
  return toldLost(view, choice) ? "go-back" : "hint";
};

/** The mark of this table. Who wants no notice of lost positions is told of no others, either. */
export const markFor = (view: View, { lostNotice }: Choice): Mark => {
  if (!lostNotice || view.status === "won" || view.verdict === "unknown") return null;
  return view.verdict;
};
