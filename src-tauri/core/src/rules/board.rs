//! Boards as text: eight lines, a column each from the bottom to the top, then a line `cells 7H 2C`
//! where cards are in cells. Foundations follow from what is missing.

use std::error::Error;
use std::fmt;

use super::card::Card;
use super::position::{COLUMNS, Position};
use super::setup::SetupError;

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// Not eight lines, apart from the cells' and blank ones at the end.
    Lines,
    /// More than one line of cells.
    TwoCellLines,
    /// A word that is no card.
    NotACard(String),
    /// The cards make no position.
    Setup(SetupError),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lines => f.write_str("a board has eight lines, one for each column"),
            Self::TwoCellLines => f.write_str("a board has one line of cells"),
            Self::NotACard(word) => write!(f, "not a card: {}", word.escape_default()),
            Self::Setup(error) => error.fmt(f),
        }
    }
}

impl Error for BoardError {}

impl Position {
    /// Reads a board, with 0 to 4 cells in play.
    ///
    /// # Errors
    /// A [`BoardError`] when the lines, a card or the whole set-up is wrong.
    pub fn read_board(text: &str, cells_in_play: u8) -> Result<Self, BoardError> {
        let mut columns: Vec<Vec<Card>> = Vec::new();
        let mut cells = None;
        // Split rather than `lines`, so that an empty last column needs no newline of its own.
        for line in text.split('\n') {
            match line.trim().strip_prefix("cells") {
                Some(line) if cells.is_none() => cells = Some(cards(line)?),
                Some(_) => return Err(BoardError::TwoCellLines),
                None => columns.push(cards(line)?),
            }
        }
        while columns.len() > COLUMNS && columns.last().is_some_and(Vec::is_empty) {
            columns.pop();
        }
        let columns: [_; COLUMNS] = columns.try_into().map_err(|_| BoardError::Lines)?;
        let cells: Vec<_> = cells.unwrap_or_default().into_iter().map(Some).collect();
        Self::from_parts(&columns, &cells, cells_in_play).map_err(BoardError::Setup)
    }
}

fn cards(line: &str) -> Result<Vec<Card>, BoardError> {
    let card = |word: &str| {
        word.parse()
            .map_err(|_| BoardError::NotACard(word.to_owned()))
    };
    line.split_whitespace().map(card).collect()
}

/// Writes the board, each line with its end. An empty cell between taken ones leaves no trace.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for column in self.columns() {
            write_line(f, column.iter())?;
        }
        if self.cells().iter().any(Option::is_some) {
            f.write_str("cells ")?;
            write_line(f, self.cells().iter().flatten())?;
        }
        Ok(())
    }
}

fn write_line<'a>(
    f: &mut fmt::Formatter<'_>,
    cards: impl Iterator<Item = &'a Card>,
) -> fmt::Result {
    let words: Vec<_> = cards.map(Card::to_string).collect();
    writeln!(f, "{}", words.join(" "))
}
