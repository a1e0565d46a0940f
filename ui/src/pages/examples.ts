import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import type { Subject } from "../bindings/Subject";
import { Live, type Surroundings } from "./live";
import { headingId, openReader } from "./reader";

/** In the order in which the page tells of them. */
const SUBJECTS: readonly Subject[] = [
  "suits",
  "run",
  "capacity",
  "double-tap",
  "last-column",
  "trap",
  "one-cell",
];

/** Boards are made this far before they come into sight. */
const NEAR = "400px";

/** The page of examples, a live board under each text. */
export const openExamples = async (
  print: (() => void) | null,
  around: Surroundings,
): Promise<void> => {
  const boards = new Map<Element, Live>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) boards.get(target)?.show();
      }
    },
    { rootMargin: NEAR },
  );
  const room = new ResizeObserver(() => {
    for (const board of boards.values()) board.resize();
  });

  const place = (host: Element | undefined, i: number) => {
    const subject = SUBJECTS[i];
    if (!(host instanceof HTMLElement) || !subject || boards.has(host)) return;
    const board = new Live(host, subject, headingId("examples", i), around);
    boards.set(host, board);
    board
      .setUp()
      .then(() => sight.observe(host))
      .catch(around.complain);
  };

  const dialog = await openReader("examples", {
    print:
      print &&
      (() => {
        for (const board of boards.values()) board.show();
        print();
      }),
    below: (i) => html`<div class="example" ${ref((host) => place(host, i))}></div>`,
    turned: () => {
      for (const board of boards.values()) board.resize();
    },
    complain: around.complain,
  });
  room.observe(dialog.element);
  const blurred = () => {
    for (const board of boards.values()) board.cancel();
  };
  window.addEventListener("blur", blurred);
  dialog.element.addEventListener("close", () => {
    window.removeEventListener("blur", blurred);
    sight.disconnect();
    room.disconnect();
  });
};
