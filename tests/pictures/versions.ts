// Which browsers and fonts drew the reference pictures. Others draw the same page a little
// differently, which is no fault of ours: with them, differences are told but fail nothing.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The two engines. */
export type Engine = "chromium" | "webkitgtk";

type Versions = Record<Engine | "fonts", string[]>;

const file = join(import.meta.dirname, "versions.json");
const listed = (): Versions => JSON.parse(readFileSync(file, "utf8")) as Versions;

/** The names of fonts that the styles ask for. */
const asked = ["system-ui", "sans-serif", "serif"];

/** The fonts that this system gives for them, each with its version. */
function fonts(): string {
  const format = "%{family} %{fontversion}";
  const found = asked.map((name) =>
    execFileSync("fc-match", ["--format", format, name], { encoding: "utf8" }),
  );
  return [...new Set(found)].join(", ");
}

/** The version of the WebKitGTK that the program is built with. */
export function webkitVersion(): string {
  const answer = execFileSync("pkg-config", ["--modversion", "webkit2gtk-4.1"], {
    encoding: "utf8",
  });
  return answer.trim();
}

/** Whether pictures by this version of an engine, with the fonts here, can be compared. */
export function areListed(engine: Engine, version: string): boolean {
  const versions = listed();
  return versions[engine].includes(version) && versions.fonts.includes(fonts());
}

/** Notes that the reference pictures of an engine are by this version now. */
export function list(engine: Engine, version: string): void {
  const versions: Versions = { ...listed(), [engine]: [version], fonts: [fonts()] };
  writeFileSync(file, `${JSON.stringify(versions, null, 2)}\n`);
}
