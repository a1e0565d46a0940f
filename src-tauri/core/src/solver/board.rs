//! Boards: positions in the middle of a search.

use super::layout::Layout;
use super::set::Set;
use crate::rules::{COLUMNS, Position};

/// The heights of the fixed cards in the columns, three bits each, in the bits of two words that
/// a [`Set`] leaves free.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Heights([u64; 2]);

impl Heights {
    /// The height of a column, 0 to 7.
    #[inline]
    pub(super) const fn get(self, column: usize) -> usize {
        (self.0[column / 4 % 2] >> (column % 4 * 16 + 13)) as usize & 7
    }

    /// Sets the height of a column, 0 to 7.
    #[inline]
    pub(super) const fn set(&mut self, column: usize, height: usize) {
        let shift = column % 4 * 16 + 13;
        let word = &mut self.0[column / 4 % 2];
        *word = *word & !(7 << shift) | (height as u64) << shift;
    }
}

/// A board in 128 bits, without loss: equal keys are equal boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Key([u64; 2]);

impl Key {
    /// A number that spreads well over all of its bits.
    #[inline]
    pub(super) const fn hash(self) -> u64 {
        let mixed = (self.0[0] ^ self.0[1].rotate_left(29)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = (mixed ^ mixed >> 32 ^ self.0[1]).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 32
    }
}

/// Where the cards are, as far as the search tells boards apart.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) heights: Heights,
    /// The fixed cards that lie under others; follows from the heights.
    pub(super) buried: Set,
    /// The fixed cards on top of these, one for each column that has any; follows as well.
    pub(super) tops: Set,
    /// The cards in cells.
    pub(super) cells: Set,
    /// The lowest cards of the columns that have no fixed ones.
    pub(super) bases: Set,
    /// What the fixed cards add to the board's cost; follows from the heights.
    pub(super) cost: u32,
}

impl Board {
    /// The board of a position, with all done that is always safe; fills the layout's tables.
    pub(super) fn read(layout: &mut Layout, position: &Position) -> Self {
        let heights = layout.read(position);
        let mut standing = Heights::default();
        let mut bases = Set::NONE;
        for (column, height) in heights.into_iter().map(usize::from).enumerate() {
            if height > 1 {
                standing.set(column, height);
            } else {
                bases = bases.or(layout.stump(column, height).top);
            }
        }
        let mut board = Self::unpack(Key(standing.0), layout);
        board.bases = bases;
        for &card in position.cells().iter().flatten() {
            board.cells = board.cells.or(Set::of(card));
        }
        board.settle(layout);
        board.tidy(layout);
        board
    }

    /// The board in short.
    #[inline]
    pub(super) fn pack(&self) -> Key {
        Key([
            self.cells.0 | self.heights.0[0],
            self.bases.0 | self.heights.0[1],
        ])
    }

    /// The board of a key.
    #[inline]
    pub(super) fn unpack(key: Key, layout: &Layout) -> Self {
        let mut board = Self {
            heights: Heights(key.0.map(|word| word & !Set::ALL.0)),
            buried: Set::NONE,
            tops: Set::NONE,
            cells: Set(key.0[0]).and(Set::ALL),
            bases: Set(key.0[1]).and(Set::ALL),
            cost: 0,
        };
        for column in 0..COLUMNS {
            let stump = layout.stump(column, board.heights.get(column));
            board.buried = board.buried.or(stump.beneath);
            board.tops = board.tops.or(stump.top);
            board.cost += u32::from(stump.cost);
        }
        board
    }

    /// The cards that are home: all that nothing keeps from it.
    #[inline]
    pub(super) fn home(&self) -> Set {
        Set::ALL.without(self.buried).unbroken()
    }

    /// The cards in the columns that lie under nothing, or only under their own run.
    #[inline]
    pub(super) fn open(&self) -> Set {
        Set::ALL.without(self.buried.or(self.cells).or(self.home()))
    }

    /// The open cards that lie on their parents.
    #[inline]
    pub(super) fn loose(&self) -> Set {
        self.open().without(self.tops.or(self.bases))
    }

    /// The number of cells that hold nothing.
    #[inline]
    pub(super) fn free_cells(&self, layout: &Layout) -> u32 {
        layout.cells - self.cells.len()
    }

    /// The number of columns that hold nothing.
    #[inline]
    pub(super) fn empty_columns(&self) -> u32 {
        COLUMNS as u32 - self.tops.or(self.bases).len()
    }

    /// Whether the rest goes home by itself: nothing is buried.
    #[inline]
    pub(super) fn is_won(&self) -> bool {
        self.buried.is_empty()
    }

    /// Takes the top fixed card from its column, wherever it goes; hands back the cards that lie
    /// open now.
    #[inline]
    pub(super) fn take_top(&mut self, layout: &Layout, column: usize) -> Set {
        let stump = layout.stump(column, self.heights.get(column));
        let next = layout.stump(column, usize::from(stump.next));
        let opened = stump.beneath.without(next.beneath);
        self.buried = self.buried.without(opened);
        self.tops = self.tops.without(stump.top);
        self.cost -= u32::from(stump.cost);
        if stump.next > 1 {
            self.heights.set(column, usize::from(stump.next));
            self.tops = self.tops.or(next.top);
            self.cost += u32::from(next.cost);
        } else {
            self.heights.set(column, 0);
            self.bases = self.bases.or(next.top);
        }
        opened
    }

    /// The card at the head of what is left of a column: its top fixed card or its base.
    #[inline]
    pub(super) fn head(&self, layout: &Layout, column: usize) -> Set {
        layout.stump(column, self.heights.get(column).max(1)).top
    }

    /// Takes the head of a column away, wherever it goes.
    #[inline]
    pub(super) fn take_head(&mut self, layout: &Layout, column: usize) {
        if self.heights.get(column) > 0 {
            self.take_top(layout, column);
        } else {
            self.bases = self.bases.without(self.head(layout, column));
        }
    }

    /// Plays home what can go there, and hangs cards from cells onto open parents, until neither
    /// finds anything. Hands back how many it hung.
    #[inline]
    pub(super) fn settle(&mut self, layout: &Layout) -> u32 {
        let mut home = self.home();
        loop {
            let up = self.tops.and(home);
            if up.is_empty() {
                break;
            }
            for top in up.each() {
                self.take_top(layout, layout.column_of(top));
            }
            home = self.home();
        }
        self.cells = self.cells.without(home);
        self.bases = self.bases.without(home);
        let held = self.cells;
        loop {
            let hung = self.cells.and(self.open().children());
            if hung.is_empty() {
                break;
            }
            self.cells = self.cells.without(hung);
        }
        held.without(self.cells).len()
    }

    /// Hangs bases onto open parents, where their runs are short enough. Hands back how many.
    #[inline]
    pub(super) fn tidy(&mut self, layout: &Layout) -> u32 {
        let mut moves = 0;
        loop {
            let open = self.open();
            let hanging = self.bases.and(open.children());
            if hanging.is_empty() {
                return moves;
            }
            let loose = self.loose();
            let most = (self.free_cells(layout) + 1) << self.empty_columns();
            let Some(short) = hanging.each().find(|&base| loose.run_below(base) < most) else {
                return moves;
            };
            self.bases = self.bases.without(short);
            moves += 1;
        }
    }
}
