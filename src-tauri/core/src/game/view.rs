//! The table as the player sees it, with all that the UI may want to know before the next answer.

use std::collections::BTreeMap;

use serde::Serialize;

use super::proof::{Proof, Verdict};
use super::save::milliseconds;
use super::table::Table;
use crate::deal::GameCode;
use crate::rules::{Card, Move, Pile, Played, Position, Rank, Suit};

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Status {
    /// Some cards are not home.
    Playing,
    /// All 52 cards are home.
    Won,
}

/// What a card that can be lifted can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Lift {
    /// How many cards go along, itself included.
    pub run: u8,
    /// Whether a tap sends it home.
    pub home: bool,
    /// The piles that accept it, in board order: columns, cells, foundations.
    pub targets: Vec<Pile>,
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct View {
    /// Goes up by one with each change of the table.
    pub revision: u64,
    /// The code of the game.
    #[cfg_attr(test, ts(type = "string"))]
    pub code: GameCode,
    /// The eight columns, each from the bottom to the top.
    pub columns: Vec<Vec<Card>>,
    /// The cells in play: 4, 2 or 1.
    pub cells: Vec<Option<Card>>,
    /// The top card of each foundation: spades, hearts, diamonds, clubs.
    pub foundations: Vec<Option<Card>>,
    /// The points of the actions in force.
    pub score: u32,
    /// How many actions are in force.
    pub moves: usize,
    /// How many actions undo can take back.
    pub undo: usize,
    /// How many actions redo can bring back.
    pub redo: usize,
    /// Whether the game goes on.
    pub status: Status,
    /// What is proven about the position.
    pub verdict: Verdict,
    /// On a lost position: how many actions back the last position lies that can still be won; none
    /// when the deal itself is lost.
    pub back: Option<usize>,
    /// The time played, in milliseconds.
    pub time: u64,
    /// Whether the clock runs.
    pub ticking: bool,
    /// The last action in force.
    pub last: Option<Played>,
    /// Whether all the rest can go home with foundation plays alone.
    pub finish: bool,
    /// Whether there is a former game to go back to.
    pub former: bool,
    /// Whether there is something to restart.
    pub restart: bool,
    /// Whether no legal move is left, though the game is not won.
    pub stuck: bool,
    /// Every card that can be lifted: each start of a run, and the cards in cells.
    pub lifts: BTreeMap<Card, Lift>,
}

impl Table {
    /// The table as it is now, with what is proven about its position.
    pub fn view(&self, proof: Proof) -> View {
        let game = self.game();
        let position = game.position();
        let won = position.is_won();
        let lifts = lifts(position);
        let view = View {
            revision: self.revision(),
            code: game.code(),
            columns: position.columns().map(<[Card]>::to_vec).collect(),
            cells: position.cells().to_vec(),
            foundations: Suit::ALL
                .map(|suit| top_of_foundation(position, suit))
                .to_vec(),
            score: game.score(),
            moves: game.in_force().len(),
            undo: game.undo_depth(),
            redo: game.redo_depth(),
            status: if won { Status::Won } else { Status::Playing },
            verdict: Verdict::Unknown,
            back: None,
            time: milliseconds(game.time()),
            ticking: game.ticking(),
            last: game.in_force().last().copied(),
            finish: !won && position.goes_home(),
            former: self.former().is_some(),
            restart: game.is_touched(),
            stuck: !won && lifts.values().all(|lift| lift.targets.is_empty()),
            lifts,
        };
        view.proven(proof)
    }
}

impl View {
    /// The same table, with what is proven about its position by now.
    pub fn proven(self, proof: Proof) -> Self {
        Self {
            verdict: proof.verdict(),
            back: proof.back(self.moves),
            ..self
        }
    }
}

fn lifts(position: &Position) -> BTreeMap<Card, Lift> {
    let lift = |card: Card| {
        let run = position.run_from(card)?;
        let home = position.is_legal(Move {
            card,
            to: Pile::Foundation(card.suit()),
        });
        let targets = position.targets(card).collect();
        Some((card, Lift { run, home, targets }))
    };
    position.liftable().filter_map(lift).collect()
}

fn top_of_foundation(position: &Position, suit: Suit) -> Option<Card> {
    Rank::new(position.foundation(suit)).map(|rank| Card::new(rank, suit))
}
