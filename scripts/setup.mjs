// Sets up what building and testing need, from nothing but Rust, Node and a bare Debian 12.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { makersAdvice, ofMakers } from "./makers.mjs";
import { advice, family, packagesFor, toBuild, toRead, toTest } from "./needs.mjs";
import { has, must, output, root, Stop } from "./run.mjs";

const linux = process.platform === "linux";

/** What this Linux says about itself. */
function release() {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}

/** The words that give us root's rights without asking for a password, or null. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  return has("sudo") && output("sudo", ["-n", "true"]) !== null ? ["sudo", "-n"] : null;
}

/**
 * Sees to the system packages: installs them on Debian and Ubuntu where that needs no password,
 * and says what to type everywhere else.
 *
 * @param {import("./needs.mjs").Need[]} needs
 * @param {{ system?: string, rights?: string[] | null }} [here] what this Linux says about itself,
 *   and the words that give us root's rights
 */
export async function systemPackages(needs, { system = release(), rights = asRoot() } = {}) {
  const lacking = needs.filter((need) => !need.there());
  if (lacking.length === 0) return;
  if (family(system) !== "debian" || rights === null) throw new Stop(advice(system, lacking));
  const packages = packagesFor("debian", lacking);
  console.log(`Installing ${lacking.map((need) => need.name).join(", ")}`);
  // Another apt may be at work just after a machine has started: wait for its lock.
  const apt = ["apt-get", "-o", "DPkg::Lock::Timeout=400", "--quiet", "--yes"];
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await command([...rights, ...apt, "update"], env);
  await command([...rights, ...apt, "install", "--no-install-recommends", ...packages], env);
  const still = lacking.filter((need) => !need.there()).map((need) => need.name);
  if (still.length > 0) throw new Stop(`Still missing after the installation: ${still.join(", ")}`);
}

/**
 * @param {string[]} words
 * @param {Record<string, string>} env
 */
async function command([program = "", ...args], env) {
  await must(program, args, { env });
}

/** Refuses a Node that is too old for our tools. */
function node() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [, least = "0", lesser = "0"] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  if (major > Number(least) || (major === Number(least) && minor >= Number(lesser))) return;
  throw new Stop(
    `Node ${process.versions.node} is too old: ${least}.${lesser} or newer is needed (https://nodejs.org).`,
  );
}

/** Refuses a machine without Rust. */
function rust() {
  if (output("cargo", ["--version"]) !== null) return;
  throw new Stop("Rust is missing: please install it with rustup (https://rustup.rs).");
}

/** Refuses a Mac or a Windows without its maker's tools. */
function makersTools() {
  const lacking = (ofMakers[process.platform] ?? []).filter((need) => !need.there());
  if (lacking.length > 0) throw new Stop(makersAdvice(lacking));
}

/** Installs the packages of package-lock.json, where that has not been done since it changed. */
async function nodePackages() {
  const lock = statSync(join(root, "package-lock.json")).mtimeMs;
  const installed = statSync(join(root, "node_modules", ".package-lock.json"), {
    throwIfNoEntry: false,
  });
  if (installed && installed.mtimeMs >= lock) return;
  await must("npm", ["ci", "--no-audit", "--no-fund"]);
}

/** All that building and playing needs. */
export async function readyToBuild() {
  node();
  rust();
  makersTools();
  await systemPackages(linux ? toBuild : []);
  await nodePackages();
}

/** All that building and testing needs. */
export async function readyToTest() {
  node();
  rust();
  if (!linux) {
    throw new Stop(
      "The whole test run needs Linux, since it drives WebKitGTK's window; here, `cargo test --workspace` runs the Rust tests.",
    );
  }
  await systemPackages([...toBuild, ...toTest, ...toRead]);
  await nodePackages();
}
