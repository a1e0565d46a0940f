//! A plain search, written apart from the solver: one card at a time, every move tried, nothing
//! assumed. Slow, and easy to believe.

use std::collections::{BinaryHeap, HashSet};

use boulanger_core::rules::{Position, Suit};

/// A column, the cards from the bottom to the top; cards are 0 to 51, suit by suit.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Column {
    cards: [u8; 20],
    len: usize,
}

impl Column {
    fn top(&self) -> Option<u8> {
        self.len.checked_sub(1).map(|top| self.cards[top])
    }

    fn push(&mut self, card: u8) {
        self.cards[self.len] = card;
        self.len += 1;
    }

    fn pop(&mut self) {
        self.len -= 1;
        self.cards[self.len] = 0;
    }
}

/// No card: what an empty cell holds.
const NONE: u8 = 99;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Table {
    home: [u8; 4],
    columns: [Column; 8],
    cells: [u8; 4],
}

impl Table {
    fn of(position: &Position) -> Self {
        let mut columns = [Column::default(); 8];
        for (column, cards) in columns.iter_mut().zip(position.columns()) {
            for card in cards {
                column.push(card.index() as u8);
            }
        }
        let mut cells = [NONE; 4];
        for (cell, card) in cells.iter_mut().zip(position.cells().iter().flatten()) {
            *cell = card.index() as u8;
        }
        Self {
            home: Suit::ALL.map(|suit| position.foundation(suit)),
            columns,
            cells,
        }
    }

    /// Every table that one move of one card leads to.
    fn moves(&self, cells_in_play: usize) -> Vec<Self> {
        let mut tables = Vec::new();
        for i in 0..8 {
            if let Some(card) = self.columns[i].top() {
                let mut lifted = *self;
                lifted.columns[i].pop();
                lifted.place(card, cells_in_play, &mut tables);
            }
        }
        for i in 0..4 {
            if self.cells[i] != NONE {
                let mut lifted = *self;
                lifted.cells[i] = NONE;
                lifted.place(self.cells[i], cells_in_play, &mut tables);
            }
        }
        tables
    }

    /// Every table that comes of placing a card here.
    fn place(&self, card: u8, cells_in_play: usize, tables: &mut Vec<Self>) {
        let suit = usize::from(card / 13);
        if self.home[suit] == card % 13 {
            let mut table = *self;
            table.home[suit] += 1;
            tables.push(table);
        }
        for i in 0..cells_in_play {
            if self.cells[i] == NONE {
                let mut table = *self;
                table.cells[i] = card;
                tables.push(table);
            }
        }
        for i in 0..8 {
            let fits = match self.columns[i].top() {
                Some(under) => under == card + 1 && under / 13 == card / 13,
                None => true,
            };
            if fits {
                let mut table = *self;
                table.columns[i].push(card);
                tables.push(table);
            }
        }
    }

    /// What tells tables apart: the order of the columns and of the cells means nothing.
    fn key(mut self) -> [u8; 64] {
        self.columns.sort_unstable();
        self.cells.sort_unstable();
        let mut key = [NONE; 64];
        let mut at = 0;
        for column in &self.columns {
            key[at..at + column.len].copy_from_slice(&column.cards[..column.len]);
            at += column.len + 1;
        }
        // Columns and cells hold at most 52 cards in all, and there are eight gaps.
        let held = self.cells.iter().filter(|&&card| card != NONE);
        for (slot, &card) in key[at..].iter_mut().zip(held) {
            *slot = card;
        }
        key
    }
}

/// Whether a position can be won; none when more than so many tables would have to be looked at.
pub(crate) fn can_be_won(position: &Position, most: usize) -> Option<bool> {
    let cells = usize::from(position.cells_in_play());
    let start = Table::of(position);
    let mut seen = HashSet::from([start.key()]);
    // The most cards home first, so that what can be won is found soon.
    let mut queue = BinaryHeap::from([(0, start)]);
    while let Some((_, table)) = queue.pop() {
        for next in table.moves(cells) {
            let home = next
                .home
                .iter()
                .map(|&height| i32::from(height))
                .sum::<i32>();
            if home == 52 {
                return Some(true);
            }
            if seen.insert(next.key()) {
                let held = next.cells.iter().filter(|&&card| card != NONE).count();
                queue.push((home * 4 - held as i32, next));
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}
