import { openStrip, say } from "./announce";
import { type Backend, errorOf } from "./backend";
import { Bars, type Tool } from "./bars";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { copyCode } from "./clipboard";
import { openAbout } from "./dialogs/about";
import { openMenu } from "./dialogs/menu";
import { openMoveTo } from "./dialogs/move-to";
import { openNewGame } from "./dialogs/new-game";
import { openSettings } from "./dialogs/settings";
import { openStatistics } from "./dialogs/statistics";
import { openWin } from "./dialogs/win";
import { wear } from "./look";
import { watchRoom } from "./room";
import { Clock } from "./table/clock";
import { type Room, Table } from "./table/table";
import { commandErrorText } from "./words/reasons";
import { locale, word } from "./words/words";

const add = (tag: string, id: string): HTMLElement => {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
};

const complain = (reason: unknown) => say(commandErrorText(errorOf(reason)));

/** Puts the game on the page: the table, the bars around it, and the windows that they open. */
export const openPage = async (backend: Backend): Promise<Table> => {
  document.documentElement.lang = locale();
  document.title = word("title");
  openStrip();
  const status = add("header", "status");
  const cloth = add("main", "table");
  const bars = new Bars(status, add("nav", "tools"), (code) => void copyCode(code));
  const clock = new Clock((time) => bars.tick(time));

  const [first, kept] = await Promise.all([backend.view(), backend.settings()]);
  let settings = kept;
  wear(settings);

  const choose = (chosen: Settings) => {
    settings = chosen;
    wear(settings);
    resize();
    backend.setSettings(settings).catch(complain);
  };

  const newGame = () =>
    openNewGame({
      backend,
      present: table.view.code,
      cells: settings.cells,
      deal: async (cells, code) => {
        await table.newGame(cells, code);
        if (cells !== settings.cells) choose({ ...settings, cells });
      },
    });

  const menu = () =>
    openMenu(table.view, {
      restart: () => table.wish("restart"),
      "former-game": () => table.wish("formerGame"),
      settings: () => openSettings(settings, choose),
      statistics: () => void backend.statistics().then(openStatistics, complain),
      about: openAbout,
    });

  const tools = ({ undo, redo }: View): readonly Tool[] => [
    { name: "undo", off: undo === 0, act: () => table.wish("undo") },
    { name: "redo", off: redo === 0, act: () => table.wish("redo") },
    { name: "new-game", act: newGame },
    { name: "menu", act: menu },
  ];

  const show = (view: View) => {
    bars.show(view, tools(view));
    clock.set(view.time, view.ticking);
  };

  const win = (view: View) => {
    if (view.status === "won") {
      openWin(view, { undo: () => table.wish("undo"), newGame });
    }
  };

  const measure = watchRoom(() => resize());
  const roomNow = (): Room => ({ ...measure(), leftHand: settings.leftHand });
  let room = roomNow();
  const table: Table = new Table(cloth, backend, first, room, {
    shown: show,
    won: win,
    say,
    list: (card, targets, held) =>
      openMoveTo(table.view, card, targets, (pile) => table.move(card, pile), held),
  });

  const fit = () => {
    const { kind, big, short } = table.layout;
    const root = document.documentElement;
    root.dataset["kind"] = kind;
    root.classList.toggle("big", big);
    root.classList.toggle("short", short);
    root.classList.toggle("left-hand", settings.leftHand);
    bars.lay(table.layout);
  };

  const resize = () => {
    const now = roomNow();
    if (JSON.stringify(now) === JSON.stringify(room)) return;
    room = now;
    table.resize(room);
    fit();
  };

  fit();
  clock.setVisible(!document.hidden);
  document.addEventListener("visibilitychange", () => {
    clock.setVisible(!document.hidden);
    backend.away(document.hidden).catch(complain);
  });
  document.body.dataset["ready"] = "true";
  // For the benchmark of the start.
  performance.mark("ready");
  return table;
};
