//! Sets of cards, a bit each.

use crate::rules::{Card, Rank, Suit};

/// A set of cards in 64 bits: sixteen bits for each suit, the ace's the lowest of them.
///
/// The upper three bits of each suit stay free, so the next higher and the next lower card of a
/// whole set are one shift away, and no suit ever runs over into another.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Set(pub(super) u64);

impl Set {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self(0x1FFF_1FFF_1FFF_1FFF);
    const ACES: Self = Self(0x0001_0001_0001_0001);

    pub(super) const fn of(card: Card) -> Self {
        Self(1 << (card.suit() as u32 * 16 + card.rank().value() as u32 - 1))
    }

    /// The set of the card at this place.
    #[inline]
    pub(super) const fn at(index: u8) -> Self {
        Self(1 << (index & 63))
    }

    /// The card of a set of one.
    ///
    /// # Panics
    /// When the set is empty, or holds what is no card of the pack.
    pub(super) fn card(self) -> Card {
        let bit = self.index();
        let suit = Suit::ALL[bit / 16];
        let rank = Rank::new((bit % 16) as u8 + 1).expect("a bit of the pack");
        Card::new(rank, suit)
    }

    /// The place of the lowest card, 0 to 63.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0.trailing_zeros() as usize
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    #[inline]
    pub(super) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    #[inline]
    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    #[inline]
    pub(super) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The next higher card of each: what it may lie on. A king leaves the pack.
    #[inline]
    pub(super) const fn parents(self) -> Self {
        Self(self.0 << 1)
    }

    /// The next lower card of each: what may lie on it. An ace leaves the pack.
    #[inline]
    pub(super) const fn children(self) -> Self {
        Self(self.0 >> 1)
    }

    /// The cards of the same suit that are lower than this one.
    pub(super) const fn lower(self) -> Self {
        let suit = self.0.trailing_zeros() / 16 * 16;
        Self((self.0 - 1) >> suit << suit)
    }

    /// The cards of each suit from the ace up to the first that is missing.
    #[inline]
    pub(super) const fn unbroken(self) -> Self {
        // Adding one at the ace turns exactly these bits over, up to the gap.
        Self(self.0 & !(self.0 + Self::ACES.0))
    }

    /// Given the cards that are home: those that go next, where they are not home already.
    #[inline]
    pub(super) const fn next_home(self) -> Self {
        Self(self.0 << 1 | Self::ACES.0)
    }

    /// The card so many ranks below this one; an ace leaves the pack.
    #[inline]
    pub(super) const fn below(self, ranks: u32) -> Self {
        Self(self.0 >> ranks & Self::ALL.0)
    }

    /// How many cards of this set follow directly below this one card, without a gap.
    #[inline]
    pub(super) const fn run_below(self, head: Self) -> u32 {
        (self.0 << (63 - head.0.trailing_zeros()) << 1).leading_ones()
    }

    /// This one card and as many directly below it.
    #[inline]
    pub(super) const fn with_run(self, below: u32) -> Self {
        Self((self.0 << 1) - (self.0 >> below))
    }

    /// The cards one by one, the lowest first.
    #[inline]
    pub(super) fn each(self) -> impl Iterator<Item = Self> {
        let mut left = self;
        std::iter::from_fn(move || {
            let lowest = Self(left.0 & left.0.wrapping_neg());
            left = left.without(lowest);
            (!lowest.is_empty()).then_some(lowest)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_survives_its_bit() {
        for card in Card::ALL {
            assert_eq!(Set::of(card).card(), card);
        }
    }

    #[test]
    #[should_panic(expected = "index out of bounds")]
    fn an_empty_set_stands_for_no_card() {
        Set::NONE.card();
    }

    #[test]
    #[should_panic(expected = "a bit of the pack")]
    fn nor_does_a_bit_between_the_suits() {
        Set::of(Card::new(Rank::ALL[12], Suit::Hearts))
            .parents()
            .card();
    }
}
