//! Suits, ranks and cards.

use std::fmt;
use std::str::FromStr;

use super::parse::ParseError;
use crate::text::serde_as_text;

/// A suit, in the order of the foundations: spades, hearts, diamonds, clubs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♠, written `S`.
    Spades,
    /// ♥, written `H`.
    Hearts,
    /// ♦, written `D`.
    Diamonds,
    /// ♣, written `C`.
    Clubs,
}

impl Suit {
    /// The four suits in order.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// Its place in [`Suit::ALL`], 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["S", "H", "D", "C"][self.index()])
    }
}

impl FromStr for Suit {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "S" => Ok(Self::Spades),
            "H" => Ok(Self::Hearts),
            "D" => Ok(Self::Diamonds),
            "C" => Ok(Self::Clubs),
            _ => Err(ParseError::Suit),
        }
    }
}

/// A rank, from the ace (1) up to the king (13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

/// The letters of the ranks, from the ace up.
const RANK_LETTERS: &str = "A23456789TJQK";

impl Rank {
    /// The lowest rank.
    pub const ACE: Self = Self(1);
    /// The thirteen ranks from the ace up.
    pub const ALL: [Self; 13] = {
        let mut ranks = [Self::ACE; 13];
        let mut i = 0;
        while i < 13 {
            ranks[i] = Self(i as u8 + 1);
            i += 1;
        }
        ranks
    };

    /// The rank of this value, if it is one of 1 to 13.
    pub const fn new(value: u8) -> Option<Self> {
        match value {
            1..=13 => Some(Self(value)),
            _ => None,
        }
    }

    /// Its value, 1 to 13.
    pub const fn value(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let i = usize::from(self.0) - 1;
        f.write_str(&RANK_LETTERS[i..=i])
    }
}

impl FromStr for Rank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match RANK_LETTERS.find(text) {
            Some(i) if text.len() == 1 => Ok(Self::ALL[i]),
            _ => Err(ParseError::Rank),
        }
    }
}

/// One of the 52 cards, written rank then suit: `7H`, `TS`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS), ts(type = "string"))]
pub struct Card(u8);

impl Card {
    /// All cards: spades from ace to king, then hearts, diamonds and clubs.
    pub const ALL: [Self; 52] = {
        let mut cards = [Self(0); 52];
        let mut i = 0;
        while i < 52 {
            cards[i] = Self(i as u8);
            i += 1;
        }
        cards
    };

    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 13 + rank.0 - 1)
    }

    /// Its place in [`Card::ALL`], 0 to 51.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its suit.
    pub const fn suit(self) -> Suit {
        Suit::ALL[self.index() / 13]
    }

    /// Its rank.
    pub const fn rank(self) -> Rank {
        Rank(self.0 % 13 + 1)
    }

    /// Whether it may lie on `other` in a column: same suit, exactly one rank lower.
    pub fn goes_on(self, other: Self) -> bool {
        self.suit() == other.suit() && self.rank().value() + 1 == other.rank().value()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank(), self.suit())
    }
}

/// Positions print at length, so a card shows as its text there too.
impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (rank, suit) = text.split_at_checked(1).ok_or(ParseError::Card)?;
        match (rank.parse(), suit.parse()) {
            (Ok(rank), Ok(suit)) => Ok(Self::new(rank, suit)),
            _ => Err(ParseError::Card),
        }
    }
}

serde_as_text!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_its_text_index_and_parts() {
        for (i, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(card.index(), i);
            assert_eq!(Card::new(card.rank(), card.suit()), card);
        }
        assert_eq!(Card::ALL[0].to_string(), "AS");
        assert_eq!(Card::ALL[22].to_string(), "TH");
        assert_eq!(Card::ALL[51].to_string(), "KC");
    }

    #[test]
    fn what_is_no_card_is_refused() {
        for text in [
            "", "7", "H", "7h", "10H", "1H", "7HH", " 7H", "é", "7é", "A23S",
        ] {
            assert_eq!(text.parse::<Card>(), Err(ParseError::Card), "{text:?}");
        }
    }

    #[test]
    fn a_card_lies_on_the_next_higher_one_of_its_suit_alone() {
        let seven: Card = "7H".parse().expect("a card");
        let hosts: Vec<_> = Card::ALL
            .into_iter()
            .filter(|&host| seven.goes_on(host))
            .collect();
        assert_eq!(hosts, ["8H".parse().expect("a card")]);
        assert!(
            !Card::ALL
                .into_iter()
                .any(|host| Card::new(Rank::ALL[12], Suit::Spades).goes_on(host))
        );
    }
}
