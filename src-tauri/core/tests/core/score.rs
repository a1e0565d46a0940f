//! Score, undo, redo, time and the end, line by line of the rules.

use std::time::Duration;

use boulanger_core::game::{Status, Table};
use boulanger_core::rules::{Pile, Refusal};

use crate::common::play::*;
use crate::common::wins::WINS;

#[test]
fn a_card_that_goes_home_brings_ten_and_one_that_leaves_a_cell_for_a_column_five() {
    let mut table = Table::new(WINS[0].code());
    let mut expected = 0;
    let (mut home, mut from_cell, mut other) = (0, 0, 0);
    for m in WINS[0].moves() {
        let (from, _) = table.game().position().place_of(m.card);
        table.drop_on(m.card, m.to).expect("the moves win");
        expected += match (from, m.to) {
            (_, Pile::Foundation(_)) => {
                home += 1;
                10
            }
            (Pile::Cell(_), Pile::Column(_)) => {
                from_cell += 1;
                5
            }
            _ => {
                other += 1;
                0
            }
        };
        assert_eq!(view(&table).score, expected, "{m}");
    }
    assert!(
        home == 52 && from_cell > 0 && other > 0,
        "every kind of action was seen"
    );
}

#[test]
fn a_run_is_one_action_worth_nothing() {
    let mut table = Table::new(WINS[0].code());
    let mut runs = 0;
    for m in WINS[0].moves() {
        let before = view(&table);
        table.drop_on(m.card, m.to).expect("the moves win");
        let after = view(&table);
        if after.last.is_some_and(|played| played.count > 1) {
            runs += 1;
            assert_eq!((after.score, after.moves), (before.score, before.moves + 1));
        }
    }
    assert!(runs > 0, "the game has moves of runs");
}

#[test]
fn undo_takes_back_just_the_points_of_its_action() {
    let mut table = Table::new(WINS[0].code());
    let mut scores = vec![0];
    for m in WINS[0].moves() {
        table.drop_on(m.card, m.to).expect("the moves win");
        scores.push(view(&table).score);
    }
    while table.undo().is_ok() {
        scores.pop();
        assert_eq!(Some(&view(&table).score), scores.last());
    }
    assert_eq!(scores, [0], "all is taken back");
}

// Undo and redo

#[test]
fn undo_takes_back_the_last_hundred_actions() {
    let mut table = table();
    wander(&mut table, 130);
    assert_eq!(view(&table).undo, 100);
    for left in (0..100).rev() {
        table.undo().expect("within the limit");
        let view = view(&table);
        assert_eq!(
            (view.undo, view.redo, view.moves),
            (left, 100 - left, left + 30)
        );
    }
    assert_eq!(table.undo(), Err(Refusal::NothingToUndo));
    assert_eq!(view(&table).moves, 30, "the first actions stay");
}

#[test]
fn redo_brings_undone_actions_back_until_a_new_one() {
    let mut table = table();
    wander(&mut table, 3);
    let after = content(&table);
    table.undo().expect("an action");
    table.undo().expect("an action");
    table.redo().expect("an undone action");
    table.redo().expect("an undone action");
    assert_eq!(content(&table), after);
    assert_eq!(table.redo(), Err(Refusal::NothingToRedo));

    table.undo().expect("an action");
    play(&mut table, "KD cell-4");
    assert_eq!(
        table.redo(),
        Err(Refusal::NothingToRedo),
        "the new action cuts the others off"
    );
    assert_eq!(view(&table).moves, 3);
}

#[test]
fn a_new_action_after_undo_makes_room_for_a_hundred_again() {
    let mut table = table();
    wander(&mut table, 150);
    for _ in 0..100 {
        table.undo().expect("within the limit");
    }
    play(&mut table, "KD cell-4");
    let view = view(&table);
    assert_eq!((view.moves, view.undo, view.redo), (51, 51, 0));
}

// Time

#[test]
fn time_runs_from_the_first_action_to_the_win() {
    let second = Duration::from_secs(1);
    let mut table = Table::new(WINS[0].code());
    table.pass(second);
    assert_eq!(view(&table).time, 0, "not before the first action");
    let moves = WINS[0].moves();
    for m in &moves {
        table.drop_on(m.card, m.to).expect("the moves win");
        table.pass(second);
    }
    let until_win = (moves.len() as u64 - 1) * 1000;
    let won = view(&table);
    assert_eq!(
        (won.time, won.ticking, won.status),
        (until_win, false, Status::Won)
    );

    table.undo().expect("an action");
    assert!(view(&table).ticking, "it goes on when the win is undone");
    table.pass(second);
    assert_eq!(view(&table).time, until_win + 1000);

    table.restart().expect("a touched deal");
    table.pass(second);
    assert_eq!(
        (view(&table).time, view(&table).ticking),
        (0, false),
        "it starts afresh at a restart"
    );
}

#[test]
fn time_goes_on_while_all_is_undone_and_never_overflows() {
    let mut table = table();
    wander(&mut table, 1);
    table.undo().expect("an action");
    table.pass(Duration::from_micros(1_500));
    table.pass(Duration::from_micros(1_500));
    assert_eq!(view(&table).time, 3, "no part of a millisecond is lost");
    table.pass(Duration::MAX);
    assert_eq!(view(&table).time, (1 << 53) - 1);
}

// The end

#[test]
fn a_game_is_won_when_all_cards_are_home() {
    for win in &WINS {
        let mut table = Table::new(win.code());
        let moves = win.moves();
        let mut finish = false;
        for m in &moves {
            let view = view(&table);
            assert_eq!(view.status, Status::Playing);
            assert!(view.finish || !finish, "once offered, the rest can go up");
            finish = view.finish;
            table.drop_on(m.card, m.to).expect("the moves win");
        }
        let won = view(&table);
        assert!(
            finish && !won.finish,
            "finish is offered before the win and not after"
        );
        assert_eq!((won.status, won.stuck), (Status::Won, false));
        assert_eq!(
            won.foundations,
            ["KS", "KH", "KD", "KC"].map(|king| Some(card(king)))
        );
    }
}

#[test]
fn a_table_without_any_legal_move_says_so() {
    let mut table = Table::new(code("BK1-C1-AAAAA2S"));
    assert!(!view(&table).stuck);
    play(&mut table, "6S column-6");
    assert!(!view(&table).stuck);
    play(&mut table, "2S cell-1");
    assert_eq!(table.game().position().legal_moves().next(), None);
    assert!(
        view(&table).stuck,
        "the only cell is taken, and no column takes anything"
    );
    table.undo().expect("an action");
    assert!(!view(&table).stuck);
}
