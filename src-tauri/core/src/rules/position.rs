//! Where every card lies.

use std::fmt;

use super::card::{Card, Rank, Suit};
use super::column::Column;
use super::pack::Pack;
use super::pile::Pile;

/// The number of columns.
pub const COLUMNS: usize = 8;
/// The most free cells there can be.
pub const CELLS: usize = 4;

/// Where every card lies, and how many free cells are in play.
///
/// Holds each of the 52 cards exactly once. The three ways to get one keep it so: a
/// [`deal`](Position::deal), a checked set-up ([`from_parts`](Position::from_parts)) and a legal
/// [`play`](Position::play).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) columns: [Column; COLUMNS],
    pub(super) cells: [Option<Card>; CELLS],
    pub(super) cells_in_play: u8,
    /// Heights: how many cards of each suit are home.
    pub(super) foundations: [u8; 4],
}

impl Position {
    /// Deals a pack row by row over the eight columns, with 0 to 4 free cells.
    ///
    /// # Panics
    /// When `cells_in_play` is more than 4.
    pub fn deal(pack: &Pack, cells_in_play: u8) -> Self {
        assert!(
            usize::from(cells_in_play) <= CELLS,
            "at most four free cells"
        );
        let mut columns = [Column::EMPTY; COLUMNS];
        for (k, &card) in pack.cards().iter().enumerate() {
            columns[k % COLUMNS].push(&[card]);
        }
        Self {
            columns,
            cells: [None; CELLS],
            cells_in_play,
            foundations: [0; 4],
        }
    }

    /// A column's cards, from the bottom to the top.
    ///
    /// # Panics
    /// When there is no such column.
    pub fn column(&self, column: u8) -> &[Card] {
        &self.columns[usize::from(column)]
    }

    /// The eight columns, each from the bottom to the top.
    pub fn columns(&self) -> impl Iterator<Item = &[Card]> {
        self.columns.iter().map(|column| &**column)
    }

    /// The free cells that are in play.
    pub fn cells(&self) -> &[Option<Card>] {
        &self.cells[..usize::from(self.cells_in_play)]
    }

    /// The card in a cell; none also when the cell is not in play.
    pub fn cell(&self, cell: u8) -> Option<Card> {
        self.cells.get(usize::from(cell)).copied().flatten()
    }

    /// The number of cells in play, 0 to 4.
    pub fn cells_in_play(&self) -> u8 {
        self.cells_in_play
    }

    /// How many cards of this suit are home, 0 to 13.
    pub fn foundation(&self, suit: Suit) -> u8 {
        self.foundations[suit.index()]
    }

    /// The card on top of this suit's foundation; none while it is empty.
    pub fn top_of_foundation(&self, suit: Suit) -> Option<Card> {
        Rank::new(self.foundation(suit)).map(|rank| Card::new(rank, suit))
    }

    /// How many cells in play hold nothing.
    pub fn free_cells(&self) -> u8 {
        self.cells().iter().filter(|cell| cell.is_none()).count() as u8
    }

    /// How many columns hold nothing.
    pub fn empty_columns(&self) -> u8 {
        self.columns().filter(|column| column.is_empty()).count() as u8
    }

    /// Whether all 52 cards are home.
    pub fn is_won(&self) -> bool {
        self.foundations == [13; 4]
    }

    /// The pile where a card lies, and how many cards lie beneath it there.
    pub fn place_of(&self, card: Card) -> (Pile, usize) {
        if card.rank().value() <= self.foundation(card.suit()) {
            return (
                Pile::Foundation(card.suit()),
                usize::from(card.rank().value()) - 1,
            );
        }
        if let Some(cell) = self.cells.iter().position(|&held| held == Some(card)) {
            return (Pile::Cell(cell as u8), 0);
        }
        self.columns()
            .enumerate()
            .find_map(|(i, column)| {
                let depth = column.iter().position(|&held| held == card)?;
                Some((Pile::Column(i as u8), depth))
            })
            .expect("a position holds all 52 cards")
    }
}

/// A position shows as the board that it prints.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cells\n{self}", self.cells_in_play)
    }
}
