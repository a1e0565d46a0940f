// The files of the repository, and the tools that read them.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../drive/cargo";

/** The paths of all files that are, or will be, in the repository and match a pattern. */
export function files(pattern: RegExp): string[] {
  const words = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", words, { cwd: root, encoding: "utf8" });
  return listed.split("\n").filter((path) => pattern.test(path) && existsSync(join(root, path)));
}

/** What a file says. */
export function text(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

/** The first group of a pattern, wherever it matches. */
export function all(source: string, pattern: RegExp): string[] {
  return [...source.matchAll(pattern)].map(([, group = ""]) => group);
}

/** What a tool has against its input: nothing where it is content. */
export function complaints(tool: string, args: string[], input = ""): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    cwd: root,
    encoding: "utf8",
    input,
  });
  if (error) return `${tool}: ${error.message}`;
  return status === 0 ? "" : `${stdout}${stderr}`.trim() || `${tool} failed (status ${status})`;
}

const readers = {
  plist: "import json, plistlib, sys; print(json.dumps(plistlib.loads(sys.stdin.buffer.read())))",
  yaml: "import json, sys, yaml; print(json.dumps(yaml.safe_load(sys.stdin)))",
};

/** What a text of another kind than JSON says. (In YAML the word `on` is a yes.) */
export function read(kind: keyof typeof readers, source: string): unknown {
  const options = { encoding: "utf8" as const, input: source };
  return JSON.parse(execFileSync("python3", ["-c", readers[kind]], options));
}
