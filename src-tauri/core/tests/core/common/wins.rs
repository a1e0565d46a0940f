//! Known solutions, so that tests can play whole games.

use boulanger_core::deal::GameCode;
use boulanger_core::game::Table;
use boulanger_core::rules::Move;

/// A deal and the moves that win it.
pub(crate) struct Win {
    pub(crate) code: &'static str,
    text: &'static str,
}

pub(crate) const WINS: [Win; 3] = [
    Win {
        code: "MS-C4-2",
        text: include_str!("../../data/MS-C4-2.txt"),
    },
    Win {
        code: "MS-C4-1",
        text: include_str!("../../data/MS-C4-1.txt"),
    },
    Win {
        code: "BK1-C4-AAAAAAN",
        text: include_str!("../../data/BK1-C4-AAAAAAN.txt"),
    },
];

impl Win {
    pub(crate) fn code(&self) -> GameCode {
        GameCode::read(self.code).expect("a code")
    }

    pub(crate) fn moves(&self) -> Vec<Move> {
        self.text
            .lines()
            .map(|line| line.parse().expect("a move"))
            .collect()
    }

    /// Plays the whole game on a table where it has been dealt.
    pub(crate) fn play(&self, table: &mut Table) {
        for Move { card, to } in self.moves() {
            table.drop_on(card, to).expect("the moves win");
        }
    }
}
