//! What can't be read at the start is left alone, and takes nothing back when it can be again.

use std::fs;

use serde_json::json;

use crate::damaged::changed;
use crate::house::House;
use crate::left::{GAME, GAME_JOURNAL, NAMES, lasting, left};

/// A link to itself, which nobody can read: no access right stops root, as whom tests may run.
fn make_unreadable(file: &std::path::Path) {
    // It need not be there.
    let _ = fs::remove_file(file);
    std::os::unix::fs::symlink(file, file).expect("a link");
}

#[test]
fn a_file_that_cannot_be_read_is_left_alone() {
    let left = left();
    make_unreadable(&left.folder.file(GAME));
    let house = House::open(left.folder.path());
    let first = house.answer("view", json!({}));
    assert_eq!(first["notices"], json!(["not-saved"]));
    assert_eq!(lasting(&first["view"]), lasting(&left.five), "the copy");
    assert_eq!(house.play(1)["moves"], 6, "the game goes on");
    drop(house);
    assert!(left.folder.file(GAME).is_symlink());
    assert_eq!(left.folder.names(), NAMES, "nothing is set aside");

    for name in NAMES {
        make_unreadable(&left.folder.file(name));
    }
    let house = House::open(left.folder.path());
    let first = house.answer("view", json!({}));
    assert_eq!(first["notices"], json!(["not-saved"]));
    house.play(1);
    house.answer("new_game", json!({ "cells": 1 }));
    drop(house);
    for name in NAMES {
        assert!(left.folder.file(name).is_symlink(), "{name}");
    }
    assert_eq!(left.folder.names(), NAMES);
}

#[test]
fn what_was_played_beside_it_is_newer() {
    for (name, moves) in [(GAME, 5), (GAME_JOURNAL, 8)] {
        let left = left();
        let file = left.folder.file(name);
        let held = changed(&left.folder.read(GAME), |version| {
            version["serial"] = json!(1000);
        });
        make_unreadable(&file);
        let house = House::open(left.folder.path());
        let played = house.play(1);
        assert_eq!(played["moves"], moves + 1, "{name}: the game goes on");
        drop(house);

        assert!(file.is_symlink(), "{name} is left alone");
        fs::remove_file(&file).expect("removed");
        left.folder.write(name, held);
        let again = House::open(left.folder.path()).view();
        assert_eq!(lasting(&again), lasting(&played), "{name}");
    }
}
