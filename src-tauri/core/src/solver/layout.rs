//! What never changes during a search: how the columns lay when it began.

use super::set::Set;
use crate::rules::{COLUMNS, Position};

/// More than the most fixed cards in a column: heights run from 0 to 7.
const HEIGHTS: usize = 8;

/// The columns as they lay when the search began, as tables over a column and its height.
#[derive(Clone)]
pub(super) struct Layout {
    /// The number of cells in play.
    pub(super) cells: u32,
    top: [[Set; HEIGHTS]; COLUMNS],
    beneath: [[Set; HEIGHTS]; COLUMNS],
    next: [[u8; HEIGHTS]; COLUMNS],
    cost: [[u16; HEIGHTS]; COLUMNS],
    column: [u8; 64],
}

impl Layout {
    pub(super) const EMPTY: Self = Self {
        cells: 0,
        top: [[Set::NONE; HEIGHTS]; COLUMNS],
        beneath: [[Set::NONE; HEIGHTS]; COLUMNS],
        next: [[0; HEIGHTS]; COLUMNS],
        cost: [[0; HEIGHTS]; COLUMNS],
        column: [0; 64],
    };

    /// Fills the tables and hands back the height of each column: its cards without the run at
    /// its end, but with the card that the run lies on.
    pub(super) fn read(&mut self, position: &Position) -> [u8; COLUMNS] {
        self.cells = u32::from(position.cells_in_play());
        let mut heights = [0; COLUMNS];
        for (i, column) in position.columns().enumerate() {
            let mut beneath = Set::NONE;
            let mut head = 0;
            let mut cost = 0;
            for (below, &card) in column.iter().take(HEIGHTS - 1).enumerate() {
                let height = below + 1;
                let top = Set::of(card);
                let on_parent = below > 0 && top.parents() == self.top[i][below];
                if below > 0 {
                    self.next[i][height] = head;
                }
                if !on_parent {
                    head = height as u8;
                }
                self.top[i][height] = top;
                self.beneath[i][height] = beneath;
                self.column[top.index()] = i as u8;
                self.cost[i][height] = cost;
                cost += 2;
                beneath = beneath.or(top);
            }
            heights[i] = head;
        }
        heights
    }

    /// The top card of a column of this height; none for height 0.
    #[inline]
    pub(super) fn top(&self, column: usize, height: usize) -> Set {
        self.top[column & 7][height & 7]
    }

    /// The cards beneath it.
    #[inline]
    pub(super) fn beneath(&self, column: usize, height: usize) -> Set {
        self.beneath[column & 7][height & 7]
    }

    /// The column's height once its top card is gone, where what lies on its parent is not fixed.
    #[inline]
    pub(super) fn next(&self, column: usize, height: usize) -> usize {
        usize::from(self.next[column & 7][height & 7])
    }

    #[inline]
    pub(super) fn cost(&self, column: usize, height: usize) -> u32 {
        u32::from(self.cost[column & 7][height & 7])
    }

    /// The column where a card lay.
    #[inline]
    pub(super) fn column_of(&self, card: Set) -> usize {
        usize::from(self.column[card.index() & 63])
    }
}
