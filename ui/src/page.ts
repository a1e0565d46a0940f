import { openStrip, say } from "./announce";
import { type Backend, errorOf } from "./backend";
import { Bars, type Tool } from "./bars";
import type { Judged } from "./bindings/Judged";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { copyCode } from "./clipboard";
import { openAbout } from "./dialogs/about";
import { openLost } from "./dialogs/lost";
import { openMenu } from "./dialogs/menu";
import { openMoveTo } from "./dialogs/move-to";
import { openNewGame } from "./dialogs/new-game";
import { openSettings } from "./dialogs/settings";
import { openStatistics } from "./dialogs/statistics";
import { openWin } from "./dialogs/win";
import { wear } from "./look";
import { News } from "./news";
import { watchRoom } from "./room";
import { Clock } from "./table/clock";
import { type Doing, helpFor, markFor } from "./table/proofs";
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
  const bars = new Bars(status, add("nav", "tools"), {
    copy: (code) => void copyCode(code),
    lost: () => lost(),
  });
  const clock = new Clock((time) => bars.tick(time));
  const news = new News();

  // Whoever listens first misses nothing that is proven about the first view.
  const early: Judged[] = [];
  let hear = (judged: Judged): void => void early.push(judged);
  const [kept] = await Promise.all([
    backend.settings(),
    backend.onJudged((judged) => hear(judged)),
  ]);
  const first = await backend.view();
  let settings = kept;
  wear(settings);

  const choose = (chosen: Settings) => {
    settings = chosen;
    wear(settings);
    resize();
    draw(table.view, null);
    backend.setSettings(settings).catch(complain);
  };

  const newGame = () =>
    openNewGame({
      backend,
      present: table.view.code,
      cells: settings.cells,
      winnable: settings.winnable,
      chooseWinnable: (winnable) => choose({ ...settings, winnable }),
      deal: async (cells, code) => {
        await table.newGame(cells, code);
        if (cells !== settings.cells) choose({ ...settings, cells });
      },
    });

  const menu = () =>
    openMenu(table.view, {
      restart: () => table.wish("restart"),
      "former-game": () => table.wish("formerGame"),
      solution: () => table.showSolution(),
      settings: () => openSettings(settings, choose),
      statistics: () => void backend.statistics().then(openStatistics, complain),
      about: openAbout,
    });

  const lost = () =>
    openLost(table.view, {
      goBack: () => table.wish("goBack"),
      restart: () => table.wish("restart"),
      formerGame: () => table.wish("formerGame"),
      newGame,
    });

  const help = (view: View, doing: Doing): Tool => {
    const name = helpFor(view, settings, doing);
    const said = name === "hint" && doing === "pointing" ? "play" : name;
    const acts: Record<typeof name, () => void> = {
      hint: () => table.hint(),
      finish: () => table.wish("finish"),
      // From a lost deal there is no way back, but there are others.
      "go-back": () => (view.back === null ? lost() : table.wish("goBack")),
      stop: () => void table.interrupt(),
    };
    return { name, said, off: name === "hint" && view.status === "won", act: acts[name] };
  };

  const tools = (view: View, doing: Doing): readonly Tool[] => [
    { name: "undo", off: view.undo === 0, act: () => table.wish("undo") },
    { name: "redo", off: view.redo === 0, act: () => table.wish("redo") },
    help(view, doing),
    { name: "new-game", act: newGame },
    { name: "menu", act: menu },
  ];

  const draw = (view: View, doing: Doing) => {
    bars.show(view, tools(view, doing), markFor(view, settings));
    news.hear(view, settings);
  };

  const show = (view: View, doing: Doing) => {
    draw(view, doing);
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
    turned: draw,
    won: win,
    lost,
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

  hear = (judged) => table.judge(judged);
  for (const judged of early) hear(judged);
  fit();
  clock.setVisible(!document.hidden);
  window.addEventListener("pointerdown", () => table.interrupt());
  window.addEventListener("keydown", (event) => {
    // The key that ends a show presses no button besides.
    if (table.interrupt() && (event.key === "Enter" || event.key === " ")) event.preventDefault();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) table.interrupt();
    clock.setVisible(!document.hidden);
    backend.away(document.hidden).catch(complain);
  });
  document.body.dataset["ready"] = "true";
  // For the benchmark of the start.
  performance.mark("ready");
  return table;
};
