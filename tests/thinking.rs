//! What is proven about the table in the running program, and the way back from a lost position.

use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::left::SETTINGS;
use crate::play::{Chance, LOST, Play, cards, judge};

// Lost, and the way back

#[test]
fn a_losing_move_is_told_and_the_way_back_leads_before_it() {
    let play = Play::deal("MS-C4-1");
    let before = play.settled();
    assert_eq!(
        (&before["verdict"], &before["back"]),
        (&json!("winnable"), &json!(null))
    );

    play.lose();
    let lost = play.settled();
    assert_eq!(
        (&lost["verdict"], &lost["back"]),
        (&json!("lost"), &json!(1))
    );

    let back = play.wish("go_back");
    assert_eq!(cards(&back), cards(&before));
    assert_eq!((&back["moves"], &back["redo"]), (&json!(0), &json!(1)));
    assert_eq!(play.settled()["verdict"], "winnable");
    assert_eq!(play.refusal("go_back"), "nowhere-to-go-back");

    let again = play.wish("redo");
    assert_eq!(cards(&again), cards(&lost));
    assert_eq!(play.settled()["back"], 1);
}

#[test]
fn what_follows_a_lost_position_is_known_to_be_lost_at_once() {
    let play = Play::deal("MS-C4-1");
    play.lose();
    play.settled();
    for moves in 2..150 {
        let view = play.house.play(1);
        assert_eq!(
            (&view["verdict"], &view["back"]),
            (&json!("lost"), &json!(moves))
        );
    }
    let view = play.wish("undo");
    assert_eq!(
        (&view["verdict"], &view["back"]),
        (&json!("lost"), &json!(148))
    );
    let view = play.wish("redo");
    assert_eq!(
        (&view["verdict"], &view["back"]),
        (&json!("lost"), &json!(149))
    );

    let back = play.wish("go_back");
    assert_eq!((&back["moves"], &back["redo"]), (&json!(0), &json!(149)));
}

#[test]
fn no_way_leads_back_where_the_deal_is_lost() {
    let play = Play::deal(LOST);
    let view = play.settled();
    assert_eq!(
        (&view["verdict"], &view["back"]),
        (&json!("lost"), &json!(null))
    );
    let view = play.house.play(1);
    assert_eq!(
        (&view["verdict"], &view["back"]),
        (&json!("lost"), &json!(null))
    );
    let view = play.wish("restart");
    assert_eq!(view["verdict"], "lost", "also when it is dealt again");

    assert_eq!(play.refusal("go_back"), "nowhere-to-go-back");
    assert_eq!(play.show_next()["refusal"]["code"], "no-solution");
    let hint = play.hint();
    let expected = json!({
        "revision": view["revision"], "verdict": "lost", "next": null, "back": null,
    });
    assert_eq!(hint, expected);
}

// Haste

#[test]
fn fifty_quick_actions_leave_no_stale_verdict() {
    let mut chance = Chance(7);
    let (mut early, mut winnable, mut lost) = (0, 0, 0);
    for code in ["MS-C4-1", "MS-C4-5", "MS-C2-29", "MS-C1-367"] {
        let play = Play::deal(code);
        let mut views = vec![play.house.view()];
        for _ in 0..50 {
            views.push(chance.play(&play));
        }
        let last = play.settled();
        views.push(last.clone());
        play.hint();

        for view in &views {
            match view["verdict"].as_str() {
                Some("unknown") => {}
                verdict => {
                    early += 1;
                    assert_eq!(verdict, Some(judge(view)));
                }
            }
        }
        for judged in play.judged.try_iter() {
            let same = |view: &&Value| view["revision"] == judged["revision"];
            // The first deal, before the code was asked for, has none of these revisions.
            let Some(view) = views.iter().find(same) else {
                continue;
            };
            assert_eq!(
                judged["verdict"],
                judge(view),
                "revision {}",
                judged["revision"]
            );
        }
        match judge(&last) {
            "lost" => lost += 1,
            _ => winnable += 1,
        }
        if let Some(back) = last["back"].as_u64() {
            let view = play.wish("go_back");
            assert_eq!(
                view["redo"].as_u64(),
                last["redo"].as_u64().map(|redo| redo + back)
            );
            assert_eq!(judge(&view), "winnable");
            assert_eq!(judge(&play.wish("redo")), "lost");
        }
    }
    assert!(
        lost > 0,
        "some of the games end lost: {winnable} {lost} {early}"
    );
}

#[test]
fn while_the_player_is_away_wishes_still_work() {
    let play = Play::deal("MS-C4-1");
    play.house.answer("away", json!({ "hidden": true }));
    assert_eq!(play.hint()["verdict"], "winnable");
    play.house.answer("away", json!({ "hidden": true }));
    play.lose();
    assert_eq!(play.settled()["back"], 1);
    play.house.answer("away", json!({ "hidden": true }));
    play.wish("undo");
    play.house.answer("away", json!({ "hidden": true }));
    play.house.answer("away", json!({ "hidden": false }));
    assert_eq!(play.settled()["verdict"], "winnable", "coming back goes on");
}

// New games

#[test]
fn new_games_can_be_won_as_long_as_the_player_wants_that() {
    let folder = Folder::new();
    let house = House::open(folder.path());
    let verdicts = || -> Vec<&str> {
        let new = json!({ "cells": 1, "code": null });
        (0..20)
            .map(|_| judge(&house.answer("new_game", new.clone())["view"]))
            .collect()
    };
    assert_eq!(verdicts(), ["winnable"; 20]);
    let mut settings = house.answer("settings", json!({}));
    settings["winnable"] = json!(false);
    house.answer("set_settings", json!({ "settings": settings }));
    // About one deal in 550 can be won.
    assert!(verdicts().contains(&"lost"), "any deal may come");
    let game = house.answer("new_game", json!({ "cells": 1, "code": LOST }));
    assert_eq!(game["view"]["code"], LOST, "a code is dealt as it is");
}

#[test]
fn the_very_first_game_can_be_won() {
    for _ in 0..8 {
        let folder = Folder::new();
        // With one cell, about one deal in 550 can be won: a kept choice makes it the first game's.
        let settings = json!({ "version": 1, "cells": 1 });
        let kept = json!({ "serial": 1, "settings": settings });
        folder.write(SETTINGS, kept.to_string());
        let view = House::open(folder.path()).view();
        assert_eq!(view["cells"], json!([null]));
        assert_eq!(judge(&view), "winnable");
    }
}
