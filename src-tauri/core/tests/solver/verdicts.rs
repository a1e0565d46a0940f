//! Verdicts that are known from elsewhere.

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::{Move, Position, Verdict};
use boulanger_core::solver::Solver;

use crate::support::{judge, known_winnable, microsoft, on_all_cores, play};

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

/// The share of deals that can be won with so many cells, as Jerry Bryan counted it on a million
/// random deals each.
const SHARES: [(u8, f64); 4] = [(1, 0.0018), (2, 0.0425), (3, 0.289), (4, 0.750)];

#[test]
fn as_many_deals_can_be_won_as_others_have_found() {
    const DEALS: usize = 20_000;
    for (cells, share) in SHARES {
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

/// The odds that the page tells stand there in lines such as `4: { won: 3, of: 4 }`.
#[test]
fn the_page_tells_these_shares() {
    let page = include_str!("../../../../ui/src/dialogs/new-game.ts");
    for (cells, share) in SHARES {
        if cells == 3 {
            continue; // There is no such game.
        }
        let told = format!("{cells}: {{ won: ");
        let (_, odds) = page.split_once(&told).expect("the odds");
        let (odds, _) = odds.split_once(" }").expect("their end");
        let (won, of) = odds.split_once(", of: ").expect("two numbers");
        let number = |text: &str| text.parse::<f64>().expect("a number");
        let odds = number(won) / number(of);
        assert!(
            (odds - share).abs() < 0.05 * share,
            "{won} in {of} with {cells} cells, but the share is {share}"
        );
    }
}
