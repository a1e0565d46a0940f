//! What has been played and won so far, for each number of cells.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::play::{Game, Marks};
use super::save::milliseconds;
use crate::deal::Cells;

/// A tally for each number of cells.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Statistics {
    #[serde(rename = "4")]
    four: Tally,
    #[serde(rename = "2")]
    two: Tally,
    #[serde(rename = "1")]
    one: Tally,
}

/// What has been played and won.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Tally {
    /// Deals with at least one action.
    pub played: u32,
    /// Deals won, each once.
    pub won: u32,
    /// The shortest time of a win, in milliseconds.
    pub best_time: Option<u64>,
    /// The fewest actions of a win.
    pub fewest_moves: Option<u32>,
    /// The wins since a deal was given up.
    pub streak: u32,
    /// The most wins in a row.
    pub longest_streak: u32,
    /// Whether the last deal that counts is not won, so that the next one ends the streak.
    pub open: bool,
}

impl Statistics {
    /// The tally of this number of cells.
    pub fn of(&self, cells: Cells) -> &Tally {
        match cells {
            Cells::Four => &self.four,
            Cells::Two => &self.two,
            Cells::One => &self.one,
        }
    }

    fn of_mut(&mut self, cells: Cells) -> &mut Tally {
        match cells {
            Cells::Four => &mut self.four,
            Cells::Two => &mut self.two,
            Cells::One => &mut self.one,
        }
    }

    /// Counts what an action has brought about, each thing once: the game's first action and its
    /// win. Says what to remember of that.
    pub(super) fn count(&mut self, game: &Game) -> Marks {
        let tally = self.of_mut(game.code().cells());
        let mut marks = game.marks();
        if marks.counted == 0 && game.is_touched() {
            marks.counted = tally.count_played();
        }
        if game.position().is_won() && !marks.won && !marks.shown {
            marks.won = true;
            tally.count_won(marks.counted, game.time(), game.in_force().len());
        }
        marks
    }

    /// Whether some history of games can have led to these numbers.
    pub(super) fn are_sound(&self) -> bool {
        Cells::ALL
            .into_iter()
            .all(|cells| self.of(cells).is_sound())
    }
}

impl Tally {
    /// Counts a deal, and tells its place among those played.
    fn count_played(&mut self) -> u32 {
        self.played = self.played.saturating_add(1);
        if self.open {
            self.streak = 0;
        }
        self.open = true;
        self.played
    }

    /// Counts the win of the deal that was counted at this place. The win of an earlier deal than
    /// the last comes too late for the streak.
    fn count_won(&mut self, counted: u32, time: Duration, moves: usize) {
        self.won = self.won.saturating_add(1);
        let time = milliseconds(time);
        let moves = u32::try_from(moves).unwrap_or(u32::MAX);
        self.best_time = Some(self.best_time.map_or(time, |best| best.min(time)));
        self.fewest_moves = Some(self.fewest_moves.map_or(moves, |fewest| fewest.min(moves)));
        if counted == self.played {
            self.open = false;
            self.streak = self.streak.saturating_add(1);
            self.longest_streak = self.longest_streak.max(self.streak);
        }
    }

    /// The last deal that counts, if there is any, is either still to be won, and so one that is
    /// not, or its win is in the streak.
    fn is_sound(&self) -> bool {
        let any_won = self.won > 0;
        let last_is_sound = match self.open {
            true => self.won < self.played,
            false => self.played == 0 || self.streak > 0,
        };
        self.streak <= self.longest_streak
            && self.longest_streak <= self.won
            && self.won <= self.played
            && last_is_sound
            && self.best_time.is_some() == any_won
            && self.fewest_moves.is_some() == any_won
    }
}
