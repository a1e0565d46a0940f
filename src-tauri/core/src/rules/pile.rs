//! The places on the table.

use std::fmt;
use std::str::FromStr;

use super::card::Suit;
use super::parse::ParseError;
use super::position::{CELLS, COLUMNS};
use crate::text::serde_as_text;

/// A place for cards. Columns and cells count from 0 here and from 1 in text: `column-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "string"))]
pub enum Pile {
    /// A column, 0 to 7.
    Column(u8),
    /// A free cell, 0 to 3.
    Cell(u8),
    /// The foundation of a suit.
    Foundation(Suit),
}

impl Pile {
    /// Every pile there can be, in board order: columns, cells, foundations.
    pub fn all() -> impl Iterator<Item = Self> {
        let columns = (0..COLUMNS as u8).map(Self::Column);
        let cells = (0..CELLS as u8).map(Self::Cell);
        columns.chain(cells).chain(Suit::ALL.map(Self::Foundation))
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Column(i) => write!(f, "column-{}", i + 1),
            Self::Cell(i) => write!(f, "cell-{}", i + 1),
            Self::Foundation(suit) => write!(f, "foundation-{suit}"),
        }
    }
}

impl FromStr for Pile {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (kind, name) = text.split_once('-').ok_or(ParseError::Pile)?;
        match kind {
            "column" => number(name, COLUMNS).map(Self::Column),
            "cell" => number(name, CELLS).map(Self::Cell),
            "foundation" => name.parse().ok().map(Self::Foundation),
            _ => None,
        }
        .ok_or(ParseError::Pile)
    }
}

/// Reads a single digit, 1 up to `most`, as an index from 0.
fn number(text: &str, most: usize) -> Option<u8> {
    match text.as_bytes() {
        &[digit @ b'1'..=b'9'] if usize::from(digit - b'0') <= most => Some(digit - b'1'),
        _ => None,
    }
}

serde_as_text!(Pile);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pile_survives_its_text() {
        let piles: Vec<_> = Pile::all().collect();
        assert_eq!(piles.len(), 16, "8 columns, 4 cells, 4 foundations");
        for pile in piles {
            assert_eq!(pile.to_string().parse(), Ok(pile));
        }
        assert_eq!("column-8".parse(), Ok(Pile::Column(7)));
        assert_eq!("foundation-D".parse(), Ok(Pile::Foundation(Suit::Diamonds)));
    }

    #[test]
    fn what_is_no_pile_is_refused() {
        let wrong = [
            "",
            "column",
            "column-0",
            "column-9",
            "column-01",
            "cell-5",
            "foundation-X",
            "Column-1",
        ];
        for text in wrong {
            assert_eq!(text.parse::<Pile>(), Err(ParseError::Pile), "{text:?}");
        }
    }
}
