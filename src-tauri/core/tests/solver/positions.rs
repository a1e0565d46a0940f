//! Positions to test the solver with, from random play and random set-ups.

use boulanger_core::rules::{Card, Move, Pack, Pile, Position};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A source of random choices.
pub(crate) struct Chance(ChaCha8Rng);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    pub(crate) fn number(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// One of `0..count`.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.number() as usize % count
    }

    pub(crate) fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// A game begun and played on for a while, now sensibly, now foolishly.
pub(crate) fn played(chance: &mut Chance) -> Position {
    let cells = chance.one_of(&[1, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
    let mut pack = Pack::by_suit();
    for i in (1..52).rev() {
        pack.swap(i, chance.below(i + 1));
    }
    let mut position = Position::deal(&pack, cells);
    let foolish = chance.below(50);
    for _ in 0..chance.below(120) {
        let moves: Vec<Move> = position.legal_moves().collect();
        let forward = |m: &Move| match m.to {
            Pile::Foundation(_) => true,
            Pile::Column(column) => !position.column(column).is_empty(),
            Pile::Cell(_) => false,
        };
        let sensible: Vec<Move> = moves.iter().copied().filter(forward).collect();
        let any = sensible.is_empty() || chance.below(100) < foolish || chance.below(3) == 0;
        let choices = if any { &moves } else { &sensible };
        if choices.is_empty() {
            break;
        }
        let m = chance.one_of(choices);
        position = position.play(m).expect("a listed move");
    }
    position
}

/// A set-up late in a game, with low cards rather deep: here a plain search comes to an end, and
/// empty columns and long runs are at hand.
pub(crate) fn set_up(chance: &mut Chance) -> Position {
    loop {
        let cells = chance.one_of(&[0, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]);
        let left: usize = chance.one_of(&[14, 18, 22, 26, 30, 36, 42]);
        let mut home = [0; 4];
        while home.iter().sum::<u8>() < 52 - left as u8 {
            let suit = chance.below(4);
            home[suit] = (home[suit] + 1).min(13);
        }
        let noise = 2 * chance.one_of(&[2, 6, 12, 30]);
        let mut cards: Vec<(usize, Card)> = Card::ALL
            .into_iter()
            .filter(|card| card.rank().value() > home[card.suit().index()])
            .map(|card| {
                (
                    usize::from(card.rank().value()) * 2 + chance.below(noise),
                    card,
                )
            })
            .collect();
        cards.sort_unstable();

        let fewest = left.div_ceil(6).min(8);
        let columns_used = fewest + chance.below(9 - fewest);
        let mut columns: [Vec<Card>; 8] = Default::default();
        let mut held = Vec::new();
        let mut next = 0;
        for (_, card) in cards {
            if held.len() < usize::from(cells) && chance.below(4) == 0 {
                held.push(Some(card));
            } else if chance.below(3) == 0 {
                columns[chance.below(columns_used)].push(card);
            } else {
                next = (next + 1) % columns_used;
                columns[next].push(card);
            }
        }
        if let Ok(position) = Position::from_parts(&columns, &held, cells) {
            return position;
        }
    }
}
