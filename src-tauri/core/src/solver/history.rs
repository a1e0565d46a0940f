//! Since when a game is lost.

use std::error::Error;
use std::fmt;
use std::sync::atomic::AtomicBool;

use super::search::Solver;
use crate::rules::{Position, Verdict};

/// The search did not come to an end: it was cancelled, or its memory was full.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided;

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the search did not come to an end")
    }
}

impl Error for Undecided {}

impl Solver {
    /// The last position of a game that can still be won, as its place in the history; none when
    /// there is none. The history runs from the first position on, one move from each to the next.
    ///
    /// What is lost stays lost however one goes on, so it is found by halving: a game of a
    /// thousand moves takes ten searches.
    ///
    /// # Errors
    /// [`Undecided`] when a search did not come to an end.
    pub fn last_winnable(
        &mut self,
        history: &[Position],
        cancel: &AtomicBool,
    ) -> Result<Option<usize>, Undecided> {
        // Everything before `winnable` can be won, everything from `lost` on can't.
        let (mut winnable, mut lost) = (0, history.len());
        while winnable < lost {
            let middle = winnable.midpoint(lost);
            match self.judge(&history[middle], cancel) {
                Verdict::Winnable => winnable = middle + 1,
                Verdict::Lost => lost = middle,
                Verdict::Unknown => return Err(Undecided),
            }
        }
        Ok(winnable.checked_sub(1))
    }
}
