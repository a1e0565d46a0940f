// The drag: a run of five cards drawn over eight columns for three seconds, in Chromium.
import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import type { Settings } from "../../ui/src/bindings/Settings";
import type { View } from "../../ui/src/bindings/View";
import { Bridge } from "../drive/bridge";
import { GamePage, launch, type Device } from "../drive/chromium";
import { Fingers, type Point } from "../drive/fingers";
import { makeFolder, removeFolder } from "../drive/folder";
import { deal, mixedGame, movesOf, play } from "../drive/known-games";
import { readStill, spotOf } from "../drive/screen";
import { median } from "./median";
import { named, traced, type TraceEvent } from "./trace";

/** A Pixel 7 as its browser sees it. */
const pixel7: Device = { width: 412, height: 915, scale: 2.625, touch: true };
/** How much slower the processor is made than it is. */
const THROTTLE = 6;
/** How long a drag takes, and how often the finger is reported. Milliseconds. */
const DRAG = 3000;
const REPORT = 1000 / 60;
/** A frame that comes later than this after the one before it is late. Milliseconds. */
const FRAME = 16.7;
/** How often each of the two pages is dragged on, taking turns in beginning. */
const ROUNDS = 10;

/** What was measured. */
export interface DragFigures {
  /** Late frames in a hundred: of the game and of the bare page, and what of it may be chance. */
  late: { game: number; bare: number; chance: number };
  /** What the game does of its own for a move of the finger: the median, unthrottled. Milliseconds. */
  handlers: number;
  /** How often anything was laid out during the drag. */
  layouts: number;
  /** The most elements whose style was computed anew at once. */
  styled: number;
  /** How often all that is painted was sorted into layers anew. */
  layerings: number;
}

/** A page to drag on: its fingers, and where the run is held. */
interface Ground {
  page: Page;
  fingers: Fingers;
  grip: Point;
}

/** Notes the time of each frame from now on. Runs in the page. */
function watchFrames(): void {
  const times: number[] = [];
  const note = (time: number) => {
    times.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  Object.assign(window, { frameTimes: times });
}

/** The times that were noted since the last time. Runs in the page. */
function takeFrames(): number[] {
  return (window as unknown as { frameTimes: number[] }).frameTimes.splice(0);
}

/** Draws the finger over the screen and back, at its own pace however slow the page is. */
async function draw({ fingers, grip }: Ground): Promise<void> {
  const sent: Promise<void>[] = [];
  const start = performance.now();
  for (let time = 0; time < DRAG; time = performance.now() - start) {
    const sweep = 1 - Math.abs(1 - (2 * time) / DRAG);
    const x = 20 + sweep * (pixel7.width - 40);
    const y = grip.y + 60 * Math.sin(time / 300);
    sent.push(fingers.move({ x, y }, { steps: 1 }));
    await wait(REPORT - ((performance.now() - start) % REPORT));
  }
  await Promise.all(sent);
}

/** Lifts the run, does something with it in the air, and lets it go where it was. */
async function inTheAir(ground: Ground, act: () => Promise<void>): Promise<void> {
  const { fingers, grip } = ground;
  await fingers.down(grip);
  await fingers.move({ x: grip.x + 20, y: grip.y + 20 });
  await wait(200);
  await act();
  await fingers.cancel();
  await wait(300);
}

/** The frames of one drag, by their distance from the one before. Milliseconds. */
async function frames(ground: Ground): Promise<number[]> {
  const cdp = await ground.page.context().newCDPSession(ground.page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
  let times: number[] = [];
  await inTheAir(ground, async () => {
    await ground.page.evaluate(takeFrames);
    await draw(ground);
    times = await ground.page.evaluate(takeFrames);
  });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

/** The late ones in a hundred. A frame's time is exact to a tenth of a millisecond. */
function late(intervals: number[]): number {
  return (100 * intervals.filter((one) => one > FRAME + 0.1).length) / intervals.length;
}

/** Twice the standard error of the mean difference, over rounds that belong together. */
function chanceIn(game: number[], bare: number[]): number {
  const differences = game.map((value, round) => value - (bare[round] ?? value));
  const count = differences.length;
  const mean = differences.reduce((sum, value) => sum + value, 0) / count;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return 2 * Math.sqrt(squares / (count - 1) / count);
}

/** Lays the page out once. Runs in the page. */
function layOut(): void {
  document.body.style.padding = "1px";
  document.body.getBoundingClientRect();
}

/** Follows the finger with five plain rectangles. Runs in the page. */
function followFinger(): void {
  const cards = Array.from({ length: 5 }, (_, index) => {
    const card = document.createElement("div");
    card.className = "card";
    document.body.append(card);
    return { card, index };
  });
  document.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  document.addEventListener("pointermove", ({ clientX, clientY }) => {
    for (const { card, index } of cards) {
      card.style.transform = `translate(${clientX - 24}px, ${clientY - 20 + index * 44}px)`;
    }
  });
}

/**
 * Five plain rectangles of a card's size that follow the finger, and nothing else: on a cloth that
 * fills the screen as the table does, and with a word on it, so that it counts as painted.
 */
async function openBare(browser: Browser): Promise<Ground> {
  const { width, height, scale } = pixel7;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>
      body { position: fixed; inset: 0; margin: 0; background: #e4d3b2; touch-action: none }
      .card { position: absolute; top: 0; left: 0; width: 48px; height: 68px; box-sizing: border-box;
        background: #fffaf0; border: 1px solid #000 }
    </style>bare`,
  );
  await page.evaluate(followFinger);
  const cdp = await context.newCDPSession(page);
  return { page, fingers: new Fingers(cdp), grip: { x: 200, y: 300 } };
}

/** The first card of a run of five that can be lifted, if there is one. */
function runOfFive({ lifts }: View): string | null {
  return Object.entries(lifts).find(([, { run }]) => run === 5)?.[0] ?? null;
}

/** The known game with such a run on the table. */
async function openGame(browser: Browser, bridge: Bridge): Promise<Ground> {
  // Without the clock, whose text is laid out once a second.
  const settings = await bridge.invoke<Settings>("settings");
  await bridge.invoke("set_settings", { settings: { ...settings, timer: false } });
  let view = await deal(bridge, mixedGame);
  for (const move of movesOf(mixedGame)) {
    if (runOfFive(view) !== null) break;
    view = await play(bridge, [move]);
  }
  const game = await GamePage.open(browser, bridge, pixel7);
  // Until what is proven is told, and what may be needed has been fetched.
  await game.page.waitForSelector('#table:not([data-verdict="unknown"])');
  await wait(1000);
  const grip = spotOf(await readStill(game), runOfFive(view) ?? "");
  return { page: game.page, fingers: game.fingers, grip };
}

/** What the browser did while it was dragged on this page, unthrottled. */
async function traceOf(ground: Ground, besides?: () => Promise<void>): Promise<TraceEvent[]> {
  let events: TraceEvent[] = [];
  await inTheAir(ground, async () => {
    events = await traced(ground.page, async () => {
      await draw(ground);
      await besides?.();
    });
  });
  return events;
}

const layeringsIn = (events: TraceEvent[]) =>
  named(events, "PaintArtifactCompositor::Update").length;

/** The median duration of these events. */
function milliseconds(events: TraceEvent[]): number {
  return median(events.map(({ dur = 0 }) => dur / 1000));
}

/** Measures the drag on the game and on a bare page, alternately. */
export async function drag(): Promise<DragFigures> {
  const dataHome = makeFolder();
  const bridge = await Bridge.start(dataHome);
  const browser = await launch();
  try {
    const game = await openGame(browser, bridge);
    const bare = await openBare(browser);
    const rounds = { game: [] as number[][], bare: [] as number[][] };
    const sides = [
      { ground: bare, noted: rounds.bare },
      { ground: game, noted: rounds.game },
    ];
    for (const { page } of [game, bare]) await page.evaluate(watchFrames);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { ground, noted } of round % 2 === 0 ? sides : sides.toReversed()) {
        await ground.page.bringToFront();
        noted.push(await frames(ground));
      }
    }
    await bare.page.bringToFront();
    // The bare page's rectangles have no layers of their own: each move sorts them anew.
    const known = await traceOf(bare, () => bare.page.evaluate(layOut));
    if (layeringsIn(known) === 0) throw new Error("the trace tells of no layers");
    if (named(known, "Layout").length === 0) throw new Error("the trace tells of no layout");
    await bare.page.close();
    await game.page.reload();
    await game.page.waitForSelector('body[data-ready="true"]');
    await wait(1500);
    const events = await traceOf(game);
    const moves = named(events, "EventDispatch").filter(
      ({ args }) => args.data?.type === "pointermove",
    );
    const frameWork = named(events, "FireAnimationFrame");
    const styled = named(events, "UpdateLayoutTree").map(({ args }) => args.elementCount ?? 0);
    if (moves.length === 0 || styled.length === 0) throw new Error("the trace tells of no drag");
    const all = { game: rounds.game.flat(), bare: rounds.bare.flat() };
    const shares = { game: rounds.game.map(late), bare: rounds.bare.map(late) };
    const chance = chanceIn(shares.game, shares.bare);
    console.error(
      `drag: ${late(all.game).toFixed(1)} % late of ${all.game.length} frames of the game, ` +
        `${late(all.bare).toFixed(1)} % of ${all.bare.length} of the bare page ` +
        `(two standard errors of the difference: ${chance.toFixed(1)}); ` +
        `${moves.length} moves handled, ${styled.length} style computations`,
    );
    return {
      late: { game: late(all.game), bare: late(all.bare), chance },
      handlers: milliseconds(moves) + milliseconds(frameWork),
      layouts: named(events, "Layout").length,
      styled: Math.max(...styled),
      layerings: layeringsIn(events),
    };
  } finally {
    await browser.close();
    await bridge.kill();
    removeFolder(dataHome);
  }
}
