//! One game: a deal and all that was done with it.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::score::points;
use crate::deal::GameCode;
use crate::rules::{Move, Played, Position, Refusal};

/// How many of the last actions can be taken back.
pub const UNDO_LIMIT: usize = 100;

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
    /// Every action since the last one that cut others off; the undone ones stand at the end.
    history: Vec<Played>,
    /// How many of them are in force.
    cursor: usize,
    /// The position that those in force lead to.
    position: Position,
    time: Duration,
    marks: Marks,
}

impl Game {
    /// Deals a game.
    pub(super) fn new(code: GameCode, marks: Marks) -> Self {
        Self {
            code,
            history: Vec::new(),
            cursor: 0,
            position: code.position(),
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
            game.play(m).map_err(|refusal| (i, refusal))?;
        }
        Ok(game)
    }

    /// Takes back actions until so many are in force, without the limit that players have.
    pub(super) fn rewind(&mut self, cursor: usize) {
        while self.cursor > cursor {
            self.step_back();
        }
    }

    /// Plays a move as a new action.
    pub(super) fn play(&mut self, m: Move) -> Result<(), Refusal> {
        let played = self.position.check(m)?;
        self.position = self.position.play(m)?;
        self.history.truncate(self.cursor);
        self.history.push(played);
        self.cursor += 1;
        Ok(())
    }

    /// Takes the last action back.
    pub(super) fn undo(&mut self) -> Result<(), Refusal> {
        if self.undo_depth() == 0 {
            return Err(Refusal::NothingToUndo);
        }
        self.step_back();
        Ok(())
    }

    fn step_back(&mut self) {
        self.cursor -= 1;
        self.position = self.position.undo(self.history[self.cursor]);
    }

    /// Brings the action that was undone last back.
    pub(super) fn redo(&mut self) -> Result<(), Refusal> {
        let &Played { card, to, .. } = self
            .history
            .get(self.cursor)
            .ok_or(Refusal::NothingToRedo)?;
        self.position = self.position.play(Move { card, to })?;
        self.cursor += 1;
        Ok(())
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
        &self.position
    }

    /// All stored actions, those that redo would bring back too.
    pub fn history(&self) -> &[Played] {
        &self.history
    }

    /// The actions in force.
    pub fn in_force(&self) -> &[Played] {
        &self.history[..self.cursor]
    }

    /// The score of the actions in force.
    pub fn score(&self) -> u32 {
        self.in_force().iter().map(points).sum()
    }

    /// How many actions undo can take back now.
    pub fn undo_depth(&self) -> usize {
        self.cursor
            .min(UNDO_LIMIT.saturating_sub(self.redo_depth()))
    }

    /// How many actions redo can bring back now.
    pub fn redo_depth(&self) -> usize {
        self.history.len() - self.cursor
    }

    /// Whether any action is stored, be it undone.
    pub fn is_touched(&self) -> bool {
        !self.history.is_empty()
    }

    /// Whether its clock runs.
    pub fn ticking(&self) -> bool {
        self.is_touched() && !self.position.is_won()
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
