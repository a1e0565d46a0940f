//! What the page may ask, and what it is answered.

use std::collections::BTreeSet;

use crate::house::{Folder, House};
use serde_json::{Value, json};

fn open() -> (House, Folder) {
    let folder = Folder::new();
    (House::open(folder.path()), folder)
}

#[test]
fn a_bad_argument_is_answered_with_its_code() {
    let (house, _folder) = open();
    let before = house.view();
    let cases = [
        ("tap", json!({}), "bad-card"),
        ("tap", json!({ "card": "7X" }), "bad-card"),
        ("tap", json!({ "card": "" }), "bad-card"),
        ("tap", json!({ "card": 7 }), "bad-card"),
        ("tap", json!({ "card": null }), "bad-card"),
        ("tap", json!({ "card": { "rank": 7 } }), "bad-card"),
        ("double_tap", json!({ "card": "10H" }), "bad-card"),
        (
            "drop_on",
            json!({ "card": "7h♥", "pile": "column-1" }),
            "bad-card",
        ),
        (
            "drop_on",
            json!({ "card": "7H", "pile": "column-9" }),
            "bad-pile",
        ),
        (
            "drop_on",
            json!({ "card": "7H", "pile": "column-0" }),
            "bad-pile",
        ),
        (
            "drop_on",
            json!({ "card": "7H", "pile": "cell-5" }),
            "bad-pile",
        ),
        (
            "drop_on",
            json!({ "card": "7H", "pile": "foundation-X" }),
            "bad-pile",
        ),
        ("drop_on", json!({ "card": "7H" }), "bad-pile"),
        (
            "drop_on",
            json!({ "card": "7H", "pile": ["column-1"] }),
            "bad-pile",
        ),
        ("new_game", json!({}), "bad-cells"),
        ("new_game", json!({ "cells": 3 }), "bad-cells"),
        ("new_game", json!({ "cells": "4" }), "bad-cells"),
        (
            "new_game",
            json!({ "cells": -4, "code": null }),
            "bad-cells",
        ),
        (
            "new_game",
            json!({ "cells": 4, "code": 11982 }),
            "bad-argument",
        ),
        (
            "new_game",
            json!({ "cells": 4, "code": "" }),
            "no-such-code",
        ),
        ("read_code", json!({}), "bad-argument"),
        ("read_code", json!({ "text": 5 }), "bad-argument"),
        ("set_settings", json!({}), "bad-argument"),
        (
            "set_settings",
            json!({ "settings": { "cells": 3 } }),
            "bad-argument",
        ),
        (
            "set_settings",
            json!({ "settings": "dark" }),
            "bad-argument",
        ),
        ("show_next", json!({}), "bad-argument"),
        ("show_next", json!({ "revision": -1 }), "bad-argument"),
        ("away", json!({}), "bad-argument"),
        ("away", json!({ "hidden": "yes" }), "bad-argument"),
        ("example", json!({ "subject": "trap" }), "bad-argument"),
        (
            "example",
            json!({ "subject": "no-such", "wish": { "do": "view" } }),
            "bad-argument",
        ),
        (
            "example",
            json!({ "subject": "trap", "wish": { "do": "tap", "card": "7X" } }),
            "bad-argument",
        ),
    ];
    for (command, arguments, code) in cases {
        let error = house.ask(command, arguments.clone()).expect_err("an error");
        assert_eq!(error["code"], code, "{command} {arguments}");
    }
    let after = house.view();
    assert_eq!(
        after["revision"], before["revision"],
        "none of them changed anything"
    );
    assert_eq!(after["code"], before["code"]);
    assert_eq!(house.answer("settings", json!({}))["cells"], 4);
}

#[test]
fn a_wrong_code_says_what_is_wrong_and_deals_nothing() {
    let (house, _folder) = open();
    let before = house.view();
    for (code, why) in [
        ("hello", json!({ "code": "no-code" })),
        (
            "BK2-C4-AAAAA24",
            json!({ "code": "unknown-version", "version": "BK2" }),
        ),
        (
            "BK1-C3-AAAAA24",
            json!({ "code": "bad-cell-count", "count": "3" }),
        ),
        ("BK1-C4-AAAAA25", json!({ "code": "wrong-check" })),
        (
            "MS-C4-1000001",
            json!({ "code": "bad-number", "least": 1, "most": 1_000_000 }),
        ),
    ] {
        let error = house
            .ask("new_game", json!({ "cells": 4, "code": code }))
            .expect_err(code);
        assert_eq!(
            error,
            json!({ "code": "no-such-code", "why": why }),
            "{code}"
        );
        let reading = house.answer("read_code", json!({ "text": code }));
        assert_eq!(
            reading,
            json!({ "code": null, "cells": null, "error": why }),
            "{code}"
        );
    }
    assert_eq!(
        house.view()["revision"],
        before["revision"],
        "the table is as it was"
    );
}

#[test]
fn a_code_is_read_and_dealt() {
    let (house, _folder) = open();
    let reading = house.answer("read_code", json!({ "text": "try bk1 c2 aaaaa2l!" }));
    let text = "BK1-C2-AAAAA2L";
    assert_eq!(reading, json!({ "code": text, "cells": 2, "error": null }));
    let answer = house.answer("new_game", json!({ "cells": 4, "code": text }));
    assert_eq!(
        &answer["view"]["code"], text,
        "the code counts, not the cells beside it"
    );
    assert_eq!(answer["view"]["cells"], json!([null, null]));
}

#[test]
fn a_random_game_has_the_cells_asked_for_and_they_are_remembered() {
    let (house, folder) = open();
    let mut codes = BTreeSet::new();
    for cells in [1, 2, 4, 2, 1] {
        let answer = house.answer("new_game", json!({ "cells": cells, "code": null }));
        let view = &answer["view"];
        assert_eq!(view["cells"].as_array().map(Vec::len), Some(cells));
        let code = view["code"].as_str().expect("a code");
        assert!(code.starts_with(&format!("BK1-C{cells}-")), "{code}");
        codes.insert(code.to_owned());
        assert_eq!(
            house.answer("settings", json!({}))["cells"],
            cells,
            "remembered"
        );
    }
    assert_eq!(codes.len(), 5, "each is another deal");
    let again = House::open(folder.copy().path());
    assert_eq!(
        again.answer("settings", json!({}))["cells"],
        1,
        "also after a kill"
    );
}

#[test]
fn gestures_are_forwarded_to_the_table() {
    let (house, _folder) = open();
    house.answer("new_game", json!({ "cells": 4, "code": "BK1-C4-AAAAA24" }));
    let view = house.play(2);
    assert_eq!((&view["moves"], &view["undo"]), (&json!(2), &json!(2)));
    let undone = house.answer("undo", json!({}));
    assert_eq!(undone["view"]["redo"], 1);
    let redone = house.answer("redo", json!({}));
    assert_eq!(
        redone["view"]["columns"], view["columns"],
        "undo and redo go there and back"
    );
    let restarted = house.answer("restart", json!({}));
    assert_eq!(
        (&restarted["view"]["moves"], &restarted["view"]["former"]),
        (&json!(0), &json!(true))
    );
    let back = house.answer("former_game", json!({}));
    assert_eq!(back["view"]["moves"], 2);

    let lifts = back["view"]["lifts"].as_object().expect("lifts");
    let (card, _) = lifts
        .iter()
        .find(|(card, lift)| {
            let in_a_cell = back["view"]["cells"]
                .as_array()
                .is_some_and(|cells| cells.contains(&json!(card)));
            !in_a_cell && lift["run"] == 1 && lift["home"] == false
        })
        .expect("a column's top card that can't go home");
    let tapped = house.answer("tap", json!({ "card": card }));
    assert_eq!(
        tapped["refusal"],
        Value::Null,
        "selecting is the page's own"
    );
    assert_eq!(
        tapped["view"]["revision"], back["view"]["revision"],
        "and changes nothing"
    );
    let twice = house.answer("double_tap", json!({ "card": card }));
    assert_eq!(twice["view"]["moves"], 3, "a double tap finds a place");
    let refused = house.answer("drop_on", json!({ "card": "7H", "pile": "foundation-S" }));
    assert!(
        refused["refusal"]["code"].is_string(),
        "what the rules refuse is answered"
    );
    assert_eq!(house.answer("statistics", json!({}))["4"]["played"], 1);
}

#[test]
fn the_page_has_no_right_to_anything_else() {
    let (house, _folder) = open();
    for command in [
        "plugin:store|load",
        "plugin:store|get_store",
        "plugin:store|set",
        "plugin:store|save",
        "plugin:event|emit",
        "plugin:window|close",
        "plugin:webview|create_webview",
        "plugin:path|resolve_directory",
        "plugin:app|version",
    ] {
        let arguments =
            json!({ "path": "x.json", "rid": 1, "key": "game", "value": 1, "event": "x" });
        let error = house.ask(command, arguments).expect_err(command);
        let text = error.as_str().unwrap_or_default();
        assert!(text.contains("not allowed"), "{command}: {error}");
    }
    let target = json!({ "kind": "Any" });
    let listen = json!({ "event": "judged", "target": target, "handler": 1 });
    house.answer("plugin:event|listen", listen);
    let error = house.ask("nothing", json!({})).is_err();
    assert_eq!(
        error,
        cfg!(not(feature = "bench")),
        "`nothing` is there for benchmarks alone"
    );
}

#[test]
fn the_menu_wants_all_of_its_words() {
    let (house, _folder) = open();
    let names = [
        "game",
        "newGame",
        "restart",
        "undo",
        "redo",
        "hint",
        "settings",
        "hide",
        "hideOthers",
        "showAll",
        "close",
        "quit",
        "edit",
        "cut",
        "copy",
        "paste",
        "selectAll",
        "view",
        "fullScreen",
        "minimise",
        "help",
        "keys",
        "about",
    ];
    let mut words: serde_json::Map<String, Value> = names
        .iter()
        .map(|&name| (name.into(), name.into()))
        .collect();
    assert_eq!(
        house.ask("menu_words", json!({ "words": words })),
        Ok(Value::Null)
    );
    words.remove("hint");
    let answer = house.ask("menu_words", json!({ "words": words }));
    assert_eq!(answer, Err(json!({ "code": "bad-argument" })));
}
