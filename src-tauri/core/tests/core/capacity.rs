//! How many cards of a run can move at once.

use std::collections::HashSet;

use boulanger_core::rules::{Card, Move, Pile, Position, Refusal, Suit};

/// The table of the rules: a line for each number of free cells from 0 to 4; to an occupied column
/// with 0, 1 and 2 empty ones, then to an empty column with 1 and 2 empty ones in all.
const TABLE: [([u16; 3], [u16; 2]); 5] = [
    ([1, 2, 4], [1, 2]),
    ([2, 4, 8], [2, 4]),
    ([3, 6, 12], [3, 6]),
    ([4, 8, 16], [4, 8]),
    ([5, 10, 20], [5, 10]),
];

/// Nothing is home; each suit lies in order, the first ones cut in two at the seven, so that the
/// wanted number of columns is empty.
fn position(free_cells: u8, empty_columns: usize) -> Position {
    let mut columns: Vec<Vec<Card>> = Vec::new();
    for (i, suit) in Suit::ALL.into_iter().enumerate() {
        let mut cards = Card::ALL[suit.index() * 13..][..13].to_vec();
        cards.reverse();
        if i + empty_columns < 4 {
            columns.push(cards.split_off(6));
        }
        columns.push(cards);
    }
    columns.resize(8, Vec::new());
    let columns: [Vec<Card>; 8] = columns.try_into().expect("eight columns");
    Position::from_parts(&columns, &[], free_cells).expect("a set-up")
}

fn column(position: &Position, is_wanted: impl Fn(&[Card]) -> bool) -> Pile {
    let found = position
        .columns()
        .position(is_wanted)
        .expect("such a column");
    Pile::Column(found as u8)
}

#[test]
fn the_whole_table_holds() {
    for (free_cells, (occupied, empty)) in TABLE.into_iter().enumerate() {
        for (empty_columns, most) in occupied.into_iter().enumerate() {
            let position = position(free_cells as u8, empty_columns);
            let to = column(&position, |cards| !cards.is_empty());
            assert_eq!(
                position.capacity(to),
                most,
                "{free_cells} free, {empty_columns} empty"
            );
        }
        for (i, most) in empty.into_iter().enumerate() {
            let position = position(free_cells as u8, i + 1);
            let to = column(&position, <[Card]>::is_empty);
            assert_eq!(
                position.capacity(to),
                most,
                "{free_cells} free, {} empty in all",
                i + 1
            );
        }
    }
}

#[test]
fn moves_obey_the_table() {
    for free_cells in 0..=4 {
        for empty_columns in 0..=2 {
            let position = position(free_cells, empty_columns);
            let seven: Card = "7S".parse().expect("a card");
            let onto_eight = column(&position, |cards| {
                cards.last() == Some(&"8S".parse().expect("a card"))
            });
            assert_limit(&position, seven, 7, onto_eight);
            if empty_columns > 0 {
                let to = column(&position, <[Card]>::is_empty);
                for (card, run) in [("KC", 13), ("TC", 10), ("4C", 4), ("2C", 2)] {
                    assert_limit(&position, card.parse().expect("a card"), run, to);
                }
            }
        }
    }
}

fn assert_limit(position: &Position, card: Card, run: u16, to: Pile) {
    let most = position.capacity(to);
    let judged = position
        .check(Move { card, to })
        .map(|played| u16::from(played.count));
    let expected = if run <= most {
        Ok(run)
    } else {
        Err(Refusal::RunTooLong { most })
    };
    assert_eq!(judged, expected, "{card} to {to} in {position:?}");
}

// The formula against a search over single-card moves. Suits end at 13 cards, so the search has
// one artificial suit, as long as needed.

/// A small table of one suit: columns, each from the bottom to the top, and the cards in cells. The
/// first column is the source and the second the target; the others were empty at the start.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Small {
    columns: Vec<Vec<u8>>,
    cells: Vec<u8>,
}

/// A card of another suit, which takes nothing and goes nowhere.
const STRANGE: u8 = u8::MAX;

impl Small {
    /// Columns and cells that do not differ are interchangeable.
    fn normal(mut self) -> Self {
        self.columns[2..].sort();
        self.cells.sort();
        self
    }

    /// Every table one single-card move further.
    fn next(&self, cells: usize) -> Vec<Self> {
        let mut next = Vec::new();
        for from in 0..self.columns.len() + self.cells.len() {
            let mut lifted = self.clone();
            let card = match from.checked_sub(self.columns.len()) {
                Some(cell) => lifted.cells.remove(cell),
                None => match lifted.columns[from].pop() {
                    Some(card) if card != STRANGE => card,
                    _ => continue,
                },
            };
            for to in 0..self.columns.len() {
                if lifted.columns[to].last().is_none_or(|&top| top == card + 1) {
                    let mut placed = lifted.clone();
                    placed.columns[to].push(card);
                    next.push(placed.normal());
                }
            }
            if lifted.cells.len() < cells {
                lifted.cells.push(card);
                next.push(lifted.normal());
            }
        }
        next
    }
}

/// Whether single moves can carry a run from its column, where `beneath` lies beneath it, onto the
/// cards of the target.
fn reaches(run: u8, beneath: &[u8], target: &[u8], cells: usize, spare_columns: usize) -> bool {
    let cards: Vec<u8> = (1..=run).rev().collect();
    let mut columns = vec![[beneath, &cards].concat(), target.to_vec()];
    columns.resize(2 + spare_columns, vec![]);
    let goal = [target, &cards].concat();

    let start = Small {
        columns,
        cells: vec![],
    };
    let mut seen = HashSet::from([start.clone()]);
    let mut open = vec![start];
    while let Some(small) = open.pop() {
        if small.columns[1] == goal {
            return true;
        }
        open.extend(
            small
                .next(cells)
                .into_iter()
                .filter(|small| seen.insert(small.clone())),
        );
    }
    false
}

#[test]
fn a_search_over_single_moves_agrees_where_the_formula_is_exact() {
    for free_cells in 0..=4 {
        for empty_columns in 0..=2 {
            let position = position(free_cells, empty_columns);
            let most = |to| position.capacity(to) as u8;
            let cells = usize::from(free_cells);

            let occupied = most(column(&position, |cards| !cards.is_empty()));
            for run in [occupied, occupied + 1] {
                for beneath in [&[STRANGE][..], &[]] {
                    let reached = reaches(run, beneath, &[STRANGE, run + 1], cells, empty_columns);
                    assert_eq!(
                        reached,
                        run <= occupied,
                        "{run} cards on {beneath:?} to a column: {cells} free, {empty_columns} empty"
                    );
                }
            }

            if empty_columns > 0 {
                let empty = most(column(&position, <[Card]>::is_empty));
                for run in [empty, empty + 1] {
                    let reached = reaches(run, &[STRANGE], &[], cells, empty_columns - 1);
                    assert_eq!(
                        reached,
                        run <= empty,
                        "{run} cards to an empty column: {cells} free, {empty_columns} empty in all"
                    );
                }
            }
        }
    }
}

#[test]
fn a_search_reaches_more_where_a_whole_column_goes_to_an_empty_one_but_the_formula_rules() {
    assert!(reaches(4, &[], &[], 2, 0), "the column left behind helps");
    let board = "KS QS JS TS\n\n9S\n8S\n7S\n6S\n5S\n4S\n";
    let position = Position::read_board(board, 2).expect("a board");
    let judged = position.check("KS column-2".parse().expect("a move"));
    assert_eq!(judged, Err(Refusal::RunTooLong { most: 3 }));
}
