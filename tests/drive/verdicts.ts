// What the solver on the command line says of a game or a table: afresh, without any window.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verdict } from "../../ui/src/bindings/Verdict";
import type { View } from "../../ui/src/bindings/View";
import { built, root } from "./cargo";
import { makeFolder, removeFolder } from "./folder";

/** Builds the solver's program, where it is not built yet. */
export function buildSolver(): void {
  const what = ["--package", "boulanger-core", "--bin", "boulanger-cli"];
  execFileSync("cargo", ["build", "--quiet", "--locked", ...what], { cwd: root });
}

function solve(what: string, more: string[] = []): Verdict {
  const said = execFileSync(built("debug/boulanger-cli"), ["solve", what, ...more]);
  return String(said).trim().split(" ")[0] as Verdict;
}

/** The verdict on a game's deal. */
export function verdictOnDeal(code: string): Verdict {
  return solve(code);
}

/** The verdict on the table as it is. */
export function verdictOnTable({ columns, cells }: View): Verdict {
  const folder = makeFolder();
  const file = join(folder, "board.txt");
  const lines = columns.map((cards) => cards.join(" "));
  const taken = cells.filter((card) => card !== null);
  writeFileSync(file, [...lines, `cells ${taken.join(" ")}`.trim(), ""].join("\n"));
  try {
    return solve(file, ["--cells", String(cells.length)]);
  } finally {
    removeFolder(folder);
  }
}
