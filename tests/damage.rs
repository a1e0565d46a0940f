//! No damaged file locks the player out, and none is lost.

use serde_json::json;

use crate::damaged::{EACH, breakages, changed, open_damaged};
use crate::house::House;
use crate::left::{GAME, GAME_CHECKPOINT, SETTINGS, SETTINGS_CHECKPOINT, lasting, left};

#[test]
fn a_broken_file_gives_way_to_its_copy() {
    let left = left();
    for one in EACH {
        for (index, bad) in breakages(&left.folder.read(one.name)).iter().enumerate() {
            one.gives_way(&left, bad, one.damaged(), &format!("breakage {index}"));
        }
    }
}

#[test]
fn without_a_good_copy_a_new_game_is_dealt() {
    let left = left();
    for bad in breakages(&left.folder.read(GAME)) {
        let both: [(&str, &[u8]); 2] = [(GAME, &bad), (GAME_CHECKPOINT, &bad)];
        let why = format!("both damaged, {} bytes", bad.len());
        let (view, settings) = open_damaged(&left, &both, json!(["started-afresh"]), &why);
        assert_eq!(view["moves"], 0, "{why}");
        assert_eq!(view["former"], false, "{why}");
        assert_eq!(settings["theme"], "dark", "the settings stay, {why}");
    }
    let both: [(&str, &[u8]); 2] = [(SETTINGS, b"{"), (SETTINGS_CHECKPOINT, b"")];
    let (view, settings) = open_damaged(&left, &both, json!(["settings-reset"]), "settings");
    assert_eq!(lasting(&view), lasting(&left.eight), "the game stays");
    let usual = json!({
        "cells": 4, "language": "system", "theme": "system", "fourColours": false,
        "leftHand": false, "winnable": true, "lostNotice": true, "letters": "international",
        "motion": "normal", "haptics": true, "sound": false, "timer": true, "letterKeys": true,
    });
    assert_eq!(settings, usual);
}

#[test]
fn damaged_files_do_not_pile_up_nor_replace_each_other() {
    let left = left();
    for round in 1..=7 {
        left.folder.write(GAME, format!("bad {round}"));
        House::open(left.folder.path());
    }
    let aside: Vec<String> = left.folder.names();
    let aside: Vec<&String> = aside
        .iter()
        .filter(|name| name.contains("damaged"))
        .collect();
    let last_five = (3..=7).map(|number| format!("game.damaged-{number}.json"));
    assert_eq!(aside.len(), 5, "the last five stay: {aside:?}");
    for (name, round) in last_five.zip(3..) {
        assert_eq!(left.folder.read(&name), format!("bad {round}").into_bytes());
    }

    for _ in 1..=7 {
        let newer = changed(&left.folder.read(GAME), |json| {
            json["game"]["version"] = json!(999)
        });
        left.folder.write(GAME, newer);
        House::open(left.folder.path());
    }
    let newer = left
        .folder
        .names()
        .iter()
        .filter(|name| name.contains("newer"))
        .count();
    assert_eq!(
        newer, 7,
        "what a newer version can still read is never removed"
    );
}

#[test]
fn a_bad_file_that_cannot_be_set_aside_is_not_written_over() {
    let left = left();
    left.folder.write(GAME, "bad");
    // No name is left for it: numbers end here.
    left.folder
        .write(&format!("game.damaged-{}.json", u32::MAX), "older");
    let house = House::open(left.folder.path());
    let first = house.answer("view", json!({}));
    assert_eq!(
        lasting(&first["view"]),
        lasting(&left.five),
        "the copy is used"
    );
    assert_eq!(first["notices"], json!(["copy-used", "not-saved"]));
    house.play(1);
    assert_eq!(left.folder.read(GAME), b"bad", "it is still there");
    house.parlour().checkpoint();
    assert_eq!(
        House::open(left.folder.copy().path()).view()["moves"],
        6,
        "the checkpoint goes on"
    );
}
