// `npm run check:android-project`: has the installed CLI write the stock Android project into a
// temporary folder, shows how ours differs from it, and fails where docs/android-differences.md
// does not explain a difference. With `--write`, it brings the figures of that list up to date.
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { spawnSync } from "node:child_process";
import { has, main, must, output, root, Stop } from "./run.mjs";
import { readyToBuild } from "./setup.mjs";

const list = join(root, "docs", "android-differences.md");
const project = join("gen", "android");

/** All that the stock command reads: the configuration, and the package that cargo tells of. */
const sources = [
  "Cargo.toml",
  "Cargo.lock",
  "package.json",
  "tauri.conf.json",
  "src-tauri",
  "tests",
];

/**
 * Writes the stock project. The command wants an SDK, and looks no further than this.
 *
 * @param {string} folder
 */
async function writeStock(folder) {
  for (const source of sources)
    cpSync(join(root, source), join(folder, source), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const ndk = join(folder, "sdk", "ndk", "29.0.0");
  mkdirSync(ndk, { recursive: true });
  writeFileSync(join(ndk, "source.properties"), "Pkg.Revision = 29.0.14206865\n");
  const env = /** @type {Record<string, string>} */ ({
    ANDROID_HOME: join(folder, "sdk"),
    NDK_HOME: ndk,
  });
  if (!has("java")) {
    // It is looked for and never run.
    const java = join(folder, "sdk", "java");
    writeFileSync(java, "#!/bin/sh\n");
    chmodSync(java, 0o755);
    env.PATH = [process.env.PATH, join(folder, "sdk")].join(delimiter);
  }
  const words = ["run", "--silent", "tauri", "--", "android", "init", "--ci"];
  await must("npm", ["--prefix", folder, ...words, "--skip-targets-install"], { env, cwd: folder });
}

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
 * The difference of one file: as text, and its figures, such as `+28 −2 4f1c07`. The digits at the
 * end stand for the text, so that another change of as many lines is noticed.
 *
 * @param {string} stock
 * @param {string} path
 */
function difference(stock, path) {
  const [theirs, ours] = [read(stock, path), read(root, path)];
  if (theirs === null || ours === null) {
    return { path, text: "", figures: theirs === null ? "ours" : "left out" };
  }
  if (theirs.equals(ours)) return null;
  const files = [stock, root].map((base) => join(base, project, path));
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--no-color", ...files], {
    encoding: "utf8",
  });
  const lines = stdout.split("\n").filter((line) => /^[+-](?![+-]{2} )/.test(line));
  const added = lines.filter((line) => line.startsWith("+")).length;
  const digest = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 6);
  const text = stdout.slice(stdout.indexOf("@@"));
  return { path, text, figures: `+${added} −${lines.length - added} ${digest}` };
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

/** @param {ReturnType<typeof differences>} found */
function faults(found) {
  const rows = [...readFileSync(list, "utf8").matchAll(row)].map(
    ([, pattern = "", figures = ""]) => ({ pattern, figures: figures.trim() }),
  );
  const said = rows.map(({ pattern }) => pattern);
  return [
    ...found.flatMap(({ path, figures }) => {
      const known = rows.find(({ pattern }) => speaksOf(pattern, path));
      if (known === undefined) return [`${path}: ${figures}, and the list does not say why`];
      return known.figures === figures
        ? []
        : [`${path}: ${figures}, the list says ${known.figures}`];
    }),
    ...said
      .filter((pattern) => !found.some(({ path }) => speaksOf(pattern, path)))
      .map((pattern) => `${pattern}: in the list, and no different`),
  ];
}

/** @param {ReturnType<typeof differences>} found */
function writeFigures(found) {
  const text = readFileSync(list, "utf8").replace(row, (line, pattern, _figures, why) => {
    const figures = found.find(({ path }) => speaksOf(pattern, path))?.figures;
    return figures === undefined ? line : `| \`${pattern}\` | ${figures} | ${why} |`;
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
    const wrong = faults(found);
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
