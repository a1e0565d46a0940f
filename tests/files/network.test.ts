// A build asks the network for packages and for nothing else, as F-Droid wants it: those are locked
// or pinned, and from where all the world has them; the page is built without any network.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeFolder, removeFolder } from "../drive/folder";
import { all, complaints, files, text } from "./repository";

interface NodePackage {
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

describe("what a build fetches", () => {
  test("of Node's packages is locked, and runs nothing of its own as it is installed", () => {
    const { packages } = JSON.parse(text("package-lock.json")) as {
      packages: Record<string, NodePackage>;
    };
    const fetched = Object.entries(packages).filter(([path]) => path !== "");
    expect(fetched.length).toBeGreaterThan(50);
    const open = fetched.filter(
      ([, { integrity = "", resolved = "https://registry.npmjs.org/" }]) =>
        !integrity.startsWith("sha512-") || !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(open.map(([path]) => path)).toEqual([]);
    // This one is for tests, which use no part of it that is built.
    const busy = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(busy.map(([path]) => path)).toEqual([
      "node_modules/@tree-sitter-grammars/tree-sitter-kotlin",
    ]);
  });

  test("of Rust's packages is locked", () => {
    const [, ...packages] = text("Cargo.lock").split("[[package]]");
    const fetched = packages.filter((one) => one.includes("\nsource = "));
    expect(fetched.length).toBeGreaterThan(100);
    const registry = 'source = "registry+https://github.com/rust-lang/crates.io-index"\n';
    const open = fetched.filter(
      (one) => !one.includes(registry) || !/\nchecksum = "[0-9a-f]{64}"/.test(one),
    );
    expect(open).toEqual([]);
  });

  const gradle = files(/^gen\/android\/.*\.(gradle|kts|kt)$/);

  test("of Gradle's comes from Google and Maven, in one version each", () => {
    const places = gradle.flatMap((path) => all(text(path), /repositories\s*\{([^}]*)\}/g));
    expect(places.length).toBeGreaterThanOrEqual(3);
    const named = places.flatMap((place) => place.trim().split(/\s+/));
    expect([...new Set(named)].toSorted()).toEqual(["google()", "mavenCentral()"]);
    const libraries = gradle.flatMap((path) =>
      all(text(path), /(?:[iI]mplementation|classpath)\("([^"]+)"\)/g),
    );
    expect(libraries.length).toBeGreaterThanOrEqual(8);
    expect(libraries.filter((one) => !/^[\w.-]+:[\w.-]+:\d+(\.\d+)+$/.test(one))).toEqual([]);
  });

  test("is nothing of the scripts' own", () => {
    const scripts = [...gradle, "src-tauri/build.rs", ...files(/^ui\/[\w.]+\.ts$/)];
    expect(scripts.length).toBeGreaterThanOrEqual(8);
    const loaders = /\b(curl|wget|fetch\(|node:https?|java\.net|reqwest|ureq)|https?:\/\//;
    expect(scripts.filter((path) => loaders.test(text(path)))).toEqual([]);
  });
});

const alone = ["--map-root-user", "--net"];
const can = spawnSync("unshare", [...alone, "true"]).status === 0;
if (!can) console.log("The page is not built without a network: unshare(1) may not take it away.");

test.skipIf(!can)("the page is built without a network", { timeout: 120_000 }, () => {
  const folder = makeFolder();
  try {
    const out = ["--outDir", folder, "--emptyOutDir"];
    const build = ["npm", "run", "--silent", "page", "--", ...out];
    expect(complaints("unshare", [...alone, ...build])).toBe("");
    expect(existsSync(join(folder, "index.html"))).toBe(true);
  } finally {
    removeFolder(folder);
  }
});
