//! How a text can fail to be a card, a pile or a move.

use std::error::Error;
use std::fmt;

/// What a text was meant to be and is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// Not a suit: one of `SHDC`.
    Suit,
    /// Not a rank: one of `A23456789TJQK`.
    Rank,
    /// Not a card: rank, then suit, as in `7H`.
    Card,
    /// Not a pile: `column-1` … `column-8`, `cell-1` … `cell-4`, `foundation-S` … `foundation-C`.
    Pile,
    /// Not a move: a card, a space and a pile, as in `7H column-3`.
    Move,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Suit => "not a suit",
            Self::Rank => "not a rank",
            Self::Card => "not a card",
            Self::Pile => "not a pile",
            Self::Move => "not a move",
        })
    }
}

impl Error for ParseError {}
