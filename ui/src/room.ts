import type { Insets } from "./table/layout";

/** The window's size, a device pixel, and what is not safe. Lengths in CSS pixels. */
type Measures = { width: number; height: number; pixel: number; insets: Insets };

/**
 * Watches the window and its insets, which only style sheets know: an unseen element fills the
 * window and is padded by them. Answers how to measure them.
 */
export const watchRoom = (changed: () => void): (() => Measures) => {
  const probe = document.createElement("div");
  probe.className = "insets";
  document.body.append(probe);
  new ResizeObserver(changed).observe(probe);
  // Turned by half a circle, the notch changes sides and no size changes.
  screen.orientation?.addEventListener("change", changed);
  return () => {
    const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
    return {
      width: innerWidth,
      height: innerHeight,
      pixel: 1 / devicePixelRatio,
      insets: {
        top: parseFloat(paddingTop),
        right: parseFloat(paddingRight),
        bottom: parseFloat(paddingBottom),
        left: parseFloat(paddingLeft),
      },
    };
  };
};
