//! What these tests share.

use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::{Move, Position, Verdict};
use boulanger_core::solver::Solver;

/// A flag that nobody sets.
pub(crate) static GO_ON: AtomicBool = AtomicBool::new(false);

pub(crate) fn microsoft(cells: Cells, number: u32) -> Position {
    let code = GameCode::microsoft(cells, number).expect("a deal's number");
    code.position()
}

pub(crate) fn judge(solver: &mut Solver, position: &Position) -> Verdict {
    solver.judge(position, &GO_ON)
}

/// The position after these moves; every one must be legal.
pub(crate) fn play(position: Position, moves: &[Move]) -> Position {
    moves.iter().fold(position, |position, &m| {
        position
            .play(m)
            .unwrap_or_else(|refusal| panic!("{m} is refused: {refusal:?} on {position:?}"))
    })
}

/// Runs jobs `0..count` on every core and hands back their results in order.
pub(crate) fn on_all_cores<T: Send>(
    count: usize,
    job: impl Fn(&mut Solver, usize) -> T + Sync,
) -> Vec<T> {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let share = count.div_ceil(cores).max(1);
    let job = &job;
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..count)
            .step_by(share)
            .map(|first| {
                scope.spawn(move || {
                    let mut solver = Solver::new();
                    let jobs = first..count.min(first + share);
                    jobs.map(|i| job(&mut solver, i)).collect::<Vec<_>>()
                })
            })
            .collect();
        let results = threads
            .into_iter()
            .map(|thread| thread.join().expect("a job"));
        results.flatten().collect()
    })
}

/// The Microsoft deals 1 to 32,000 that can be won with so many cells.
pub(crate) fn known_winnable(cells: Cells) -> Vec<u32> {
    let file = include_str!("../../../../tests/data/ms_verdicts.json");
    let known: serde_json::Value = serde_json::from_str(file).expect("JSON");
    let numbers = known[cells.count().to_string()].as_array().expect("a list");
    let number = |n: &serde_json::Value| n.as_u64().expect("a number") as u32;
    numbers.iter().map(number).collect()
}
