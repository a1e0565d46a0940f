//! New deals by chance.

use std::panic::catch_unwind;
use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::solver::Solver;

/// Draws a deal: any of the 2³⁰, or one of those that can be won. With one cell that takes some
/// milliseconds.
pub(crate) fn draw(cells: Cells, winnable: bool) -> GameCode {
    let proven = || Solver::new().winnable_deal(cells, rand::random, &AtomicBool::new(false));
    winnable
        // A fault in the solver must not keep anyone from playing.
        .then(|| catch_unwind(proven).ok().flatten())
        .flatten()
        .unwrap_or_else(|| GameCode::numbered(cells, rand::random()))
}
