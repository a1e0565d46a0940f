//! Checked set-ups: a position from its parts.

use std::error::Error;
use std::fmt;

use super::card::{Card, Suit};
use super::column::Column;
use super::position::{CELLS, COLUMNS, Position};
use super::runs::run_length;

/// The most cards a deal puts into a column.
const DEALT: usize = 7;

/// Why parts make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// More than four cells.
    TooManyCells,
    /// A card lies in a cell that is not in play.
    CellNotInPlay(Card),
    /// A card is there twice.
    Twice(Card),
    /// A card is missing, and can't be home since a lower one of its suit is not.
    Missing(Card),
    /// A column, 0 to 7, has more than seven cards beneath and in front of its run: no deal leads there.
    TooDeep(u8),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyCells => f.write_str("at most four cells"),
            Self::CellNotInPlay(card) => write!(f, "{card} lies in a cell that is not in play"),
            Self::Twice(card) => write!(f, "{card} is there twice"),
            Self::Missing(card) => write!(
                f,
                "{card} is missing, but a lower card of its suit is not home"
            ),
            Self::TooDeep(column) => write!(f, "column {} can't come from any deal", column + 1),
        }
    }
}

impl Error for SetupError {}

impl Position {
    /// Sets up a position from columns (bottom to top) and cells; what is missing is home.
    ///
    /// Cells beyond those given are empty.
    ///
    /// # Errors
    /// A [`SetupError`] when no game can have these cards there.
    pub fn from_parts<C: AsRef<[Card]>>(
        columns: &[C; COLUMNS],
        cells: &[Option<Card>],
        cells_in_play: u8,
    ) -> Result<Self, SetupError> {
        if usize::from(cells_in_play) > CELLS {
            return Err(SetupError::TooManyCells);
        }
        let beyond = cells.iter().skip(usize::from(cells_in_play));
        if let Some(&card) = beyond.flatten().next() {
            return Err(SetupError::CellNotInPlay(card));
        }
        let on_columns = columns.iter().flat_map(|column| column.as_ref());
        let foundations = heights(on_columns.chain(cells.iter().flatten()))?;

        let mut position = Self {
            columns: [Column::EMPTY; COLUMNS],
            cells: [None; CELLS],
            cells_in_play,
            foundations,
        };
        for (i, cards) in columns.iter().enumerate() {
            let cards = cards.as_ref();
            // A dealt card may lead the run, and every later one lies in it.
            if cards.len() > DEALT - 1 + run_length(cards) {
                return Err(SetupError::TooDeep(i as u8));
            }
            position.columns[i].push(cards);
        }
        for (slot, &card) in position.cells.iter_mut().zip(cells) {
            *slot = card;
        }
        Ok(position)
    }
}

/// How many cards of each suit are home when just these are not.
fn heights<'a>(cards: impl Iterator<Item = &'a Card>) -> Result<[u8; 4], SetupError> {
    let mut seen = [false; 52];
    for card in cards {
        if std::mem::replace(&mut seen[card.index()], true) {
            return Err(SetupError::Twice(*card));
        }
    }
    let mut heights = [0; 4];
    for suit in Suit::ALL {
        let mut cards = Card::ALL[suit.index() * 13..][..13].iter();
        let home = cards
            .by_ref()
            .take_while(|card| !seen[card.index()])
            .count();
        heights[suit.index()] = home as u8;
        // The iterator now stands behind the lowest card that is not home.
        if let Some(&missing) = cards.find(|card| !seen[card.index()]) {
            return Err(SetupError::Missing(missing));
        }
    }
    Ok(heights)
}
