//! A plain search, written apart from the solver: one card at a time, every move tried, nothing
//! assumed. Slow, and easy to believe.

use std::collections::{BinaryHeap, HashSet};

use boulanger_core::rules::{Position, Suit};

/// Columns from the bottom to the top, then the cells; cards are 0 to 51, suit by suit.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Table {
    home: [u8; 4],
    columns: Vec<Vec<u8>>,
    cells: Vec<u8>,
}

impl Table {
    fn of(position: &Position) -> Self {
        let column = |cards: &[boulanger_core::rules::Card]| {
            cards.iter().map(|card| card.index() as u8).collect()
        };
        let mut table = Self {
            home: Suit::ALL.map(|suit| position.foundation(suit)),
            columns: position.columns().map(column).collect(),
            cells: position
                .cells()
                .iter()
                .flatten()
                .map(|card| card.index() as u8)
                .collect(),
        };
        table.sort();
        table
    }

    /// The order of the columns and of the cells means nothing.
    fn sort(&mut self) {
        self.columns.sort();
        self.cells.sort_unstable();
    }

    /// Every table that one move of one card leads to.
    fn moves(&self, cells_in_play: usize) -> Vec<Self> {
        let mut tables = Vec::new();
        let columns = self.columns.iter().filter_map(|column| column.last());
        for &card in columns.chain(&self.cells) {
            let mut lifted = self.clone();
            lifted.cells.retain(|&held| held != card);
            for column in &mut lifted.columns {
                if column.last() == Some(&card) {
                    column.pop();
                }
            }
            let mut keep = |mut table: Self| {
                table.sort();
                tables.push(table);
            };
            if lifted.home[usize::from(card) / 13] == card % 13 {
                let mut table = lifted.clone();
                table.home[usize::from(card) / 13] += 1;
                keep(table);
            }
            if lifted.cells.len() < cells_in_play {
                let mut table = lifted.clone();
                table.cells.push(card);
                keep(table);
            }
            for i in 0..8 {
                let fits = match lifted.columns[i].last() {
                    Some(&under) => under == card + 1 && under / 13 == card / 13,
                    None => true,
                };
                if fits {
                    let mut table = lifted.clone();
                    table.columns[i].push(card);
                    keep(table);
                }
            }
        }
        tables
    }

    fn key(&self) -> Vec<u8> {
        let mut key = Vec::with_capacity(64);
        for pile in self.columns.iter().chain([&self.cells]) {
            key.extend(pile);
            key.push(99);
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
                queue.push((home * 4 - next.cells.len() as i32, next));
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}
