// The round trip of a gesture, saving included, to that of a command that does nothing.
import { makeFolder, removeFolder } from "../drive/folder";
import { mixedGame } from "../drive/known-games";
import { ProgramWindow } from "../drive/webkit";
import { median } from "./median";

/** How often each of the two is measured. */
const SAMPLES = 500;

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(command: string, payload?: object): Promise<unknown> };
}

interface Times {
  gesture: number[];
  nothing: number[];
}

/** Measures both in the page, alternately. Runs there, so it stands alone. */
async function alternate(code: string, samples: number): Promise<Times> {
  const tauri = (window as unknown as Tauri).__TAURI_INTERNALS__;
  // WebKit's clock ticks in whole milliseconds, which hold several round trips: each sample is the
  // mean of so many that a tick is 0.02 ms of one.
  const rounds = 50;
  const time = async (commands: [string, object][]) => {
    const start = performance.now();
    for (let round = 0; round < rounds; round += 1) {
      const [command = "", payload] = commands[round % commands.length] ?? [];
      const answer = (await tauri.invoke(command, payload)) as { refusal?: unknown } | null;
      if (answer?.refusal) throw new Error(`${command} was refused`);
    }
    return (performance.now() - start) / rounds;
  };
  await tauri.invoke("new_game", { cells: 4, code });
  const gestures: [string, object][] = [
    ["double_tap", { card: "3D" }],
    ["undo", {}],
  ];
  const times: Times = { gesture: [], nothing: [] };
  for (let sample = 0; sample < samples; sample += 1) {
    times.nothing.push(await time([["nothing", {}]]));
    times.gesture.push(await time(gestures));
  }
  return times;
}

/** The median gesture as a multiple of the median empty command. */
export async function roundTrips(program: string, display: string): Promise<number> {
  const dataHome = makeFolder();
  const window = await ProgramWindow.open({ program, display, dataHome });
  try {
    const { gesture, nothing } = await window.evaluateAsync(alternate, mixedGame, SAMPLES);
    console.error(`round trips: gesture ${median(gesture)} ms, empty ${median(nothing)} ms`);
    return median(gesture) / median(nothing);
  } finally {
    await window.close();
    removeFolder(dataHome);
  }
}
