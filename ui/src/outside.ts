import type { Backend } from "./backend";
import { closeTop } from "./dialogs/top";
import { hearMenu, nameMenu } from "./menu-bar";
import { isModifier } from "./table/keys";
import type { Table } from "./table/table";
import type { Windows } from "./windows";
import { onTongue } from "./words/words";

/** What is heard from outside, and who does something about it. */
type Inside = {
  table: Table;
  windows: Windows;
  /** The page went out of sight or came back. */
  seen: (visible: boolean) => void;
  /** The system speaks another language. */
  turned: () => void;
  complain: (reason: unknown) => void;
};

/** Listens to the window around the page, to the system's Back, and to the native menu. */
export const hearOutside = (
  backend: Backend,
  { table, windows, seen, turned, complain }: Inside,
): void => {
  window.addEventListener("pointerdown", () => table.interrupt());
  // Before anyone else hears of it: what ends a drag or a show is for nothing else.
  const first = { capture: true };
  const beside = (event: PointerEvent) => {
    const { target } = event;
    const on = target instanceof Element && target.closest("#table");
    if (!on && table.endDrag()) event.preventDefault();
  };
  window.addEventListener("pointerdown", beside, first);
  const key = (event: KeyboardEvent) => {
    // A key that is held asks for nothing new.
    if (isModifier(event) || event.repeat) return;
    const ended = table.interrupt() || (event.key === "Escape" && table.endDrag());
    if (ended) return event.preventDefault();
    // With the focus nowhere, as at the start, the arrow keys find the table.
    const free = document.activeElement === document.body;
    if (free && event.key.startsWith("Arrow")) table.focus();
  };
  window.addEventListener("keydown", key, first);
  window.addEventListener("blur", () => table.cancel());
  window.addEventListener("languagechange", turned);

  const look = () => {
    if (document.hidden) table.interrupt();
    seen(!document.hidden);
    backend.away(document.hidden).catch(complain);
  };
  document.addEventListener("visibilitychange", look);
  // A page that is hidden from the start is told of as one that is hidden later.
  if (document.hidden) look();

  const back = () => {
    if (!closeTop() && !table.letGo()) backend.leave().catch(complain);
  };
  backend.onBack(back).catch(complain);

  hearMenu(backend, {
    "new-game": () => windows.newGame(),
    restart: () => table.wish("restart"),
    undo: () => table.wish("undo"),
    redo: () => table.wish("redo"),
    hint: () => table.hint(),
    settings: () => windows.settings(),
    keys: () => windows.help(),
    about: () => windows.about(),
  }).catch(complain);
  const name = () => void nameMenu(backend).catch(complain);
  name();
  onTongue(name);
};
