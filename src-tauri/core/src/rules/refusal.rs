//! Why a wish is not granted.

use std::error::Error;
use std::fmt;

use serde::Serialize;

use super::card::Card;

/// Why a move, gesture or wish was refused. The first group is the rules', the last the game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Refusal {
    /// The card is buried under something that is no run with it.
    NotLiftable,
    /// The card is on its foundation, which is final.
    CardIsHome,
    /// The card lies on that pile already.
    SamePile,
    /// The column's top card is of another suit.
    WrongSuit,
    /// The column's top card is of the suit, but not exactly one rank higher.
    WrongRank,
    /// The cell holds a card.
    CellTaken,
    /// The cell is not on this table.
    CellNotInPlay,
    /// A run of two or more can't go to a cell or a foundation.
    OneCardOnly,
    /// The foundation is another suit's.
    FoundationOtherSuit,
    /// The foundation waits for a lower card.
    FoundationNotNext {
        /// The card that it takes next.
        needs: Card,
    },
    /// The run has more cards than can move there now.
    RunTooLong {
        /// How many cards can move there now.
        most: u16,
    },

    /// Double tap: no pile on its list takes the card.
    NowhereToGo,
    /// No action is left that undo may take back.
    NothingToUndo,
    /// No undone action is left.
    NothingToRedo,
    /// There is no former game to go back to.
    NoFormerGame,
    /// The deal is untouched.
    NothingToRestart,
    /// Some card can't go home with foundation plays alone, or all are home.
    NothingToFinish,
    /// No earlier position is better: this one can be won, or not even the deal can.
    NowhereToGoBack,
    /// The position is lost.
    NoSolution,
    /// It is not proven yet whether the position can be won.
    NotKnownYet,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotLiftable => "the card is buried",
            Self::CardIsHome => "the card is home",
            Self::SamePile => "the card lies there already",
            Self::WrongSuit => "the column wants another suit",
            Self::WrongRank => "the column wants another rank",
            Self::CellTaken => "the cell is taken",
            Self::CellNotInPlay => "the cell is not in play",
            Self::OneCardOnly => "only a single card can go there",
            Self::FoundationOtherSuit => "the foundation is another suit's",
            Self::FoundationNotNext { needs } => {
                return write!(f, "the foundation needs {needs} next");
            }
            Self::RunTooLong { most } => {
                return write!(f, "at most {most} cards can move there now");
            }
            Self::NowhereToGo => "the card has nowhere to go",
            Self::NothingToUndo => "nothing to undo",
            Self::NothingToRedo => "nothing to redo",
            Self::NoFormerGame => "no former game",
            Self::NothingToRestart => "nothing to restart",
            Self::NothingToFinish => "the rest can't go home by itself",
            Self::NowhereToGoBack => "no position to go back to",
            Self::NoSolution => "the position is lost",
            Self::NotKnownYet => "not known yet",
        })
    }
}

impl Error for Refusal {}
