//! What several tests share: random positions and random play.

pub(crate) mod play;
pub(crate) mod wins;

use boulanger_core::rules::{Card, Move, Pile, Position, Suit};
use proptest::prelude::*;

/// So many cases. Failures print themselves; nothing is written beside the tests.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Any number of moves, each chosen among the legal ones by a number.
pub(crate) fn choices(most: usize) -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..most)
}

/// The legal move that a number stands for. Every other number leans to building in columns, as
/// players do; else cells would always be full and columns never empty.
pub(crate) fn choose(position: &Position, choice: u16) -> Option<Move> {
    let moves: Vec<Move> = position.legal_moves().collect();
    let building: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|&m| builds(position, m))
        .collect();
    let among = if choice.is_multiple_of(2) && !building.is_empty() {
        building
    } else {
        moves
    };
    among
        .get(usize::from(choice / 2) % among.len().max(1))
        .copied()
}

fn builds(position: &Position, m: Move) -> bool {
    match m.to {
        Pile::Column(column) => !position.column(column).is_empty(),
        Pile::Foundation(_) => true,
        Pile::Cell(_) => false,
    }
}

/// Positions of any stage of the game, with 0 to 4 cells: some cards of each suit are home, others
/// in cells, the rest in any order in some of the columns.
pub(crate) fn positions() -> impl Strategy<Value = Position> {
    let pack = Just(Card::ALL.to_vec()).prop_shuffle();
    let heights = prop::array::uniform4(0u8..=13);
    (
        pack,
        heights,
        0u8..=4,
        prop::collection::vec(any::<bool>(), 4),
        1usize..=8,
        choices(30),
    )
        .prop_map(|(pack, heights, cells, taken, columns, choices)| {
            let home = |card: &Card| card.rank().value() <= heights[card.suit().index()];
            let mut left = pack.into_iter().filter(|card| !home(card));
            let cells_held: Vec<Option<Card>> = (0..usize::from(cells))
                .map(|i| if taken[i] { left.next() } else { None })
                .collect();
            let left: Vec<Card> = left.collect();
            // No deal puts more than seven cards into a column.
            let columns = columns.max(left.len().div_ceil(7));
            let mut held: [Vec<Card>; 8] = Default::default();
            for (k, card) in left.into_iter().enumerate() {
                held[k % columns].push(card);
            }
            let start = Position::from_parts(&held, &cells_held, cells).expect("a set-up");
            choices.into_iter().fold(start, |position, choice| {
                choose(&position, choice).map_or(position, |m| position.play(m).expect("legal"))
            })
        })
}

/// Every card of a position, wherever it lies.
pub(crate) fn cards(position: &Position) -> Vec<Card> {
    let home = Suit::ALL.into_iter().flat_map(|suit| {
        let height = usize::from(position.foundation(suit));
        Card::ALL[suit.index() * 13..][..height].to_vec()
    });
    let columns = position.columns().flatten().copied();
    columns
        .chain(position.cells().iter().flatten().copied())
        .chain(home)
        .collect()
}
