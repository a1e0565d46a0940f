//! How many free cells a game has.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The free cells of a game, chosen with its deal; serialised as the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "4 | 2 | 1"))]
pub enum Cells {
    /// The usual game: about 75 % of all deals can be won. The shares are those that Jerry Bryan
    /// counted on a million random deals each.
    Four,
    /// About 4 % of all deals can be won.
    Two,
    /// About 0.2 % of all deals can be won.
    One,
}

impl Cells {
    /// The three choices, the easiest first.
    pub const ALL: [Self; 3] = [Self::Four, Self::Two, Self::One];

    /// The number of cells.
    pub const fn count(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Two => 2,
            Self::One => 1,
        }
    }
}

impl From<Cells> for u8 {
    fn from(cells: Cells) -> Self {
        cells.count()
    }
}

/// A number of cells that no game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchCells;

impl fmt::Display for NoSuchCells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game has 4, 2 or 1 free cells")
    }
}

impl std::error::Error for NoSuchCells {}

impl TryFrom<u8> for Cells {
    type Error = NoSuchCells;

    fn try_from(count: u8) -> Result<Self, NoSuchCells> {
        Self::ALL
            .into_iter()
            .find(|cells| cells.count() == count)
            .ok_or(NoSuchCells)
    }
}
