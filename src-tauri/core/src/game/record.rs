//! What has been played since some position: all that undo and redo walk along.

use super::score::points;
use crate::rules::{Move, Played, Position, Refusal};

/// How many of the last actions can be taken back.
const UNDO_LIMIT: usize = 100;

/// A position, and every action that led there since the start.
#[derive(Clone, Debug)]
pub(super) struct Record {
    /// Every action from the start on that no other has cut off; the undone ones stand at the end.
    history: Vec<Played>,
    /// How many of them are in force.
    cursor: usize,
    /// The position that those in force lead to.
    position: Position,
}

impl Record {
    /// Begins at a position.
    pub(super) fn new(start: Position) -> Self {
        Self {
            history: Vec::new(),
            cursor: 0,
            position: start,
        }
    }

    /// Takes back actions until so many are in force, without the limit that players have.
    pub(super) fn rewind(&mut self, cursor: usize) {
        while self.cursor > cursor {
            self.step_back();
        }
    }

    /// Plays a move as a new action.
    pub(super) fn play(&mut self, m: Move) -> Result<(), Refusal> {
        self.position.check(m).map(|played| self.add(played))
    }

    /// Adds a new action, which has been judged on the position as it is.
    pub(super) fn add(&mut self, played: Played) {
        self.position = self.position.redo(played);
        self.history.truncate(self.cursor);
        self.history.push(played);
        self.cursor += 1;
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
        let &played = self
            .history
            .get(self.cursor)
            .ok_or(Refusal::NothingToRedo)?;
        self.position = self.position.redo(played);
        self.cursor += 1;
        Ok(())
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    /// All stored actions, those that redo would bring back too.
    pub(super) fn history(&self) -> &[Played] {
        &self.history
    }

    pub(super) fn in_force(&self) -> &[Played] {
        &self.history[..self.cursor]
    }

    pub(super) fn score(&self) -> u32 {
        self.in_force().iter().map(points).sum()
    }

    /// How many actions undo can take back: of all that are stored the last hundred, as far as they
    /// are in force. Further back than these, where only [`rewind`](Self::rewind) leads, it can
    /// take back none until a new action cuts off the rest.
    pub(super) fn undo_depth(&self) -> usize {
        self.cursor
            .min(UNDO_LIMIT.saturating_sub(self.redo_depth()))
    }

    pub(super) fn redo_depth(&self) -> usize {
        self.history.len() - self.cursor
    }

    /// Whether any action is stored, be it undone.
    pub(super) fn is_touched(&self) -> bool {
        !self.history.is_empty()
    }
}
