// The page in Chromium, the engine of Android's web view, with the real program behind it.
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page as BrowserPage,
} from "playwright-core";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.mjs";
import type { Bridge } from "./bridge";
import { Fingers } from "./fingers";
import { tauriScripts } from "./tauri-scripts";

/** A screen, and whether it is touched or used with a mouse. */
export interface Device {
  width: number;
  height: number;
  scale: number;
  touch: boolean;
  /** Another browser than it is; the page sees a phone's in it. */
  userAgent?: string;
}

const touch = (width: number, height: number): Device => ({ width, height, scale: 3, touch: true });

/** The screens that tests use. */
export const devices = {
  phone: touch(360, 800),
  smallPhone: touch(320, 568),
  sideways: touch(844, 390),
  android: {
    ...touch(412, 915),
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Phone; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/150.0.0.0 Mobile Safari/537.36",
  },
  desktop: { width: 1280, height: 800, scale: 1, touch: false },
} satisfies Record<string, Device>;

/** How the page is opened, where it is not as usual. */
export interface Opening {
  /** A script that runs in the page before any of its own. */
  before?: string;
  /** What stands on the page when it is there: the table, unless told otherwise. */
  until?: string;
  /** Takes a message to the program, and tells whether it needs to go no further. */
  take?: (message: string) => boolean;
}

/** Starts Chromium, without a window and without the network. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}

/** The game's page in a browser of its own kind of device. */
export class GamePage {
  /** The page itself, for what this class does not say. */
  readonly page: BrowserPage;
  readonly fingers: Fingers;
  /** What the page has complained about. Nothing, in a good run. */
  readonly complaints: string[];
  readonly #context: BrowserContext;

  private constructor(
    page: BrowserPage,
    fingers: Fingers,
    complaints: string[],
    context: BrowserContext,
  ) {
    this.page = page;
    this.fingers = fingers;
    this.complaints = complaints;
    this.#context = context;
  }

  /** Opens the page that `bridge` serves, and waits for the first view on screen. */
  static async open(
    browser: Browser,
    bridge: Bridge,
    device: Device,
    { before, until = 'body[data-ready="true"]', take = () => false }: Opening = {},
  ): Promise<GamePage> {
    const { width, height, scale, userAgent } = device;
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: device.touch,
      isMobile: device.touch,
      ...(userAgent === undefined ? {} : { userAgent }),
    });
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning")
        complaints.push(message.text());
    });
    await context.exposeBinding("__post", (_source, message: string) => {
      if (!take(message)) bridge.post(message);
    });
    bridge.onScript = (expression) => {
      // A script for a page that has just been closed is lost.
      cdp.send("Runtime.evaluate", { expression }).catch(() => {});
    };
    await page.addInitScript({ content: tauriScripts() });
    if (before !== undefined) await page.addInitScript({ content: before });
    await page.route("**/*", async (route) => {
      // A page whose program has ended gets nothing more.
      const asked = bridge.asset(new URL(route.request().url()).pathname);
      const asset = await asked.catch(() => undefined);
      if (asset === undefined) return route.abort();
      if (asset === null) return route.fulfill({ status: 404 });
      const headers = asset.csp === null ? {} : { "content-security-policy": asset.csp };
      return route.fulfill({ contentType: asset.mime, headers, body: asset.body });
    });
    // A window that has just opened or closed minds no touch.
    await page.addLocatorHandler(page.locator("html[data-resting]"), async () => {});
    await page.goto("http://tauri.localhost/");
    await page.waitForSelector(until);
    return new GamePage(page, new Fingers(cdp), complaints, context);
  }

  /** Runs a function in the page. */
  evaluate<T, A extends unknown[]>(look: (...given: A) => T, ...given: A): Promise<T> {
    return this.page.evaluate<T>(`(${String(look)})(...${JSON.stringify(given)})`);
  }

  /** Turns or resizes the screen. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }

  /** Closes the page; the program behind it goes on. */
  async close(): Promise<void> {
    await this.#context.close();
  }
}
