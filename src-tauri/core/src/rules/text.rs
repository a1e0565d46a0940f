//! Text forms: how a text can fail to be a card, pile or move, and serde by way of these texts.

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

/// Makes types (de)serialise as the text that `Display` writes and `FromStr` reads.
macro_rules! serde_as_text {
    ($($type:ty),+) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )+};
}
pub(crate) use serde_as_text;
