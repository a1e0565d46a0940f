//! What is proven about the position on the table.

use crate::rules::Verdict;

/// What is proven about the position on the table. The game proves nothing itself: whoever asks a
/// solver hands it in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Proof {
    /// Nothing yet.
    #[default]
    Unknown,
    /// It can be won.
    Winnable,
    /// It can't be won any more.
    Lost {
        /// How many actions were in force at the last position that can still be won; none when
        /// the deal itself is lost.
        last_winnable: Option<usize>,
    },
}

impl Proof {
    /// The proof in a word.
    pub fn verdict(self) -> Verdict {
        match self {
            Self::Unknown => Verdict::Unknown,
            Self::Winnable => Verdict::Winnable,
            Self::Lost { .. } => Verdict::Lost,
        }
    }

    /// On a lost position with so many actions in force: how many of them back the last position
    /// lies that can still be won.
    pub fn back(self, moves: usize) -> Option<usize> {
        match self {
            Self::Lost { last_winnable } => moves.checked_sub(last_winnable?),
            Self::Unknown | Self::Winnable => None,
        }
    }
}
