//! Where each example begins, and the line that it is about.

use super::Subject;
use crate::deal::GameCode;
use crate::rules::{Move, Position};

/// An example as it is written down.
pub(super) struct SetUp {
    start: Start,
    /// The moves of the line, one in each text line.
    line: &'static str,
    /// After so many moves of the line the game is lost; before, it can be won. None where nothing
    /// is said about that.
    pub(super) lost_after: Option<usize>,
}

enum Start {
    /// A board of so many cells; what is missing is home.
    Board(u8, &'static str),
    /// A deal, and the moves that lead to the start, one in each text line.
    Deal(&'static str, &'static str),
}

impl SetUp {
    pub(super) fn of(subject: Subject) -> Self {
        let (start, line, lost_after) = match subject {
            Subject::Suits => (
                Start::Board(4, SUITS),
                "7H column-5\n6H foundation-H\n7H foundation-H",
                None,
            ),
            Subject::Run => (
                Start::Board(4, RUN),
                "7S cell-3\n8S cell-4\n9S column-1\n8S column-1\n7S column-1",
                None,
            ),
            Subject::Capacity => (
                Start::Deal("MS-C4-42", include_str!("to-MS-C4-42.txt")),
                "7D column-5\n7D column-6\nQD column-4",
                None,
            ),
            Subject::DoubleTap => (
                Start::Board(4, DOUBLE_TAP),
                "5S foundation-S\nQH column-3\nKD column-8\nKC cell-1",
                None,
            ),
            Subject::LastColumn => (Start::Board(2, LAST_COLUMN), "KH column-8", None),
            Subject::Trap => (Start::Deal("MS-C4-1", ""), "9C column-8", Some(1)),
            Subject::OneCell => (
                Start::Deal("MS-C1-6110", include_str!("to-MS-C1-6110.txt")),
                include_str!("on-MS-C1-6110.txt"),
                None,
            ),
        };
        Self {
            start,
            line,
            lost_after,
        }
    }

    /// The position where it begins.
    ///
    /// # Panics
    /// When the set-up is not sound. A test sets up every example.
    pub(super) fn position(&self) -> Position {
        match self.start {
            Start::Board(cells, board) => {
                Position::read_board(board.trim_start(), cells).expect("a board of an example")
            }
            Start::Deal(code, moves) => {
                let code = GameCode::read(code).expect("a code of an example");
                moves_of(moves).fold(code.position(), |position, m| {
                    position.play(m).expect("a legal way to an example")
                })
            }
        }
    }

    /// The moves of its line.
    ///
    /// # Panics
    /// As above.
    pub(super) fn line(&self) -> Vec<Move> {
        moves_of(self.line).collect()
    }
}

fn moves_of(text: &'static str) -> impl Iterator<Item = Move> {
    text.lines()
        .map(|line| line.parse().expect("a move of an example"))
}

/// Four eights to choose from, and one of them is the seven's.
const SUITS: &str = "
7D 8D
7S 8S
7C 8C
KC QC JC TC 9C
KH QH JH TH 9H 8H
KD QD JD TD 9D
KS QS JS TS 9S
6H 7H
";

/// A run of three, two free cells, and no empty column.
const RUN: &str = "
KS QS JS TS
KH 9S 8S 7S
6S QH
TH JH
TD JD
TC JC
QD
QC
cells KD KC
";

/// A card for each place where a double tap may send one.
const DOUBLE_TAP: &str = "
KS QS
9S 8S 7S 6S
KH 5S
JH QH
QD KD
QC KC
TH JS TS

";

/// A run of six, two free cells, and one empty column.
const LAST_COLUMN: &str = "
KC JS
4S TS 9S 8S 7S 6S 5S
QH KH
KD
JH QC KS
JC QS
JD QD

";
