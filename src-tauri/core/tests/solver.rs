//! The solver's verdicts, lines and hints.

#[path = "solver_support/mod.rs"]
mod solver;

use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::{Move, Position};
use boulanger_core::solver::{Solver, Undecided, Verdict, effort, improve};
use solver::positions::{Chance, played};
use solver::{GO_ON, judge, microsoft, on_all_cores, play};

/// The Microsoft deals 1 to 32,000 that can be won with so many cells.
fn known_winnable(cells: Cells) -> Vec<u32> {
    let file = include_str!("../../../tests/data/ms_verdicts.json");
    let known: serde_json::Value = serde_json::from_str(file).expect("JSON");
    let numbers = known[cells.count().to_string()].as_array().expect("a list");
    let number = |n: &serde_json::Value| n.as_u64().expect("a number") as u32;
    numbers.iter().map(number).collect()
}

fn moves(text: &str) -> Vec<Move> {
    text.lines()
        .map(|line| line.trim().parse().expect("a move"))
        .collect()
}

#[test]
fn the_96_000_known_verdicts_come_out() {
    for cells in Cells::ALL {
        let known = known_winnable(cells);
        let found = on_all_cores(32_000, |solver, i| {
            judge(solver, &microsoft(cells, i as u32 + 1))
        });
        for (number, verdict) in (1..).zip(found) {
            let expected = match known.binary_search(&number) {
                Ok(_) => Verdict::Winnable,
                Err(_) => Verdict::Lost,
            };
            assert_eq!(verdict, expected, "deal {number} with {cells:?} cells");
        }
    }
}

#[test]
fn a_card_on_its_parent_can_lose() {
    let deal = microsoft(Cells::Four, 1);
    let mut solver = Solver::new();
    assert_eq!(judge(&mut solver, &deal), Verdict::Winnable);
    let nine: Move = "9C column-8".parse().expect("a move");
    let after = play(deal, &[nine]);
    assert!(deal.column(7).len() + 1 == after.column(7).len());
    assert_eq!(judge(&mut solver, &after), Verdict::Lost);
}

#[test]
fn deals_that_another_solver_takes_for_lost_can_be_won() {
    let mut solver = Solver::new();
    for number in [276, 278, 761, 860, 915, 937] {
        let deal = microsoft(Cells::Four, number);
        assert_eq!(
            judge(&mut solver, &deal),
            Verdict::Winnable,
            "deal {number}"
        );
    }
}

/// Jerry Bryan's shares of deals that can be won, each from a million random deals.
#[test]
fn as_many_deals_can_be_won_as_others_have_found() {
    const DEALS: usize = 20_000;
    for (cells, share) in [(1, 0.0018), (2, 0.0425), (3, 0.289), (4, 0.750)] {
        let verdicts = on_all_cores(DEALS, |solver, i| {
            let code = GameCode::numbered(Cells::Four, i as u32 * 52_361 + 7);
            judge(solver, &Position::deal(&code.deal().pack(), cells))
        });
        let won = verdicts
            .iter()
            .filter(|&&verdict| verdict == Verdict::Winnable)
            .count();
        let unknown = verdicts
            .iter()
            .filter(|&&verdict| verdict == Verdict::Unknown)
            .count();
        assert_eq!(unknown, 0, "every deal is decided");
        let found = won as f64 / DEALS as f64;
        let error = (share * (1.0 - share) / DEALS as f64).sqrt();
        println!(
            "{cells} cells: {:.2} % of {DEALS} deals, known {:.2} %",
            found * 100.0,
            share * 100.0
        );
        assert!(
            (found - share).abs() < 4.0 * error,
            "{found} of the deals with {cells} cells, not {share}"
        );
    }
}

fn median(mut numbers: Vec<usize>) -> usize {
    numbers.sort_unstable();
    numbers[numbers.len() / 2]
}

#[test]
fn lines_win_and_are_short() {
    for (cells, deals) in [
        (Cells::Four, 250),
        (Cells::Two, 4_000),
        (Cells::One, 12_000),
    ] {
        let numbers: Vec<u32> = known_winnable(cells)
            .into_iter()
            .take_while(|&number| number <= deals)
            .collect();
        let lengths = on_all_cores(numbers.len(), |solver, i| {
            let deal = microsoft(cells, numbers[i]);
            assert_eq!(judge(solver, &deal), Verdict::Winnable);
            let line = solver.line().expect("a line");
            assert!(play(deal, &line).is_won(), "deal {}", numbers[i]);
            let better = improve(&deal, &line, 100, &GO_ON).unwrap_or_else(|| line.clone());
            assert!(play(deal, &better).is_won(), "deal {}", numbers[i]);
            assert!(effort(&better) <= effort(&line));
            (effort(&line), effort(&better))
        });
        let at_once = median(lengths.iter().map(|&(at_once, _)| at_once).collect());
        let later = median(lengths.iter().map(|&(_, later)| later).collect());
        println!(
            "{cells:?}: {} lines, {at_once} moves at once, {later} later",
            lengths.len()
        );
        assert!(at_once <= 42, "{at_once} moves besides foundation plays");
        assert!(later <= 34, "{later} moves besides foundation plays");
    }
}

#[test]
fn every_hint_keeps_what_can_be_won() {
    let mut solver = Solver::new();
    let mut seed = 0;
    let mut positions = 0;
    while positions < 500 {
        let position = played(&mut Chance::new(seed));
        seed += 1;
        if position.is_won() || judge(&mut solver, &position) != Verdict::Winnable {
            continue;
        }
        let line = solver.line().expect("a line");
        assert!(play(position, &line).is_won(), "{position:?}");
        let after = play(position, &line[..1]);
        assert_eq!(
            judge(&mut solver, &after),
            Verdict::Winnable,
            "{position:?}"
        );
        positions += 1;
    }
}

#[test]
fn a_game_that_is_won_needs_no_moves() {
    let empty: [Vec<boulanger_core::rules::Card>; 8] = Default::default();
    let won = Position::from_parts(&empty, &[], 4).expect("a position");
    let mut solver = Solver::new();
    assert_eq!(judge(&mut solver, &won), Verdict::Winnable);
    assert_eq!(solver.line(), Some(Vec::new()));
}

#[test]
fn a_budget_ends_a_search_and_the_next_one_goes_on() {
    let mut solver = Solver::new();
    for number in [1, 10, 14, 276] {
        let deal = microsoft(Cells::Four, number);
        let expected = judge(&mut solver, &deal);
        let line = solver.line();
        solver.start(&deal);
        let mut turns = 0;
        let verdict = loop {
            assert_eq!(solver.line(), None, "no line before the verdict");
            turns += 1;
            match solver.go_on(10, &GO_ON) {
                Verdict::Unknown => {}
                verdict => break verdict,
            }
        };
        assert!(turns > 1, "deal {number} takes more than ten boards");
        assert_eq!(verdict, expected);
        assert_eq!(solver.line(), line, "the same search, only in pieces");
        assert_eq!(solver.go_on(10, &GO_ON), expected, "and the verdict stays");
    }
}

#[test]
fn a_cancelled_search_says_nothing_and_can_go_on() {
    let cancelled = AtomicBool::new(true);
    let mut solver = Solver::new();
    let lost = (1..)
        .map(|number| microsoft(Cells::Four, number))
        .find(|deal| solver.judge(deal, &cancelled) == Verdict::Unknown);
    let deal = lost.expect("a deal that takes a while");
    assert_eq!(solver.line(), None);
    let verdict = solver.go_on(u32::MAX, &GO_ON);
    assert_ne!(verdict, Verdict::Unknown);
    assert_eq!(verdict, judge(&mut Solver::new(), &deal));
    assert_eq!(improve(&deal, &[], 100, &cancelled), None);
}

#[test]
fn the_last_position_that_can_be_won_is_found() {
    let deal = microsoft(Cells::Four, 1);
    let game = moves("9C column-8\n6S cell-1\n8S cell-2");
    let mut history = vec![deal];
    for &m in &game {
        history.push(play(history[history.len() - 1], &[m]));
    }
    let mut solver = Solver::new();
    assert_eq!(solver.last_winnable(&history, &GO_ON), Ok(Some(0)));
    assert_eq!(solver.last_winnable(&history[1..], &GO_ON), Ok(None));

    solver.judge(&deal, &GO_ON);
    let line = solver.line().expect("a line");
    let mut history = vec![deal];
    for &m in &line {
        history.push(play(history[history.len() - 1], &[m]));
    }
    let end = history.len() - 1;
    assert_eq!(solver.last_winnable(&history, &GO_ON), Ok(Some(end)));
    assert_eq!(
        solver.last_winnable(&[microsoft(Cells::One, 1)], &GO_ON),
        Ok(None)
    );
}

#[test]
fn a_cancelled_look_back_is_undecided() {
    let cancelled = AtomicBool::new(true);
    let hard = (1..)
        .map(|number| microsoft(Cells::Four, number))
        .find(|deal| Solver::new().judge(deal, &cancelled) == Verdict::Unknown);
    let history = [hard.expect("a deal that takes a while")];
    assert_eq!(
        Solver::new().last_winnable(&history, &cancelled),
        Err(Undecided)
    );
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
