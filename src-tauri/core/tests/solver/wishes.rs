//! What the game asks of the solver: cancelling, the way back, winnable deals.

use std::sync::atomic::AtomicBool;

use boulanger_core::deal::Cells;
use boulanger_core::rules::{Position, Verdict};
use boulanger_core::solver::{Solver, Undecided, improve};

use crate::positions::Chance;
use crate::support::{GO_ON, judge, microsoft, play};

/// A deal that takes so long that a search looks at the cancel flag.
fn hard_deal() -> Position {
    let cancelled = AtomicBool::new(true);
    let hard = (1..)
        .map(|number| microsoft(Cells::Four, number))
        .find(|deal| Solver::new().judge(deal, &cancelled) == Verdict::Unknown);
    hard.expect("a hard deal")
}

/// The positions of a game, from its start on.
fn history(start: Position, moves: &str) -> Vec<Position> {
    let mut history = vec![start];
    for m in moves.lines() {
        let m = m.parse().expect("a move");
        history.push(play(history[history.len() - 1], &[m]));
    }
    history
}

#[test]
fn a_cancelled_search_says_nothing_and_the_next_one_is_whole() {
    let cancelled = AtomicBool::new(true);
    let deal = hard_deal();
    let mut solver = Solver::new();
    assert_eq!(solver.judge(&deal, &cancelled), Verdict::Unknown);
    assert_eq!(solver.line(), None);
    let verdict = judge(&mut solver, &deal);
    assert_ne!(verdict, Verdict::Unknown);
    assert_eq!(verdict, judge(&mut Solver::new(), &deal));
    assert_eq!(solver.last_winnable(&[deal], &cancelled), Err(Undecided));
}

#[test]
fn a_cancelled_beam_finds_nothing() {
    let deal = microsoft(Cells::Four, 1);
    let mut solver = Solver::new();
    judge(&mut solver, &deal);
    let line = solver.line().expect("a line");
    assert!(
        improve(&deal, &line, &GO_ON).is_some(),
        "there is a shorter one"
    );
    assert_eq!(improve(&deal, &line, &AtomicBool::new(true)), None);
}

#[test]
fn a_solver_without_a_position_knows_nothing() {
    let mut solver = Solver::new();
    assert_eq!(solver.line(), None);
    assert_eq!(solver.last_winnable(&[], &GO_ON), Ok(None));
}

#[test]
fn the_last_position_that_can_be_won_is_found() {
    let deal = microsoft(Cells::Four, 1);
    let mut solver = Solver::new();
    let lost_at_once = history(deal, "9C column-8\n6S cell-1\n8S cell-2");
    assert_eq!(solver.last_winnable(&lost_at_once, &GO_ON), Ok(Some(0)));
    assert_eq!(solver.last_winnable(&lost_at_once[1..], &GO_ON), Ok(None));

    judge(&mut solver, &deal);
    let line = solver.line().expect("a line");
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    let won = history(deal, &line.join("\n"));
    assert_eq!(solver.last_winnable(&won, &GO_ON), Ok(Some(won.len() - 1)));
}

#[test]
fn winnable_deals_are_winnable_and_follow_from_the_source() {
    let mut solver = Solver::new();
    for cells in Cells::ALL {
        let mut draw = |seed| {
            let mut chance = Chance::new(seed);
            solver
                .winnable_deal(cells, || chance.number(), &GO_ON)
                .expect("a deal")
        };
        let (code, again, other) = (draw(5), draw(5), draw(6));
        assert_eq!(code, again);
        assert_ne!(code, other);
        assert_eq!(code.cells(), cells);
        assert_eq!(
            judge(&mut Solver::new(), &code.position()),
            Verdict::Winnable
        );
    }
    let cancelled = AtomicBool::new(true);
    assert_eq!(solver.winnable_deal(Cells::One, || 1, &cancelled), None);
}
