//! One column's cards in place, without a heap.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use super::card::Card;

/// The most cards a column can hold: seven dealt, the last of them a king, then queen to ace.
const MOST: usize = 19;

/// The cards of a column, from the bottom to the top; reads as a slice.
#[derive(Clone, Copy)]
pub(super) struct Column {
    cards: [Card; MOST],
    len: u8,
}

impl Column {
    pub(super) const EMPTY: Self = Self {
        cards: [Card::ALL[0]; MOST],
        len: 0,
    };

    pub(super) fn push(&mut self, cards: &[Card]) {
        let len = self.len();
        self.cards[len..len + cards.len()].copy_from_slice(cards);
        self.len += cards.len() as u8;
    }

    pub(super) fn pop(&mut self, count: u8) {
        self.len -= count;
    }
}

impl Deref for Column {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

// Cards that lay there once must not count, so neither of these is derived.
impl PartialEq for Column {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Column {}

impl Hash for Column {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}
