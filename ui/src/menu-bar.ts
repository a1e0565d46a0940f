import type { Backend } from "./backend";
import type { MenuWish } from "./bindings/MenuWish";
import type { MenuWords } from "./bindings/MenuWords";
import { topDialog } from "./dialogs/top";
import { fetchWindowWords, word } from "./words/words";

const words = (): MenuWords => ({
  game: word("menu-bar-game"),
  newGame: word("menu-bar-new-game"),
  restart: word("menu-restart"),
  undo: word("tool-undo"),
  redo: word("tool-redo"),
  hint: word("tool-hint"),
  settings: word("menu-settings"),
  hide: word("menu-bar-hide"),
  hideOthers: word("menu-bar-hide-others"),
  showAll: word("menu-bar-show-all"),
  close: word("close"),
  quit: word("menu-bar-quit"),
  edit: word("menu-bar-edit"),
  cut: word("menu-bar-cut"),
  copy: word("menu-bar-copy"),
  paste: word("menu-bar-paste"),
  selectAll: word("menu-bar-select-all"),
  view: word("menu-bar-view"),
  fullScreen: word("menu-bar-full-screen"),
  minimise: word("menu-bar-minimise"),
  help: word("menu-bar-help"),
  keys: word("menu-bar-keys"),
  about: word("menu-about"),
});

/** Over an open dialog the menu does nothing to the game; undo and redo are the text field's. */
const inDialog = (wish: MenuWish): void => {
  // The menu has taken the keys by which the browser would do it itself.
  if (wish === "undo" || wish === "redo") document.execCommand(wish);
};

/** Gives the desktop's native menu its words. It has kept them since the last start. */
export const nameMenu = async (backend: Pick<Backend, "menuWords">): Promise<void> => {
  await fetchWindowWords();
  await backend.menuWords(words());
};

/** Does what is chosen in the native menu. */
export const hearMenu = (
  backend: Pick<Backend, "onMenu">,
  acts: Record<MenuWish, () => void>,
): Promise<unknown> =>
  backend.onMenu((wish) => {
    if (topDialog()) inDialog(wish);
    else acts[wish]();
  });
