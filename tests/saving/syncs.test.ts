// Spec 8: what a power cut can't take away any more was written, synced and renamed in this order,
// and by no thread that a gesture waits for.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect } from "vitest";
import { gameFolder } from "../drive/folder";
import { deal, doubleTapGame, mixedGame } from "../drive/known-games";
import { test } from "./program";

const CALLS = "trace=fsync,fdatasync,rename,renameat,renameat2";
/** What strace writes of them: the thread, the call, and the file, or that and its new name. */
const CALL = /^(\d+) +(\w+)\((?:\d+<([^>]+)>|.*?"([^"]+)".*"([^"]+)")/;

interface Call {
  thread: string;
  /** `sync FILE` or `rename FILE to FILE`. */
  what: string;
}

/** What has been called so far. */
function calls(trace: string): Call[] {
  return readFileSync(trace, "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, thread, call = "", synced = "", from = "", to = ""] = CALL.exec(line) ?? [];
      if (thread === undefined) return [];
      const what = call.startsWith("rename")
        ? `rename ${basename(from)} to ${basename(to)}`
        : `sync ${basename(synced)}`;
      return [{ thread, what }];
    });
}

/** Some machines let no program watch another. */
const watched = spawnSync("strace", ["-f", "-o", "/dev/null", "true"]).status === 0;

test.skipIf(!watched)(
  "a checkpoint is synced before and after its renaming, and no gesture waits for it (needs strace)",
  async ({ dataHome, start }) => {
    const trace = join(dataHome, "trace");
    const bridge = await start(["strace", "-f", "-qq", "-y", "-e", CALLS, "-o", trace]);
    // A new game's clock stands: whatever is kept now is kept for an answer.
    await deal(bridge, mixedGame);
    await deal(bridge, doubleTapGame);
    const settings = await bridge.invoke<object>("settings");
    await bridge.invoke("set_settings", { settings: { ...settings, leftHand: true } });

    const folder = basename(gameFolder(dataHome));
    const checkpoint = (thing: string) => [
      `sync ${thing}.checkpoint.next.json`,
      `rename ${thing}.checkpoint.next.json to ${thing}.checkpoint.json`,
      `sync ${folder}`,
    ];
    const ofThread = (thread: string) =>
      calls(trace)
        .filter((call) => call.thread === thread)
        .map(({ what }) => what);
    const syncing = () => [
      ...new Set(
        calls(trace)
          .filter(({ what }) => what.startsWith("sync"))
          .map(({ thread }) => thread),
      ),
    ];
    await expect
      .poll(() => calls(trace).filter(({ what }) => what === checkpoint("settings")[1]))
      .toHaveLength(1);
    await expect.poll(() => calls(trace).at(-1)?.what).toBe(`sync ${folder}`);

    const [thread = "", ...others] = syncing();
    expect(others, "one thread syncs").toEqual([]);
    const file = (thing: string) => `rename ${thing}.next.json to ${thing}.json`;
    const done = ofThread(thread);
    const safe = done.filter((what) => what !== file("game") && what !== file("settings"));
    // The table may have been made safe more than once by now.
    const games = Array.from({ length: safe.length / 3 - 1 }, () => checkpoint("game")).flat();
    expect(safe, "and does nothing else").toEqual([...games, ...checkpoint("settings")]);
    expect(done, "but for the files, each before its checkpoint").toEqual(
      expect.arrayContaining([file("game"), file("settings")]),
    );
    const elsewhere = calls(trace).filter((call) => call.thread !== thread);
    expect(
      elsewhere.map(({ what }) => what),
      "the start alone replaces a file, no answer does",
    ).toEqual([file("game")]);
  },
);
