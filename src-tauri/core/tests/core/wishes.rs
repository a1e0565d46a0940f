//! Wishes that make or take back several actions, and the marks that they leave.

use boulanger_core::game::{Proof, Status, Table};
use boulanger_core::rules::{Move, Pile, Refusal, Suit, Verdict};

use crate::common::play::*;
use crate::common::wins::WINS;

/// A table on which the known win has been played until the rest goes home by itself.
fn nearly_won() -> Table {
    let mut table = Table::new(WINS[0].code());
    for Move { card, to } in WINS[0].moves() {
        if view(&table).finish {
            break;
        }
        table.drop_on(card, to).expect("the moves win");
    }
    table
}

fn home(table: &Table) -> usize {
    let position = table.game().position();
    let suits = Suit::ALL.into_iter();
    suits
        .map(|suit| usize::from(position.foundation(suit)))
        .sum()
}

// Going back

#[test]
fn going_back_reaches_further_than_undo_and_redo_brings_all_back() {
    let mut table = table();
    wander(&mut table, 250);
    let before = content(&table);
    table.go_back_to(1).expect("a way back");
    let after = view(&table);
    assert_eq!((after.moves, after.redo, after.undo), (1, 249, 0));
    table.redo().expect("redone");
    let after = view(&table);
    assert_eq!(
        (after.moves, after.redo, after.undo),
        (2, 248, 0),
        "undo reaches the last hundred actions of all, these are others"
    );
    let loaded = kept(&table);
    assert_eq!(content(&loaded), content(&table));
    while table.redo().is_ok() {}
    assert_eq!(content(&table), before);
}

#[test]
fn going_back_is_one_change_and_a_new_action_cuts_the_rest() {
    let mut table = table();
    wander(&mut table, 5);
    let revision = table.revision();
    table.go_back_to(2).expect("a way back");
    assert_eq!(table.revision(), revision + 1);
    play(&mut table, "KS cell-3");
    assert_eq!((view(&table).moves, view(&table).redo), (3, 0));
}

#[test]
fn there_is_no_going_back_to_now_or_later() {
    let mut table = table();
    wander(&mut table, 3);
    table.undo().expect("undone");
    let before = view(&table);
    for cursor in [2, 3, 100] {
        assert_eq!(table.go_back_to(cursor), Err(Refusal::NowhereToGoBack));
    }
    assert_eq!(view(&table), before);
}

// Finish

#[test]
fn finish_plays_the_rest_home_with_one_action_a_card() {
    let mut table = nearly_won();
    let (before, left) = (view(&table), 52 - home(&table));
    assert!(left > 4, "some cards of every suit are left");
    table.finish().expect("the rest goes home");
    let after = view(&table);
    assert_eq!(after.status, Status::Won);
    assert_eq!(after.moves, before.moves + left);
    assert_eq!(after.score, before.score + 10 * left as u32);
    assert_eq!(after.undo, after.moves.min(100));
    assert_eq!(table.statistics().of(table.game().code().cells()).won, 1);

    table.undo().expect("undone");
    assert_eq!(home(&table), 51, "each action is one card");
    for _ in 1..left {
        table.undo().expect("undone");
    }
    assert_eq!(view(&table).columns, before.columns);
    assert!(view(&table).finish);
}

#[test]
fn finish_is_refused_before_and_after() {
    let mut table = table();
    assert_eq!(table.finish(), Err(Refusal::NothingToFinish));
    assert_eq!(table.revision(), 0);
    let mut table = nearly_won();
    table.finish().expect("the rest goes home");
    let won = view(&table);
    assert_eq!(table.finish(), Err(Refusal::NothingToFinish));
    assert_eq!(view(&table), won);
}

// The solution, and hints

#[test]
fn a_game_whose_solution_was_shown_is_no_win_but_kept() {
    let mut table = Table::new(WINS[0].code());
    let mut moves = WINS[0].moves().into_iter();
    table.show(moves.next().expect("a move")).expect("played");
    assert!(table.game().marks().shown);
    for Move { card, to } in moves {
        table.drop_on(card, to).expect("the moves win");
    }
    let tally = table.statistics().of(table.game().code().cells()).clone();
    assert_eq!(view(&table).status, Status::Won);
    assert_eq!((tally.played, tally.won, tally.streak), (1, 0, 0));
    let loaded = kept(&table);
    assert_eq!(content(&loaded), content(&table));

    table.restart().expect("a clean history");
    WINS[0].play(&mut table);
    let won = table.statistics().of(table.game().code().cells()).won;
    assert_eq!(won, 0, "the deal is known from now on");
}

#[test]
fn also_the_last_move_alone_makes_it_no_win() {
    let mut table = Table::new(WINS[0].code());
    let mut moves = WINS[0].moves();
    let last = moves.pop().expect("a move");
    for Move { card, to } in moves {
        table.drop_on(card, to).expect("the moves win");
    }
    table.show(last).expect("played");
    assert_eq!(view(&table).status, Status::Won);
    assert_eq!(table.statistics().of(table.game().code().cells()).won, 0);
}

#[test]
fn what_the_rules_refuse_is_not_shown() {
    let mut table = table();
    let wrong = Move {
        card: card("2S"),
        to: Pile::Column(0),
    };
    assert!(table.show(wrong).is_err());
    assert!(!table.game().marks().shown);
    assert_eq!(table.revision(), 0);
}

#[test]
fn a_hint_is_remembered_and_changes_nothing() {
    let mut table = table();
    wander(&mut table, 1);
    let before = view(&table);
    table.mark_hinted();
    assert_eq!(view(&table), before, "not even the revision");
    let loaded = kept(&table);
    assert!(loaded.game().marks().hinted);
    table.undo().expect("a move to take back");
    assert!(table.game().marks().hinted, "no undo takes a hint back");

    let mut table = Table::new(WINS[0].code());
    table.mark_hinted();
    WINS[0].play(&mut table);
    let won = table.statistics().of(table.game().code().cells()).won;
    assert_eq!(won, 1, "a win with hints is a win");
}

// What is proven

#[test]
fn a_view_says_how_far_back_the_last_winnable_position_lies() {
    let mut table = table();
    wander(&mut table, 7);
    let cases = [
        (Proof::Unknown, Verdict::Unknown, None),
        (Proof::Winnable, Verdict::Winnable, None),
        (
            Proof::Lost {
                last_winnable: Some(4),
            },
            Verdict::Lost,
            Some(3),
        ),
        (
            Proof::Lost {
                last_winnable: Some(0),
            },
            Verdict::Lost,
            Some(7),
        ),
        (
            Proof::Lost {
                last_winnable: None,
            },
            Verdict::Lost,
            None,
        ),
    ];
    for (proof, verdict, back) in cases {
        let view = table.view(proof);
        assert_eq!((view.verdict, view.back), (verdict, back), "{proof:?}");
    }
}
