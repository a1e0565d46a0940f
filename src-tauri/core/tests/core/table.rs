//! The table, its gestures and its games, line by line of the rules.

use std::time::Duration;

use boulanger_core::game::{Status, Table, View};
use boulanger_core::rules::{Card, Pile, Refusal, Verdict};

use crate::common::play::*;
use crate::common::wins::WINS;

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
        |table| {
            table.new_game(code("MS-C4-1"));
            Ok(())
        },
    ];
    for (i, change) in changes.iter().enumerate() {
        assert_eq!(table.revision(), i as u64);
        change(&mut table).expect("a change");
    }
    table.pass(Duration::from_secs(1));
    table.tap(card("KH"));
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
    table.tap(card("AS"));
    let first = view(&table);
    assert_eq!(
        (first.foundations[0], first.moves, first.score),
        (Some(card("AS")), 1, 10)
    );
    for other in Card::ALL
        .into_iter()
        .filter(|card| !first.lifts.get(card).is_some_and(|l| l.home))
    {
        table.tap(other);
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
        table.new_game(code("BK1-C2-AAAAA2L"));
        Ok(())
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
