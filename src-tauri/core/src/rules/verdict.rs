//! What is proven about a position, in a word.

use serde::Serialize;

/// What is proven about a position, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum Verdict {
    /// Nothing yet.
    Unknown,
    /// It can be won.
    Winnable,
    /// It can't be won any more.
    Lost,
}

impl Verdict {
    /// Its letter in lists of verdicts: `?`, `W` or `L`.
    pub const fn letter(self) -> char {
        match self {
            Self::Unknown => '?',
            Self::Winnable => 'W',
            Self::Lost => 'L',
        }
    }
}
