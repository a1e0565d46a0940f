//! What a power cut leaves, and the time played.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::left::{GAME, GAME_CHECKPOINT, GAME_JOURNAL, SETTINGS, lasting, newest};

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
