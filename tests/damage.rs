//! No damaged file locks the player out, and none is lost.

use serde_json::{Value, json};

use crate::house::House;
use crate::left::{GAME, GAME_CHECKPOINT, Left, SETTINGS, SETTINGS_CHECKPOINT, lasting, left};

/// Damages that leave no JSON of ours: empty, cut at every 50th byte and before the last, random.
fn breakages(good: &[u8]) -> Vec<Vec<u8>> {
    let cuts = (0..good.len()).step_by(50).chain([good.len() - 1]);
    let mut bad: Vec<Vec<u8>> = cuts.map(|end| good[..end].to_vec()).collect();
    let mut state = 1_u32;
    for length in [1, 10, 100, good.len()] {
        let noise = std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            state.to_be_bytes()[0]
        });
        bad.push(noise.take(length).collect());
    }
    for json in [
        "null",
        "[]",
        "{}",
        "7",
        "\"game\"",
        r#"{"serial":1}"#,
        r#"{"serial":-1,"game":{}}"#,
    ] {
        bad.push(json.into());
    }
    // Nested more deeply than any reader should follow.
    bad.push("[".repeat(100_000).into());
    bad
}

/// A change that the program would never make.
type Change = fn(&mut Value);

/// Right JSON, changed in one place.
fn changed(good: &[u8], change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut json: Value = serde_json::from_slice(good).expect("JSON");
    let before = json.clone();
    change(&mut json);
    assert_ne!(json, before, "the change does something");
    json.to_string().into()
}

/// Opens a house on `left`'s files, some of them replaced by bad bytes. Those must be set aside
/// unharmed, the notices be told once, and the game be kept and go on. Answers the first view.
fn open_damaged(left: &Left, bad: &[(&str, &[u8])], notices: Value, why: &str) -> (Value, Value) {
    let folder = left.folder.copy();
    for (name, bytes) in bad {
        folder.write(name, bytes);
    }
    let house = House::open(folder.path());
    let first = house.answer("view", json!({}));
    assert_eq!(first["notices"], notices, "the player is told, {why}");
    for (name, bytes) in bad {
        let stem = name.strip_suffix(".json").expect("a JSON file");
        let aside: Vec<Vec<u8>> = folder
            .names()
            .iter()
            .filter(|name| {
                ["damaged", "newer"]
                    .iter()
                    .any(|why| **name == format!("{stem}.{why}-1.json"))
            })
            .map(|name| folder.read(name))
            .collect();
        assert_eq!(
            aside,
            [bytes.to_vec()],
            "{name} is set aside unharmed, {why}"
        );
    }
    let settings = house.answer("settings", json!({}));
    let on = house.play(1);
    assert_eq!(
        on["moves"],
        first["view"]["moves"].as_u64().unwrap_or(0) + 1,
        "it goes on, {why}"
    );

    let killed = folder.copy();
    let house = House::open(killed.path());
    let second = house.answer("view", json!({}));
    assert_eq!(second["notices"], json!([]), "told once, {why}");
    assert_eq!(lasting(&second["view"]), lasting(&on), "kept again, {why}");
    assert_eq!(
        house.answer("settings", json!({})),
        settings,
        "the settings stay, {why}"
    );
    (first["view"].clone(), settings)
}

#[test]
fn a_broken_file_gives_way_to_its_copy() {
    let left = left();
    for (index, bad) in breakages(&left.folder.read(GAME)).iter().enumerate() {
        let why = format!("{GAME}, breakage {index}");
        let (view, settings) = open_damaged(&left, &[(GAME, bad)], json!(["copy-used"]), &why);
        assert_eq!(lasting(&view), lasting(&left.five), "{why}");
        assert_eq!(settings["fourColours"], true, "{why}");
    }
    for (index, bad) in breakages(&left.folder.read(GAME_CHECKPOINT))
        .iter()
        .enumerate()
    {
        let why = format!("{GAME_CHECKPOINT}, breakage {index}");
        let bad: [(&str, &[u8]); 1] = [(GAME_CHECKPOINT, bad)];
        let (view, _) = open_damaged(&left, &bad, json!(["copy-used"]), &why);
        assert_eq!(lasting(&view), lasting(&left.eight), "{why}");
    }
    for (name, kept) in [(SETTINGS, false), (SETTINGS_CHECKPOINT, true)] {
        for (index, bad) in breakages(&left.folder.read(name)).iter().enumerate() {
            let why = format!("{name}, breakage {index}");
            let (view, settings) = open_damaged(&left, &[(name, bad)], json!(["copy-used"]), &why);
            assert_eq!(lasting(&view), lasting(&left.eight), "{why}");
            assert_eq!(settings["fourColours"], kept, "{why}");
            assert_eq!(settings["leftHand"], true, "{why}");
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
fn a_file_of_a_newer_version_is_set_aside_too() {
    let left = left();
    for (name, thing) in [(GAME, "game"), (SETTINGS, "settings")] {
        let newer = changed(&left.folder.read(name), |json| {
            json[thing]["version"] = json!(999)
        });
        let folder = left.folder.copy();
        folder.write(name, &newer);
        let house = House::open(folder.path());
        assert_eq!(
            house.answer("view", json!({}))["notices"],
            json!(["copy-used"])
        );
        assert_eq!(
            folder.read(&format!("{thing}.newer-1.json")),
            newer,
            "kept for that version"
        );

        let older = changed(&left.folder.read(name), |json| {
            json[thing]["version"] = json!(0)
        });
        open_damaged(&left, &[(name, &older)], json!(["copy-used"]), "version 0");
        let text = changed(&left.folder.read(name), |json| {
            json[thing]["version"] = json!("1")
        });
        open_damaged(
            &left,
            &[(name, &text)],
            json!(["copy-used"]),
            "a version that is a text",
        );
    }
}

#[test]
fn a_game_that_the_rules_do_not_allow_is_set_aside() {
    let left = left();
    let changes: [(&str, Change); 17] = [
        ("an illegal move", |save| {
            save["game"]["moves"][0] = json!("KS foundation-S")
        }),
        ("a move made twice", |save| {
            save["game"]["moves"][1] = save["game"]["moves"][0].clone();
        }),
        ("no pile", |save| {
            save["game"]["moves"][0] = json!("7H column-9")
        }),
        ("no card", |save| {
            save["game"]["moves"][0] = json!("7X column-1")
        }),
        ("no move", |save| save["game"]["moves"][7] = json!(null)),
        ("no list of moves", |save| {
            save["game"]["moves"] = json!("7H column-1")
        }),
        ("moves of another deal", |save| {
            save["game"]["code"] = json!("MS-C4-1")
        }),
        ("too few cells", |save| {
            save["game"]["code"] = json!("BK1-C1-AAAAA2S")
        }),
        ("an unknown code", |save| {
            save["game"]["code"] = json!("BK9-C4-AAAAA24")
        }),
        ("a code with a wrong check", |save| {
            save["game"]["code"] = json!("BK1-C4-AAAAA25")
        }),
        ("a cursor beyond the end", |save| {
            save["game"]["cursor"] = json!(9)
        }),
        ("a negative cursor", |save| {
            save["game"]["cursor"] = json!(-1)
        }),
        ("a negative time", |save| save["game"]["time"] = json!(-1)),
        ("an endless time", |save| {
            save["game"]["time"] = json!(u64::MAX)
        }),
        ("a former game that is none", |save| {
            save["former"]["moves"] = json!(["AS cell-9"])
        }),
        ("no statistics", |save| save["statistics"] = json!({})),
        ("no game", |save| save["game"] = json!(null)),
    ];
    for (why, change) in changes {
        let bad = changed(&left.folder.read(GAME), |json| change(&mut json["game"]));
        let (view, _) = open_damaged(&left, &[(GAME, &bad)], json!(["copy-used"]), why);
        assert_eq!(lasting(&view), lasting(&left.five), "{why}");
        let both: [(&str, &[u8]); 2] = [(GAME, &bad), (GAME_CHECKPOINT, &bad)];
        open_damaged(&left, &both, json!(["started-afresh"]), why);
    }
    for serial in [
        json!(null),
        json!("9"),
        json!(-1),
        json!(u64::MAX),
        json!(1.5),
    ] {
        let bad = changed(&left.folder.read(GAME), |json| {
            json["serial"] = serial.clone()
        });
        let why = format!("the serial number {serial}");
        open_damaged(&left, &[(GAME, &bad)], json!(["copy-used"]), &why);
    }
}

#[test]
fn settings_that_are_none_are_set_aside() {
    let left = left();
    let changes: [Change; 5] = [
        |settings| settings["cells"] = json!(3),
        |settings| settings["language"] = json!("pt-br"),
        |settings| settings["theme"] = json!("pink"),
        |settings| settings["leftHand"] = json!("yes"),
        |settings| settings["fourColours"] = json!(null),
    ];
    for (index, change) in changes.into_iter().enumerate() {
        let good = left.folder.read(SETTINGS);
        let bad = changed(&good, |json| change(&mut json["settings"]));
        let why = format!("change {index}");
        let (_, settings) = open_damaged(&left, &[(SETTINGS, &bad)], json!(["copy-used"]), &why);
        assert_eq!(settings["leftHand"], true, "the copy, {why}");
    }
    let folder = left.folder.copy();
    folder.write(
        SETTINGS,
        changed(&left.folder.read(SETTINGS), |json| {
            let settings = json["settings"].as_object_mut().expect("settings");
            for new in [
                "language",
                "theme",
                "winnable",
                "lostNotice",
                "letters",
                "motion",
                "haptics",
                "sound",
                "timer",
                "letterKeys",
            ] {
                settings.remove(new).expect("a setting");
            }
        }),
    );
    let house = House::open(folder.path());
    assert_eq!(house.view()["moves"], 8);
    let settings = house.answer("settings", json!({}));
    assert_eq!(settings["language"], "system");
    assert_eq!(
        settings["theme"], "system",
        "what an older version did not know is as usual"
    );
    assert_eq!(settings["winnable"], true);
    assert_eq!(settings["lostNotice"], true);
    assert_eq!(settings["letters"], "international");
    assert_eq!(settings["motion"], "normal");
    assert_eq!(settings["haptics"], true);
    assert_eq!(settings["sound"], false, "off unless it is asked for");
    assert_eq!(settings["timer"], true);
    assert_eq!(settings["letterKeys"], true);
    assert_eq!(settings["fourColours"], true, "and the rest stays");
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
