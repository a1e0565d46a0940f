// What Chromium did meanwhile, from its own trace.
import type { Page } from "playwright-core";

/** An event of a trace. Times in microseconds. */
export interface TraceEvent {
  name: string;
  ts: number;
  dur?: number;
  args: {
    data?: { type?: string; nodeName?: string };
    elementCount?: number;
  };
}

const categories = ["blink", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** The events while something was done. */
export async function traced(page: Page, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("a page without a browser can't be traced");
  await browser.startTracing(page, { categories });
  await act();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString("utf8")) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Those of one name. */
export function named(events: TraceEvent[], name: string): TraceEvent[] {
  return events.filter((event) => event.name === name);
}
