// The real program without a window: tests/bridge, driven by JSON lines.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Answer } from "../../ui/src/bindings/Answer";
import type { View } from "../../ui/src/bindings/View";
import { built } from "./cargo";

/** A file that is embedded in the program, as the web view would get it. */
export interface Asset {
  mime: string;
  /** The content security policy that goes with a page. */
  csp: string | null;
  body: Buffer;
}

/** A command that was rejected; `code` is the program's own, such as `bad-card`. */
export class Rejected extends Error {
  readonly code: string;
  readonly reason: unknown;

  constructor(command: string, reason: unknown) {
    super(`${command} was rejected: ${JSON.stringify(reason)}`);
    this.reason = reason;
    this.code = (reason as { code?: string } | null)?.code ?? "";
  }
}

/** A line that the program writes. */
type Said =
  | { ready: true; data: string }
  | { asset: string; missing: true }
  | { asset: string; missing?: undefined; mime: string; csp: string | null; b64: string }
  | { eval: string }
  | { error: string };

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** A script that answers a command: `window.__TAURI_INTERNALS__.runCallback(7, {…})`. */
const answer = /^window\.__TAURI_INTERNALS__\.runCallback\((\d+), ([^]*)\)$/;

/** The key without which Tauri refuses a message; its mock runtime has this one. */
export const invokeKey = "__invoke-key__";

/** One run of the program. */
export class Bridge {
  /** Gets each script that the program would run in the page. */
  onScript: (script: string) => void = () => {};

  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready: Promise<void>;
  readonly #assets = new Map<string, Waiting[]>();
  readonly #answers = new Map<number, Waiting>();
  #nextId = 1;
  #ended = false;

  private constructor(dataHome: string, under: string[]) {
    const [program, ...args] = [...under, built("debug/examples/bridge")];
    this.#process = spawn(program, args, {
      env: { ...process.env, XDG_DATA_HOME: dataHome, DISPLAY: "" },
      stdio: ["pipe", "pipe", "inherit"],
    });
    // What is written to a process that has just been killed is lost, as it should be.
    this.#process.stdin?.on("error", () => {});
    this.#exit = once(this.#process, "exit");
    this.#ready = new Promise((resolve, reject) => {
      this.#listen(resolve, reject);
    });
  }

  /** Starts the program on the saved game in `dataHome`, `under` another one such as strace. */
  static async start(dataHome: string, under: string[] = []): Promise<Bridge> {
    const bridge = new Bridge(dataHome, under);
    await bridge.#ready;
    return bridge;
  }

  #listen(ready: () => void, failed: (reason: unknown) => void): void {
    const output = this.#process.stdout?.setEncoding("utf8");
    let rest = "";
    output?.on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      // A kill may cut the last line short: it has not been said.
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const said = JSON.parse(line) as Said;
        if ("ready" in said) ready();
        else this.#heard(said);
      }
    });
    output?.on("close", () => {
      const gone = new Error("the program has ended");
      this.#ended = true;
      failed(gone);
      const waiting = [...this.#answers.values(), ...[...this.#assets.values()].flat()];
      for (const { reject } of waiting) reject(gone);
    });
  }

  #heard(said: Exclude<Said, { ready: true }>): void {
    if ("error" in said) throw new Error(`the bridge did not understand: ${said.error}`);
    if ("asset" in said) {
      const asset = said.missing
        ? null
        : { mime: said.mime, csp: said.csp, body: Buffer.from(said.b64, "base64") };
      this.#assets.get(said.asset)?.shift()?.resolve(asset);
      return;
    }
    const [, id = "", body = ""] = answer.exec(said.eval) ?? [];
    const ours = this.#answers.get(Number(id));
    if (ours === undefined) this.onScript(said.eval);
    else ours.resolve(JSON.parse(body));
  }

  #say(line: object): void {
    this.#process.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  /** Passes on a message as the page posts it. */
  post(message: string): void {
    this.#say({ ipc: message });
  }

  /** Asks for an embedded file by its path in the page, such as `/index.html`. */
  asset(path: string): Promise<Asset | null> {
    if (this.#ended) return Promise.reject(new Error(`${path}: the program has ended`));
    return new Promise<unknown>((resolve, reject) => {
      const waiting = this.#assets.get(path) ?? [];
      this.#assets.set(path, [...waiting, { resolve, reject }]);
      this.#say({ asset: path });
    }) as Promise<Asset | null>;
  }

  /** Gives a command as the page would, and resolves to its answer. */
  invoke<T>(cmd: string, payload: object = {}): Promise<T> {
    if (this.#ended) return Promise.reject(new Error(`${cmd}: the program has ended`));
    const callback = this.#nextId;
    const error = callback + 1;
    this.#nextId += 2;
    const done = new Promise<T>((resolve, reject) => {
      const forget = () => {
        this.#answers.delete(callback);
        this.#answers.delete(error);
      };
      this.#answers.set(callback, {
        resolve: (value) => {
          forget();
          resolve(value as T);
        },
        reject,
      });
      this.#answers.set(error, {
        resolve: (reason) => {
          forget();
          reject(new Rejected(cmd, reason));
        },
        reject,
      });
    });
    const message = { cmd, callback, error, payload, __TAURI_INVOKE_KEY__: invokeKey };
    this.post(JSON.stringify(message));
    return done;
  }

  /** The table as the program has it. */
  async view(): Promise<View> {
    const { view } = await this.invoke<Answer>("view");
    return view;
  }

  /** Ends the program as if its window had been closed. */
  async close(): Promise<void> {
    this.#say({ exit: true });
    await this.#exit;
  }

  /** Ends the program with SIGKILL, at once. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#exit;
  }
}
