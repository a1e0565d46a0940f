// Running other programs, with Node's own modules only: these scripts work before `npm ci` has run.
import { spawn, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { homedir } from "node:os";
import { accessSync, constants } from "node:fs";

export const root = join(import.meta.dirname, "..");

// A Rust or a tool of ours that was installed a moment ago may not be on this shell's PATH yet.
process.env.PATH = [
  join(root, "node_modules", ".bin"),
  process.env.PATH ?? "",
  join(homedir(), ".cargo", "bin"),
].join(delimiter);

const windows = process.platform === "win32";

/** A word to the person at the keyboard instead of a stack trace: the reason, and what to do. */
export class Stop extends Error {}

/**
 * Whether PATH has this program.
 *
 * @param {string} program
 */
export function has(program) {
  const names = windows ? [`${program}.exe`, `${program}.cmd`] : [program];
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => names.some((name) => executable(join(folder, name))));
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a short command prints, or null where it is missing or fails.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function output(program, args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout : null;
}

/**
 * A word as the shell of Windows takes it for one, even with spaces in it.
 *
 * @param {string} word
 */
export function quoted(word) {
  return /^[\w./\\:=@,+-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}

/**
 * Runs a command in the foreground. Its output passes through; each line of it is also handed to
 * `listen`, where there is one.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, listen?: (line: string) => void }} [options]
 * @returns {Promise<number>} the exit status; 127 where the program could not be started
 */
export function run(program, args, { env, cwd = root, listen } = {}) {
  return new Promise((resolve) => {
    // On Windows, npm and its tools are scripts, which only a shell can run.
    const [word = "", ...words] = windows ? [program, ...args].map(quoted) : [program, ...args];
    const child = spawn(word, words, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", listen ? "pipe" : "inherit", "inherit"],
      shell: windows,
    });
    let rest = "";
    child.stdout?.setEncoding("utf8").on("data", (/** @type {string} */ text) => {
      process.stdout.write(text);
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) listen?.(line);
    });
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(127);
    });
    child.on("close", (status) => {
      if (rest) listen?.(rest);
      resolve(status ?? 1);
    });
  });
}

/**
 * Runs a command that must succeed.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 */
export async function must(program, args, options) {
  const status = await run(program, args, options);
  if (status !== 0) throw new Stop(`${program} ${args.join(" ")} failed (status ${status})`);
}

/** Builds the page, as package.json has it. */
export const buildPage = () => must("npm", ["run", "--silent", "page"]);

/**
 * Runs a script's work and turns a `Stop` into one plain line.
 *
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
