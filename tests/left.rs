//! A folder as a kill leaves it, for tests of what comes back.

use std::fs;

use serde_json::{Value, json};

use crate::house::{Folder, House};

/// The files by their names.
pub(crate) const GAME: &str = "game.json";
pub(crate) const GAME_CHECKPOINT: &str = "game.checkpoint.json";
pub(crate) const GAME_JOURNAL: &str = "game.journal";
pub(crate) const SETTINGS: &str = "settings.json";
pub(crate) const SETTINGS_CHECKPOINT: &str = "settings.checkpoint.json";

/// A folder after a kill between a file and its checkpoint: eight moves in the game, the first five
/// of them in the checkpoint; and settings that were changed twice, once in the checkpoint. With
/// the two tables.
pub(crate) struct Left {
    pub(crate) folder: Folder,
    pub(crate) five: Value,
    pub(crate) eight: Value,
}

pub(crate) fn left() -> Left {
    let folder = Folder::new();
    let house = House::open(folder.path());
    house.answer("new_game", json!({ "cells": 4, "code": "BK1-C4-AAAAA24" }));
    let five = house.play(5);
    choose(&house, false, true);
    house.parlour().checkpoint();
    let before = folder.copy();
    let eight = house.play(3);
    choose(&house, true, true);
    house.parlour().checkpoint();
    let folder = folder.copy();
    for name in [GAME_CHECKPOINT, SETTINGS_CHECKPOINT] {
        folder.write(name, before.read(name));
    }
    Left {
        folder,
        five,
        eight,
    }
}

fn choose(house: &House, four_colours: bool, left_hand: bool) {
    let settings = json!({
        "cells": 4, "language": "pt-BR", "theme": "dark", "fourColours": four_colours,
        "leftHand": left_hand, "winnable": true, "lostNotice": true, "letters": "german",
        "motion": "fast", "haptics": false, "sound": true, "timer": false, "letterKeys": false,
    });
    let chosen = house.answer("set_settings", json!({ "settings": settings }));
    assert_eq!(chosen, settings, "the choice is taken");
}

/// What must come back: all of a view but the revision, the time and what is proven by now.
pub(crate) fn lasting(view: &Value) -> Value {
    let mut view = view.clone();
    let parts = view.as_object_mut().expect("a view");
    for fleeting in ["revision", "time", "verdict", "back"] {
        parts.remove(fleeting);
    }
    view
}

/// All that lies in the folder, as long as nothing was damaged.
pub(crate) const NAMES: [&str; 5] = [GAME_CHECKPOINT, GAME, "lock", SETTINGS_CHECKPOINT, SETTINGS];

/// The serial number of the newest version of a thing, wherever it is kept.
pub(crate) fn newest(folder: &Folder, thing: &str) -> u64 {
    // Either may be replaced at this moment.
    let read = |kind| {
        let name = format!("{thing}.{kind}");
        fs::read_to_string(folder.file(&name)).unwrap_or_default()
    };
    let texts = read("json") + "\n" + &read("journal");
    let serials = texts.lines().filter_map(|line| {
        let version: Value = serde_json::from_str(line).ok()?;
        version["serial"].as_u64()
    });
    serials.max().expect("a version")
}
