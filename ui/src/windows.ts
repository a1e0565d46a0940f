import type { Backend } from "./backend";
import type { Card } from "./bindings/Card";
import type { Pile } from "./bindings/Pile";
import type { Settings } from "./bindings/Settings";
import type { View } from "./bindings/View";
import type { Page } from "./pages/text";
import { CELLS } from "./table/cells";
import type { Felt } from "./table/ears";
import type { Table } from "./table/table";
import { fetchWindowWords } from "./words/words";

/** A window comes with its words. */
const wordy =
  <Window>(fetch: () => Promise<Window>) =>
  async (): Promise<Window> =>
    (await Promise.all([fetch(), fetchWindowWords()]))[0];

/** No window is needed at the start: they are fetched a moment after it, or when they are opened. */
const fetched = {
  about: wordy(() => import("./dialogs/about")),
  help: wordy(() => import("./dialogs/help")),
  lost: wordy(() => import("./dialogs/lost")),
  menu: wordy(() => import("./dialogs/menu")),
  moveTo: wordy(() => import("./dialogs/move-to")),
  newGame: wordy(() => import("./dialogs/new-game")),
  reading: wordy(() => import("./dialogs/reading")),
  settings: wordy(() => import("./dialogs/settings")),
  statistics: wordy(() => import("./dialogs/statistics")),
  win: wordy(() => import("./dialogs/win")),
};
/** What is to be read is fetched by whoever wants to read it. */
const pages = wordy(() => import("./pages/open"));

/** Fetches the windows before anyone asks for them. What is missing is missed when it is opened. */
export const fetchWindows = (): void => {
  for (const fetch of Object.values(fetched)) fetch().catch(() => {});
};

/** What the windows need of the page under them. */
export type House = {
  backend: Backend;
  table: () => Table;
  settings: () => Settings;
  choose: (chosen: Settings) => void;
  felt: (felt: Felt) => void;
  complain: (reason: unknown) => void;
};

/** The windows that open over the table. */
export type Windows = {
  about(): void;
  help(): void;
  lost(): void;
  menu(): void;
  moves(): void;
  newGame(): void;
  read(): void;
  settings(): void;
  /** The list of piles for a card, on whichever table it lies; `held`: the finger is still on it. */
  list(on: Table, card: Card, targets: readonly Pile[], held: boolean): void;
  /** For a game that has just been won, unless it has gone on meanwhile. */
  win(view: View): void;
};

/** Opens the windows over this page. */
export const windowsOver = (house: House): Windows => {
  const { backend, choose, felt, complain } = house;
  /** Whatever keeps a window from opening is said. */
  const opening =
    <Arguments extends unknown[]>(open: (...given: Arguments) => Promise<void>) =>
    (...given: Arguments): void =>
      void open(...given).catch(complain);

  const about = opening(async () => (await fetched.about()).openAbout());
  const help = opening(async () => (await fetched.help()).openHelp(house.settings().letterKeys));
  const readOn = opening(async (on: Table) => (await fetched.reading()).openReading(on.view));
  const read = () => readOn(house.table());
  const movesOn = opening(async (on: Table) => {
    (await fetched.reading()).openMoves(on.view, (card, pile) => on.move(card, pile));
  });
  const moves = () => movesOn(house.table());
  const settings = opening(async () => {
    (await fetched.settings()).openSettings(house.settings(), choose);
  });
  const statistics = opening(async () => {
    const [{ openStatistics }, played] = await Promise.all([
      fetched.statistics(),
      backend.statistics(),
    ]);
    openStatistics(played);
  });

  const newGame = opening(async () => {
    const { openNewGame } = await fetched.newGame();
    const table = house.table();
    const { cells, winnable } = house.settings();
    openNewGame({
      backend,
      present: table.view.code,
      cells,
      winnable,
      chooseWinnable: (chosen) => choose({ ...house.settings(), winnable: chosen }),
      deal: async (chosen, code) => {
        await table.newGame(chosen, code);
        // A code has its own count, and the game remembers what was dealt.
        const kept = house.settings();
        const dealt = CELLS.find((count) => count === table.view.cells.length);
        if (dealt && dealt !== kept.cells) choose({ ...kept, cells: dealt });
      },
    });
  });

  const list = opening(async (on: Table, card: Card, targets: readonly Pile[], held: boolean) => {
    const { openMoveTo } = await fetched.moveTo();
    openMoveTo(on.view, card, targets, (pile) => on.move(card, pile), held);
  });

  const text = opening(async (page: Page) => {
    const { openText } = await pages();
    await openText(page, backend.print, {
      backend,
      settings: house.settings(),
      felt,
      complain,
      list,
      read: readOn,
      moves: movesOn,
      help,
    });
  });

  const menu = opening(async () => {
    const { openMenu } = await fetched.menu();
    const table = house.table();
    openMenu(table.view, {
      restart: () => table.wish("restart"),
      "former-game": () => table.wish("formerGame"),
      solution: () => table.showSolution(),
      moves,
      read,
      settings,
      statistics,
      rules: () => text("rules"),
      examples: () => text("examples"),
      faq: () => text("faq"),
      help,
      about,
    });
  });

  const lost = opening(async () => {
    const { openLost } = await fetched.lost();
    const table = house.table();
    openLost(table.view, {
      goBack: () => table.wish("goBack"),
      restart: () => table.wish("restart"),
      formerGame: () => table.wish("formerGame"),
      newGame,
    });
  });

  const win = opening(async ({ revision }: View) => {
    const { openWin } = await fetched.win();
    const table = house.table();
    const { view } = table;
    if (view.status !== "won" || view.revision !== revision) return;
    openWin(view, { undo: () => table.wish("undo"), newGame });
  });

  return { about, help, list, lost, menu, moves, newGame, read, settings, win };
};
