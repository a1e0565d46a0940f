// From the start of the process to the first view on screen, to a bare Tauri window.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../drive/folder";
import { ProgramWindow } from "../drive/webkit";
import { median } from "./median";

/** How often each of the two is started. */
const SAMPLES = 80;

/** When the page was ready and painted, by the wall clock. Runs in the page, so it stands alone. */
function whenShown(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  // A page that has nothing to do but paint has no mark.
  const [ready = paint] = performance.getEntriesByName("ready");
  const last = Math.max(paint?.startTime ?? Number.NaN, ready?.startTime ?? Number.NaN);
  return performance.timeOrigin + last;
}

/** The time from the start of a program to its first view on screen, in milliseconds. */
async function start(program: string, display: string, dataHome: string): Promise<number> {
  const stamp = join(dataHome, "started");
  // The shell notes the time and becomes the program.
  const command = `date +%s%3N > '${stamp}'; exec '${program}'`;
  const window = await ProgramWindow.open({
    program: "/bin/sh",
    args: ["-c", command],
    display,
    dataHome,
  });
  try {
    return (await window.evaluate(whenShown)) - Number(readFileSync(stamp, "utf8"));
  } finally {
    await window.close();
  }
}

/** The median start of the program as a multiple of that of the bare window. */
export async function starts(program: string, bare: string, display: string): Promise<number> {
  const dataHome = makeFolder();
  try {
    // Once each for the disk's cache, and for a saved game to begin with.
    await start(bare, display, dataHome);
    await start(program, display, dataHome);
    const times = { bare: [] as number[], program: [] as number[] };
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      times.bare.push(await start(bare, display, dataHome));
      times.program.push(await start(program, display, dataHome));
    }
    console.error(
      `starts: program ${median(times.program)} ms, bare window ${median(times.bare)} ms`,
    );
    return median(times.program) / median(times.bare);
  } finally {
    removeFolder(dataHome);
  }
}
