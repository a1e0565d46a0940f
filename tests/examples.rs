//! The examples beside the game: boards of their own, which leave no trace.

use boulanger_core::game::Subject;
use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::left::lasting;

/// Asks for something on an example's board.
fn ask(house: &House, subject: Subject, wish: Value) -> Value {
    house.answer("example", json!({ "subject": subject, "wish": wish }))
}

#[test]
fn an_example_takes_every_wish_and_says_what_it_refuses() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let trap = |wish: Value| ask(&house, Subject::Trap, wish);
    let start = trap(json!({ "do": "view" }));
    assert_eq!(start["next"], true);
    assert_eq!(
        start["answer"]["view"]["code"], "",
        "no deal of the player's"
    );
    assert_eq!(start["answer"]["view"]["verdict"], "winnable");

    let wishes = [
        (json!({ "do": "step" }), Value::Null, 1),
        (json!({ "do": "undo" }), Value::Null, 0),
        (json!({ "do": "undo" }), json!("nothing-to-undo"), 0),
        (json!({ "do": "redo" }), Value::Null, 1),
        (json!({ "do": "step" }), json!("nothing-to-redo"), 1),
        (json!({ "do": "tap", "card": "6S" }), Value::Null, 1),
        (json!({ "do": "double-tap", "card": "8C" }), Value::Null, 2),
        (
            json!({ "do": "drop-on", "card": "8C", "pile": "column-1" }),
            json!("wrong-suit"),
            2,
        ),
        (
            json!({ "do": "drop-on", "card": "8C", "pile": "cell-2" }),
            Value::Null,
            3,
        ),
        (json!({ "do": "restart" }), Value::Null, 0),
        (json!({ "do": "restart" }), json!("nothing-to-restart"), 0),
    ];
    for (wish, refusal, moves) in wishes {
        let Value::Object(answer) = trap(wish.clone())["answer"].take() else {
            panic!("{wish} has no answer");
        };
        let code = &answer["refusal"].get("code").cloned().unwrap_or_default();
        assert_eq!(code, &refusal, "{wish}");
        assert_eq!(answer["view"]["moves"], moves, "{wish}");
    }
    let end = trap(json!({ "do": "step" }));
    assert_eq!(end["next"], false, "the line has one move");
    assert_eq!(end["answer"]["view"]["verdict"], "lost");
}

#[test]
fn examples_leave_game_files_and_statistics_as_they_were() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    house.answer("new_game", json!({ "cells": 4, "code": "BK1-C4-AAAAA24" }));
    house.play(5);
    // The clock stands still, so nothing is written for its sake.
    house.answer("away", json!({ "hidden": true }));
    house.parlour().checkpoint();
    let everything = || {
        let files: Vec<_> = folder
            .names()
            .iter()
            .map(|name| (name.clone(), folder.read(name)))
            .collect();
        (
            files,
            house.view(),
            house.answer("statistics", json!({})),
            house.answer("settings", json!({})),
        )
    };
    let (files, view, statistics, settings) = everything();
    for subject in Subject::ALL {
        while ask(&house, subject, json!({ "do": "step" }))["next"] == true {}
        ask(&house, subject, json!({ "do": "undo" }));
    }
    house.parlour().checkpoint();
    let after = everything();
    assert!(after.0 == files, "no file has changed, and none is new");
    assert_eq!(lasting(&after.1), lasting(&view));
    assert_eq!(after.1["revision"], view["revision"]);
    assert_eq!(after.2, statistics, "a win on a board counts nowhere");
    assert_eq!(after.3, settings);
}
