// What the installed CLI makes of our configuration for Android, in a folder of its own: the stock
// project, and the version that it hands to Gradle. The CLI wants an SDK; it is given a false one.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { has, must, root } from "./run.mjs";

/** Where the project lies, in the repository as in the folder that it is written to. */
export const project = join("gen", "android");

/** All that the CLI reads: the configuration, and the package that cargo tells of. */
const sources = [
  "Cargo.toml",
  "Cargo.lock",
  "package.json",
  "tauri.conf.json",
  "src-tauri",
  "tests",
];

/**
 * npm's words for a command of the CLI.
 *
 * @param {string} folder
 * @param {string} command
 */
function words(folder, command) {
  return ["--prefix", folder, ..."run --silent tauri -- android".split(" "), ...command.split(" ")];
}

/**
 * Makes what the CLI looks for in an SDK, and never runs.
 *
 * @param {string} folder
 * @returns {Record<string, string>} the environment that finds it
 */
function falseSdk(folder) {
  const sdk = join(folder, "sdk");
  const ndk = join(sdk, "ndk", "29.0.0");
  const { bundle } = JSON.parse(readFileSync(join(root, "tauri.conf.json"), "utf8"));
  const triples = ["aarch64-linux-android", "armv7a-linux-androideabi"];
  const programs = [...triples, "i686-linux-android", "x86_64-linux-android"].flatMap((triple) =>
    ["linux", "darwin"].map((system) => {
      const compilers = join(ndk, "toolchains", "llvm", "prebuilt", `${system}-x86_64`, "bin");
      return join(compilers, `${triple}${bundle.android.minSdkVersion}-clang`);
    }),
  );
  for (const program of [...programs, join(sdk, "java")]) {
    mkdirSync(dirname(program), { recursive: true });
    writeFileSync(program, "#!/bin/sh\n");
    chmodSync(program, 0o755);
  }
  writeFileSync(join(ndk, "source.properties"), "Pkg.Revision = 29.0.14206865\n");
  const env = { ANDROID_HOME: sdk, NDK_HOME: ndk };
  return has("java") ? env : { ...env, PATH: [process.env.PATH, sdk].join(delimiter) };
}

/**
 * Writes the stock project.
 *
 * @param {string} folder
 */
export async function writeStock(folder) {
  for (const source of sources) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const init = words(folder, "init --ci --skip-targets-install");
  await must("npm", init, { env: falseSdk(folder), cwd: folder });
}

/**
 * The version that the CLI writes down for Gradle as it begins a build. It does so before it builds
 * the page, and there it is stopped.
 *
 * @param {string} folder where the stock project is
 */
export function writtenVersion(folder) {
  const stop = ["--config", JSON.stringify({ build: { beforeBuildCommand: "exit 1" } })];
  const build = [...words(folder, "build --ci --target aarch64"), ...stop];
  spawnSync("npm", build, { env: { ...process.env, ...falseSdk(folder) }, cwd: folder });
  const file = join(folder, project, "app", "tauri.properties");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [name, code] = ["versionName", "versionCode"].map(
    (key) => new RegExp(`^tauri\\.android\\.${key}=(.*)$`, "m").exec(text)?.[1],
  );
  return { name, code: Number(code ?? NaN) };
}
