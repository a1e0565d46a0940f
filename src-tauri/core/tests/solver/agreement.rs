//! The solver against a plain search that knows no dominance and no macro move.
//!
//! `SOLVER_POSITIONS=100000 cargo test --test solver` compares more positions than usual.

use boulanger_core::rules::Verdict;
use std::io::{self, Write};

use crate::plain;
use crate::positions::{Chance, played, set_up};
use crate::support::{judge, on_all_cores};

/// How many positions are compared: 10,000 from play, and half as many set-ups.
const POSITIONS: usize = 15_000;
/// The plain search gives up on a position after so many tables.
const MOST_TABLES: usize = 4_000;

#[test]
fn the_solver_and_a_plain_search_agree_on_positions_in_mid_game() {
    let count = match std::env::var("SOLVER_POSITIONS") {
        Ok(count) => count.parse().expect("SOLVER_POSITIONS is a number"),
        Err(_) => POSITIONS,
    };
    let answers = on_all_cores(count, |solver, i| {
        let mut chance = Chance::new(i as u64);
        let position = if i % 3 > 0 {
            played(&mut chance)
        } else {
            set_up(&mut chance)
        };
        let plain = plain::can_be_won(&position, MOST_TABLES)?;
        let verdict = judge(solver, &position);
        let expected = if plain {
            Verdict::Winnable
        } else {
            Verdict::Lost
        };
        assert_eq!(verdict, expected, "position {i}: {position:?}");
        Some((plain, position.cells_in_play()))
    });
    let decided: Vec<_> = answers.iter().flatten().collect();
    let won = decided.iter().filter(|(won, _)| *won).count();
    let usual = decided.iter().filter(|(_, cells)| *cells >= 3).count();
    // A passing test keeps to itself what it prints in other ways.
    writeln!(
        io::stderr(),
        "{count} positions: {won} won, {} lost, the plain search gave up on {}; {usual} with 3 or 4 cells",
        decided.len() - won,
        count - decided.len(),
    )
    .expect("stderr");
    assert!(usual * 2 > count, "most positions have 3 or 4 cells");
    assert!(won * 5 > count, "many can be won");
    assert!((decided.len() - won) * 5 > count, "many are lost");
    assert!(
        (count - decided.len()) * 10 < count,
        "the plain search seldom gives up"
    );
}
