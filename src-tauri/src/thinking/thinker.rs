//! One step of thought at a time.

use std::iter;
use std::sync::atomic::{AtomicBool, Ordering};

use boulanger_core::game::Game;
use boulanger_core::rules::{Move, Position};
use boulanger_core::solver::{Solver, Verdict, improve};

use super::known::Known;

/// How wide the search for a better line is. Some milliseconds bring most of what there is.
const WIDTH: usize = 100;

/// What a step of thought has found.
#[derive(Clone, Debug)]
pub(super) struct Thought {
    pub(super) known: Known,
    /// Whether another step would find no more.
    pub(super) complete: bool,
}

/// Thinks about games.
#[derive(Default)]
pub(super) struct Thinker {
    /// Away while it is used: after a panic in it there is none, and the next step takes a new one.
    solver: Option<Solver>,
}

impl Thinker {
    /// Takes the next step from what is known: first the verdict, then a better line. None when it
    /// was cancelled.
    pub(super) fn think(
        &mut self,
        game: &Game,
        known: &Known,
        cancel: &AtomicBool,
    ) -> Option<Thought> {
        let mut solver = self.solver.take().unwrap_or_default();
        let thought = match known {
            Known::Unknown => judge(&mut solver, game, cancel),
            Known::Winnable(line) => Thought {
                known: Known::Winnable(better(game, line, cancel)),
                complete: true,
            },
            Known::Lost { .. } => Thought {
                known: known.clone(),
                complete: true,
            },
        };
        self.solver = Some(solver);
        (!cancel.load(Ordering::Relaxed)).then_some(thought)
    }
}

/// Whether the game can be won, and how; or else, when that was lost.
fn judge(solver: &mut Solver, game: &Game, cancel: &AtomicBool) -> Thought {
    let known = match solver.judge(game.position(), cancel) {
        Verdict::Winnable => solver.line().map(Known::Winnable),
        Verdict::Lost => solver
            .last_winnable(&positions(game), cancel)
            .map(|last_winnable| Known::Lost { last_winnable })
            .ok(),
        Verdict::Unknown => None,
    };
    Thought {
        complete: !matches!(known, Some(Known::Winnable(_))),
        known: known.unwrap_or_default(),
    }
}

fn better(game: &Game, line: &[Move], cancel: &AtomicBool) -> Vec<Move> {
    improve(game.position(), line, WIDTH, cancel).unwrap_or_else(|| line.to_vec())
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
