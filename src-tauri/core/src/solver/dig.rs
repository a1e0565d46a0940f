//! Lifting the heads of one column into cells.

use super::board::Board;
use super::layout::Layout;
use super::set::Set;

/// A board, with what is asked of it again and again.
pub(super) struct Ground<'a> {
    pub(super) layout: &'a Layout,
    pub(super) board: Board,
    pub(super) open: Set,
    pub(super) loose: Set,
    pub(super) free: u32,
    pub(super) empty: u32,
    next_home: Set,
}

impl<'a> Ground<'a> {
    #[inline]
    pub(super) fn of(layout: &'a Layout, board: &Board) -> Self {
        Self {
            layout,
            board: *board,
            open: board.open(),
            loose: board.loose(),
            free: board.free_cells(layout),
            empty: board.empty_columns(),
            next_home: board.home().next_home(),
        }
    }

    /// The most cards that can go together onto an open parent when so many cells are taken up.
    #[inline]
    pub(super) fn most(&self, spent: u32) -> u32 {
        (self.free - spent + 1) << self.empty
    }

    /// The most cards that can go together to an empty column.
    #[inline]
    pub(super) fn most_to_empty(&self, spent: u32) -> u32 {
        match self.empty {
            0 => 0,
            _ => self.most(spent) / 2,
        }
    }
}

/// What a lift came to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lifted {
    /// There are not enough free cells.
    TooMany,
    /// The next head is there, and nothing else has changed.
    Quietly,
    /// A card can go home or back from a cell, or the column is empty.
    Eventful,
}

/// A column with some heads lifted into cells, while all else lies as it lay.
pub(super) struct Dig {
    pub(super) column: usize,
    pub(super) board: Board,
    pub(super) open: Set,
    /// The head that is on top now, and the number of cards that lie on it.
    pub(super) head: Set,
    pub(super) run: u32,
    /// The heads lifted, and the cells that they and their runs take up.
    pub(super) lifts: u8,
    pub(super) spent: u32,
}

impl Dig {
    #[inline]
    pub(super) fn begin(ground: &Ground, head: Set) -> Self {
        Self {
            column: ground.layout.column_of(head),
            board: ground.board,
            open: ground.open,
            head,
            run: ground.loose.run_below(head),
            lifts: 0,
            spent: 0,
        }
    }

    /// Whether the head's parent lies open.
    #[inline]
    pub(super) fn can_hang(&self) -> bool {
        self.head.parents().meets(self.open)
    }

    /// Whether the head is all that is left of the column.
    #[inline]
    pub(super) fn at_bottom(&self) -> bool {
        self.board.heights.get(self.column) == 0
    }

    /// The board without the head, which goes elsewhere with its run.
    #[inline]
    pub(super) fn without_head(&self, ground: &Ground) -> Board {
        let mut board = self.board;
        board.take_head(ground.layout, self.column);
        board
    }

    /// Lifts the head and its run into cells.
    #[inline]
    pub(super) fn lift(&mut self, ground: &Ground) -> Lifted {
        if self.spent + self.run + 1 > ground.free {
            return Lifted::TooMany;
        }
        let lifted = self.head.with_run(self.run);
        self.board.cells = self.board.cells.or(lifted);
        self.spent += self.run + 1;
        self.lifts += 1;
        if self.at_bottom() {
            self.board.bases = self.board.bases.without(self.head);
            return Lifted::Eventful;
        }
        let opened = self.board.take_top(ground.layout, self.column);
        if opened.meets(ground.next_home.or(self.board.cells.parents())) {
            return Lifted::Eventful;
        }
        self.open = self.open.without(lifted).or(opened);
        self.head = self.board.head(ground.layout, self.column);
        self.run = opened.len() - 1;
        Lifted::Quietly
    }
}
