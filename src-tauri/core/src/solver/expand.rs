//! The macro moves from a board.

use super::board::Board;
use super::layout::Layout;
use super::set::Set;
use crate::rules::COLUMNS;

/// Which of the moves from a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// All that bring something forward.
    Forward,
    /// Splitting runs over empty columns: seldom of use, but needed for a proof.
    Splits,
}

/// A macro move: what is lifted into cells, then one last move.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// From these columns so many heads are lifted into cells, each with its run.
    pub(super) digs: [(u8, u8); 2],
    pub(super) last: Last,
    /// Whether columns are tidied behind it.
    pub(super) tidy: bool,
    /// The player's moves that it takes, foundation plays apart.
    pub(super) effort: u32,
}

/// The last move of a macro move, given the card that leads it.
#[derive(Clone, Copy)]
pub(super) enum Last {
    None,
    /// Into cells, with its run.
    Lift(Set),
    /// Onto its parent, with its run.
    Hang(Set),
    /// Into an empty column, with its run.
    Settle(Set),
}

/// A head that comes to the top of a column when so many others are lifted.
#[derive(Clone, Copy)]
struct Stop {
    head: Set,
    /// The cards on it.
    run: u32,
    /// The cells that it took to come here.
    spent: u32,
}

/// Heads that can be reached: the one on top, and one more for each cell.
type Stops = [Stop; 5];

pub(super) struct Expansion<'a, F: FnMut(&Board, Plan)> {
    layout: &'a Layout,
    board: Board,
    free: u32,
    empty: u32,
    part: Part,
    stops: [Stops; COLUMNS],
    counts: [u8; COLUMNS],
    heads: Set,
    found: F,
}

pub(super) fn expand<F: FnMut(&Board, Plan)>(layout: &Layout, board: &Board, part: Part, found: F) {
    let stop = Stop {
        head: Set::NONE,
        run: 0,
        spent: 0,
    };
    let mut expansion = Expansion {
        layout,
        board: *board,
        free: board.free_cells(layout),
        empty: board.empty_columns(),
        part,
        stops: [[stop; 5]; COLUMNS],
        counts: [0; COLUMNS],
        heads: Set::NONE,
        found,
    };
    expansion.run();
}

impl<F: FnMut(&Board, Plan)> Expansion<'_, F> {
    fn run(&mut self) {
        for column in 0..COLUMNS {
            if self.board.heights.get(column) > 0 {
                self.dig(column);
            }
        }
        if self.part == Part::Forward {
            self.pairs();
        }
        self.bases();
        if self.part == Part::Forward && self.empty > 0 {
            let mut cells = self.board.cells;
            while let Some(card) = cells.pop() {
                let mut board = self.board;
                board.cells = board.cells.without(card);
                board.bases = board.bases.or(card);
                self.emit(board, [(0, 0); 2], Last::Settle(card), 1);
            }
        }
    }

    fn emit(&mut self, mut board: Board, digs: [(u8, u8); 2], last: Last, moves: u32) {
        let mut effort = moves + board.settle(self.layout);
        let tidy = self.part == Part::Forward;
        if tidy {
            effort += board.tidy(self.layout);
        }
        let plan = Plan {
            digs,
            last,
            tidy,
            effort,
        };
        (self.found)(&board, plan);
    }

    /// The most cards that can move together onto an open parent.
    fn most(&self, spent: u32) -> u32 {
        (self.free - spent + 1) << self.empty
    }

    /// Splits the run on a head: its end goes to an empty column.
    fn split(&mut self, board: &Board, head: Set, run: u32, spent: u32, digs: [(u8, u8); 2]) {
        let most = match self.empty {
            0 => 0,
            _ => self.most(spent) / 2,
        };
        for moved in 1..=run.min(most) {
            let base = Set(head.0 >> (run + 1 - moved));
            let mut board = *board;
            board.bases = board.bases.or(base);
            self.emit(board, digs, Last::Settle(base), spent + 1);
        }
    }

    fn dig(&mut self, column: usize) {
        let layout = self.layout;
        let mut board = self.board;
        let home = board.home();
        let mut spent = 0;
        let mut lifts = 0_u8;
        let mut head = layout.top(column, board.heights.get(column));
        let mut run = board.loose().run_below(head);
        let mut is_base = false;
        loop {
            let digs = [(column as u8, lifts), (0, 0)];
            if self.part == Part::Splits {
                self.split(&board, head, run, spent, digs);
            } else if let Some(stop) = self.stops[column].get_mut(usize::from(lifts)) {
                *stop = Stop { head, run, spent };
                self.counts[column] = lifts + 1;
                self.heads = self.heads.or(head);
            }
            if head.parents().meets(board.open()) {
                if self.part == Part::Forward && run < self.most(spent) {
                    let mut child = board;
                    if is_base {
                        child.bases = child.bases.without(head);
                    } else {
                        child.take_top(layout, column);
                    }
                    self.emit(child, digs, Last::Hang(head), spent + 1);
                }
                return;
            }
            if self.part == Part::Forward
                && self.empty > 0
                && !is_base
                && run < self.most(spent) / 2
            {
                let mut child = board;
                child.take_top(layout, column);
                child.bases = child.bases.or(head);
                self.emit(child, digs, Last::Settle(head), spent + 1);
            }
            if spent + run + 1 > self.free {
                return;
            }
            spent += run + 1;
            lifts += 1;
            board.cells = board.cells.or(head.with_run(run));
            let digs = [(column as u8, lifts), (0, 0)];
            if is_base {
                board.bases = board.bases.without(head);
                if self.part == Part::Forward {
                    self.emit(board, digs, Last::None, spent);
                }
                return;
            }
            let opened = board.take_top(layout, column);
            if opened.meets(home.next_home().or(board.cells.parents())) {
                if self.part == Part::Forward {
                    self.emit(board, digs, Last::None, spent);
                }
                return;
            }
            run = opened.len() - 1;
            let height = board.heights.get(column);
            is_base = height == 0;
            head = layout.top(column, if is_base { 1 } else { height });
        }
    }

    /// Digs in two columns, until a head of one has its open parent at the end of the other's.
    fn pairs(&mut self) {
        for host in 0..COLUMNS {
            for dug in 1..self.counts[host] {
                let stop = self.stops[host][usize::from(dug & 7) % 5];
                let child = Set(stop.head.0 >> (stop.run + 1)).and(self.heads.or(self.board.bases));
                if child.is_empty() {
                    continue;
                }
                if child.meets(self.board.bases) {
                    let run = self.board.loose().run_below(child);
                    if run < self.most(stop.spent) {
                        let mut board = self.board;
                        self.lift(&mut board, host, dug);
                        board.bases = board.bases.without(child);
                        self.emit(
                            board,
                            [(host as u8, dug), (0, 0)],
                            Last::Hang(child),
                            stop.spent + 1,
                        );
                    }
                    continue;
                }
                let guest = self.layout.column_of(child);
                if guest == host {
                    continue;
                }
                for lifts in 0..self.counts[guest] {
                    let other = self.stops[guest][usize::from(lifts & 7) % 5];
                    let spent = stop.spent + other.spent;
                    if other.head != child || spent > self.free || other.run >= self.most(spent) {
                        continue;
                    }
                    let mut board = self.board;
                    self.lift(&mut board, host, dug);
                    self.lift(&mut board, guest, lifts);
                    if child.meets(board.bases) {
                        board.bases = board.bases.without(child);
                    } else {
                        board.take_top(self.layout, guest);
                    }
                    let digs = [(host as u8, dug), (guest as u8, lifts)];
                    self.emit(board, digs, Last::Hang(child), spent + 1);
                }
            }
        }
    }

    fn lift(&self, board: &mut Board, column: usize, lifts: u8) {
        for stop in self.stops[column].iter().take(usize::from(lifts)) {
            board.cells = board.cells.or(stop.head.with_run(stop.run));
            board.take_top(self.layout, column);
        }
    }

    /// Columns that are runs: onto an open parent, or into cells.
    fn bases(&mut self) {
        let loose = self.board.loose();
        let open = self.board.open();
        let mut bases = self.board.bases;
        while let Some(base) = bases.pop() {
            let run = loose.run_below(base);
            let mut board = self.board;
            if self.part == Part::Splits {
                self.split(&board, base, run, 0, [(0, 0); 2]);
                continue;
            }
            board.bases = board.bases.without(base);
            if base.parents().meets(open) {
                if run < self.most(0) {
                    self.emit(board, [(0, 0); 2], Last::Hang(base), 1);
                }
            } else if run < self.free {
                board.cells = board.cells.or(base.with_run(run));
                self.emit(board, [(0, 0); 2], Last::Lift(base), run + 1);
            }
        }
    }
}
