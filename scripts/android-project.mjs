// `npm run check:android-project`: has the installed CLI write the stock Android project into a
// temporary folder, shows how ours differs from it, and fails where docs/android-differences.md
// does not explain a difference. With `--write`, it brings the figures of that list up to date.
// It fails, too, where the CLI would give a package another version than ours.
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { main, output, root, Stop } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";
import { project, writeStock, writtenVersion } from "./stock-project.mjs";

const list = join(root, "docs", "android-differences.md");

/**
 * What a file of the two projects says; null where it is in only one of them.
 *
 * @param {string} base
 * @param {string} path
 */
function read(base, path) {
  const file = join(base, project, path);
  return existsSync(file) ? readFileSync(file) : null;
}

/**
 * A few digits that stand for a text, so that another one is noticed.
 *
 * @param {string | Buffer} text
 */
const digest = (text) => createHash("sha256").update(text).digest("hex").slice(0, 6);

/**
 * The difference of one file: as text, and its figures, such as `+28 −2 4f1c07`.
 *
 * @param {string} stock
 * @param {string} path
 */
function difference(stock, path) {
  const [theirs, ours] = [read(stock, path), read(root, path)];
  if (theirs === null) return { path, text: "", figures: "ours" };
  if (ours === null) {
    const text = theirs.includes(0) ? `${theirs.length} bytes` : theirs.toString();
    return { path, text, figures: `left out ${digest(theirs)}` };
  }
  if (theirs.equals(ours)) return null;
  const files = [stock, root].map((base) => join(base, project, path));
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", ...files], {
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => /^[+-](?![+-]{2} )/.test(line));
  const added = lines.filter((line) => line.startsWith("+")).length;
  const text = stdout.slice(stdout.indexOf("@@"));
  const figures = `+${added} −${lines.length - added} ${digest(lines.join("\n"))}`;
  return { path, text, figures };
}

/** @param {string} stock */
function differences(stock) {
  const tracked = output("git", ["ls-files", "-co", "--exclude-standard", "--", project]);
  if (tracked === null) throw new Stop("This check needs git and a clone of the repository.");
  const ours = tracked.split("\n").filter((path) => existsSync(join(root, path)) && path !== "");
  const base = join(stock, project);
  const theirs = readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(base.length + 1));
  const paths = new Set([...ours.map((path) => path.slice(project.length + 1)), ...theirs]);
  return [...paths].toSorted().flatMap((path) => difference(stock, path) ?? []);
}

/** A row of the list: `| path | figures | why |`, where a `*` in the path stands for anything. */
const row = /^\| `([^`]+)` \|([^|]*)\| ([^|]+) \|$/gm;

/**
 * Whether a row speaks of a path.
 *
 * @param {string} pattern
 * @param {string} path
 */
function speaksOf(pattern, path) {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(path);
}

/**
 * The figures of all files that a row speaks of; null where there is none.
 *
 * @param {string} pattern
 * @param {ReturnType<typeof differences>} found
 */
function figuresOf(pattern, found) {
  const spoken = found.filter(({ path }) => speaksOf(pattern, path));
  const [first, ...more] = spoken.map(({ figures }) => figures);
  if (first === undefined || more.length === 0) return first ?? null;
  const kind = first.replace(/ \w+$/, "");
  return `${kind} ${digest(spoken.map(({ path, figures }) => `${path} ${figures}`).join("\n"))}`;
}

/** @param {ReturnType<typeof differences>} found */
function faults(found) {
  const rows = [...readFileSync(list, "utf8").matchAll(row)].map(
    ([, pattern = "", figures = ""]) => ({ pattern, figures: figures.trim() }),
  );
  const unsaid = found.filter(({ path }) => !rows.some(({ pattern }) => speaksOf(pattern, path)));
  return [
    ...unsaid.map(({ path, figures }) => `${path}: ${figures}, and the list does not say why`),
    ...rows.flatMap(({ pattern, figures }) => {
      const now = figuresOf(pattern, found);
      if (now === null) return [`${pattern}: in the list, and no different`];
      return now === figures ? [] : [`${pattern}: ${now}, the list says ${figures}`];
    }),
  ];
}

/**
 * What is wrong with the version of a package: 1.2.3 must come to the code 1002003.
 *
 * @param {string} stock
 */
function versionFaults(stock) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const [major, minor, patch] = version.split(".").map(Number);
  const wanted = `${version}, code ${major * 1_000_000 + minor * 1000 + patch}`;
  const { name, code } = writtenVersion(stock);
  const written = `${name}, code ${code}`;
  return written === wanted ? [] : [`version ${wanted}: the CLI wrote ${written}`];
}

/** @param {ReturnType<typeof differences>} found */
function writeFigures(found) {
  const text = readFileSync(list, "utf8").replace(row, (line, pattern, _figures, why) => {
    const figures = figuresOf(pattern, found);
    return figures === null ? line : `| \`${pattern}\` | ${figures} | ${why} |`;
  });
  writeFileSync(list, text);
}

await main(async () => {
  await readyToBuild();
  const stock = mkdtempSync(join(tmpdir(), "boulanger-stock-"));
  try {
    await writeStock(stock);
    const found = differences(stock);
    for (const { path, text, figures } of found) console.log(`== ${path}: ${figures}\n${text}`);
    if (process.argv.includes("--write")) writeFigures(found);
    const wrong = [...faults(found), ...versionFaults(stock)];
    if (wrong.length > 0) {
      throw new Stop(
        `${wrong.join("\n")}\n\nRead the difference above, then bring docs/android-differences.md up to date (npm run check:android-project -- --write renews the figures).`,
      );
    }
    console.log(`${found.length} files differ from the stock project, each as explained.`);
  } finally {
    rmSync(stock, { recursive: true });
  }
});
