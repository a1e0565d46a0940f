//! Deals that can be won.

use std::sync::atomic::{AtomicBool, Ordering};

use super::search::Solver;
use crate::deal::{Cells, GameCode};
use crate::rules::Verdict;

impl Solver {
    /// Draws deals until one is proven to be winnable; none only when it was cancelled.
    ///
    /// Each call of `random` gives a random number; its lower 30 bits name a deal. About 1.3 deals
    /// are drawn with four cells, 24 with two and 550 with one, mostly in a few milliseconds.
    pub fn winnable_deal(
        &mut self,
        cells: Cells,
        mut random: impl FnMut() -> u32,
        cancel: &AtomicBool,
    ) -> Option<GameCode> {
        while !cancel.load(Ordering::Relaxed) {
            let code = GameCode::numbered(cells, random());
            if self.judge(&code.position(), cancel) == Verdict::Winnable {
                return Some(code);
            }
        }
        None
    }
}
