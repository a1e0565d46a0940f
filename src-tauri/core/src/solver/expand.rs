//! The macro moves from a board.

use super::board::Board;
use super::dig::{Dig, Ground, Lifted};
use super::layout::Layout;
use super::plan::{Last, Plan};
use super::set::Set;
use crate::rules::{CELLS, COLUMNS};

/// Finds the macro moves that bring something forward, each with the board it leads to.
pub(super) fn forward(layout: &Layout, board: &Board, found: impl FnMut(&Board, Plan)) {
    let mut forward = Forward {
        ground: Ground::of(layout, board),
        stops: [[Stop::default(); CELLS + 1]; COLUMNS],
        counts: [0; COLUMNS],
        heads: Set::NONE,
        found,
    };
    forward.all();
}

/// Finds the splits: the end of a run goes to an empty column. Seldom of use, but needed for a
/// proof; so these are not tidied, and the search keeps them for later.
pub(super) fn splits(layout: &Layout, board: &Board, mut found: impl FnMut(&Board, Plan)) {
    let ground = Ground::of(layout, board);
    let mut split = |board: &Board, head: Set, run: u32, spent: u32, dig: (usize, u8)| {
        for moved in 1..=run.min(ground.most_to_empty(spent)) {
            let base = head.below(run + 1 - moved);
            let mut board = *board;
            board.bases = board.bases.or(base);
            let effort = spent + 1 + board.settle(layout);
            let plan = Plan {
                digs: digs(dig, NO_DIG),
                last: Last::Base(base),
                tidy: false,
                effort,
            };
            found(&board, plan);
        }
    };
    for top in ground.board.tops.each() {
        let mut dig = Dig::begin(&ground, top);
        loop {
            let dug = (dig.column, dig.lifts);
            split(&dig.board, dig.head, dig.run, dig.spent, dug);
            if dig.can_hang() || dig.lift(&ground) != Lifted::Quietly {
                break;
            }
        }
    }
    for base in ground.board.bases.each() {
        split(&ground.board, base, ground.loose.run_below(base), 0, NO_DIG);
    }
}

const NO_DIG: (usize, u8) = (0, 0);

fn digs(first: (usize, u8), second: (usize, u8)) -> [(u8, u8); 2] {
    [first, second].map(|(column, lifts)| (column as u8, lifts))
}

/// A head that comes to the top of a column when those above it are lifted.
#[derive(Clone, Copy, Default)]
struct Stop {
    /// The card's place in a [`Set`].
    head: u8,
    /// The cards on it.
    run: u8,
    /// The cells that those above it take up.
    spent: u8,
}

struct Forward<'a, F> {
    ground: Ground<'a>,
    /// For each column the heads that can be reached: the one on top, and at most one for each
    /// cell.
    stops: [[Stop; CELLS + 1]; COLUMNS],
    counts: [u8; COLUMNS],
    heads: Set,
    found: F,
}

impl<F: FnMut(&Board, Plan)> Forward<'_, F> {
    #[inline]
    fn all(&mut self) {
        if self.ground.free > 0 || self.ground.empty > 0 {
            for top in self.ground.board.tops.each() {
                self.dig(top);
            }
            self.dig_pairs();
        } else {
            self.hang_tops();
        }
        self.move_bases();
        if self.ground.empty > 0 {
            self.bases_from_cells();
        }
    }

    /// Does what is always safe and hands over the board.
    #[inline]
    fn find(&mut self, mut board: Board, digs: [(u8, u8); 2], last: Last, moves: u32) {
        let effort = moves + board.settle(self.ground.layout) + board.tidy(self.ground.layout);
        let plan = Plan {
            digs,
            last,
            tidy: true,
            effort,
        };
        (self.found)(&board, plan);
    }

    /// Without any room: only single cards can move, onto open parents.
    fn hang_tops(&mut self) {
        let hanging = self.ground.board.tops.and(self.ground.open.children());
        for top in hanging.each() {
            if self.ground.loose.run_below(top) == 0 {
                let mut board = self.ground.board;
                board.take_top(self.ground.layout, self.ground.layout.column_of(top));
                self.find(board, digs(NO_DIG, NO_DIG), Last::Hang(top), 1);
            }
        }
    }

    /// Lifts one head of a column after the other, from its top on, until something comes of it.
    fn dig(&mut self, top: Set) {
        let mut dig = Dig::begin(&self.ground, top);
        loop {
            self.stop(&dig);
            let Dig {
                column,
                head,
                spent,
                ..
            } = dig;
            let dug = digs((column, dig.lifts), NO_DIG);
            if dig.can_hang() {
                if dig.run < self.ground.most(spent) {
                    let board = dig.without_head(&self.ground);
                    self.find(board, dug, Last::Hang(head), spent + 1);
                }
                return;
            }
            if dig.run < self.ground.most_to_empty(spent) && !dig.at_bottom() {
                let mut board = dig.without_head(&self.ground);
                board.bases = board.bases.or(head);
                self.find(board, dug, Last::Base(head), spent + 1);
            }
            match dig.lift(&self.ground) {
                Lifted::Quietly => {}
                Lifted::TooMany => return,
                Lifted::Eventful => {
                    let dug = digs((column, dig.lifts), NO_DIG);
                    self.find(dig.board, dug, Last::None, dig.spent);
                    return;
                }
            }
        }
    }

    #[inline]
    fn stop(&mut self, dig: &Dig) {
        self.stops[dig.column][usize::from(dig.lifts)] = Stop {
            head: dig.head.index() as u8,
            run: dig.run as u8,
            spent: dig.spent as u8,
        };
        self.counts[dig.column] = dig.lifts + 1;
        self.heads = self.heads.or(dig.head);
    }

    /// Digs in one column until an open parent comes up, and in another until its child does.
    fn dig_pairs(&mut self) {
        for host in 0..COLUMNS {
            for lifts in 1..self.counts[host] {
                let stop = self.stops[host][usize::from(lifts)];
                let guest = Set::at(stop.head).below(u32::from(stop.run) + 1);
                if guest.meets(self.ground.board.bases) {
                    self.hang_base(guest, host, lifts, u32::from(stop.spent));
                } else if guest.meets(self.heads) {
                    self.hang_head(guest, host, lifts, u32::from(stop.spent));
                }
            }
        }
    }

    /// Hangs a base onto what a dig brought up.
    fn hang_base(&mut self, base: Set, host: usize, lifts: u8, spent: u32) {
        if self.ground.loose.run_below(base) < self.ground.most(spent) {
            let mut board = self.ground.board;
            self.lift(&mut board, host, lifts);
            board.bases = board.bases.without(base);
            let dug = digs((host, lifts), NO_DIG);
            self.find(board, dug, Last::Hang(base), spent + 1);
        }
    }

    /// Hangs a head that a second dig brings up onto what the first one brought up.
    fn hang_head(&mut self, head: Set, host: usize, lifts: u8, spent: u32) {
        let guest = self.ground.layout.column_of(head);
        if guest == host {
            return;
        }
        for more in 0..self.counts[guest] {
            let stop = self.stops[guest][usize::from(more)];
            let spent = spent + u32::from(stop.spent);
            if Set::at(stop.head) != head || spent > self.ground.free {
                continue;
            }
            if u32::from(stop.run) < self.ground.most(spent) {
                let mut board = self.ground.board;
                self.lift(&mut board, host, lifts);
                self.lift(&mut board, guest, more);
                board.take_head(self.ground.layout, guest);
                let dug = digs((host, lifts), (guest, more));
                self.find(board, dug, Last::Hang(head), spent + 1);
            }
        }
    }

    /// Lifts so many heads of a column.
    fn lift(&self, board: &mut Board, column: usize, lifts: u8) {
        for stop in &self.stops[column][..usize::from(lifts)] {
            let lifted = Set::at(stop.head).with_run(u32::from(stop.run));
            board.cells = board.cells.or(lifted);
            board.take_top(self.ground.layout, column);
        }
    }

    /// Columns that are runs go onto open parents, or else into cells.
    fn move_bases(&mut self) {
        for base in self.ground.board.bases.each() {
            let run = self.ground.loose.run_below(base);
            let mut board = self.ground.board;
            board.bases = board.bases.without(base);
            if base.parents().meets(self.ground.open) {
                if run < self.ground.most(0) {
                    self.find(board, digs(NO_DIG, NO_DIG), Last::Hang(base), 1);
                }
            } else if run < self.ground.free {
                board.cells = board.cells.or(base.with_run(run));
                self.find(board, digs(NO_DIG, NO_DIG), Last::Lift(base), run + 1);
            }
        }
    }

    /// Cards in cells go to an empty column.
    fn bases_from_cells(&mut self) {
        for card in self.ground.board.cells.each() {
            let mut board = self.ground.board;
            board.cells = board.cells.without(card);
            board.bases = board.bases.or(card);
            self.find(board, digs(NO_DIG, NO_DIG), Last::Base(card), 1);
        }
    }
}
