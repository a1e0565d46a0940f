//! The form in which a table is kept: its games, each as code, moves, cursor, time and marks, and
//! the statistics.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::play::{Game, Marks};
use super::statistics::Statistics;
use super::table::Table;
use crate::deal::GameCode;
use crate::rules::Move;

/// A table as it is kept. It proves itself when it is loaded: every move is played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    pub(super) version: u64,
    pub(super) game: SavedGame,
    pub(super) former: Option<SavedGame>,
    pub(super) statistics: Statistics,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SavedGame {
    pub(super) code: GameCode,
    pub(super) moves: Vec<Move>,
    /// How many of the moves are in force.
    pub(super) cursor: usize,
    /// Milliseconds played.
    pub(super) time: u64,
    pub(super) marks: Marks,
}

impl Save {
    /// The version of this form, from 1. A new field, or a new value of one, makes a new version,
    /// which older programs leave alone; this one still reads the older ones.
    pub const VERSION: u64 = 1;
}

impl Table {
    /// The table as it is to be kept.
    pub fn save(&self) -> Save {
        Save {
            version: Save::VERSION,
            game: self.game().into(),
            former: self.former().map(SavedGame::from),
            statistics: self.statistics().clone(),
        }
    }
}

impl From<&Game> for SavedGame {
    fn from(game: &Game) -> Self {
        Self {
            code: game.code(),
            moves: game.history().iter().copied().map(Move::from).collect(),
            cursor: game.in_force().len(),
            time: milliseconds(game.time()),
            marks: game.marks(),
        }
    }
}

pub(super) fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
