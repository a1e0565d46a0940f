//! Where taps send a card.

use std::cmp::Reverse;
use std::iter;

use crate::rules::{COLUMNS, Card, Move, Pile, Played, Position, Refusal};

/// The move that one tap makes: home, if the foundation takes the card.
pub(super) fn tap(position: &Position, card: Card) -> Option<Played> {
    let to = Pile::Foundation(card.suit());
    position.check(Move { card, to }).ok()
}

/// The move that a double tap makes: to the first pile on the list that accepts the card or the
/// run that it leads.
///
/// # Errors
/// Why the card can't be lifted, or that the run is too long; else [`Refusal::NowhereToGo`].
pub(super) fn double_tap(position: &Position, card: Card) -> Result<Played, Refusal> {
    let mut why = Refusal::NowhereToGo;
    for to in list(position, card) {
        match position.check(Move { card, to }) {
            Ok(played) => return Ok(played),
            Err(refusal @ (Refusal::CardIsHome | Refusal::NotLiftable)) => return Err(refusal),
            Err(refusal @ Refusal::RunTooLong { .. }) if why == Refusal::NowhereToGo => {
                why = refusal;
            }
            Err(_) => {}
        }
    }
    Err(why)
}

/// The piles that a double tap tries in turn: the foundation, columns with cards from the longest
/// down, empty columns, cells.
///
/// A whole column does not go to an empty one, nor a cell's card to another cell: the next double
/// tap would only bring it back.
fn list(position: &Position, card: Card) -> Vec<Pile> {
    let (from, depth) = position.place_of(card);
    let is_whole_column = matches!(from, Pile::Column(_)) && depth == 0;

    let (mut with_cards, mut empty): (Vec<u8>, Vec<u8>) =
        (0..COLUMNS as u8).partition(|&column| !position.column(column).is_empty());
    with_cards.sort_by_key(|&column| Reverse(position.column(column).len()));
    if is_whole_column {
        empty.clear();
    }
    let cells = match from {
        Pile::Cell(_) => 0,
        _ => position.cells_in_play(),
    };

    iter::once(Pile::Foundation(card.suit()))
        .chain(with_cards.into_iter().chain(empty).map(Pile::Column))
        .chain((0..cells).map(Pile::Cell))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a double tap does on a board with four cells.
    fn tapped(board: &str, card: &str) -> Result<String, Refusal> {
        let position = Position::read_board(board, 4).expect("a board");
        let played = double_tap(&position, card.parse().expect("a card"))?;
        Ok(format!("{} {}", played.card, played.to))
    }

    #[test]
    fn the_foundation_comes_first() {
        let board = "KS QS JS TS 9S 8S 7S 6S\n5S\n\n\n\n\n\n";
        assert_eq!(tapped(board, "5S").as_deref(), Ok("5S foundation-S"));
    }

    #[test]
    fn then_the_column_that_accepts_it_before_an_empty_one() {
        let board = "KS QS JS TS 9S 8S 7S\n5S 6S\n\n\n\n\n\n";
        assert_eq!(tapped(board, "6S").as_deref(), Ok("6S column-1"));
    }

    #[test]
    fn then_the_first_empty_column_and_then_the_first_free_cell() {
        let board = "KS QS JS TS 9S 8S 7S\n\n5S KH 6S\n\n\n\n\n\ncells QH";
        assert_eq!(tapped(board, "7S").as_deref(), Ok("7S column-2"));
        let board = "KS\nQS\nJS\nTS\n9S\n8S\n6S 7S\n5S KH\ncells QH";
        assert_eq!(tapped(board, "KH").as_deref(), Ok("KH cell-2"));
    }

    #[test]
    fn a_run_goes_as_a_whole_and_never_to_a_cell() {
        let board = "KS QS JS TS\nKH 9S 8S\n\n\n\n\n\n";
        assert_eq!(tapped(board, "9S").as_deref(), Ok("9S column-1"));
        let board = "KS QS\nJS KH\nTS KC\n9S\n8S KD\n7S\n6S\n5S QH JH";
        assert_eq!(tapped(board, "QH").as_deref(), Ok("QH column-2"));
        let board = "KS JS TS\nQS KH\n9S KC\n8S\n7S KD\n6S\n5S\n4S";
        assert_eq!(tapped(board, "JS"), Err(Refusal::NowhereToGo));
    }

    #[test]
    fn a_whole_column_skips_the_empty_ones_and_takes_a_cell() {
        let board = "KS\nQS\n\n\n\n\n\n";
        assert_eq!(tapped(board, "KS").as_deref(), Ok("KS cell-1"));
        let board = "KS QS JS\n\n\n\n\n\n\n";
        assert_eq!(tapped(board, "KS"), Err(Refusal::NowhereToGo));
        assert_eq!(
            tapped(board, "QS").as_deref(),
            Ok("QS column-2"),
            "part of a column may go"
        );
    }

    #[test]
    fn a_cells_card_skips_the_cells() {
        let board = "QS\nJS\nTS\n9S\n8S\n7S\n6S\n5S 4S\ncells KS";
        assert_eq!(tapped(board, "KS"), Err(Refusal::NowhereToGo));
        let board = "QS\n\nJS\nTS\n9S\n8S\n7S\n6S 5S 4S\ncells KS";
        assert_eq!(tapped(board, "KS").as_deref(), Ok("KS column-2"));
    }

    #[test]
    fn a_refusal_says_why() {
        let board =
            "KS QS JS TS 9S 8S 7S\nKH 6S 5S 4S 3S\nQH\nJH\nTH\n9H\n8H\n7H\ncells KC QC JC TC";
        assert_eq!(tapped(board, "6S"), Err(Refusal::RunTooLong { most: 1 }));
        assert_eq!(tapped(board, "KH"), Err(Refusal::NotLiftable));
        assert_eq!(tapped(board, "2S"), Err(Refusal::CardIsHome));
        assert_eq!(
            tapped(board, "KC"),
            Err(Refusal::NowhereToGo),
            "no column is empty"
        );
    }
}
