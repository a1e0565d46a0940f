//! What can be wrong with a code.

use std::error::Error;
use std::fmt;

use serde::Serialize;

/// What is wrong with a text that should hold a game code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum CodeError {
    /// Nothing looks like a code.
    NoCode,
    /// The version of the deal algorithm is not `BK1`.
    UnknownVersion {
        /// The version as it was written, cut after eight symbols: `BK2`.
        version: String,
    },
    /// The free cells are not 4, 2 or 1.
    BadCellCount {
        /// What stands in their place; empty when nothing does.
        count: String,
    },
    /// A symbol that no code has there.
    BadSymbol {
        /// The symbol.
        symbol: char,
    },
    /// The code ends too early.
    TooShort,
    /// A letter or digit is glued to its end.
    TooLong,
    /// The check symbol does not fit: some symbol is wrong, or two are swapped.
    WrongCheck,
    /// Microsoft has no deal of this number.
    BadNumber {
        /// The first of the deals.
        least: u32,
        /// The last.
        most: u32,
    },
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoCode => f.write_str("no code found"),
            Self::UnknownVersion { version } => write!(f, "unknown version {version}"),
            Self::BadCellCount { count } if count.is_empty() => f.write_str("no number of cells"),
            Self::BadCellCount { count } => write!(f, "{count} cells, not 4, 2 or 1"),
            Self::BadSymbol { symbol } => {
                write!(f, "symbol {} is not allowed", symbol.escape_debug())
            }
            Self::TooShort => f.write_str("too short"),
            Self::TooLong => f.write_str("too long"),
            Self::WrongCheck => f.write_str("check symbol does not fit"),
            Self::BadNumber { least, most } => write!(f, "number not in {least} to {most}"),
        }
    }
}

impl Error for CodeError {}
