// Spec 8: a bad file never locks the player out. One case of each kind through the real program;
// the whole matrix is in Rust (tests/*.rs).
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect } from "vitest";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { Settings } from "../../ui/src/bindings/Settings";
import { gameFolder } from "../drive/folder";
import { deal, mixedGame, movesOf, play } from "../drive/known-games";
import { lasting, test } from "./program";

/** What may befall a file: from its good text to a bad one. */
const damages: Record<string, (text: string) => string> = {
  emptied: () => "",
  "cut in half": (text) => text.slice(0, text.length / 2),
  "overwritten with rubbish": (text) => "\u0000\u00ff{".repeat(text.length / 3),
  "of an unknown version": (text) => text.replace(/"version":\d+/, '"version":999'),
  "against the rules": (text) => text.replace("8H column-5", "8H foundation-H"),
};

/** The files beside the good ones: those that were set aside. */
function setAside(dataHome: string): string[] {
  const good = /^((game|settings)((\.checkpoint)?\.json|\.journal)|lock)$/;
  return readdirSync(gameFolder(dataHome)).filter((name) => !good.test(name));
}

describe("a damaged file", () => {
  for (const [kind, damage] of Object.entries(damages)) {
    test(`${kind} gives way to the good copy`, async ({ dataHome, start }) => {
      const first = await start();
      await deal(first, mixedGame);
      const view = await play(first, movesOf(mixedGame).slice(0, 6));
      await first.close();

      const file = join(gameFolder(dataHome), "game.json");
      const bad = damage(readFileSync(file, "utf8"));
      expect(bad, "the damage does something").not.toBe(readFileSync(file, "utf8"));
      writeFileSync(file, bad);
      const second = await start();
      const answer = await second.invoke<Answer>("view");
      expect(lasting(answer.view)).toEqual(lasting(view));
      const notice = kind === "of an unknown version" ? "game-newer" : "copy-used";
      expect(answer.notices, "the player is told").toEqual([notice]);
      const [aside, ...more] = setAside(dataHome);
      expect(more, "one file is set aside").toEqual([]);
      expect(readFileSync(join(gameFolder(dataHome), aside ?? ""), "utf8")).toBe(bad);

      const on = await play(second, movesOf(mixedGame).slice(6, 7));
      await second.kill();
      const third = await start();
      const after = await third.invoke<Answer>("view");
      expect(lasting(after.view), "the game goes on and is kept").toEqual(lasting(on));
      expect(after.notices, "it is told once").toEqual([]);
    });
  }

  test("of both copies starts afresh, and says so", async ({ dataHome, start }) => {
    const first = await start();
    const { code } = await deal(first, mixedGame);
    await first.close();
    for (const name of ["game.json", "game.checkpoint.json"]) {
      writeFileSync(join(gameFolder(dataHome), name), "rubbish");
    }
    const { view, notices } = await (await start()).invoke<Answer>("view");
    expect(view).toMatchObject({ moves: 0, former: false });
    expect(view.code).not.toBe(code);
    expect(notices).toEqual(["started-afresh"]);
    expect(setAside(dataHome), "both bad files are kept").toHaveLength(2);
  });

  test("of the settings leaves the game alone", async ({ dataHome, start }) => {
    const first = await start();
    const view = await deal(first, mixedGame);
    const settings = await first.invoke<Settings>("settings");
    await first.invoke("set_settings", { settings: { ...settings, leftHand: true } });
    await first.close();
    for (const name of ["settings.json", "settings.checkpoint.json"]) {
      const file = join(gameFolder(dataHome), name);
      expect(existsSync(file), `${name} is there`).toBe(true);
      writeFileSync(file, "rubbish");
    }
    const second = await start();
    const answer = await second.invoke<Answer>("view");
    expect(lasting(answer.view)).toEqual(lasting(view));
    expect(answer.notices).toEqual(["settings-reset"]);
    expect(await second.invoke<Settings>("settings")).toMatchObject({ leftHand: false, cells: 4 });
  });
});

describe("a folder that can't be written", () => {
  test("is told, and the game goes on in memory", async ({ dataHome, start }) => {
    // Tests may run as root, whom no access right stops: a file stands where the folder should.
    mkdirSync(dirname(gameFolder(dataHome)), { recursive: true });
    writeFileSync(gameFolder(dataHome), "in the way");
    const bridge = await start();
    const { notices } = await bridge.invoke<Answer>("view");
    expect(notices).toEqual(["not-saved"]);
    await deal(bridge, mixedGame);
    const view = await play(bridge, movesOf(mixedGame).slice(0, 6));
    expect(view).toMatchObject({ code: mixedGame, moves: 6 });

    rmSync(gameFolder(dataHome));
    const answer = await bridge.invoke<Answer>("undo");
    expect(answer.view.moves, "it still plays").toBe(5);
  });
});
