import { openStrip, say, tell } from "./announce";
import { type Backend, errorOf } from "./backend";
import { Bars, type Tool } from "./bars";
import type { Judged } from "./bindings/Judged";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { learn } from "./cards/glyphs";
import { copyCode } from "./clipboard";
import { closeTop } from "./dialogs/top";
import { Feel } from "./feel";
import { wear } from "./look";
import { hearMenu, nameMenu } from "./menu-bar";
import { News } from "./news";
import { watchRoom } from "./room";
import { Clock } from "./table/clock";
import { type Doing, helpFor, markFor } from "./table/proofs";
import type { Letter } from "./table/keys";
import { layout } from "./table/layout";
import { painted } from "./table/painted";
import { Table } from "./table/table";
import { commandErrorText } from "./words/reasons";
import { DIRECTIONS, keepChoice, keptChoice, tongueFor } from "./words/tongue";
import { onTongue, speak, word } from "./words/words";
import { fetchWindows, windowsOver } from "./windows";

/** How long after the start what may be needed is fetched. Milliseconds. */
const SOON = 300;

const add = (tag: string, id: string): HTMLElement => {
  const element = document.createElement(tag);
  element.id = id;
  document.body.append(element);
  return element;
};

const complain = (reason: unknown): void => say(commandErrorText(errorOf(reason)));

/** Speaks the chosen language, on the page and in the native menu. */
const talk = async (backend: Backend, choice: Settings["language"]): Promise<void> => {
  const tongue = tongueFor(choice, navigator.languages);
  const root = document.documentElement;
  // Before the words, for the fonts depend on it.
  root.lang = tongue.locale;
  root.dir = DIRECTIONS[tongue.language];
  await speak(tongue);
  document.title = word("title");
  nameMenu(backend).catch(complain);
};

/** Puts the game on the page: the table, the bars around it, and the windows that they open. */
export const openPage = async (backend: Backend): Promise<Table> => {
  openStrip();
  const status = add("header", "status");
  const cloth = add("main", "table");
  const early: Judged[] = [];
  let hear = (judged: Judged): void => void early.push(judged);
  const choice = keptChoice();
  const bars = new Bars(status, add("nav", "tools"), {
    copy: (code) => void copyCode(code),
    lost: () => windows.lost(),
  });
  const listening = backend.onJudged((judged) => hear(judged));
  const [kept, first] = await Promise.all([
    backend.settings(),
    backend.view(),
    talk(backend, choice),
  ]);
  let settings = kept;
  keepChoice(settings.language);
  if (settings.language !== choice) await talk(backend, settings.language);
  wear(settings);
  await learn(settings.letters);
  const feel = new Feel(backend, settings);
  const clock = new Clock((time) => bars.tick(time));
  const news = new News();

  const choose = (chosen: Settings) => {
    const another = chosen.language !== settings.language;
    settings = chosen;
    keepChoice(settings.language);
    if (another) void talk(backend, settings.language);
    wear(settings);
    feel.wear(settings);
    clock.setWatched(settings.timer);
    void learn(settings.letters).then(() => table.wear(settings));
    resize();
    draw(table.view, null);
    backend.setSettings(settings).catch(complain);
  };

  const windows = windowsOver({
    backend,
    table: () => table,
    settings: () => settings,
    choose,
    felt: (felt) => feel.feel(felt),
    complain,
  });

  const helpTool = (view: View, doing: Doing): Tool => {
    const name = helpFor(view, settings, doing);
    const said = name === "hint" && doing === "pointing" ? "play" : name;
    const acts: Record<typeof name, () => void> = {
      hint: () => table.hint(),
      finish: () => table.wish("finish"),
      // From a lost deal there is no way back, but there are others.
      "go-back": () => (view.back === null ? windows.lost() : table.wish("goBack")),
      stop: () => void table.interrupt(),
    };
    return { name, said, off: name === "hint" && view.status === "won", act: acts[name] };
  };

  const tools = (view: View, doing: Doing): readonly Tool[] => [
    { name: "undo", off: view.undo === 0, act: () => table.wish("undo") },
    { name: "redo", off: view.redo === 0, act: () => table.wish("redo") },
    helpTool(view, doing),
    { name: "new-game", act: () => windows.newGame() },
    { name: "menu", act: () => windows.menu() },
  ];

  const draw = (view: View, doing: Doing) => {
    bars.show(view, tools(view, doing), markFor(view, settings), settings.timer);
    news.hear(view, settings);
  };

  const show = (view: View, doing: Doing) => {
    draw(view, doing);
    clock.set(view.time, view.ticking);
  };

  const key = (letter: Letter) => {
    const acts: Record<Letter, () => void> = {
      undo: () => table.wish("undo"),
      redo: () => table.wish("redo"),
      hint: () => table.hint(),
      "new-game": () => windows.newGame(),
      help: () => windows.help(),
      read: () => windows.read(),
      moves: () => windows.moves(),
    };
    acts[letter]();
  };

  const measure = watchRoom(() => resize());
  const roomNow = () => ({ ...measure(), leftHand: settings.leftHand });
  let room = roomNow();
  const table: Table = new Table(cloth, backend, first, {
    lay: (cells) => layout({ ...room, cells }),
    habits: settings,
    ears: {
      shown: show,
      turned: draw,
      won: (view) => windows.win(view),
      lost: () => windows.lost(),
      say,
      tell,
      felt: (felt) => feel.feel(felt),
      key,
      list: (card, targets, held) => windows.list(table, card, targets, held),
    },
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
    table.resize();
    fit();
  };

  /** All that is written is written anew. */
  const rename = () => {
    table.resize();
    draw(table.view, null);
    clock.setWatched(settings.timer);
    fit();
  };

  hear = (judged) => table.judge(judged);
  for (const judged of early) hear(judged);
  /** What was proven after the view was asked for and before anyone listened. */
  const catchUp = async () => {
    await listening;
    if (table.view.verdict === "unknown") table.judge((await backend.view()).view);
  };
  catchUp().catch(complain);
  fit();
  clock.setVisible(!document.hidden);
  clock.setWatched(settings.timer);
  window.addEventListener("pointerdown", () => table.interrupt());
  window.addEventListener("keydown", (event) => {
    // The key that ends a show presses no button besides.
    if (table.interrupt() && (event.key === "Enter" || event.key === " ")) event.preventDefault();
    // With the focus nowhere, as at the start, the arrow keys find the table.
    const free = !event.defaultPrevented && document.activeElement === document.body;
    if (free && event.key.startsWith("Arrow")) table.focus();
  });
  window.addEventListener("blur", () => table.cancel());
  onTongue(rename);
  // The system speaks another language.
  window.addEventListener("languagechange", () => void talk(backend, settings.language));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) table.interrupt();
    clock.setVisible(!document.hidden);
    backend.away(document.hidden).catch(complain);
  });
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
  // For the benchmark of the start.
  performance.mark("ready");
  await painted();
  document.body.dataset["ready"] = "true";
  setTimeout(() => {
    fetchWindows();
    void bars.sign();
  }, SOON);
  return table;
};
