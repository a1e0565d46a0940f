//! Saves: every table comes back as it was; whatever else is loaded proves itself or is refused.

use std::time::Duration;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::game::{LoadError, Table};
use boulanger_core::rules::Refusal;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::common::play::content;
use crate::common::wins::WINS;
use crate::common::{cards, cases, choose};

/// Something that a player may do.
#[derive(Clone, Debug)]
enum Doing {
    Move(u16),
    Undo,
    Redo,
    Restart,
    NewGame(u32),
    SameGame,
    Former,
    Pass(u32),
}

fn doings() -> impl Strategy<Value = Vec<Doing>> {
    let doing = prop_oneof![
        30 => any::<u16>().prop_map(Doing::Move),
        6 => Just(Doing::Undo),
        4 => Just(Doing::Redo),
        1 => Just(Doing::Restart),
        1 => any::<u32>().prop_map(Doing::NewGame),
        1 => Just(Doing::SameGame),
        1 => Just(Doing::Former),
        3 => any::<u32>().prop_map(Doing::Pass),
    ];
    prop::collection::vec(doing, 0..160)
}

fn tables() -> impl Strategy<Value = Table> {
    (
        any::<u32>(),
        prop::sample::select(Cells::ALL.to_vec()),
        doings(),
    )
        .prop_map(|(number, cells, doings)| {
            let mut table = Table::new(GameCode::numbered(cells, number));
            for doing in doings {
                // A refusal is as good as any other event here.
                let _ = act(&mut table, &doing);
            }
            table
        })
}

fn act(table: &mut Table, doing: &Doing) -> Result<(), Refusal> {
    match *doing {
        Doing::Move(choice) => match choose(table.game().position(), choice) {
            Some(m) => table.drop_on(m.card, m.to),
            None => Ok(()),
        },
        Doing::Undo => table.undo(),
        Doing::Redo => table.redo(),
        Doing::Restart => table.restart(),
        Doing::NewGame(number) => {
            table.new_game(GameCode::numbered(table.game().code().cells(), number));
            Ok(())
        }
        Doing::SameGame => {
            table.new_game(table.game().code());
            Ok(())
        }
        Doing::Former => table.former_game(),
        Doing::Pass(milliseconds) => {
            table.pass(Duration::from_millis(milliseconds.into()));
            Ok(())
        }
    }
}

fn saved(table: &Table) -> Value {
    serde_json::to_value(table.save()).expect("JSON")
}

fn bytes(table: &Table) -> Vec<u8> {
    saved(table).to_string().into_bytes()
}

/// What becomes of bytes that a file may hold.
fn load(bytes: &[u8]) -> Result<Table, LoadError> {
    let json: Value = serde_json::from_slice(bytes).map_err(|_| LoadError::Form)?;
    Table::load(&json)
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_table_comes_back_as_it_was(table in tables()) {
        let mut table = table;
        let mut loaded = load(&bytes(&table)).expect("our own save");
        prop_assert_eq!(content(&loaded), content(&table));
        prop_assert_eq!(loaded.save(), table.save());
        prop_assert_eq!(loaded.statistics(), table.statistics());
        // The history too, undone actions and the former game.
        while table.undo().is_ok() {
            prop_assert_eq!(loaded.undo(), Ok(()));
            prop_assert_eq!(content(&loaded), content(&table));
        }
        while table.redo().is_ok() {
            prop_assert_eq!(loaded.redo(), Ok(()));
        }
        prop_assert_eq!(loaded.former_game(), table.former_game());
        prop_assert_eq!(content(&loaded), content(&table));
    }

    #[test]
    fn any_bytes_load_or_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = load(&bytes);
    }

    #[test]
    fn damaged_saves_load_or_are_refused(
        table in tables(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = bytes(&table);
        for (place, byte) in damages {
            let place = place.index(bytes.len());
            // Digits and letters in place of others keep the form more often than anything does.
            bytes[place] = if byte < 128 { b"0123456789AJQKSHDC"[usize::from(byte) % 18] } else { byte };
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(loaded) = load(&bytes) {
            // What loads is whole: it can be shown, taken back and saved again.
            let mut copy = loaded.clone();
            while copy.undo().is_ok() {}
            let _ = content(&copy);
            prop_assert!(Table::load(&saved(&loaded)).is_ok());
        }
    }

    #[test]
    fn a_save_with_other_moves_loads_or_is_refused(table in tables(), swaps in prop::collection::vec(any::<[prop::sample::Index; 2]>(), 1..3)) {
        let mut save = saved(&table);
        let moves = save["game"]["moves"].as_array_mut().expect("a list");
        if !moves.is_empty() {
            for [a, b] in swaps {
                let (a, b) = (a.index(moves.len()), b.index(moves.len()));
                moves.swap(a, b);
            }
        }
        if let Ok(loaded) = Table::load(&save) {
            prop_assert_eq!(cards(loaded.game().position()).len(), 52);
        }
    }
}

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
