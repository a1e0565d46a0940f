// Where Cargo puts what it builds, and where it keeps the sources of the crates.
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";

/** The folder of the repository. */
export const root = join(import.meta.dirname, "..", "..");

interface Metadata {
  target_directory: string;
  packages: { name: string; version: string; manifest_path: string }[];
}

let known: Metadata | undefined;

function metadata(): Metadata {
  known ??= JSON.parse(
    execFileSync("cargo", ["metadata", "--format-version", "1", "--offline", "--locked"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 2 ** 28,
      stdio: ["ignore", "pipe", "ignore"],
    }),
  ) as Metadata;
  return known;
}

/** The path of something that Cargo has built, such as `debug/examples/bridge`. */
export function built(path: string): string {
  return join(metadata().target_directory, path);
}

/** The folder of a crate's sources. */
export function crateFolder(name: string): string {
  const crate = metadata().packages.find((one) => one.name === name);
  if (crate === undefined) throw new Error(`no crate ${name} among the dependencies`);
  return dirname(crate.manifest_path);
}
