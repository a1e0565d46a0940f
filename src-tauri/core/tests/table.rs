//! The table, line by line of the rules (spec 4, 5 and 6).

mod common;

use std::time::Duration;

use boulanger_core::deal::GameCode;
use boulanger_core::game::{Status, Table, Verdict, View};
use boulanger_core::rules::{Card, Pile, Refusal};
use common::wins::WINS;

/// Its columns end in 2S KS 6S 7H QC 7S TD 5H: the 6S may go on the 7S, all others only to cells.
const CODE: &str = "BK1-C4-AAAAA24";

fn code(text: &str) -> GameCode {
    GameCode::read(text).expect("a code")
}

fn table() -> Table {
    Table::new(code(CODE))
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn pile(text: &str) -> Pile {
    text.parse().expect("a pile")
}

fn view(table: &Table) -> View {
    table.view(Verdict::Unknown)
}

/// Drops a card on a pile: `"2S cell-1"`.
#[track_caller]
fn play(table: &mut Table, m: &str) {
    let (card, pile) = m.split_once(' ').expect("a move");
    table.drop_on(self::card(card), self::pile(pile)).expect(m);
}

/// Makes so many actions: a card wanders from cell to cell.
fn wander(table: &mut Table, actions: usize) {
    for _ in 0..actions {
        let (at, _) = table.game().position().place_of(card("2S"));
        let to = if at == Pile::Cell(0) {
            Pile::Cell(1)
        } else {
            Pile::Cell(0)
        };
        table.drop_on(card("2S"), to).expect("a free cell");
    }
}

/// A view without the revision, which counts changes rather than showing one.
fn content(table: &Table) -> View {
    View {
        revision: 0,
        ..view(table)
    }
}

#[test]
fn a_fresh_table_shows_the_deal() {
    let view = view(&table());
    assert_eq!(
        view.columns.iter().map(Vec::len).collect::<Vec<_>>(),
        [7, 7, 7, 7, 6, 6, 6, 6]
    );
    assert_eq!(view.cells, [None; 4]);
    assert_eq!(view.foundations, [None; 4]);
    assert_eq!((view.score, view.moves, view.undo, view.redo), (0, 0, 0, 0));
    assert_eq!(
        (view.status, view.verdict),
        (Status::Playing, Verdict::Unknown)
    );
    assert_eq!((view.time, view.ticking, view.last), (0, false, None));
    assert!(!view.finish && !view.former && !view.restart && !view.stuck);
    assert_eq!(
        self::view(&Table::new(code("BK1-C1-AAAAA2S"))).cells,
        [None],
        "only cells in play"
    );
}

#[test]
fn the_view_is_the_json_that_the_ui_knows() {
    let mut table = table();
    play(&mut table, "2S cell-3");
    let json = serde_json::to_value(view(&table)).expect("JSON");
    assert_eq!(json["code"], CODE);
    assert_eq!(
        json["columns"][0],
        serde_json::json!(["6C", "7C", "QD", "3H", "AS", "KD"])
    );
    assert_eq!(json["cells"], serde_json::json!([null, null, "2S", null]));
    assert_eq!(
        json["last"],
        serde_json::json!({ "card": "2S", "from": "column-1", "to": "cell-3", "count": 1 })
    );
    assert_eq!(json["status"], "playing");
    assert_eq!(
        json["lifts"]["KD"],
        serde_json::json!({ "run": 1, "home": false, "targets": ["cell-1", "cell-2", "cell-4"] })
    );
    assert_eq!(
        json["lifts"].as_object().expect("a map").len(),
        9,
        "eight tops and a cell's card"
    );
    let refusal = serde_json::to_value(Refusal::RunTooLong { most: 3 }).expect("JSON");
    assert_eq!(
        refusal,
        serde_json::json!({ "code": "run-too-long", "most": 3 })
    );
}

#[test]
fn lifts_say_what_each_card_can_do() {
    let mut table = Table::new(WINS[0].code());
    for m in WINS[0].moves() {
        let view = view(&table);
        let position = *table.game().position();
        for card in Card::ALL {
            let targets: Vec<Pile> = position.targets(card).collect();
            match view.lifts.get(&card) {
                Some(lift) => {
                    assert_eq!(Some(lift.run), position.run_from(card));
                    assert_eq!(lift.targets, targets);
                    assert_eq!(lift.home, targets.contains(&Pile::Foundation(card.suit())));
                }
                None => assert_eq!(position.run_from(card), None, "{card} can't be lifted"),
            }
        }
        table.drop_on(m.card, m.to).expect("the moves win");
    }
    assert!(
        view(&table).lifts.is_empty(),
        "nothing can be lifted after the win"
    );
}

// Score

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

#[test]
fn what_is_refused_changes_nothing() {
    let mut table = table();
    play(&mut table, "2S cell-1");
    let before = view(&table);
    let refused = [
        (
            table.drop_on(card("6S"), pile("column-1")),
            Refusal::WrongSuit,
        ),
        (table.drop_on(card("2S"), pile("cell-1")), Refusal::SamePile),
        (
            table.drop_on(card("6C"), pile("cell-2")),
            Refusal::NotLiftable,
        ),
        (table.double_tap(card("6C")), Refusal::NotLiftable),
        (table.redo(), Refusal::NothingToRedo),
        (table.former_game(), Refusal::NoFormerGame),
    ];
    for (outcome, refusal) in refused {
        assert_eq!(outcome, Err(refusal));
    }
    assert_eq!(view(&table), before, "the revision too");
}

#[test]
fn every_change_raises_the_revision_by_one() {
    let mut table = table();
    type Change = fn(&mut Table) -> Result<(), Refusal>;
    let changes: [Change; 7] = [
        |table| table.drop_on(card("2S"), pile("cell-1")),
        |table| table.undo(),
        |table| table.redo(),
        |table| table.double_tap(card("KD")),
        |table| table.restart(),
        |table| table.former_game(),
        |table| table.new_game(code("MS-C4-1")),
    ];
    for (i, change) in changes.iter().enumerate() {
        assert_eq!(table.revision(), i as u64);
        change(&mut table).expect("a change");
    }
    table.pass(Duration::from_secs(1));
    table.tap(card("KH")).expect("never refused");
    assert_eq!(
        table.revision(),
        7,
        "time and a tap that only selects are no change"
    );
}

// Gestures

#[test]
fn a_tap_sends_a_card_home_and_nowhere_else() {
    let mut table = Table::new(WINS[0].code());
    table.tap(card("AS")).expect("never refused");
    let first = view(&table);
    assert_eq!(
        (first.foundations[0], first.moves, first.score),
        (Some(card("AS")), 1, 10)
    );
    for other in Card::ALL
        .into_iter()
        .filter(|card| !first.lifts.get(card).is_some_and(|l| l.home))
    {
        table.tap(other).expect("never refused");
    }
    assert_eq!(view(&table), first, "all others only select");
}

#[test]
fn a_double_tap_falls_back_to_a_cell() {
    let mut table = table();
    table.double_tap(card("2S")).expect("a free cell");
    table.double_tap(card("KD")).expect("a free cell");
    assert_eq!(
        view(&table).cells,
        [Some(card("2S")), Some(card("KD")), None, None]
    );
    assert_eq!(
        table.double_tap(card("2S")),
        Err(Refusal::NowhereToGo),
        "not to another cell"
    );
}

// Games

#[test]
fn restart_deals_the_same_cards_with_a_clean_history() {
    let mut table = table();
    assert_eq!(table.restart(), Err(Refusal::NothingToRestart));
    let fresh = content(&table);
    wander(&mut table, 5);
    table.pass(Duration::from_secs(9));
    table.undo().expect("an action");
    table.restart().expect("a touched deal");
    assert_eq!(
        content(&table),
        View {
            former: true,
            ..fresh
        }
    );
    assert_eq!(table.restart(), Err(Refusal::NothingToRestart));
}

#[test]
fn a_deal_whose_actions_are_all_undone_can_be_restarted() {
    let mut table = table();
    wander(&mut table, 1);
    table.undo().expect("an action");
    assert!(view(&table).restart);
    assert_eq!(table.restart(), Ok(()));
}

#[test]
fn the_former_game_comes_back_as_it_was() {
    for leave in [Table::restart, |table: &mut Table| {
        table.new_game(code("BK1-C2-AAAAA2L"))
    }] {
        let mut table = table();
        wander(&mut table, 7);
        table.pass(Duration::from_millis(4321));
        table.undo().expect("an action");
        let before = content(&table);
        leave(&mut table).expect("a way to leave");
        play(&mut table, "KS cell-1");
        table.former_game().expect("the game before");
        assert_eq!(
            content(&table),
            View {
                former: true,
                ..before.clone()
            }
        );
        table.former_game().expect("the game after");
        assert_eq!(view(&table).moves, 1, "and nothing is lost on the way");
    }
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
