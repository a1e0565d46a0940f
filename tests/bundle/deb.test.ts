// The .deb: what is in it, and, as root on Debian, what it does to a system. It is the one that DEB
// names, or else made by `npm run bundle` of the debug program that the other tests have built: a
// release takes many minutes more.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { built, root } from "../drive/cargo";
import { openDisplay } from "../drive/display";
import { makeFolder, removeFolder } from "../drive/folder";
import { ProgramWindow } from "../drive/webkit";

const name = "jeu-du-boulanger";
const entry = "/usr/share/applications/Jeu du Boulanger.desktop";

/** The package. */
let deb = "";
/** The files in it, unpacked. */
const tree = makeFolder();

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Whether a system has this: a file, a folder or a link to anywhere. */
const isThere = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

const installed = (): boolean => {
  const { status, stdout } = spawnSync("dpkg-query", ["-W", "-f", "${Status}", name], {
    encoding: "utf8",
  });
  return status === 0 && !stdout.includes("not-installed");
};

/** Makes the package of the program that is built, and tells where it is. */
function bundle(): string {
  const folder = built("debug/bundle/deb");
  rmSync(folder, { recursive: true, force: true });
  run("node", "scripts/bundle.mjs", "--built", "--debug");
  const [file = "none", ...more] = readdirSync(folder).filter((one) => one.endsWith(".deb"));
  expect(more).toEqual([]);
  return join(folder, file);
}

beforeAll(() => {
  deb = process.env.DEB ?? bundle();
  run("dpkg-deb", "--extract", deb, tree);
});
afterAll(() => removeFolder(tree));

/** What a key of the menu entry says. */
function says(base: string, key: string): string | undefined {
  const line = readFileSync(join(base, entry), "utf8").match(new RegExp(`^${key}=(.*)$`, "m"));
  return line?.[1];
}

/** The icons of the menu entry: the size that their folders tell, and the one that they have. */
function icons(base: string): { told: string; real: string }[] {
  const theme = join(base, "usr/share/icons/hicolor");
  return readdirSync(theme).flatMap((told) => {
    const file = join(theme, told, "apps", `${says(base, "Icon")}.png`);
    if (!existsSync(file)) return [];
    const { width, height } = PNG.sync.read(readFileSync(file));
    return [{ told, real: `${width}x${height}` }];
  });
}

describe("the package", () => {
  test("has the version", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      version: string;
    };
    expect(run("dpkg-deb", "--show", "--showformat", "${Package} ${Version}", deb)).toBe(
      `${name} ${version}`,
    );
  });

  test("has a menu entry that the desktop understands", () => {
    run("desktop-file-validate", join(tree, entry));
    expect(says(tree, "Name")).toBe("Jeu du Boulanger");
    expect(says(tree, "Categories")).toBe("Game;CardGame;");
    expect(existsSync(join(tree, "usr/bin", says(tree, "Exec") ?? "none"))).toBe(true);
  });

  test("has icons of the sizes that their folders tell", () => {
    const found = icons(tree);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(found.map(({ real }) => real)).toEqual(found.map(({ told }) => told));
  });

  test("has the licences", () => {
    const docs = readdirSync(join(tree, "usr/share/doc", name)).toSorted();
    expect(docs).toEqual(["LICENSE-OFL", "copyright"]);
  });
});

const reason = !existsSync("/etc/debian_version")
  ? "this is no Debian"
  : process.getuid?.() !== 0
    ? "only root may install packages"
    : installed()
      ? "the game is installed here, and stays so"
      : null;
if (reason !== null) console.log(`The package is not installed and removed again: ${reason}.`);

describe.skipIf(reason !== null)("installed", () => {
  test("it starts from its menu entry, and leaves nothing behind when it is removed", async () => {
    const data = makeFolder();
    const display = await openDisplay();
    const paths = readdirSync(tree, { recursive: true, encoding: "utf8" }).map(
      (path) => `/${path}`,
    );
    const own = paths.filter((path) => !isThere(path));
    run("dpkg", "--install", deb);
    try {
      expect(own.length).toBeGreaterThanOrEqual(8);
      run("desktop-file-validate", entry);
      expect(icons("/").length).toBeGreaterThanOrEqual(4);
      const program = run("which", says("/", "Exec") ?? "none").trim();
      const window = await ProgramWindow.open({ program, display: display.name, dataHome: data });
      const cards = await window.evaluate(() => document.querySelectorAll("[data-card]").length);
      await window.close();
      expect(cards).toBe(52);
    } finally {
      run("dpkg", "--purge", name);
      await display.close();
      removeFolder(data);
    }
    expect(installed()).toBe(false);
    expect(own.filter(isThere)).toEqual([]);
  });
});
