import { openStrip, say, tell } from "./announce";
import { type Backend, errorOf } from "./backend";
import { Bars } from "./bars";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import { hasGlyphs, learn } from "./cards/glyphs";
import { copyCode } from "./clipboard";
import { Feel } from "./feel";
import { wear } from "./look";
import { News } from "./news";
import { watchRoom } from "./room";
import { Clock } from "./table/clock";
import type { Letter } from "./table/keys";
import { layout } from "./table/layout";
import { painted } from "./table/painted";
import { type Doing, markFor } from "./table/proofs";
import { Table } from "./table/table";
import { talk } from "./talk";
import { toolsFor } from "./tools";
import { commandErrorText, noticeText } from "./words/reasons";
import { hasWords, onTongue } from "./words/words";
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

/** Puts the game on the page: the table, the bars around it, and the windows that they open. */
export const openPage = async (backend: Backend): Promise<Table> => {
  openStrip();
  const status = add("header", "status");
  const cloth = add("main", "table");
  const bars = new Bars(status, add("div", "tools"), {
    copy: (code) => void copyCode(code),
    lost: () => windows.lost(),
  });
  // A wait, even for nothing, lets the browser lay out a page that is still empty.
  const begun = backend.start();
  const start = begun instanceof Promise ? await begun : begun;
  let { settings } = start;
  wear(settings);
  const learnt = Promise.all([talk(settings.language), learn(settings.letters)]);
  if (!hasWords() || !hasGlyphs(settings.letters)) await learnt;

  const feel = new Feel(backend, settings);
  const clock = new Clock((time) => bars.tick(time));
  const news = new News();

  const choose = (chosen: Settings) => {
    const another = chosen.language !== settings.language;
    settings = chosen;
    if (another) talk(settings.language).catch(complain);
    wear(settings);
    feel.wear(settings);
    clock.setWatched(settings.timer);
    learn(settings.letters)
      .then(() => table.wear(settings))
      .catch(complain);
    resize();
    draw(table.view, table.doing);
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

  const draw = (view: View, doing: Doing) => {
    const tools = toolsFor(view, settings, doing, { table: () => table, windows });
    bars.show(view, tools, markFor(view, settings), settings.timer);
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
  const table: Table = new Table(cloth, backend, start.view, {
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
      list: (card, targets) => windows.list(table, card, targets),
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
    table.rename();
    draw(table.view, table.doing);
    clock.setWatched(settings.timer);
    fit();
  };

  /** What was proven, or is to be told, after the first view had been written. */
  const catchUp = async () => {
    await backend.onJudged((judged) => table.judge(judged));
    const { view, notices } = await backend.view();
    if (view.verdict !== "unknown") table.judge(view);
    for (const notice of [...start.notices, ...notices]) say(noticeText(notice));
  };

  fit();
  clock.setVisible(!document.hidden);
  clock.setWatched(settings.timer);
  onTongue(rename);
  // For the benchmark of the start.
  performance.mark("ready");
  await painted();
  catchUp().catch(complain);
  // Nothing of this is needed for the first view.
  const { hearOutside } = await import("./outside");
  hearOutside(backend, {
    table,
    windows,
    seen: (visible) => clock.setVisible(visible),
    turned: () => void talk(settings.language).catch(complain),
    complain,
  });
  document.body.dataset["ready"] = "true";
  setTimeout(() => {
    fetchWindows();
    bars.sign().catch(complain);
  }, SOON);
  return table;
};
