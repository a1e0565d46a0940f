//! One step of thought at a time.

use std::iter;
use std::sync::atomic::{AtomicBool, Ordering};

use boulanger_core::game::Game;
use boulanger_core::rules::{Move, Position, Verdict};
use boulanger_core::solver::{Solver, improve};

use super::known::Known;

/// Thinks about games.
#[derive(Default)]
pub(super) struct Thinker {
    /// Away while it is used: after a panic in it there is none, and the next step takes a new one.
    solver: Option<Solver>,
}

impl Thinker {
    /// Takes the next step from what is known: the verdict, which is nearly always there at once;
    /// then a line; then a better one. None when no more was found, or it was cancelled.
    pub(super) fn think(
        &mut self,
        game: &Game,
        known: &Known,
        cancel: &AtomicBool,
    ) -> Option<Known> {
        let mut solver = self.solver.take().unwrap_or_default();
        let found = match known {
            Known::Unknown => judge(&mut solver, game, cancel),
            Known::Winnable => line(&mut solver, game, cancel).map(Known::Line),
            Known::Line(line) => better(line, game, cancel).map(Known::BestLine),
            Known::BestLine(_) | Known::Lost { .. } => None,
        };
        self.solver = Some(solver);
        found
    }
}

/// Whether the game can be won; if not, since when.
fn judge(solver: &mut Solver, game: &Game, cancel: &AtomicBool) -> Option<Known> {
    match solver.judge(game.position(), cancel) {
        Verdict::Winnable => Some(Known::Winnable),
        Verdict::Lost => {
            let last_winnable = solver.last_winnable(&positions(game), cancel).ok()?;
            Some(Known::Lost { last_winnable })
        }
        Verdict::Unknown => None,
    }
}

/// A line that wins. Judging once more takes less time than shortening the line does.
fn line(solver: &mut Solver, game: &Game, cancel: &AtomicBool) -> Option<Vec<Move>> {
    match solver.judge(game.position(), cancel) {
        Verdict::Winnable => solver.line(),
        Verdict::Lost | Verdict::Unknown => None,
    }
}

/// The shortest line that can be found soon, if only this one.
fn better(line: &[Move], game: &Game, cancel: &AtomicBool) -> Option<Vec<Move>> {
    let better = improve(game.position(), line, cancel);
    let cancelled = cancel.load(Ordering::Relaxed);
    (!cancelled).then(|| better.unwrap_or_else(|| line.to_vec()))
}

/// Every position of a game, from the deal on.
fn positions(game: &Game) -> Vec<Position> {
    let mut position = *game.position();
    let mut positions: Vec<Position> = iter::once(position)
        .chain(game.in_force().iter().rev().map(|&played| {
            position = position.undo(played);
            position
        }))
        .collect();
    positions.reverse();
    positions
}
