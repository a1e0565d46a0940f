//! Saves that are wrong in one place: each is refused for its own reason.

use std::time::Duration;

use boulanger_core::deal::Cells;
use boulanger_core::game::{LoadError, Table};
use boulanger_core::rules::Refusal;
use serde_json::{Value, json};

use crate::common::play::saved;
use crate::common::wins::WINS;
use crate::saves::load;

/// A save of some play: two games, actions undone in the present one.
fn save() -> Value {
    let mut table = Table::new(WINS[0].code());
    WINS[0].play(&mut table);
    table.new_game(WINS[1].code());
    for m in &WINS[1].moves()[..9] {
        table.drop_on(m.card, m.to).expect("a legal move");
    }
    table.pass(Duration::from_secs(3));
    table.undo().expect("an action");
    saved(&table)
}

/// What becomes of the save when one place in it is another.
#[track_caller]
fn assert_refused(place: &str, value: Value, error: LoadError) {
    let mut save = save();
    *save.pointer_mut(place).expect("a place in the save") = value.clone();
    assert_eq!(
        Table::load(&save).map(|_| ()),
        Err(error),
        "{place} = {value}"
    );
}

#[test]
fn a_save_is_version_code_moves_cursor_time_and_marks() {
    let save = save();
    assert_eq!(save["version"], 1);
    assert_eq!(save["game"]["code"], "MS-C4-1");
    assert_eq!(save["game"]["moves"][0], WINS[1].moves()[0].to_string());
    assert_eq!(
        save["game"]["moves"].as_array().map(Vec::len),
        Some(9),
        "undone moves stay stored"
    );
    assert_eq!(save["game"]["cursor"], 8);
    assert_eq!(save["game"]["time"], 3000);
    let marks = json!({ "hinted": false, "shown": false, "counted": 2, "won": false });
    assert_eq!(save["game"]["marks"], marks);
    assert_eq!(save["statistics"]["4"]["won"], 1);
    assert!(Table::load(&save).is_ok());
}

#[test]
fn what_contradicts_the_rules_or_itself_is_refused() {
    assert_refused("/version", json!(0), LoadError::Version(0));
    assert_refused("/version", json!(2), LoadError::Version(2));
    assert_refused("/version", json!("1"), LoadError::Form);
    assert_refused("/game/code", json!("BK1-C4-AAAAA25"), LoadError::Form);
    assert_refused("/game/moves/0", json!("8C column-9"), LoadError::Form);
    assert_refused("/game/cursor", json!(10), LoadError::Cursor);
    assert_refused("/game/cursor", json!(-1), LoadError::Form);
    assert_refused("/game/time", json!(1u64 << 53), LoadError::Time);
    assert_refused("/game/marks/counted", json!(0), LoadError::Marks);
    assert_refused("/game/marks/counted", json!(3), LoadError::Marks);
    assert_refused("/former/marks/won", json!(false), LoadError::Marks);
    assert_refused("/statistics/4/won", json!(3), LoadError::Statistics);
    assert_refused("/statistics/4/streak", json!(2), LoadError::Statistics);
    assert_refused("/statistics/4/bestTime", json!(null), LoadError::Statistics);
    assert_refused("/statistics/2/open", json!(true), LoadError::Statistics);

    let first = WINS[1].moves()[0];
    let refused = LoadError::Move {
        index: 0,
        refusal: Refusal::NotLiftable,
    };
    assert_refused("/game/moves/0", json!("JD cell-1"), refused);
    let refused = LoadError::Move {
        index: 1,
        refusal: Refusal::SamePile,
    };
    assert_refused("/game/moves/1", json!(first.to_string()), refused);
    let refused = LoadError::Move {
        index: 2,
        refusal: Refusal::CardIsHome,
    };
    assert_refused("/former/moves/2", json!("AS cell-1"), refused);
}

#[test]
fn the_last_deal_that_counts_is_open_or_its_win_in_the_streak() {
    let streak_lost = json!({
        "played": 5, "won": 1, "bestTime": 9, "fewestMoves": 9,
        "streak": 0, "longestStreak": 1, "open": true,
    });
    let mut save = save();
    save["statistics"]["4"] = streak_lost.clone();
    assert!(Table::load(&save).is_ok());

    let mut all_won = streak_lost.clone();
    all_won["played"] = json!(1);
    save["statistics"]["1"] = all_won;
    assert_eq!(Table::load(&save).map(|_| ()), Err(LoadError::Statistics));

    let mut closed = streak_lost;
    closed["open"] = json!(false);
    save["statistics"]["1"] = closed;
    assert_eq!(Table::load(&save).map(|_| ()), Err(LoadError::Statistics));
}

#[test]
fn undone_moves_must_be_legal_too() {
    let mut save = save();
    save["game"]["cursor"] = json!(0);
    save["game"]["moves"] = json!(["8C cell-1", "8C column-1"]);
    let refused = LoadError::Move {
        index: 1,
        refusal: Refusal::WrongSuit,
    };
    assert_eq!(Table::load(&save).map(|_| ()), Err(refused));
}

#[test]
fn two_games_of_one_deal_have_the_same_marks() {
    let mut save = save();
    let former = &save["former"];
    assert_eq!(former["marks"]["won"], true);
    save["game"] = former.clone();
    assert!(Table::load(&save).is_ok());
    save["game"]["marks"]["hinted"] = json!(true);
    assert_eq!(Table::load(&save).map(|_| ()), Err(LoadError::Marks));
}

#[test]
fn unknown_and_missing_fields_are_refused() {
    let mut more = save();
    more["game"]["gift"] = json!(1);
    assert_eq!(Table::load(&more).map(|_| ()), Err(LoadError::Form));
    let mut less = save();
    less["game"]
        .as_object_mut()
        .expect("a map")
        .remove("cursor");
    assert_eq!(Table::load(&less).map(|_| ()), Err(LoadError::Form));
    assert_eq!(load(b"").map(|_| ()), Err(LoadError::Form));
    let deep = "[".repeat(1_000_000);
    assert_eq!(load(deep.as_bytes()).map(|_| ()), Err(LoadError::Form));
}

#[test]
fn every_cut_of_a_save_is_refused() {
    let whole = save().to_string();
    for end in 0..whole.len() {
        assert!(load(&whole.as_bytes()[..end]).is_err(), "cut at {end}");
    }
}

#[test]
fn a_save_of_more_moves_than_anyone_can_make_is_refused() {
    let mut save = save();
    save["game"]["moves"] = vec!["8C cell-1"; 1_000_001].into();
    assert_eq!(Table::load(&save).map(|_| ()), Err(LoadError::TooManyMoves));
}

#[test]
fn a_solution_that_was_shown_is_no_win() {
    let mut save = save();
    save["game"]["marks"]["shown"] = json!(true);
    let mut table = Table::load(&save).expect("a table");
    while table.undo().is_ok() {}
    WINS[1].play(&mut table);
    assert_eq!(
        table.statistics().of(Cells::Four).won,
        1,
        "only the former game's"
    );
    assert!(Table::load(&saved(&table)).is_ok());
}
