//! What the player gets from the solver in the running program: hints, the solution, the finish.

use serde_json::{Value, json};

use crate::left::GAME;
use crate::play::{Chance, Play, WINNABLE, cards, judge};

// Hints

#[test]
fn hints_alone_win() {
    for code in WINNABLE {
        let play = Play::deal(code);
        let mut view = play.house.view();
        let mut moves = 0;
        while view["status"] == "playing" {
            let hint = play.hint();
            assert_eq!(hint["revision"], view["revision"]);
            view = play.follow(&hint);
            moves += 1;
            assert!(moves < 200, "{code} does not come to an end");
            assert_eq!(
                view["verdict"], "winnable",
                "along the line that is known at once"
            );
            assert_eq!(view["last"], hint["next"], "what was shown is what happens");
            assert_eq!(judge(&view), "winnable", "{code} after {moves} hints");
        }
        assert_eq!(play.hint()["next"], Value::Null, "all is won");
        assert_eq!(play.show_next()["refusal"]["code"], "nothing-to-finish");
        let tally = &play.house.answer("statistics", json!({}))[&code[4..5]];
        assert_eq!(tally["won"], 1, "hints do not spoil a win");
    }
}

#[test]
fn a_hint_never_loses_a_game_wherever_it_is_asked_for() {
    let mut chance = Chance(1);
    let mut lost = 0;
    for code in ["MS-C4-1", "MS-C4-2", "MS-C4-11982", "MS-C2-29", "MS-C1-367"] {
        let play = Play::deal(code);
        for _ in 0..12 {
            let view = chance.play(&play);
            let hint = play.hint();
            assert_eq!(hint["verdict"], judge(&view));
            if hint["verdict"] == "winnable" {
                assert_eq!(judge(&play.follow(&hint)), "winnable");
            } else {
                lost += 1;
                assert_eq!(hint["next"], Value::Null);
                if !hint["back"].is_null() {
                    assert_eq!(judge(&play.wish("go_back")), "winnable");
                    assert_eq!(judge(&play.wish("redo")), "lost", "one later is too late");
                    play.wish("undo");
                }
            }
        }
    }
    assert!(lost > 5, "both was seen");
}

/// The marks of the game as they are in its file.
fn kept_marks(play: &Play) -> Value {
    play.house.parlour().checkpoint();
    play.folder.json(GAME)["game"]["game"]["marks"].clone()
}

#[test]
fn a_hint_is_remembered_with_the_game_and_changes_nothing_on_the_table() {
    let play = Play::deal("MS-C4-1");
    let before = play.settled();
    assert_eq!(kept_marks(&play)["hinted"], false);
    play.hint();
    assert_eq!(kept_marks(&play)["hinted"], true);
    assert_eq!(play.house.view(), before);
}

// The solution, and the finish

#[test]
fn the_solution_plays_to_the_end_and_is_no_win_of_the_players() {
    for code in WINNABLE {
        let play = Play::deal(code);
        let mut view = play.house.view();
        while view["status"] == "playing" {
            let moves = view["moves"].as_u64();
            view = play.show_next()["view"].clone();
            assert_eq!(view["moves"].as_u64(), moves.map(|moves| moves + 1));
            assert_eq!(view["verdict"], "winnable");
        }
        let tally = &play.house.answer("statistics", json!({}))[&code[4..5]];
        assert_eq!((&tally["played"], &tally["won"]), (&json!(1), &json!(0)));
    }
}

#[test]
fn the_solution_goes_on_only_on_the_table_that_the_hint_was_about() {
    let play = Play::deal("MS-C4-1");
    let hint = play.hint();
    let moved = play.house.play(1);
    play.hint();
    let next = json!({ "revision": hint["revision"] });
    let answer = play.house.answer("show_next", next);
    assert_eq!(answer["refusal"], Value::Null);
    assert_eq!(cards(&answer["view"]), cards(&moved), "nothing is played");
    let marks = kept_marks(&play);
    assert_eq!(marks["shown"], false, "{marks}");

    play.show_next();
    let marks = kept_marks(&play);
    assert_eq!(marks["shown"], true, "{marks}");
}

#[test]
fn finish_plays_one_action_a_card() {
    let play = Play::deal("MS-C4-1");
    assert_eq!(play.refusal("finish"), "nothing-to-finish");
    let mut view = play.house.view();
    while view["finish"] == false {
        view = play.follow(&play.hint());
    }
    let on_table = |pile: &str| -> usize {
        let piles = view[pile].as_array().expect("piles").iter();
        piles
            .map(|pile| pile.as_array().map_or(!pile.is_null() as usize, Vec::len))
            .sum()
    };
    let left = on_table("columns") + on_table("cells");
    let moves = view["moves"].as_u64().expect("moves") as usize + left;

    let won = play.wish("finish");
    assert_eq!(
        (&won["status"], &won["moves"]),
        (&json!("won"), &json!(moves))
    );
    assert_eq!(won["undo"], moves.min(100));
    assert_eq!(
        won["verdict"], "winnable",
        "also off the line, what is won is won"
    );
    let tally = &play.house.answer("statistics", json!({}))["4"];
    assert_eq!(tally["won"], 1, "a win of the player's own");
    for _ in 0..left {
        view = play.wish("undo");
    }
    assert_eq!(
        (&view["status"], &view["finish"]),
        (&json!("playing"), &json!(true))
    );
}
