//! What is kept survives kills, and folders that can't be written are told.

use std::fs;
use std::thread;

use serde_json::{Value, json};
use tauri::{Manager, RunEvent};

use crate::house::{Folder, House, program};
use crate::left::{
    GAME, GAME_CHECKPOINT, NAMES, SETTINGS, SETTINGS_CHECKPOINT, lasting, left, newest,
};

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
