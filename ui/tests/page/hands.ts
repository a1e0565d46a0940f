import { expect } from "vitest";
import { cdp } from "vitest/browser";
import "../../styles/main.css";
import { openPage } from "../../src/page";
import type { Point } from "../../src/table/layout";
import { Recording } from "../recorded";

/** Takes the page away, and lets it learn that it is gone: it lays itself out for the last time. */
export const clear = async (): Promise<void> => {
  document.body.replaceChildren();
  await frame();
};

/** Until a window that has opened or closed minds touches again. */
const rested = (): Promise<void> =>
  expect.poll(() => document.documentElement.dataset["resting"]).toBeUndefined();

/** The page on a table of the recorded game, with nothing left of the page before. */
export const open = async (moves: number): Promise<Recording> => {
  await clear();
  const backend = new Recording(moves);
  await openPage(backend);
  await rested();
  return backend;
};

/** An element that must be there. */
export const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`${selector} is not on the page`);
  return element;
};

/** An element that comes soon: windows are fetched when they are opened. */
export const soon = async (selector: string): Promise<HTMLElement> => {
  await expect.poll(() => document.querySelector(selector), { message: selector }).not.toBeNull();
  return find(selector);
};

export const card = (name: string): HTMLElement => find(`[data-card="${name}"]`);
export const pile = (name: string): HTMLElement => find(`[data-pile="${name}"]`);

/** A point in the index of a card, or near the left top of a pile. */
export const spot = (element: Element): Point => {
  const { x, y } = element.getBoundingClientRect();
  return { x: x + 12, y: y + 8 };
};

export const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Until the next frame has been painted. */
export const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** A point of this page, as the browser's window has it. */
const inWindow = ({ x, y }: Point) => {
  const {
    left = 0,
    top = 0,
    width = innerWidth,
  } = window.frameElement?.getBoundingClientRect() ?? {};
  const scale = width / innerWidth;
  return { x: left + x * scale, y: top + y * scale };
};

type MouseEvent = "mousePressed" | "mouseReleased" | "mouseMoved";

/** A real mouse: the browser makes the pointer events. */
export const mouse = {
  async send(type: MouseEvent, at: Point, buttons: number, button: "left" | "right" | "none") {
    const clickCount = type === "mouseMoved" ? 0 : 1;
    const event = { type, ...inWindow(at), buttons, button, clickCount };
    await cdp().send("Input.dispatchMouseEvent", event);
  },
  move: (at: Point, held = false) => mouse.send("mouseMoved", at, held ? 1 : 0, "none"),
  async press(at: Point) {
    await rested();
    await mouse.move(at);
    await mouse.send("mousePressed", at, 1, "left");
  },
  release: (at: Point) => mouse.send("mouseReleased", at, 0, "left"),
  async click(at: Point, button: "left" | "right" = "left") {
    await rested();
    await mouse.move(at);
    await mouse.send("mousePressed", at, button === "left" ? 1 : 2, button);
    await mouse.send("mouseReleased", at, 0, button);
  },
};

/** Real fingers. */
export const touch = (
  type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
  ...points: Point[]
): Promise<unknown> => {
  const touchPoints = points.map((point, id) => ({ ...inWindow(point), id }));
  return cdp().send("Input.dispatchTouchEvent", { type, touchPoints });
};

/** So many short touches, as fast as the browser takes them. */
export const tap = async (at: Point, times = 1): Promise<void> => {
  await rested();
  const sent = Array.from({ length: times }, () => [touch("touchStart", at), touch("touchEnd")]);
  await Promise.all(sent.flat());
};
