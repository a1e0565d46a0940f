// Which browsers and fonts drew the reference pictures. Others draw the same page a little
// differently, which is no fault of ours: with them, differences are told but fail nothing.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The two engines. */
export type Engine = "chromium" | "webkitgtk";

/** What drew a picture. */
export interface Artist {
  engine: Engine;
  version: string;
  /** The fonts that it wrote with, each with its version. */
  fonts: string;
}

/** For each engine, what drew its reference pictures. */
export type Versions = Record<Engine, Omit<Artist, "engine">>;

const file = join(import.meta.dirname, "versions.json");
const noted = (): Versions => JSON.parse(readFileSync(file, "utf8")) as Versions;

/** The names of fonts that the styles ask for. */
const asked = ["system-ui", "sans-serif", "serif"];

/** The fonts that this system gives for them. */
function fonts(): string {
  const format = "%{family} %{fontversion}";
  const found = asked.map((name) =>
    execFileSync("fc-match", ["--format", format, name], { encoding: "utf8" }),
  );
  return [...new Set(found)].join(", ");
}

/** This engine, with the fonts of this system. */
export function artistHere(engine: Engine, version: string): Artist {
  return { engine, version, fonts: fonts() };
}

/** The version of the WebKitGTK that the program is built with. */
export function webkitVersion(): string {
  const answer = execFileSync("pkg-config", ["--modversion", "webkit2gtk-4.1"], {
    encoding: "utf8",
  });
  return answer.trim();
}

/** Whether what this artist draws can be compared with the reference pictures. */
export function isListed({ engine, version, fonts: written }: Artist, versions = noted()): boolean {
  return versions[engine].version === version && versions[engine].fonts === written;
}

/** With the reference pictures of an engine by this artist now; those of the other stay. */
export function relisted({ engine, ...by }: Artist, versions: Versions): Versions {
  return { ...versions, [engine]: by };
}

/** Notes that the reference pictures of an engine are by this artist now. */
export function list(artist: Artist): void {
  writeFileSync(file, `${JSON.stringify(relisted(artist, noted()), null, 2)}\n`);
}
