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

/** No window is needed at the start: they are fetched a moment after it, or when they are opened. */
const fetched = {
  about: () => import("./dialogs/about"),
  help: () => import("./dialogs/help"),
  lost: () => import("./dialogs/lost"),
  menu: () => import("./dialogs/menu"),
  moveTo: () => import("./dialogs/move-to"),
  newGame: () => import("./dialogs/new-game"),
  reading: () => import("./dialogs/reading"),
  settings: () => import("./dialogs/settings"),
  statistics: () => import("./dialogs/statistics"),
  win: () => import("./dialogs/win"),
};
/** What is to be read is fetched by whoever wants to read it. */
const pages = () => import("./pages/open");

/** Fetches the windows before anyone asks for them. What is missing is missed when it is opened. */
export const fetchWindows = (): void => {
  for (const fetch of Object.values(fetched)) fetch().catch(() => {});
};

/** What the windows need of the page under them. */
type House = {
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
  /** The list of piles for a card, on whichever table it lies. */
  list(on: Table, card: Card, targets: readonly Pile[]): void;
  /** For a game that has just been won, unless it goes on, or the player does something else. */
  win(view: View): void;
};

/** Opens the windows over this page. */
export const windowsOver = (house: House): Windows => {
  const { backend, choose, felt, complain } = house;
  /** What was wished for last, until it is there. */
  let next: object | null = null;
  /**
   * A window comes with its words, unless another is wished for meanwhile, and ends what goes on at
   * the table. Whatever keeps it from opening is said.
   */
  const opening =
    <Module, Given extends unknown[]>(
      fetch: () => Promise<Module>,
      open: (module: Module, ...given: Given) => unknown,
    ) =>
    (...given: Given): void => {
      const wish = (next = {});
      const come = async () => {
        const [module] = await Promise.all([fetch(), fetchWindowWords()]);
        if (wish !== next) return;
        next = null;
        house.table().interrupt();
        house.table().cancel();
        await open(module, ...given);
      };
      void come().catch(complain);
    };

  const about = opening(fetched.about, ({ openAbout }) => openAbout());
  const help = opening(fetched.help, ({ openHelp }) => openHelp(house.settings().letterKeys));
  const readOn = opening(fetched.reading, ({ openReading }, on: Table) => openReading(on.view));
  const read = () => readOn(house.table());
  const movesOn = opening(fetched.reading, ({ openMoves }, on: Table) => {
    openMoves(on.view, (card, pile) => on.move(card, pile));
  });
  const moves = () => movesOn(house.table());
  const settings = opening(fetched.settings, ({ openSettings }) => {
    openSettings(house.settings, (part) => choose({ ...house.settings(), ...part }));
  });
  const statistics = opening(fetched.statistics, async ({ openStatistics }) => {
    openStatistics(await backend.statistics());
  });

  const newGame = opening(fetched.newGame, ({ openNewGame }) => {
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

  const list = opening(
    fetched.moveTo,
    ({ openMoveTo }, on: Table, card: Card, targets: readonly Pile[]) => {
      openMoveTo(on.view, card, targets, (pile) => on.move(card, pile));
    },
  );

  const text = opening(pages, async ({ openText }, page: Page) => {
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

  const menu = opening(fetched.menu, ({ openMenu }) => {
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

  const lost = opening(fetched.lost, ({ openLost }) => {
    const table = house.table();
    openLost(table.view, {
      goBack: () => table.wish("goBack"),
      restart: () => table.wish("restart"),
      formerGame: () => table.wish("formerGame"),
      newGame,
    });
  });

  const crown = opening(fetched.win, ({ openWin }) => {
    const table = house.table();
    openWin(table.view, { undo: () => table.wish("undo"), newGame });
  });
  const win = ({ revision }: View) => {
    fetched
      .win()
      .then(({ stays }) => stays(house.table(), revision))
      .then((staying) => staying && !next && crown())
      .catch(complain);
  };

  return { about, help, list, lost, menu, moves, newGame, read, settings, win };
};
