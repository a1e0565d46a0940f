// How `npm run check:phones` comes by the library's sources, with false programs in place of apt
// and of Rust.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { makeFolder, removeFolder } from "../drive/folder";

let folder = "";
const at = (...path: string[]) => join(folder, ...path);

/** Puts a program before those of the system. */
function put(name: string, ...lines: string[]): void {
  writeFileSync(at("bin", name), ["#!/bin/sh", ...lines, ""].join("\n"));
  chmodSync(at("bin", name), 0o755);
}

beforeEach(() => {
  folder = makeFolder();
  mkdirSync(at("bin"));
  mkdirSync(at("rust", "bin"), { recursive: true });
  writeFileSync(at("rust", "bin", "rustc"), "the compiler");
  put("rustc", `[ $1 = --version ] && echo "rustc 1.2.3 (x)" || echo ${at("rust")}`);
  put(
    "apt-get",
    `case "$*" in`,
    `*indextargets*) echo "Debian http://deb.example/debian";;`,
    `*download*) touch rust-src_1.2.3.deb;;`,
    `esac`,
  );
  put("apt-cache", `echo " rust-src | 1.2.3+dfsg1-1 | http://deb.example/debian"`);
  put("dpkg-deb", `mkdir -p "$3/usr/src/rustc-1.2.3/library"`);
});
afterEach(() => removeFolder(folder));

/** Runs the script. */
function start() {
  const script = `
    import { fromDebian } from "./scripts/rust-src.mjs";
    console.log("=" + JSON.stringify(await fromDebian(${JSON.stringify(at("kept"))})));
  `;
  const PATH = [at("bin"), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH };
  const words = ["--input-type=module", "-e", script];
  return spawnSync("node", words, { cwd: root, encoding: "utf8", env });
}

/** What the script comes to: the copy's folder, or null. */
function fromDebian(): string | null {
  const { status, stdout } = start();
  expect(status).toBe(0);
  return JSON.parse(/^=(.*)$/m.exec(stdout)?.[1] ?? "") as string | null;
}

/** What is wrong with the copy that the script has made. */
function faults(copy: string | null): string[] {
  if (copy === null) return ["there is none"];
  const wanted = ["bin/rustc", "lib/rustlib/src/rust/library"];
  const lacking = wanted.filter((path) => !existsSync(join(copy, path)));
  const there = readdirSync(copy, { recursive: true, encoding: "utf8" });
  const sources = readdirSync(join(copy, "lib/rustlib/src/rust"));
  return [...lacking, ...[...there, ...sources].filter((path) => path.endsWith("strange"))];
}

test("the sources are laid into a copy of the toolchain, once", () => {
  expect(faults(fromDebian())).toEqual([]);
  put("apt-get", "exit 1");
  put("cp", "exit 1");
  expect(faults(fromDebian())).toEqual([]);
});

test("a copy is made, too, where hard links cannot be", () => {
  // As between two disks: folders come over, files do not.
  put("cp", `case "$*" in *--link*) mkdir -p "$4/strange"; exit 1;; esac`, `exec /bin/cp "$@"`);
  expect(faults(fromDebian())).toEqual([]);
});

test.each([
  ["apt cannot ask", "apt-get", `case "$*" in *update*) exit 1;; *) echo "Debian http://x";; esac`],
  [
    "the package cannot be fetched",
    "apt-get",
    `case "$*" in *download*) exit 1;; *) echo "Debian http://x";; esac`,
  ],
  ["the package is of another Rust", "apt-cache", `echo " rust-src | 1.2.4+dfsg1-1 | x"`],
  ["the package is broken", "dpkg-deb", `mkdir -p "$3/usr/src"; exit 2`],
  ["there is no room", "cp", "exit 1"],
])("nothing is made, and nothing thrown, where %s", (_where, program, line) => {
  put(program, line);
  expect(fromDebian()).toBeNull();
});

test("what was interrupted is done again", () => {
  put("dpkg-deb", `mkdir -p "$3/usr/src/rustc-1.2.3/strange"; kill -9 $PPID`);
  expect(start().signal).toBe("SIGKILL");
  put("dpkg-deb", `mkdir -p "$3/usr/src/rustc-1.2.3/library"`);
  put("cp", `mkdir -p "$4/strange"`, "kill -9 $PPID");
  expect(start().signal).toBe("SIGKILL");
  put("cp", `exec /bin/cp "$@"`);
  expect(faults(fromDebian())).toEqual([]);
});
