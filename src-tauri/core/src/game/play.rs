//! One game: a deal and all that was done with it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::record::Record;
use crate::deal::GameCode;
use crate::rules::{Move, Played, Position, Refusal};

/// The longest time that is counted, in milliseconds: the largest whole number that every reader
/// of JSON agrees on.
pub(super) const LONGEST_TIME: Duration = Duration::from_millis((1 << 53) - 1);

/// What is remembered of a deal, whatever is undone or started again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// A hint was shown.
    pub hinted: bool,
    /// The solution was shown: a win is none for the statistics.
    pub shown: bool,
    /// The place of this deal among those played with its number of cells, from 1; 0 while it does
    /// not count, having seen no action.
    pub counted: u32,
    /// Its win is in the statistics.
    pub won: bool,
}

/// A deal, the actions made with it, and the time they took.
#[derive(Clone, Debug)]
pub struct Game {
    code: GameCode,
    /// What has been played; the position follows from it.
    pub(super) record: Record,
    time: Duration,
    marks: Marks,
}

impl Game {
    /// Deals a game.
    pub(super) fn new(code: GameCode, marks: Marks) -> Self {
        Self {
            code,
            record: Record::new(code.position()),
            time: Duration::ZERO,
            marks,
        }
    }

    /// Brings a game back by playing its moves again.
    ///
    /// # Errors
    /// The first move that the rules refuse, and why.
    pub(super) fn replay(
        code: GameCode,
        moves: &[Move],
        time: Duration,
        marks: Marks,
    ) -> Result<Self, (usize, Refusal)> {
        let mut game = Self {
            time,
            ..Self::new(code, marks)
        };
        for (i, &m) in moves.iter().enumerate() {
            game.record.play(m).map_err(|refusal| (i, refusal))?;
        }
        Ok(game)
    }

    /// Lets time pass. It counts from the first action on until the win.
    pub(super) fn pass(&mut self, elapsed: Duration) {
        if self.ticking() {
            self.time = self.time.saturating_add(elapsed).min(LONGEST_TIME);
        }
    }

    pub(super) fn set_marks(&mut self, marks: Marks) {
        self.marks = marks;
    }

    /// The code of its deal.
    pub fn code(&self) -> GameCode {
        self.code
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.record.position()
    }

    /// All stored actions, those that redo would bring back too.
    pub fn history(&self) -> &[Played] {
        self.record.history()
    }

    /// The actions in force.
    pub fn in_force(&self) -> &[Played] {
        self.record.in_force()
    }

    /// Whether any action is stored, be it undone.
    pub fn is_touched(&self) -> bool {
        self.record.is_touched()
    }

    /// Whether its clock runs.
    pub fn ticking(&self) -> bool {
        self.is_touched() && !self.position().is_won()
    }

    /// The time played.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// What is remembered of the deal.
    pub fn marks(&self) -> Marks {
        self.marks
    }
}
