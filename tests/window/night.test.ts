// A start by night: the window is dark from its first moment on, and not only when its page is.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "vitest";
import type { Settings } from "../../ui/src/bindings/Settings";
import { test } from "./program";

/** The table's linen by day. */
const DAY = "#DFCBA6";

/** The colours in the middle of the display, by the numbers of their pixels. */
async function colours(display: string): Promise<string> {
  const middle = ["-window", "root", "-crop", "200x200+400+300", "-depth", "8"];
  const words = [...middle, "-format", "%c", "histogram:info:-"];
  const env = { ...process.env, DISPLAY: display };
  return (await promisify(execFile)("import", words, { env })).stdout;
}

test("a window by night shows nothing of the day while it starts", async ({ open, display }) => {
  const first = await open();
  expect(await colours(display), "by day").toContain(DAY);
  await first.window.evaluateAsync(async () => {
    const { invoke } = (window as unknown as Tauri).__TAURI_INTERNALS__;
    const settings = (await invoke("settings")) as Settings;
    await invoke("set_settings", { settings: { ...settings, theme: "dark" } });
  });
  await first.window.leave();

  const seen: string[] = [];
  const started = open().then(() => "started");
  do seen.push(await colours(display));
  while ((await Promise.race([started, Promise.resolve("starting")])) === "starting");
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((histogram) => histogram.includes(DAY))).toEqual([]);
});

test("a window wears the night of a system that has it", async ({ open }) => {
  const { env } = process;
  const before = env.GTK_THEME;
  env.GTK_THEME = "Adwaita:dark";
  const game = await open();
  if (before === undefined) delete env.GTK_THEME;
  else env.GTK_THEME = before;
  const { theme, colour } = await game.window.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    colour: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(theme).toBe("dark");
  expect(colour).toBe("rgb(28, 21, 16)");
});

/** What Tauri puts into every page. */
interface Tauri {
  __TAURI_INTERNALS__: { invoke(this: void, command: string, payload?: object): Promise<unknown> };
}
