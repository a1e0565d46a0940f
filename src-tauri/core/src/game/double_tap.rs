//! Where a double tap sends a card.

use crate::rules::{COLUMNS, Card, Pile, Position};

/// The piles that a double tap tries in turn: the foundation, columns with cards from the longest
/// down, empty columns, cells.
///
/// A whole column does not go to an empty one, nor a cell's card to another cell: the next double
/// tap would only bring it back.
pub(super) fn double_tap_list(position: &Position, card: Card) -> Vec<Pile> {
    let (from, depth) = position.place_of(card);
    let is_whole_column = matches!(from, Pile::Column(_)) && depth == 0;

    let (mut with_cards, mut empty): (Vec<u8>, Vec<u8>) =
        (0..COLUMNS as u8).partition(|&column| !position.column(column).is_empty());
    with_cards.sort_by_key(|&column| std::cmp::Reverse(position.column(column).len()));
    if is_whole_column {
        empty.clear();
    }
    let cells = match from {
        Pile::Cell(_) => 0,
        _ => position.cells_in_play(),
    };

    let foundation = std::iter::once(Pile::Foundation(card.suit()));
    let columns = with_cards.into_iter().chain(empty).map(Pile::Column);
    foundation
        .chain(columns)
        .chain((0..cells).map(Pile::Cell))
        .collect()
}
