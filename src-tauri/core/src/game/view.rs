//! The table as the player sees it, with all that the UI may want to know before the next answer.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use super::proof::Proof;
use super::record::Record;
use super::save::milliseconds;
use super::table::Table;
use crate::deal::GameCode;
use crate::rules::{Card, Move, Pile, Played, Position, Suit, Verdict};

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum Status {
    /// Some cards are not home.
    Playing,
    /// All 52 cards are home.
    Won,
}

/// What a card that can be lifted can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct View {
    /// Goes up by one with each change of the table.
    pub revision: u64,
    /// The code of the game; empty on a board that no deal was dealt to.
    #[serde(serialize_with = "or_empty")]
    #[cfg_attr(feature = "bindings", ts(type = "string"))]
    pub code: Option<GameCode>,
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
        let view = View {
            revision: self.revision(),
            code: Some(game.code()),
            time: milliseconds(game.time()),
            ticking: game.ticking(),
            former: self.former().is_some(),
            ..View::of(&game.record)
        };
        view.proven(proof)
    }
}

impl View {
    /// What has been played, on a board that knows no code, no clock and no former game.
    pub(super) fn of(record: &Record) -> Self {
        let position = record.position();
        let won = position.is_won();
        let lifts = lifts(position);
        Self {
            revision: 0,
            code: None,
            columns: position.columns().map(<[Card]>::to_vec).collect(),
            cells: position.cells().to_vec(),
            foundations: Suit::ALL
                .map(|suit| position.top_of_foundation(suit))
                .to_vec(),
            score: record.score(),
            moves: record.in_force().len(),
            undo: record.undo_depth(),
            redo: record.redo_depth(),
            status: if won { Status::Won } else { Status::Playing },
            verdict: Verdict::Unknown,
            back: None,
            time: 0,
            ticking: false,
            last: record.in_force().last().copied(),
            finish: !won && position.goes_home(),
            former: false,
            restart: record.is_touched(),
            stuck: !won && lifts.values().all(|lift| lift.targets.is_empty()),
            lifts,
        }
    }

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

fn or_empty<S: Serializer>(code: &Option<GameCode>, serializer: S) -> Result<S::Ok, S::Error> {
    match code {
        Some(code) => code.serialize(serializer),
        None => serializer.serialize_str(""),
    }
}
