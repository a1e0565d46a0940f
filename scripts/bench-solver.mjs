// `npm run bench:solver`: our solver against Freecell Solver, measured alternately in one run, over
// Microsoft's deals 1 to 1000. Prints a table, and fails where a figure is under its limit.
//
// Needs gcc and Debian's libfreecell-solver-dev.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { main, must, output, root, Stop } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

/** The preset of Freecell Solver that looks at everything, and its fast one that does too. */
const exact = ["-to", "01ABCDE", "--method", "soft-dfs", "-sp", "r:tf"];
const patsolve = ["--method", "patsolve"];
/** How many times ours must be faster, or smaller. */
const limits = {
  4: { median: 20, p99: 25, worst: 30, memory: 20 },
  2: { median: 12 },
  1: { median: 8 },
};

/**
 * A solver that runs on its own and waits for boards.
 *
 * @typedef {{ verdict: string, time: number }} Answer
 */
class Peer {
  /** @type {Answer[][]} */
  rounds = [];
  memory = 0;

  /**
   * @param {string} program
   * @param {string[]} args
   */
  constructor(program, args) {
    this.process = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    // One that ends too soon is noticed where its answer is missing.
    this.process.stdin.on("error", () => {});
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }

  /** @returns {Promise<string>} */
  async #line() {
    const { done, value } = await this.lines.next();
    if (done) throw new Stop("a solver ended too soon");
    return value;
  }

  /** @param {string[]} boards */
  async round(boards) {
    this.process.stdin.write(`${boards.join("\n")}\n\n`);
    const round = [];
    for (const _ of boards) {
      const [verdict = "?", time] = (await this.#line()).split(" ");
      round.push({ verdict, time: Number(time) });
    }
    this.rounds.push(round);
  }

  async end() {
    this.process.stdin.end();
    this.memory = Number(await this.#line());
  }

  /**
   * One time for each deal, in microseconds, out of those of all rounds.
   *
   * @param {(sorted: number[]) => number | undefined} pick
   */
  times(pick) {
    return (this.rounds[0] ?? []).map((_, deal) => {
      const sorted = this.rounds.map((round) => round[deal]?.time ?? NaN).toSorted((a, b) => a - b);
      return (pick(sorted) ?? NaN) / 1000;
    });
  }

  verdicts() {
    return this.rounds.map((round) => round.map(({ verdict }) => verdict).join("")).join("\n");
  }
}

/**
 * Runs solvers alternately, so many rounds each.
 *
 * @param {Peer[]} peers
 * @param {string[]} boards
 * @param {number} rounds
 */
async function alternate(peers, boards, rounds) {
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of peers) await peer.round(boards);
  }
  for (const peer of peers) await peer.end();
  const [ours, theirs] = peers.map((peer) => peer.verdicts());
  if (ours !== theirs || ours?.includes("?")) throw new Stop("the two solvers do not agree");
}

/** @param {number[]} values @param {number} share */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? NaN;
}

const medianOf = (/** @type {number[]} */ sorted) => sorted[(sorted.length - 1) / 2];
const leastOf = (/** @type {number[]} */ sorted) => sorted[0];
const sum = (/** @type {number[]} */ values) => values.reduce((total, value) => total + value, 0);

/** Rows of words, printed under each other. @param {string[][]} rows */
function table(rows) {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((word, i) => word.padStart(widths[i] ?? 0)).join("  "));
}

/** Builds our side and hands back its program. */
async function ourProgram() {
  const build = ["bench", "--locked", "--package", "boulanger-core", "--bench", "solver"];
  await must("cargo", [...build, "--no-run"]);
  const messages = output("cargo", [...build, "--no-run", "--message-format", "json"]) ?? "";
  const programs = messages.split("\n").flatMap((line) => {
    const message = line.startsWith("{") ? JSON.parse(line) : {};
    return message.target?.kind.includes("bench") ? [String(message.executable)] : [];
  });
  return programs[0] ?? "";
}

/** @param {string} folder */
async function theirProgram(folder) {
  const flags = output("pkg-config", ["--cflags", "--libs", "libfreecell-solver"]);
  if (flags === null) throw new Stop("install libfreecell-solver-dev to compare with it");
  const program = join(folder, "fc-solve");
  const source = join(root, "tests/bench/fc-solve/fc-solve.c");
  await must("gcc", ["-O2", source, "-o", program, ...flags.trim().split(/\s+/)]);
  return program;
}

await main(async () => {
  await readyToBuild();
  const folder = mkdtempSync(join(tmpdir(), "boulanger-solvers-"));
  let under = false;
  try {
    const [ours, theirs] = [await ourProgram(), await theirProgram(folder)];
    const boards = (output(ours, ["deals"]) ?? "").trim().split("\n");
    const rows = [["cells", "figure", "ours", "Freecell Solver", "times", "at least"]];
    for (const cells of /** @type {const} */ ([4, 2, 1])) {
      const preset = ["--game", "bakers_game", "--freecells-num", String(cells)];
      const peers = [new Peer(ours, [String(cells)]), new Peer(theirs, [...preset, ...exact])];
      await alternate(peers, boards, 3);
      const [us = [], them = []] = peers.map((peer) => peer.times(medianOf));
      const [memory = 0, theirMemory = 0] = peers.map((peer) => peer.memory);
      /** @type {[string, number, number, string][]} */
      const figures = [
        ["median", quantile(us, 0.5), quantile(them, 0.5), "µs"],
        ["p99", quantile(us, 0.99), quantile(them, 0.99), "µs"],
        ["worst", quantile(us, 1), quantile(them, 1), "µs"],
        ["memory", memory, theirMemory, "KiB"],
      ];
      for (const [figure, our, their, unit] of figures) {
        const limit = new Map(Object.entries(limits[cells])).get(figure);
        const times = their / our;
        under ||= limit !== undefined && times < limit;
        const both = [our, their].map((value) => `${value.toFixed(unit === "µs" ? 1 : 0)} ${unit}`);
        rows.push([String(cells), figure, ...both, times.toFixed(1), String(limit ?? "")]);
      }
    }
    console.log(table(rows).join("\n"));

    const preset = ["--game", "bakers_game", "--freecells-num", "4", ...patsolve];
    const peers = [new Peer(ours, ["4"]), new Peer(theirs, preset)];
    await alternate(peers, boards, 5);
    const [us = [], them = []] = peers.map((peer) => peer.times(leastOf));
    const faster = us.filter((time, deal) => time < (them[deal] ?? 0)).length;
    const share = (100 * faster) / us.length;
    const total = sum(them) / sum(us);
    under ||= share < 99 || total < 1;
    console.log(
      `\npatsolve, 4 cells, best of five: ours is faster on ${share.toFixed(1)} % of the deals`,
    );
    console.log(`(at least 99 %), and ${total.toFixed(1)} times in total (at least 1)`);
    if (under) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
