/*
 * Whether all that is written can be read: nothing cut off, nothing over something else. By geometry
 * alone: a text is where its letters are drawn.
 */

/** How much may stick out: rounding, and the overhang of slanted letters. Pixels. */
const SLACK = 1;

type Piece = { element: Element; text: string; box: DOMRect };

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
  // What is there for listeners alone.
  !element.closest("svg, .for-listeners, #whisper") &&
  ![element, ...ancestors(element)].some((one) => getComputedStyle(one).clipPath !== "none");

const ancestors = (element: Element): Element[] =>
  element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];

/** Every piece of text that is seen, with the place of its letters. */
const pieces = (root: Element): Piece[] => {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Piece[] = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!element || !text || element.matches("option, style, script") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ element, text, box: range.getBoundingClientRect() });
  }
  return found;
};

const controls = (root: Element): Piece[] =>
  [...root.querySelectorAll("button, input, select, .option")]
    .filter(isSeen)
    // An option's own input lies all over it.
    .filter((element) => !element.matches(".option input"))
    .map((element) => ({
      element,
      text: element.getAttribute("name") ?? element.textContent?.trim() ?? "",
      box: element.getBoundingClientRect(),
    }));

const sticksOut = (inner: DOMRect, outer: DOMRect, down: boolean): boolean =>
  inner.left < outer.left - SLACK ||
  inner.right > outer.right + SLACK ||
  (down && (inner.top < outer.top - SLACK || inner.bottom > outer.bottom + SLACK));

/** What a text must stay within: whatever is drawn around it, as far as the sheet, which scrolls. */
const frames = (element: Element): Element[] => {
  // What has no box of its own frames nothing.
  const all = [element, ...ancestors(element)].filter(
    (one) => getComputedStyle(one).display !== "contents",
  );
  const sheet = all.findIndex((one) => one.matches(".sheet"));
  return all
    .slice(0, sheet < 0 ? all.length : sheet + 1)
    .filter(
      (one) =>
        one.matches("button, .option, td, th, .sheet, label, kbd, #tools, #status, p, li") ||
        getComputedStyle(one).overflowX !== "visible",
    );
};

/** Whether what reaches over the upper or lower edge is cut off there. */
const cutsDown = (frame: Element): boolean =>
  frame.matches("button, .option") ||
  ["hidden", "clip"].includes(getComputedStyle(frame).overflowY);

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

const related = (a: Element, b: Element): boolean => a.contains(b) || b.contains(a);

/** What is wrong in this part of the page, one line each; nothing where all of it can be read. */
export const faults = (root: Element): string[] => {
  const texts = pieces(root);
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const wrong: string[] = [];
  for (const { element, text, box } of texts) {
    // A wide table is moved inside of something that must fit in its stead.
    const mover = element.closest(".frame");
    const place = mover?.getBoundingClientRect() ?? box;
    // What scrolls goes on below the screen, and nothing goes on beside it.
    const down = !element.closest(".sheet");
    if (sticksOut(place, screen, down)) wrong.push(`“${text}” leaves the screen`);
    for (const frame of frames(mover ?? element)) {
      if (sticksOut(place, frame.getBoundingClientRect(), cutsDown(frame))) {
        wrong.push(`“${text}” leaves its ${frame.localName}.${frame.className}`);
      }
    }
  }
  for (const select of root.querySelectorAll("select")) {
    // By itself a list is as wide as its widest entry.
    const { width } = select.getBoundingClientRect();
    select.style.width = "max-content";
    const wanted = select.getBoundingClientRect().width;
    select.style.width = "";
    if (wanted > width + SLACK)
      wrong.push(`the list ${select.name} is ${wanted - width} too narrow`);
  }
  const all = [...texts, ...controls(root)];
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) {
      if (related(a.element, b.element) || !overlap(a.box, b.box)) continue;
      if (a.element.closest("header") !== b.element.closest("header")) continue;
      wrong.push(`“${a.text}” lies over “${b.text}”`);
    }
  });
  return wrong;
};
