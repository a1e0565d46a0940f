//! What is kept survives kills and power cuts, and folders that can't be written are told.

use std::fs;
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tauri::{Manager, RunEvent};

use crate::house::{Folder, House, program};
use crate::left::{
    GAME, GAME_CHECKPOINT, GAME_JOURNAL, SETTINGS, SETTINGS_CHECKPOINT, lasting, left,
};

/// All that lies in the folder, as long as nothing was damaged.
const NAMES: [&str; 5] = [GAME_CHECKPOINT, GAME, "lock", SETTINGS_CHECKPOINT, SETTINGS];

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
    let serial = new["serial"].as_u64().expect("a number");
    assert!(newest(&left.folder, "game") > serial, "and on");
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
    assert_eq!(left.folder.names(), NAMES, "nothing is left over");
    let answer = house.answer("view", json!({}));
    assert_eq!(answer["notices"], json!([]));
    assert_eq!(lasting(&answer["view"]), lasting(&left.eight));
}

#[test]
fn closing_the_window_makes_a_checkpoint_and_leaves_nothing_else() {
    let left = left();
    program(left.folder.path()).run(|app, event| {
        if let RunEvent::Ready = event {
            let window = app.get_webview_window("main").expect("the window");
            thread::spawn(move || window.close());
        }
    });
    assert_eq!(
        left.folder.names(),
        NAMES,
        "the plugin saves no store of its own at exit"
    );
    for (name, checkpoint) in [(GAME, GAME_CHECKPOINT), (SETTINGS, SETTINGS_CHECKPOINT)] {
        assert_eq!(
            left.folder.json(checkpoint),
            left.folder.json(name),
            "{checkpoint}"
        );
    }
    assert_eq!(
        lasting(&House::open(left.folder.path()).view()),
        lasting(&left.eight)
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

/// The serial number of the newest version of a thing, wherever it is kept.
fn newest(folder: &Folder, thing: &str) -> u64 {
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

/// Waits until the checkpoint of a thing has what is kept now.
fn wait_for_checkpoint(folder: &Folder, thing: &str) {
    let (kept, answered) = (newest(folder, thing), Instant::now());
    let checkpoint = format!("{thing}.checkpoint");
    while !folder.file(&format!("{checkpoint}.json")).exists() || newest(folder, &checkpoint) < kept
    {
        assert!(
            answered.elapsed() < Duration::from_secs(2),
            "{thing}: a power cut would lose more"
        );
        sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_checkpoint_follows_each_change_within_two_seconds() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    // The start orders one of its own: what comes after it is owed to the change alone.
    wait_for_checkpoint(&folder, "game");
    let view = house.play(3);
    wait_for_checkpoint(&folder, "game");
    let mut chosen = house.answer("settings", json!({}));
    // The first choice may yet come along with the table, the second may not.
    for theme in ["dark", "light"] {
        chosen["theme"] = json!(theme);
        house.answer("set_settings", json!({ "settings": chosen }));
        wait_for_checkpoint(&folder, "settings");
    }

    let alone = folder.copy();
    for name in [GAME, SETTINGS] {
        fs::remove_file(alone.file(name)).expect("lost in the power cut");
    }
    // The clock may have begun another one by now.
    let _ = fs::remove_file(alone.file(GAME_JOURNAL));
    let again = House::open(alone.path());
    assert_eq!(lasting(&again.view()), lasting(&view));
    assert_eq!(again.answer("settings", json!({})), chosen);
}

/// The time played, in milliseconds.
fn time(view: &Value) -> u128 {
    view["time"].as_u64().expect("a time").into()
}

#[test]
fn the_time_played_is_kept_while_the_clock_runs_and_no_longer() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let start = Instant::now();
    house.play(1);
    let played = newest(&folder, "game");
    while newest(&folder, "game") == played {
        sleep(Duration::from_millis(20));
    }
    let kept = time(&House::open(folder.copy().path()).view());
    assert!(kept > 0, "it is kept without any action");
    assert!(
        kept <= start.elapsed().as_millis(),
        "and is no more than has passed"
    );

    house.answer("away", json!({ "hidden": true }));
    let left = newest(&folder, "game");
    let kept = time(&House::open(folder.copy().path()).view());
    sleep(Duration::from_millis(2500));
    assert_eq!(
        newest(&folder, "game"),
        left,
        "nothing is written while nobody looks"
    );
    let back = Instant::now();
    house.answer("away", json!({ "hidden": false }));
    let now = time(&house.view());
    assert!(
        now <= kept + back.elapsed().as_millis() + 1,
        "{now} ms after {kept}: the time away does not count"
    );
}

#[test]
fn a_suspended_game_is_safe_and_its_time_goes_on() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let start = time(&house.play(1));
    let moment = Duration::from_millis(300);
    sleep(moment);
    house.parlour().suspend();
    assert_eq!(folder.json(GAME_CHECKPOINT), folder.json(GAME));
    let kept = time(&House::open(folder.copy().path()).view());
    assert!(kept >= start + moment.as_millis(), "with its time");
    sleep(moment);
    let now = time(&house.view());
    assert!(
        now >= kept + moment.as_millis(),
        "{now} ms after {kept}: the player may still look"
    );
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

/// A link to itself, which nobody can read: no access right stops root, as whom tests may run.
#[cfg(unix)]
pub(crate) fn make_unreadable(file: &std::path::Path) {
    // It need not be there.
    let _ = fs::remove_file(file);
    std::os::unix::fs::symlink(file, file).expect("a link");
}

#[test]
#[cfg(unix)]
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
fn a_second_program_on_the_folder_says_so_and_keeps_nothing() {
    let left = left();
    let first = House::open(left.folder.path());
    let before = first.play(1);
    let kept = || NAMES.map(|name| left.folder.read(name));
    first.parlour().checkpoint();
    let files = kept();

    let second = House::open(left.folder.path());
    let answer = second.answer("view", json!({}));
    assert_eq!(answer["notices"], json!(["open-elsewhere"]));
    assert_eq!(answer["view"]["moves"], 0, "a game of its own");
    second.play(2);
    second.parlour().checkpoint();
    drop(second);
    assert_eq!(kept(), files, "the first one's files are as they were");
    assert_eq!(lasting(&first.view()), lasting(&before));

    drop(first);
    let next = House::open(left.folder.path());
    let answer = next.answer("view", json!({}));
    assert_eq!(answer["notices"], json!([]));
    assert_eq!(lasting(&answer["view"]), lasting(&before));
}
