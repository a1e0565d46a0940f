//! What never changes during a search: how the columns lay when it began.

use super::set::Set;
use crate::rules::{COLUMNS, Position};

/// Heights run from 0 to 7: a column has at most seven fixed cards.
const HEIGHTS: usize = 8;

/// What a fixed card under another one costs.
const BURIED: u16 = 6;
/// What a fixed card above a lower one of its suit costs: it must leave before that one goes home.
const BLOCKING: u16 = 5;
/// What a column with fixed cards costs, so that empty ones are sought.
const STANDING: u16 = 8;

/// A column of fixed cards, cut off at some height.
#[derive(Clone, Copy)]
pub(super) struct Stump {
    /// Its top card; none at height 0.
    pub(super) top: Set,
    /// The cards beneath it.
    pub(super) beneath: Set,
    /// The height that is left once the top card is gone: what then lies on its parent is no
    /// longer fixed.
    pub(super) next: u8,
    /// What it adds to the cost of a board.
    pub(super) cost: u16,
}

impl Stump {
    const EMPTY: Self = Self {
        top: Set::NONE,
        beneath: Set::NONE,
        next: 0,
        cost: 0,
    };
}

/// The columns as they lay when the search began, cut off at every height.
#[derive(Clone)]
pub(super) struct Layout {
    /// The number of cells in play.
    pub(super) cells: u32,
    stumps: [[Stump; HEIGHTS]; COLUMNS],
    column: [u8; 64],
}

impl Layout {
    pub(super) const EMPTY: Self = Self {
        cells: 0,
        stumps: [[Stump::EMPTY; HEIGHTS]; COLUMNS],
        column: [0; 64],
    };

    /// Takes over the columns of a position and hands back the height of each: its cards without
    /// the run at its end, but with the card that the run lies on.
    pub(super) fn read(&mut self, position: &Position) -> [u8; COLUMNS] {
        self.cells = u32::from(position.cells_in_play());
        let mut heights = [0; COLUMNS];
        for (i, column) in position.columns().enumerate() {
            let mut beneath = Set::NONE;
            let mut under = Set::NONE;
            let mut head = 0;
            let mut cost = STANDING;
            for (height, &card) in (1..HEIGHTS).zip(column) {
                let top = Set::of(card);
                if beneath.meets(top.lower()) {
                    cost += BLOCKING;
                }
                self.stumps[i][height] = Stump {
                    top,
                    beneath,
                    next: head,
                    cost,
                };
                self.column[top.index()] = i as u8;
                cost += BURIED;
                if top.parents() != under {
                    head = height as u8;
                }
                beneath = beneath.or(top);
                under = top;
            }
            heights[i] = head;
        }
        heights
    }

    /// A column of this height, 0 to 7.
    #[inline]
    pub(super) fn stump(&self, column: usize, height: usize) -> &Stump {
        &self.stumps[column & 7][height & 7]
    }

    /// The column where a card lay.
    #[inline]
    pub(super) fn column_of(&self, card: Set) -> usize {
        usize::from(self.column[card.index() & 63])
    }
}
