//! Loading: a save is believed in nothing that can be checked.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use super::play::{Game, LONGEST_TIME};
use super::save::{Save, SavedGame};
use super::table::Table;
use crate::rules::Refusal;

/// The most moves of a game that is loaded: more than anyone can make in a week without sleep.
const MOST_MOVES: usize = 1_000_000;

/// Why a save is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Not JSON, or not of a save's form: a field, code or move is missing or unreadable.
    Form,
    /// A version of the form that is not known.
    Version(u64),
    /// More moves than anyone can have made.
    TooManyMoves,
    /// The rules refuse a move.
    Move {
        /// Its place, from 0.
        index: usize,
        /// Why it is refused.
        refusal: Refusal,
    },
    /// More moves in force than there are.
    Cursor,
    /// A longer time than is ever counted.
    Time,
    /// Marks that the game and the statistics contradict.
    Marks,
    /// Statistics that no games can have led to.
    Statistics,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => f.write_str("not the form of a save"),
            Self::Version(version) => write!(f, "unknown version {version}"),
            Self::TooManyMoves => f.write_str("too many moves"),
            Self::Move { index, refusal } => write!(f, "move {} is refused: {refusal}", index + 1),
            Self::Cursor => f.write_str("more moves in force than there are"),
            Self::Time => f.write_str("time out of range"),
            Self::Marks => f.write_str("marks that the game contradicts"),
            Self::Statistics => f.write_str("statistics that contradict themselves"),
        }
    }
}

impl Error for LoadError {}

impl Table {
    /// Brings a table back from the JSON of a [`Save`], whatever else that may be, by playing its
    /// games again.
    ///
    /// # Errors
    /// The first [`LoadError`] found.
    pub fn load(json: &Value) -> Result<Self, LoadError> {
        // Every version of the form has this.
        match json.get("version").and_then(Value::as_u64) {
            Some(1..=Save::VERSION) => {}
            Some(version) => return Err(LoadError::Version(version)),
            None => return Err(LoadError::Form),
        }
        let save = Save::deserialize(json).map_err(|_| LoadError::Form)?;
        if !save.statistics.are_sound() {
            return Err(LoadError::Statistics);
        }
        let game = load_game(&save.game)?;
        let former = save.former.as_ref().map(load_game).transpose()?;
        let table = Self::resume(game, former, save.statistics);
        if !table.marks_are_sound() {
            return Err(LoadError::Marks);
        }
        Ok(table)
    }

    fn marks_are_sound(&self) -> bool {
        let games = [Some(self.game()), self.former()];
        let fit = games.into_iter().flatten().all(|game| {
            let marks = game.marks();
            let played = self.statistics().of(game.code().cells()).played;
            let counted = marks.counted > 0;
            marks.counted <= played
                && (counted || !game.is_touched() && !marks.won)
                && (!game.position().is_won() || marks.won || marks.shown)
        });
        let agree = self.former().is_none_or(|former| {
            former.code() != self.game().code() || former.marks() == self.game().marks()
        });
        fit && agree
    }
}

fn load_game(saved: &SavedGame) -> Result<Game, LoadError> {
    if saved.moves.len() > MOST_MOVES {
        return Err(LoadError::TooManyMoves);
    }
    if saved.cursor > saved.moves.len() {
        return Err(LoadError::Cursor);
    }
    let time = Duration::from_millis(saved.time);
    if time > LONGEST_TIME || saved.moves.is_empty() && !time.is_zero() {
        return Err(LoadError::Time);
    }
    let mut game = Game::replay(saved.code, &saved.moves, time, saved.marks)
        .map_err(|(index, refusal)| LoadError::Move { index, refusal })?;
    game.record.rewind(saved.cursor);
    Ok(game)
}
