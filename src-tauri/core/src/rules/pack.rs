//! A pack in some order.

use super::card::{Card, Rank, Suit};

/// All 52 cards in some order, each once: it can be built in order and then only be reordered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack([Card; 52]);

impl Pack {
    /// Suit by suit, each from the ace to the king: spades, hearts, diamonds, clubs.
    pub fn by_suit() -> Self {
        Self(Card::ALL)
    }

    /// Rank by rank from the aces up, each in the order clubs, diamonds, hearts, spades.
    pub fn by_rank() -> Self {
        let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
        Self(std::array::from_fn(|i| {
            Card::new(Rank::ALL[i / 4], suits[i % 4])
        }))
    }

    /// Swaps the cards at two places, 0 to 51.
    ///
    /// # Panics
    /// When a place is 52 or more.
    pub fn swap(&mut self, i: usize, j: usize) {
        self.0.swap(i, j);
    }

    /// Turns the order around.
    pub fn reverse(&mut self) {
        self.0.reverse();
    }

    /// The cards in their order, from the first to be dealt on.
    pub fn cards(&self) -> &[Card; 52] {
        &self.0
    }
}
