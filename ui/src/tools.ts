import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { type Doing, helpFor } from "./table/proofs";
import type { Table } from "./table/table";
import type { Tool } from "./tool-bar";
import type { Windows } from "./windows";

/** The tools for this view, in their order; the third is the help that fits it. */
export const toolsFor = (
  view: View,
  settings: Settings,
  doing: Doing,
  { table, windows }: { table: () => Table; windows: Windows },
): readonly Tool[] => {
  const help = helpFor(view, settings, doing);
  const acts: Record<typeof help, () => void> = {
    hint: () => table().hint(),
    finish: () => table().wish("finish"),
    // From a lost deal there is no way back, but there are others.
    "go-back": () => (view.back === null ? windows.lost() : table().wish("goBack")),
    stop: () => void table().interrupt(),
  };
  return [
    { name: "undo", off: view.undo === 0, act: () => table().wish("undo") },
    { name: "redo", off: view.redo === 0, act: () => table().wish("redo") },
    {
      name: help,
      said: help === "hint" && doing === "pointing" ? "play" : help,
      off: help === "hint" && view.status === "won",
      act: acts[help],
    },
    { name: "new-game", act: () => windows.newGame() },
    { name: "menu", act: () => windows.menu() },
  ];
};
