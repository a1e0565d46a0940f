//! What is kept survives: kills, damaged files, folders that can't be written.

mod house;

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use house::{Folder, House};
use serde_json::{Value, json};

const GAME: &str = "game.json";
const GAME_CHECKPOINT: &str = "game.checkpoint.json";
const SETTINGS: &str = "settings.json";
const SETTINGS_CHECKPOINT: &str = "settings.checkpoint.json";

/// A folder after a kill: eight moves in the game, the first five of them in the checkpoint; and
/// settings that were changed twice, once in the checkpoint. With the two tables.
struct Left {
    folder: Folder,
    five: Value,
    eight: Value,
}

fn left() -> Left {
    let folder = Folder::new();
    let house = House::open(folder.path());
    house.answer("new_game", json!({ "cells": 4, "code": "BK1-C4-AAAAA24" }));
    let five = house.play(5);
    choose(&house, false, true);
    house.parlour().checkpoint();
    let eight = house.play(3);
    choose(&house, true, true);
    Left {
        folder: folder.copy(),
        five,
        eight,
    }
}

fn choose(house: &House, four_colours: bool, left_hand: bool) {
    let settings = json!({
        "cells": 4, "theme": "dark", "fourColours": four_colours, "leftHand": left_hand,
    });
    let chosen = house.answer("set_settings", json!({ "settings": settings }));
    assert_eq!(chosen, settings, "the choice is taken");
}

/// What must come back: all of a view but the revision and the time.
fn lasting(view: &Value) -> Value {
    let mut view = view.clone();
    let parts = view.as_object_mut().expect("a view");
    parts.remove("revision");
    parts.remove("time");
    view
}

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
        assert_eq!(aside, [bytes], "{name} is set aside unharmed, {why}");
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
fn a_kill_loses_nothing() {
    let left = left();
    let house = House::open(left.folder.path());
    let answer = house.answer("view", json!({}));
    assert_eq!(answer["notices"], json!([]));
    assert_eq!(lasting(&answer["view"]), lasting(&left.eight));
    assert_eq!(house.answer("settings", json!({}))["fourColours"], true);
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
    let usual = json!({ "cells": 4, "theme": "system", "fourColours": false, "leftHand": false });
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
fn settings_that_are_none_are_set_aside() {
    let left = left();
    let changes: [fn(&mut Value); 4] = [
        |settings| settings["cells"] = json!(3),
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
            json["settings"]
                .as_object_mut()
                .expect("settings")
                .remove("theme");
        }),
    );
    let house = House::open(folder.path());
    assert_eq!(house.view()["moves"], 8);
    let settings = house.answer("settings", json!({}));
    assert_eq!(
        settings["theme"], "system",
        "what an older version did not know is as usual"
    );
    assert_eq!(settings["fourColours"], true, "and the rest stays");
}

#[test]
fn the_file_with_the_higher_serial_number_is_the_newer() {
    let left = left();
    let (old, new) = (left.folder.json(GAME_CHECKPOINT), left.folder.json(GAME));
    assert!(
        old["serial"].as_u64() < new["serial"].as_u64(),
        "numbers go up"
    );

    // As after a power cut that lost the renaming of one file and not of the other.
    left.folder.write(GAME, old.to_string());
    left.folder.write(GAME_CHECKPOINT, new.to_string());
    let house = House::open(left.folder.path());
    assert_eq!(house.view()["moves"], 8);
    assert_eq!(
        left.folder.json(GAME),
        new,
        "the older file is brought up to date at once"
    );
    house.play(1);
    assert!(
        left.folder.json(GAME)["serial"].as_u64() > new["serial"].as_u64(),
        "and on"
    );
}

#[test]
fn one_file_is_enough() {
    for (missing, moves) in [(GAME, 5), (GAME_CHECKPOINT, 8)] {
        let left = left();
        fs::remove_file(left.folder.file(missing)).expect("removed");
        let house = House::open(left.folder.path());
        assert_eq!(house.view()["moves"], moves, "without {missing}");
    }
}

#[test]
fn what_a_kill_left_half_written_is_no_file() {
    let left = left();
    for name in [
        "game.next.json",
        "game.checkpoint.next.json",
        "settings.next.json",
    ] {
        left.folder.write(name, r#"{"serial":999,"game":{"ver"#);
    }
    let house = House::open(left.folder.path());
    let answer = house.answer("view", json!({}));
    assert_eq!(answer["notices"], json!([]));
    assert_eq!(lasting(&answer["view"]), lasting(&left.eight));
    house.play(1);
    choose(&house, false, false);
    house.parlour().checkpoint();
    let names = [GAME_CHECKPOINT, GAME, SETTINGS_CHECKPOINT, SETTINGS];
    assert_eq!(left.folder.names(), names, "nothing is left over");
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
fn the_first_deal_is_kept_before_it_is_shown() {
    let folder = Folder::new();
    let house = House::open(&folder.path().join("to be made"));
    let kept = folder.path().join("to be made").join(GAME);
    let kept: Value = serde_json::from_slice(&fs::read(kept).expect("kept")).expect("JSON");
    let view = house.view();
    assert!(
        kept.to_string()
            .contains(view["code"].as_str().expect("a code"))
    );
    assert_eq!(
        view["cells"].as_array().map(Vec::len),
        Some(4),
        "four cells at first"
    );
}

#[test]
fn every_answer_has_been_kept_before() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let mut view = house.view();
    for _ in 0..10 {
        view = house.play(1);
        let again = House::open(folder.copy().path());
        assert_eq!(
            lasting(&again.view()),
            lasting(&view),
            "a copy made right after the answer"
        );
    }
    for command in ["undo", "undo", "redo", "restart", "former_game"] {
        let answer = house.answer(command, json!({}));
        assert_eq!(answer["refusal"], Value::Null, "{command} is granted");
        let again = House::open(folder.copy().path());
        assert_eq!(
            lasting(&again.view()),
            lasting(&answer["view"]),
            "{command}"
        );
        view = answer["view"].clone();
    }
    let before = folder.read(GAME);
    let refused = house.answer("redo", json!({}));
    assert_ne!(refused["refusal"], json!(null), "nothing is left to redo");
    assert_eq!(lasting(&refused["view"]), lasting(&view));
    assert_eq!(
        folder.read(GAME),
        before,
        "what changes nothing writes nothing"
    );
}

#[test]
fn a_checkpoint_follows_within_two_seconds() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let view = house.play(3);
    let answered = Instant::now();
    let serial = folder.json(GAME)["serial"].clone();
    while !folder.file(GAME_CHECKPOINT).exists() || folder.json(GAME_CHECKPOINT)["serial"] != serial
    {
        assert!(
            answered.elapsed() < Duration::from_secs(2),
            "a power cut would lose more"
        );
        sleep(Duration::from_millis(20));
    }
    let alone = folder.copy();
    fs::remove_file(alone.file(GAME)).expect("lost in the power cut");
    assert_eq!(lasting(&House::open(alone.path()).view()), lasting(&view));
}

#[test]
fn the_time_played_is_kept_while_the_clock_runs_and_no_longer() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    house.play(1);
    sleep(Duration::from_millis(2500));
    let kept = folder.read(GAME);
    let again = House::open(folder.copy().path());
    let time = again.view()["time"].as_u64().expect("a time");
    assert!(
        (1900..4000).contains(&time),
        "{time} ms were kept without any action"
    );

    house.answer("away", json!({ "hidden": true }));
    let left = folder.read(GAME);
    assert_ne!(left, kept, "the time up to leaving is kept");
    sleep(Duration::from_millis(2500));
    assert_eq!(
        folder.read(GAME),
        left,
        "nothing is written while nobody looks"
    );
    house.answer("away", json!({ "hidden": false }));
    let time = house.view()["time"].as_u64().expect("a time");
    assert!(time < 4000, "{time} ms: the time away does not count");
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let folder = Folder::new();
    let place = folder.file("place");
    // Tests may run as root, whom no access right stops: a file stands where the folder should.
    fs::write(&place, "in the way").expect("written");
    let house = House::open(&place);
    let first = house.answer("view", json!({}));
    assert_eq!(first["notices"], json!(["not-saved"]));
    assert_eq!(house.play(3)["moves"], 3, "the game goes on in memory");
    assert_eq!(
        house.answer("undo", json!({}))["notices"],
        json!([]),
        "told once"
    );

    fs::remove_file(&place).expect("removed");
    let answer = house.answer("redo", json!({}));
    assert_eq!(answer["notices"], json!(["saved-again"]));
    let again = House::open(&place);
    assert_eq!(lasting(&again.view()), lasting(&answer["view"]));
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
