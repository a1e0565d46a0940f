//! What is newer than the file is in the journal beside it, before it is answered.

use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::left::{GAME, GAME_JOURNAL, lasting, newest};

#[test]
fn a_journal_says_what_is_newer_than_the_file() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    house.answer("new_game", json!({ "cells": 4, "code": "BK1-C4-AAAAA24" }));
    house.parlour().checkpoint();
    assert!(!folder.file(GAME_JOURNAL).exists(), "all is in the file");
    let before = folder.copy();
    let views = [house.play(1), house.play(1), house.play(1)];
    drop(house);
    let after = folder.copy();

    // A journal of our own, since the program writes files and clears its own when it likes.
    let versions = views.iter().map(|view| {
        let mut version = after.json(GAME);
        let moves = view["moves"].as_u64().expect("a count");
        let game = &mut version["game"]["game"];
        let all = game["moves"].as_array_mut().expect("moves");
        all.truncate(usize::try_from(moves).expect("few"));
        game["cursor"] = moves.into();
        version["serial"] =
            (before.json(GAME)["serial"].as_u64().expect("a number") + moves).into();
        version.to_string()
    });
    let versions: Vec<String> = versions.collect();
    let come_back = |journal: &str| {
        let folder = before.copy();
        folder.write(GAME_JOURNAL, journal);
        let house = House::open(folder.path());
        let answer = house.answer("view", json!({}));
        assert_eq!(answer["notices"], json!([]), "{journal}");
        assert!(
            !folder.file(GAME_JOURNAL).exists(),
            "the file has taken it over"
        );
        answer["view"]["moves"].clone()
    };
    let lines: String = versions.iter().map(|line| format!("\n{line}")).collect();
    assert_eq!(come_back(&lines), 3);
    let last = lines.len() - versions[2].len();
    for end in (last..lines.len()).step_by(50) {
        assert_eq!(
            come_back(&lines[..end]),
            2,
            "a kill has cut the last line off"
        );
    }
    let spoilt = format!("{}\n{}", &lines[..last + 10], versions[2]);
    assert_eq!(
        come_back(&spoilt),
        3,
        "a full disk has cut off one in the midst"
    );
    let illegal = versions[2].replacen(r#""moves":["#, r#""moves":["KS foundation-S","#, 1);
    assert_eq!(
        come_back(&illegal),
        0,
        "what the rules do not allow is no version"
    );
    assert_eq!(come_back("rubbish"), 0);

    after.write(GAME_JOURNAL, lines);
    let moves = House::open(after.path()).view()["moves"].clone();
    assert_eq!(moves, 3, "a kill before the journal was cleared");
}

#[test]
fn every_answer_has_been_kept_before() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    for _ in 0..10 {
        let view = house.play(1);
        let again = House::open(folder.copy().path());
        assert_eq!(
            lasting(&again.view()),
            lasting(&view),
            "a copy made right after the answer"
        );
    }
    for command in ["undo", "undo", "redo", "redo", "restart", "former_game"] {
        let answer = house.answer(command, json!({}));
        assert_eq!(answer["refusal"], Value::Null, "{command} is granted");
        let again = House::open(folder.copy().path());
        assert_eq!(
            lasting(&again.view()),
            lasting(&answer["view"]),
            "{command}"
        );
    }
    // A game whose clock stands, so that only an action could write.
    let view = house.answer("new_game", json!({ "cells": 1 }))["view"].clone();
    let before = newest(&folder, "game");
    let refused = house.answer("undo", json!({}));
    assert_eq!(refused["refusal"], json!({ "code": "nothing-to-undo" }));
    assert_eq!(lasting(&refused["view"]), lasting(&view));
    assert_eq!(
        newest(&folder, "game"),
        before,
        "what changes nothing writes nothing"
    );
}
