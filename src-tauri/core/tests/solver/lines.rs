//! Lines and hints, replayed by the rules.

use boulanger_core::deal::Cells;
use boulanger_core::rules::{Card, Move, Pile, Position, Verdict};
use boulanger_core::solver::{Solver, improve};

use crate::positions::{Chance, played};
use crate::support::{GO_ON, judge, known_winnable, microsoft, on_all_cores, play};

/// The number of moves besides foundation plays.
fn effort(line: &[Move]) -> usize {
    let plays_home = |m: &&Move| matches!(m.to, Pile::Foundation(_));
    line.len() - line.iter().filter(plays_home).count()
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
            let better = improve(&deal, &line, &GO_ON).unwrap_or_else(|| line.clone());
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
    let empty: [Vec<Card>; 8] = Default::default();
    let won = Position::from_parts(&empty, &[], 4).expect("a position");
    let mut solver = Solver::new();
    assert_eq!(judge(&mut solver, &won), Verdict::Winnable);
    assert_eq!(solver.line(), Some(Vec::new()));
}
