// The real program in a real window, through WebKitGTK's own driver (W3C WebDriver).
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { closeWindow } from "./display";
import type { Point } from "./fingers";
import { childrenOf, freePort, lives } from "./processes";

/** A step of a pointer's path. */
type Step =
  | { type: "pointerMove"; duration: number; x: number; y: number }
  | { type: "pointerDown" | "pointerUp"; button: number }
  | { type: "pause"; duration: number };

const to = ({ x, y }: Point, duration = 0): Step => ({
  type: "pointerMove",
  duration,
  x: Math.round(x),
  y: Math.round(y),
});
const press: Step = { type: "pointerDown", button: 0 };
const release: Step = { type: "pointerUp", button: 0 };

/** What a window is started with. */
export interface Start {
  /** The program's path. */
  program: string;
  /** What follows it on its command line. */
  args?: string[];
  /** The display to open it on, such as `:99`. */
  display: string;
  /** The player's data folder. */
  dataHome: string;
}

/** The program's window. */
export class ProgramWindow {
  readonly #driver: ChildProcess;
  readonly #driverExit: Promise<unknown>;
  readonly #address: string;
  readonly #display: string;
  #session = "";

  private constructor(port: number, { display, dataHome }: Start) {
    this.#driver = spawn("WebKitWebDriver", [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_DATA_HOME: dataHome,
        XDG_CONFIG_HOME: join(dataHome, "config"),
        TAURI_WEBVIEW_AUTOMATION: "true",
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      },
      stdio: "ignore",
    });
    this.#driverExit = once(this.#driver, "exit");
    this.#display = display;
    this.#address = `http://127.0.0.1:${port}`;
  }

  /** Opens the window and waits for the first view on screen. */
  static async open(start: Start): Promise<ProgramWindow> {
    const window = new ProgramWindow(await freePort(), start);
    try {
      await window.#begin(start.program, start.args ?? []);
      await window.#untilReady();
      return window;
    } catch (error) {
      await window.close();
      throw error;
    }
  }

  async #begin(binary: string, args: string[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await this.#ask("GET", "/status");
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await wait(50);
      }
    }
    const alwaysMatch = {
      "webkitgtk:browserOptions": { binary, args },
      timeouts: { script: 300_000 },
    };
    const made = await this.#ask<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch },
    });
    this.#session = `/session/${made.sessionId}`;
  }

  async #untilReady(): Promise<void> {
    for (let tries = 0; tries < 400; tries += 1) {
      if (await this.evaluate(() => document.body?.dataset.ready === "true")) return;
      await wait(25);
    }
    throw new Error("the window shows no table within ten seconds");
  }

  /** Loads the page anew, and waits for its first view on screen. */
  async reload(): Promise<void> {
    await this.#ask("POST", `${this.#session}/refresh`, {});
    await this.#untilReady();
  }

  async #ask<T>(method: string, path: string, body?: object): Promise<T> {
    const request: RequestInit = { method };
    if (body !== undefined) request.body = JSON.stringify(body);
    const response = await fetch(this.#address + path, request);
    const { value } = (await response.json()) as { value: T };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  /** Runs a function in the page. */
  evaluate<T, A extends unknown[]>(look: (...args: A) => T, ...args: A): Promise<T> {
    return this.#ask("POST", `${this.#session}/execute/sync`, {
      script: `return (${String(look)})(...arguments)`,
      args,
    });
  }

  /** Runs an asynchronous function in the page, and resolves to what it comes to. */
  async evaluateAsync<T, A extends unknown[]>(
    work: (...args: A) => Promise<T>,
    ...args: A
  ): Promise<T> {
    const script = `const args = [...arguments], done = args.pop();
      (${String(work)})(...args).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
    const answer = await this.#ask<{ value: T; error?: string }>(
      "POST",
      `${this.#session}/execute/async`,
      { script, args },
    );
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  async #point(steps: Step[]): Promise<void> {
    const pointer = {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: steps,
    };
    await this.#ask("POST", `${this.#session}/actions`, { actions: [pointer] });
  }

  /** Clicks once. */
  async click(at: Point): Promise<void> {
    await this.#point([to(at), press, release]);
  }

  /** Clicks twice in quick succession. */
  async doubleClick(at: Point): Promise<void> {
    const pause: Step = { type: "pause", duration: 60 };
    await this.#point([to(at), press, release, pause, press, release]);
  }

  /** Presses the mouse button, draws, and releases. */
  async drag(from: Point, target: Point): Promise<void> {
    await this.#point([to(from), press, to(target, 150), release]);
  }

  /** Types into the element that has the focus. */
  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    const keyboard = { type: "key", id: "keyboard", actions };
    await this.#ask("POST", `${this.#session}/actions`, { actions: [keyboard] });
  }

  /**
   * Presses keys such as `ctrl+z` as a keyboard does: the display hands them to the window. (The
   * driver's own keys reach the page alone, and no menu.)
   */
  async pressKeys(keys: string): Promise<void> {
    const args = ["search", "--name", "^Jeu du Boulanger$", "windowfocus", "key", keys];
    await promisify(execFile)("xdotool", args, { env: { ...process.env, DISPLAY: this.#display } });
  }

  /** Changes the window's size, frame included, in the corner of the display. */
  async resize(width: number, height: number): Promise<void> {
    await this.#ask("POST", `${this.#session}/window/rect`, { x: 0, y: 0, width, height });
  }

  /**
   * Takes a picture of the window as it is on the display, as a PNG. (The driver's own pictures
   * wait for the next frame, which a table at rest never draws.)
   */
  async photograph(file: string): Promise<void> {
    const args = ["-display", this.#display, "-window", "Jeu du Boulanger", `png:${file}`];
    await promisify(execFile)("import", args);
  }

  /** Whether the program runs. */
  get runs(): boolean {
    return this.#programs().some(lives);
  }

  /** Ends the program with SIGKILL, at once, and the driver after it. */
  async kill(): Promise<void> {
    for (const pid of this.#programs()) process.kill(pid, "SIGKILL");
    this.#session = "";
    await this.close();
  }

  /** Closes the window as its own button does; the program ends by itself then. */
  async leave(): Promise<void> {
    const programs = this.#programs();
    await closeWindow(this.#display);
    for (let tries = 0; programs.some(lives) && tries < 100; tries += 1) await wait(50);
    if (programs.some(lives)) throw new Error("the program goes on without its window");
    this.#session = "";
    await this.close();
  }

  /** Closes the window, and the driver after it. */
  async close(): Promise<void> {
    // A window that has gone by itself has no session to end.
    if (this.#session !== "") await this.#ask("DELETE", this.#session).catch(() => {});
    for (let tries = 0; this.#programs().length > 0 && tries < 40; tries += 1) await wait(50);
    // One that does not heed the driver must not stay on the display.
    for (const pid of this.#programs()) process.kill(pid, "SIGKILL");
    this.#driver.kill();
    await this.#driverExit;
  }

  /** The programs that the driver has started and that run. */
  #programs(): number[] {
    return childrenOf(this.#driver.pid ?? 0);
  }
}
