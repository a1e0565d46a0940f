// The sources of Rust's own library, as Debian packages them, in a copy of this toolchain: from
// them the library is checked for systems whose own one is not installed.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { has, output, run } from "./run.mjs";

/** Debian's packages of newer programs, from where this system gets its own; null elsewhere. */
function backports() {
  const sites = output("apt-get", ["indextargets", "--format", "$(LABEL) $(SITE)"]) ?? "";
  const [, site] = /^Debian (\S+)$/m.exec(sites) ?? [];
  const key = "/usr/share/keyrings/debian-archive-keyring.gpg";
  return site === undefined ? null : `deb [signed-by=${key}] ${site} trixie-backports main\n`;
}

/**
 * The packages in a folder.
 *
 * @param {string} folder
 */
function packages(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".deb"));
  return names.map((name) => join(folder, name));
}

/**
 * Fetches and unpacks Debian's package of the sources, without touching the system.
 *
 * @param {string} version of Rust
 * @param {string} apt the folder for it
 * @returns {Promise<string | null>} where they are; null where they cannot be had
 */
async function sources(version, apt) {
  const unpacked = join(apt, "unpacked", "usr", "src", `rustc-${version}`);
  if (existsSync(unpacked)) return unpacked;
  const source = has("apt-get") ? backports() : null;
  if (source === null) return null;
  mkdirSync(join(apt, "lists", "partial"), { recursive: true });
  mkdirSync(join(apt, "archives", "partial"), { recursive: true });
  writeFileSync(join(apt, "sources.list"), source);
  const options = [
    `Dir::Etc::SourceList=${join(apt, "sources.list")}`,
    "Dir::Etc::SourceParts=/dev/null",
    `Dir::State::Lists=${join(apt, "lists")}`,
    `Dir::Cache=${apt}`,
    "Acquire::Languages=none",
    "APT::Sandbox::User=root",
  ].flatMap((option) => ["-o", option]);
  if ((await run("apt-get", [...options, "--quiet", "update"])) !== 0) return null;
  const listed = output("apt-cache", [...options, "madison", "rust-src"]) ?? "";
  const [, found] = new RegExp(`\\| (${version.replaceAll(".", "\\.")}\\+\\S+)`).exec(listed) ?? [];
  if (found === undefined) return null;
  // Under its last name stands only what is complete.
  const half = join(apt, "half");
  for (const old of [half, ...packages(apt)]) rmSync(old, { recursive: true, force: true });
  const download = [...options, "download", `rust-src=${found}`];
  if ((await run("apt-get", download, { cwd: apt })) !== 0) return null;
  const [deb = "none"] = packages(apt);
  if ((await run("dpkg-deb", ["--extract", deb, half])) !== 0) return null;
  rmSync(join(apt, "unpacked"), { recursive: true, force: true });
  renameSync(half, join(apt, "unpacked"));
  return existsSync(unpacked) ? unpacked : null;
}

/**
 * Copies a toolchain: by hard links, or as a whole where they reach no further than a disk.
 *
 * @param {string} from
 * @param {string} to
 */
async function copied(from, to) {
  for (const how of [["--link"], []]) {
    rmSync(to, { recursive: true, force: true });
    if ((await run("cp", ["--archive", ...how, from, to])) === 0) return true;
  }
  return false;
}

/**
 * A copy of this toolchain with the library's sources in it.
 *
 * @param {string} folder where to keep it
 * @returns {Promise<string | null>} the copy's folder; null where it cannot be had
 */
export async function fromDebian(folder) {
  const [, version = "unknown"] = /^rustc (\S+)/.exec(output("rustc", ["--version"]) ?? "") ?? [];
  const sysroot = output("rustc", ["--print", "sysroot"])?.trim();
  const copy = join(folder, `toolchain-${version}`);
  if (existsSync(join(copy, "lib", "rustlib", "src", "rust"))) return copy;
  const library = await sources(version, join(folder, `apt-${version}`));
  const half = `${copy}-half`;
  if (library === null || sysroot === undefined || !(await copied(sysroot, half))) return null;
  const beside = join(half, "lib", "rustlib", "src");
  mkdirSync(beside, { recursive: true });
  symlinkSync(library, join(beside, "rust"));
  rmSync(copy, { recursive: true, force: true });
  renameSync(half, copy);
  return copy;
}
