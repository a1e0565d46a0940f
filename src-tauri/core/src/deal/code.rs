//! Game codes: `BK1-C4-AAAAA24`, `MS-C4-11982`.

use std::fmt;
use std::str::FromStr;

use super::cells::Cells;
use super::error::CodeError;
use super::{microsoft, numbered, read};
use crate::rules::{Pack, Position};
use crate::text::serde_as_text;

/// Which cards lie where at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// One of our own deals, a number below 2³⁰.
    Numbered(u32),
    /// A deal of Microsoft FreeCell, 1 to 1,000,000.
    Microsoft(u32),
}

impl Deal {
    /// The pack in the order in which it is dealt.
    pub fn pack(self) -> Pack {
        match self {
            Self::Numbered(number) => numbered::pack(number),
            Self::Microsoft(number) => microsoft::pack(number),
        }
    }
}

/// A deal and its free cells: all that makes a game, and what players share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameCode {
    cells: Cells,
    deal: Deal,
}

impl GameCode {
    /// The code of one of our own deals. Of the number the lower 30 bits count, so that any random
    /// u32 makes a random deal.
    pub const fn numbered(cells: Cells, number: u32) -> Self {
        Self {
            cells,
            deal: Deal::Numbered(number & numbered::NUMBER_MASK),
        }
    }

    /// The code of a deal of Microsoft FreeCell.
    ///
    /// # Errors
    /// [`CodeError::BadNumber`] when the number is not one of 1 to 1,000,000.
    pub fn microsoft(cells: Cells, number: u32) -> Result<Self, CodeError> {
        if !microsoft::NUMBERS.contains(&number) {
            return Err(CodeError::BadNumber {
                least: *microsoft::NUMBERS.start(),
                most: *microsoft::NUMBERS.end(),
            });
        }
        Ok(Self {
            cells,
            deal: Deal::Microsoft(number),
        })
    }

    /// Finds the first right code in a text that somebody typed or pasted.
    ///
    /// Case, spaces, underscores and dashes do not matter, full-width letters and digits count as
    /// plain ones, and among the seven last symbols 0, 1 and 8 are read as O, I and B.
    ///
    /// # Errors
    /// What is wrong with the first thing that looks like a code; [`CodeError::NoCode`] when
    /// nothing does.
    pub fn read(text: &str) -> Result<Self, CodeError> {
        read::first_code(text)
    }

    /// The free cells.
    pub const fn cells(self) -> Cells {
        self.cells
    }

    /// The deal.
    pub const fn deal(self) -> Deal {
        self.deal
    }

    /// The position at the start of the game.
    pub fn position(self) -> Position {
        Position::deal(&self.deal.pack(), self.cells.count())
    }
}

/// The alphabet of RFC 4648 base 32: each symbol stands for five bits.
const ALPHABET: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// The value of a symbol, 0 to 31.
pub(super) fn value_of(symbol: char) -> Option<u8> {
    let place = ALPHABET
        .iter()
        .position(|&known| char::from(known) == symbol)?;
    Some(place as u8)
}

/// The values of a deal number's six symbols, the most significant first.
fn symbols_of(number: u32) -> [u8; 6] {
    std::array::from_fn(|i| (number >> (25 - 5 * i) & 31) as u8)
}

/// The check symbol's value: a fold in the manner of Damm over the number of cells and the six
/// symbols of the deal, in the field of 32 elements.
///
/// Multiplying by x after each symbol makes the places differ, so that every single wrong symbol
/// and every swap of neighbours changes the result.
pub(super) fn check_symbol(cells: Cells, deal: [u8; 6]) -> u8 {
    // Any number would do; this one is in every code that was ever given away.
    const START: u8 = 6;
    let symbols = std::iter::once(cells.count()).chain(deal);
    symbols.fold(START, |acc, symbol| times_x(acc ^ symbol))
}

/// Multiplies by x modulo x⁵ + x² + 1.
fn times_x(element: u8) -> u8 {
    let shifted = element << 1;
    if shifted & 0b10_0000 == 0 {
        shifted
    } else {
        shifted ^ 0b10_0101
    }
}

impl fmt::Display for GameCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cells = self.cells.count();
        match self.deal {
            Deal::Microsoft(number) => write!(f, "MS-C{cells}-{number}"),
            Deal::Numbered(number) => {
                let symbols = symbols_of(number);
                write!(f, "BK1-C{cells}-")?;
                for value in symbols
                    .into_iter()
                    .chain([check_symbol(self.cells, symbols)])
                {
                    write!(f, "{}", char::from(ALPHABET[usize::from(value)]))?;
                }
                Ok(())
            }
        }
    }
}

impl FromStr for GameCode {
    type Err = CodeError;

    /// Reads as kindly as [`GameCode::read`].
    fn from_str(text: &str) -> Result<Self, CodeError> {
        Self::read(text)
    }
}

serde_as_text!(GameCode);
