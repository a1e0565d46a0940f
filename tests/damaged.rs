//! Files with damages of every kind, and what must come of them.

use serde_json::{Value, json};

use crate::house::House;
use crate::left::{GAME, GAME_CHECKPOINT, Left, SETTINGS, SETTINGS_CHECKPOINT, lasting};

/// One of the files, which is bad while the others are good.
pub(crate) struct One {
    pub(crate) name: &'static str,
    /// What is kept in it.
    pub(crate) thing: &'static str,
    /// What comes back without it: so many moves, and whether the suits have four colours.
    moves: u8,
    four_colours: bool,
}

/// Each of the files in turn.
pub(crate) const EACH: [One; 4] = [
    One {
        name: GAME,
        thing: "game",
        moves: 5,
        four_colours: true,
    },
    One {
        name: GAME_CHECKPOINT,
        thing: "game",
        moves: 8,
        four_colours: true,
    },
    One {
        name: SETTINGS,
        thing: "settings",
        moves: 8,
        four_colours: false,
    },
    One {
        name: SETTINGS_CHECKPOINT,
        thing: "settings",
        moves: 8,
        four_colours: true,
    },
];

impl One {
    /// The file as it would be with another version of what is kept in it.
    pub(crate) fn with_version(&self, left: &Left, version: Value) -> Vec<u8> {
        changed(&left.folder.read(self.name), |json| {
            json[self.thing]["version"] = version;
        })
    }

    /// What the player is told when it was damaged.
    pub(crate) fn damaged(&self) -> &'static str {
        match self.thing {
            "game" => "copy-used",
            _ => "settings-copy-used",
        }
    }

    /// Makes the file bad. Its copy must be used, and the player be told why.
    pub(crate) fn gives_way(&self, left: &Left, bad: &[u8], notice: &str, why: &str) {
        let why = format!("{}, {why}", self.name);
        let (view, settings) = open_damaged(left, &[(self.name, bad)], json!([notice]), &why);
        let expected = if self.moves == 5 {
            &left.five
        } else {
            &left.eight
        };
        assert_eq!(lasting(&view), lasting(expected), "{why}");
        assert_eq!(settings["fourColours"], self.four_colours, "{why}");
        assert_eq!(settings["leftHand"], true, "{why}");
    }
}

/// Damages that leave no JSON of ours: empty, cut at every 50th byte and before the last, random.
pub(crate) fn breakages(good: &[u8]) -> Vec<Vec<u8>> {
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
pub(crate) fn changed(good: &[u8], change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut json: Value = serde_json::from_slice(good).expect("JSON");
    let before = json.clone();
    change(&mut json);
    assert_ne!(json, before, "the change does something");
    json.to_string().into()
}

/// Opens a house on `left`'s files, some of them replaced by bad bytes. Those must be set aside
/// unharmed, the notices be told once, and the game be kept and go on. Answers the first view.
pub(crate) fn open_damaged(
    left: &Left,
    bad: &[(&str, &[u8])],
    notices: Value,
    why: &str,
) -> (Value, Value) {
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
