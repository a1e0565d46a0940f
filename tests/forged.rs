//! Files that are sound and that this program would never write: of other versions, or changed.

use serde_json::{Value, json};

use crate::damaged::{changed, open_damaged};
use crate::house::House;
use crate::left::{GAME, GAME_CHECKPOINT, SETTINGS, lasting, left};

/// The first serial number that is never written.
const LAST_SERIAL: u64 = (1 << 53) - 1;

/// A change that the program would never make.
type Change = fn(&mut Value);

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
        json!(LAST_SERIAL),
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
