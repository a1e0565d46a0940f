//! Files that are sound and that this program would never write: of other versions, or changed.

use serde_json::{Value, json};

use crate::damaged::{EACH, changed, open_damaged};
use crate::house::House;
use crate::left::{GAME, GAME_CHECKPOINT, SETTINGS, lasting, left};

/// The first serial number that is never written.
const LAST_SERIAL: u64 = (1 << 53) - 1;

/// A change that the program would never make.
type Change = fn(&mut Value);

#[test]
fn a_file_of_an_unknown_version_gives_way_to_its_copy() {
    let left = left();
    for one in EACH {
        let newer = one.with_version(&left, json!(999));
        let notice = format!("{}-newer", one.thing);
        one.gives_way(&left, &newer, &notice, "of a newer version");
        let older = one.with_version(&left, json!(0));
        one.gives_way(&left, &older, one.damaged(), "version 0");
        let text = one.with_version(&left, json!("1"));
        one.gives_way(&left, &text, one.damaged(), "a version that is a text");
    }
}

#[test]
fn files_of_a_newer_version_are_kept_for_it() {
    let left = left();
    let newer = EACH.map(|one| (one.name, one.with_version(&left, json!(999))));
    let [game, game_copy, settings, settings_copy] = newer;
    let bad: Vec<(&str, &[u8])> = [&game, &game_copy, &settings, &settings_copy]
        .map(|(name, bytes)| (*name, bytes.as_slice()))
        .into();
    let notices = json!(["game-newer", "settings-newer"]);
    let (view, chosen) = open_damaged(&left, &bad, notices, "both copies of both");
    assert_eq!(view["moves"], 0, "a new game");
    assert_eq!(chosen["leftHand"], false, "the usual settings");

    // Whatever has befallen the copy: this is what the player can do something about.
    for (bad, copy) in [(&game, &game_copy), (&game_copy, &game)] {
        let folder = left.folder.copy();
        folder.write(bad.0, "damaged");
        folder.write(copy.0, &copy.1);
        let house = House::open(folder.path());
        let first = house.answer("view", json!({}));
        assert_eq!(first["notices"], json!(["game-newer"]), "{} damaged", bad.0);
        let stem = copy.0.strip_suffix(".json").expect("a JSON file");
        assert_eq!(folder.read(&format!("{stem}.newer-1.json")), copy.1);
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
        ("no move", |save| save["game"]["moves"][4] = json!(null)),
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
        for one in &EACH[..2] {
            let bad = changed(&left.folder.read(one.name), |json| {
                change(&mut json["game"])
            });
            one.gives_way(&left, &bad, "copy-used", why);
        }
        let bad = changed(&left.folder.read(GAME), |json| change(&mut json["game"]));
        let both: [(&str, &[u8]); 2] = [(GAME, &bad), (GAME_CHECKPOINT, &bad)];
        open_damaged(&left, &both, json!(["started-afresh"]), why);
    }
}

#[test]
fn a_serial_number_that_is_none_is_damage() {
    let left = left();
    for serial in [
        json!(null),
        json!("9"),
        json!(-1),
        json!(u64::MAX),
        json!(LAST_SERIAL),
        json!(1.5),
    ] {
        for one in EACH {
            let bad = changed(&left.folder.read(one.name), |json| {
                json["serial"] = serial.clone()
            });
            let why = format!("the serial number {serial}");
            one.gives_way(&left, &bad, one.damaged(), &why);
        }
    }
}

#[test]
fn where_serial_numbers_end_nothing_is_lost() {
    let left = left();
    let last = changed(&left.folder.read(GAME), |json| {
        json["serial"] = json!(LAST_SERIAL - 1)
    });
    left.folder.write(GAME, &last);
    for round in 1..=2 {
        let house = House::open(left.folder.path());
        let first = house.answer("view", json!({}));
        assert_eq!(first["notices"], json!([]), "start {round}");
        assert_eq!(lasting(&first["view"]), lasting(&left.eight));
        let undone = house.answer("undo", json!({}));
        assert_eq!(undone["notices"], json!(["not-saved"]), "start {round}");
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
        for one in &EACH[2..] {
            let good = left.folder.read(one.name);
            let bad = changed(&good, |json| change(&mut json["settings"]));
            one.gives_way(&left, &bad, one.damaged(), &format!("change {index}"));
        }
    }
}

#[test]
fn settings_that_an_older_version_did_not_know_are_as_usual() {
    let left = left();
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
