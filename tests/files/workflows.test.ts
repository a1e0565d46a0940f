// The release workflows, which nobody can run here: their checks, run on false packages.
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { root } from "../drive/cargo";
import { makeFolder, removeFolder } from "../drive/folder";
import { read, text } from "./repository";

interface Step {
  name?: string;
  run?: string;
  if?: string;
  env?: Record<string, string>;
}
interface Job {
  "runs-on": string;
  defaults?: { run: { shell: string } };
  steps: Step[];
}

/** The one job of a workflow. */
function job(name: string): Job {
  const { jobs } = read("yaml", text(`.github/workflows/${name}.yml`)) as {
    jobs: Record<string, Job>;
  };
  const [one] = Object.values(jobs);
  if (one === undefined) throw new Error(`${name} has no job`);
  return one;
}

/** The step of a job that is called so. */
function step({ steps }: Job, name: string): Step {
  const found = steps.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no step "${name}"`);
  return found;
}

/** Runs a step as GitHub does where `shell: bash` is asked for. */
function go({ run = "" }: Step, cwd: string, env: Record<string, string>) {
  const words = ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", run];
  return spawnSync("bash", words, { cwd, encoding: "utf8", env: { ...process.env, ...env } });
}

let folder = "";
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

/** Puts a file into the folder, a program where it has lines to run. */
function put(path: string, ...lines: string[]): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.length > 0 ? ["#!/bin/sh", ...lines, ""].join("\n") : "");
  chmodSync(file, 0o755);
}

/** A path that finds the folder's programs first. */
const path = () => [join(folder, "bin"), process.env.PATH].join(delimiter);

const releases = ["release-android", "release-ios", "release-desktop"];
const { version } = JSON.parse(text("package.json")) as { version: string };

describe.each(releases)("%s", (name) => {
  test("refuses a tag that is not the version", () => {
    const check = step(job(name), "The tag must be the version");
    expect(check.if).toBe("github.ref_type == 'tag'");
    expect(go(check, root, { GITHUB_REF_NAME: `v${version}` }).status).toBe(0);
    expect(go(check, root, { GITHUB_REF_NAME: `v${version}1` }).status).not.toBe(0);
  });

  test("stops at a fault in the middle of a pipe", () => {
    expect(job(name).defaults?.run.shell).toBe("bash");
  });
});

test("Debian's package is tested as it was built", () => {
  const tried = step(job("release-desktop"), "Install the .deb, start it and remove it");
  put("bin/sudo", `for word in "$@"; do echo "$word"; done`);
  const deb = join(folder, "release/bundle/deb/Jeu du Boulanger.deb");
  put("release/bundle/deb/Jeu du Boulanger.deb");
  const { status, stdout } = go(tried, folder, { CARGO_TARGET_DIR: folder, PATH: path() });
  expect(status).toBe(0);
  const words = stdout.trim().split("\n");
  expect(words).toContain(`DEB=${deb}`);
  expect(words.slice(-5)).toEqual(["npx", "vitest", "run", "--project", "bundle"]);
});

describe("iPhone's package", () => {
  const iphone = job("release-ios");

  test("is built with the Xcode that App Store Connect asks for", () => {
    const [, system] = /^macos-(\d+)$/.exec(iphone["runs-on"]) ?? [];
    expect(Number(system)).toBeGreaterThanOrEqual(26);
  });

  test("has a build number of its own, of three parts", () => {
    const build = step(iphone, "Build");
    expect(build.env).toEqual({
      BUILD: "${{ github.run_number }}.${{ github.run_attempt }}.0",
    });
    put("bin/npm", `for word in "$@"; do echo "$word"; done`);
    const { stdout } = go(build, folder, { BUILD: "12.1.0", PATH: path() });
    const words = stdout.trim().split("\n");
    expect(JSON.parse(words[words.indexOf("--config") + 1] ?? "null")).toEqual({
      bundle: { iOS: { bundleVersion: "12.1.0" } },
    });
  });
});

test("Android's key and its passwords come through as they are", () => {
  const unpack = step(job("release-android"), "Unpack the key");
  put("gen/android/keep");
  const secrets = { STORE_PASSWORD: " a\\b=c# ", KEY_ALIAS: "boulanger", KEY_PASSWORD: "\\\\$x'" };
  const KEYSTORE = Buffer.from("the key").toString("base64");
  expect(go(unpack, folder, { RUNNER_TEMP: folder, KEYSTORE, ...secrets }).status).toBe(0);
  expect(readFileSync(join(folder, "release.keystore"), "utf8")).toBe("the key");
  const lines = readFileSync(join(folder, "gen/android/keystore.properties"), "utf8").split("\n");
  // As Java reads such lines.
  const values = lines.map((line) =>
    line.replace(/^\w+=[ \t]*/, "").replaceAll(/\\(.)/g, (_all, letter: string) => letter),
  );
  expect(values.slice(1)).toEqual([...Object.values(secrets), ""]);
});

describe("the check of Android's packages", () => {
  const look = step(job("release-android"), "Look at the packages");

  const outputs = "gen/android/app/build/outputs";
  const good = {
    packages: ["arm", "arm64", "x86", "x86_64"],
    code: version.split(".").reduce((code, part) => code * 1000 + Number(part), 0),
    /** The package that asks for the network. */
    asks: "none",
    apk: 0,
    bundle: "jar verified.",
  };

  /** The status of the check, where packages are as good ones but for this. */
  const found = (but: Partial<typeof good> = {}): number | null => {
    const is = { ...good, ...but };
    const tools = "sdk/build-tools/37.0.0";
    put(`${tools}/apksigner`, `exit ${is.apk}`);
    put(
      `${tools}/aapt2`,
      `if [ "$2" = badging ]; then`,
      `  echo "package: name='x' versionCode='${is.code}' versionName='${version}'"`,
      `else`,
      `  case "$3" in *app-${is.asks}-*) echo android.permission.INTERNET;; esac`,
      // More than a pipe holds, so that a reader who has seen enough would break it.
      `  yes android.permission.VIBRATE | head -c 200000`,
      `fi`,
    );
    put("bin/jarsigner", `echo '${is.bundle}'`);
    for (const name of is.packages) put(`${outputs}/apk/${name}/release/app-${name}-release.apk`);
    put(`${outputs}/bundle/universalRelease/app-universal-release.aab`);
    writeFileSync(join(folder, "package.json"), text("package.json"));
    const env = { ANDROID_HOME: join(folder, "sdk"), RUNNER_TEMP: folder, PATH: path() };
    return go(look, folder, env).status;
  };

  test("is content with good ones", () => expect(found()).toBe(0));

  test.each([
    ["a package is missing", { packages: ["arm", "arm64", "x86"] }],
    ["a package is not signed", { apk: 1 }],
    ["a package has no version code", { code: 1 }],
    ["the first package asks for the network", { asks: "arm" }],
    ["the last package asks for the network", { asks: "x86_64" }],
    ["the bundle is not signed", { bundle: "no manifest.\njar is unsigned." }],
    ["the bundle has faults", { bundle: "jar verified, with signer errors." }],
  ])("fails where %s", (_what, but) => expect(found(but)).not.toBe(0));
});
