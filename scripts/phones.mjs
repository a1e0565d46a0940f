// `npm run check:phones`: type-checks the whole program for Android and for the iPhone, without
// their SDKs. With `--prove`, it also plants an error for each and fails unless it is caught.
//
// The standard library for a phone is the one that is installed. Where there is none, it is checked
// from its sources, which Debian packages, if they are of this Rust's own version.
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { buildPage, main, must, output, root, Stop } from "./run.mjs";
import { fromDebian } from "./rust-src.mjs";
import { readyToBuild } from "./setup.mjs";

const phones = [
  { name: "Android", triple: "aarch64-linux-android", os: "android" },
  { name: "iPhone", triple: "aarch64-apple-ios", os: "ios" },
];

const folder = join(root, "target", "phones");

/** What `swift -print-target-info` answers on a Mac; a build script wants to read it. */
const swiftTarget = {
  target: {
    triple: "arm64-apple-ios",
    unversionedTriple: "arm64-apple-ios",
    moduleTriple: "arm64-apple-ios",
    librariesRequireRPath: false,
  },
  paths: { runtimeLibraryPaths: [], runtimeLibraryImportPaths: [], runtimeResourcePath: "" },
};

/**
 * Stands in for the compilers of C and Swift: a type check needs nothing of what they make.
 *
 * @returns {Record<string, string>} the environment that finds them
 */
function standIns() {
  const bin = join(folder, "stand-ins");
  mkdirSync(bin, { recursive: true });
  for (const [name, answer] of [
    ["phone-cc", ""],
    ["phone-ar", ""],
    ["xcrun", "/"],
    ["swift", JSON.stringify(swiftTarget)],
  ]) {
    const file = join(bin, String(name));
    writeFileSync(file, `#!/bin/sh\necho '${answer}'\n`);
    chmodSync(file, 0o755);
  }
  const tools = phones.flatMap(({ triple }) => {
    const target = triple.replaceAll("-", "_");
    return [
      [`CC_${target}`, join(bin, "phone-cc")],
      [`AR_${target}`, join(bin, "phone-ar")],
    ];
  });
  const mac = process.platform === "darwin";
  return mac ? {} : { ...Object.fromEntries(tools), PATH: [bin, process.env.PATH].join(delimiter) };
}

/** Whether this toolchain has the standard library for all phones. */
function isInstalled() {
  const libraries = join(output("rustc", ["--print", "sysroot"])?.trim() ?? "", "lib", "rustlib");
  return phones.every(({ triple }) => existsSync(join(libraries, triple)));
}

/**
 * How to check for a phone: cargo's words, and their environment.
 *
 * @returns {Promise<{ words: string[], env: Record<string, string> } | null>}
 */
async function way() {
  /** @type {Record<string, string>} */
  const env = { ...standIns(), CARGO_TARGET_DIR: folder };
  if (isInstalled()) return { words: [], env };
  const toolchain = await fromDebian(folder);
  if (toolchain === null) return null;
  // The copy's own programs, not those of rustup, which would lead back to its toolchain.
  const path = [join(toolchain, "bin"), env.PATH ?? process.env.PATH].join(delimiter);
  return {
    words: ["-Zbuild-std=std,panic_abort,proc_macro"],
    env: { ...env, PATH: path, RUSTC_BOOTSTRAP: "1" },
  };
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof way>>>} Way */

/**
 * Cargo's words that check for a phone.
 *
 * @param {typeof phones[number]} phone
 * @param {Way} by
 */
const words = ({ triple }, by) => ["check", "--locked", "--lib", "--target", triple, ...by.words];

/**
 * Plants an error that only this phone's compiler can see, in a copy, and checks that.
 *
 * @param {typeof phones[number]} phone
 * @param {Way} by
 */
function caught(phone, by) {
  const copy = mkdtempSync(join(tmpdir(), "boulanger-planted-"));
  try {
    for (const source of ["Cargo.toml", "Cargo.lock", "src-tauri", "tests", "ui/dist"]) {
      cpSync(join(root, source), join(copy, source), { recursive: true });
    }
    for (const name of ["tauri.conf.json", "tauri.android.conf.json"]) {
      cpSync(join(root, name), join(copy, name));
    }
    const planted = `\n#[cfg(target_os = "${phone.os}")]\nconst PLANTED: u8 = "no number";\n`;
    appendFileSync(join(copy, "src-tauri", "src", "lib.rs"), planted);
    const env = { ...process.env, ...by.env };
    const { status, stderr } = spawnSync("cargo", words(phone, by), {
      cwd: copy,
      encoding: "utf8",
      env,
    });
    console.log(stderr.slice(stderr.indexOf("error")));
    return status !== 0 && stderr.includes("const PLANTED");
  } finally {
    rmSync(copy, { recursive: true });
  }
}

await main(async () => {
  await readyToBuild();
  await buildPage();
  const found = await way();
  if (found === null) {
    console.log(
      "Skipped: no standard library for phones is installed (rustup target add " +
        `${phones.map(({ triple }) => triple).join(" ")}), and Debian's rust-src of this Rust cannot be had here.`,
    );
    return;
  }
  for (const phone of phones) {
    console.log(`\n== ${phone.name}`);
    await must("cargo", words(phone, found), { env: found.env });
    if (process.argv.includes("--prove")) {
      console.log(`\n== ${phone.name}, with a planted error`);
      if (!caught(phone, found)) throw new Stop("The planted error was not caught.");
      console.log("Caught.");
    }
  }
});
