//! What is proven about the table and what the player gets from it, in the running program.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;

use boulanger_core::rules::{Card, Position};
use boulanger_core::solver::{Solver, Verdict};
use serde_json::{Value, json};

use crate::house::{Folder, House};
use crate::left::GAME;

/// Deals that can be won, with 4, 2 and 1 cells.
const WINNABLE: [&str; 3] = ["MS-C4-1", "MS-C2-29", "MS-C1-367"];
/// A deal that can't.
const LOST: &str = "MS-C4-10";

/// The program with a game, and what the page is told about it.
struct Play {
    house: House,
    judged: Receiver<Value>,
    folder: Folder,
}

impl Play {
    fn deal(code: &str) -> Self {
        let folder = Folder::new();
        let house = House::open(folder.path());
        let judged = house.hear("judged");
        let play = Self {
            house,
            judged,
            folder,
        };
        play.done("new_game", json!({ "cells": 4, "code": code }));
        play
    }

    /// Gives a command that must not be refused, and tells the table after it.
    fn done(&self, command: &str, arguments: Value) -> Value {
        let answer = self.house.answer(command, arguments);
        assert_eq!(answer["refusal"], Value::Null, "{command}");
        answer["view"].clone()
    }

    fn wish(&self, command: &str) -> Value {
        self.done(command, json!({}))
    }

    fn drop_on(&self, card: &Value, pile: &Value) -> Value {
        self.done("drop_on", json!({ "card": card, "pile": pile }))
    }

    /// The code of the reason why a wish is refused.
    fn refusal(&self, wish: &str) -> Value {
        self.house.answer(wish, json!({}))["refusal"]["code"].clone()
    }

    fn hint(&self) -> Value {
        self.house.answer("hint", json!({}))
    }

    /// Plays the move that a hint has shown.
    fn follow(&self, hint: &Value) -> Value {
        self.drop_on(&hint["next"]["card"], &hint["next"]["to"])
    }

    /// Plays the losing move of deal 1: the nine of clubs onto the ten.
    fn lose(&self) -> Value {
        self.drop_on(&json!("9C"), &home_of(&self.house.view(), "TC"))
    }

    /// The table once its verdict is known.
    fn settled(&self) -> Value {
        loop {
            let view = self.house.view();
            if view["verdict"] != "unknown" {
                return view;
            }
            self.judged.recv().expect("the verdict becomes known");
        }
    }
}

/// The column on which a card lies open.
fn home_of(view: &Value, card: &str) -> Value {
    let columns = view["columns"].as_array().expect("columns");
    let open = |column: &Value| column.as_array().and_then(|c| c.last()) == Some(&json!(card));
    let column = columns.iter().position(open).expect("an open card");
    json!(format!("column-{}", column + 1))
}

/// The position that a view shows.
fn position(view: &Value) -> Position {
    let cards = |pile: &Value| -> Vec<Option<Card>> {
        serde_json::from_value(pile.clone()).expect("cards")
    };
    let columns = view["columns"].as_array().expect("columns").iter();
    let columns: Vec<Vec<Card>> = columns
        .map(|column| cards(column).into_iter().flatten().collect())
        .collect();
    let columns: [Vec<Card>; 8] = columns.try_into().expect("eight columns");
    let cells = cards(&view["cells"]);
    Position::from_parts(&columns, &cells, cells.len() as u8).expect("a position")
}

/// What a solver of its own says about a table.
fn judge(view: &Value) -> &'static str {
    match Solver::new().judge(&position(view), &AtomicBool::new(false)) {
        Verdict::Winnable => "winnable",
        Verdict::Lost => "lost",
        Verdict::Unknown => "unknown",
    }
}

/// What lies where.
fn cards(view: &Value) -> [&Value; 3] {
    ["columns", "cells", "foundations"].map(|part| &view[part])
}

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
    assert_eq!(play.refusal("show_next"), "no-solution");
    let hint = play.hint();
    let expected = json!({
        "revision": view["revision"], "verdict": "lost", "next": null, "back": null,
    });
    assert_eq!(hint, expected);
}

// Hints

#[test]
fn hints_alone_win() {
    for code in WINNABLE {
        let play = Play::deal(code);
        let mut view = play.house.view();
        let mut moves = 0;
        while view["status"] == "playing" {
            let hint = play.hint();
            assert_eq!(hint["revision"], view["revision"]);
            view = play.follow(&hint);
            moves += 1;
            assert!(moves < 200, "{code} does not come to an end");
            assert_eq!(
                view["verdict"], "winnable",
                "along the line that is known at once"
            );
            assert_eq!(view["last"], hint["next"], "what was shown is what happens");
            assert_eq!(judge(&view), "winnable", "{code} after {moves} hints");
        }
        assert_eq!(play.hint()["next"], Value::Null, "all is won");
        assert_eq!(play.refusal("show_next"), "nothing-to-finish");
        let tally = &play.house.answer("statistics", json!({}))[&code[4..5]];
        assert_eq!(tally["won"], 1, "hints do not spoil a win");
    }
}

#[test]
fn a_hint_never_loses_a_game_wherever_it_is_asked_for() {
    let mut chance = Chance(1);
    let mut lost = 0;
    for code in ["MS-C4-1", "MS-C4-2", "MS-C4-11982", "MS-C2-29", "MS-C1-367"] {
        let play = Play::deal(code);
        for _ in 0..12 {
            let view = chance.play(&play);
            let hint = play.hint();
            assert_eq!(hint["verdict"], judge(&view));
            if hint["verdict"] == "winnable" {
                assert_eq!(judge(&play.follow(&hint)), "winnable");
            } else {
                lost += 1;
                assert_eq!(hint["next"], Value::Null);
                if !hint["back"].is_null() {
                    assert_eq!(judge(&play.wish("go_back")), "winnable");
                    assert_eq!(judge(&play.wish("redo")), "lost", "one later is too late");
                    play.wish("undo");
                }
            }
        }
    }
    assert!(lost > 5, "both was seen");
}

#[test]
fn a_hint_is_remembered_with_the_game_and_changes_nothing_on_the_table() {
    let play = Play::deal("MS-C4-1");
    let before = play.settled();
    assert_eq!(
        play.folder.json(GAME)["game"]["game"]["marks"]["hinted"],
        false
    );
    play.hint();
    assert_eq!(
        play.folder.json(GAME)["game"]["game"]["marks"]["hinted"],
        true
    );
    assert_eq!(play.house.view(), before);
}

// The solution, and the finish

#[test]
fn the_solution_plays_to_the_end_and_is_no_win_of_the_players() {
    for code in WINNABLE {
        let play = Play::deal(code);
        let mut view = play.house.view();
        while view["status"] == "playing" {
            let moves = view["moves"].as_u64();
            view = play.wish("show_next");
            assert_eq!(view["moves"].as_u64(), moves.map(|moves| moves + 1));
            assert_eq!(view["verdict"], "winnable");
        }
        let tally = &play.house.answer("statistics", json!({}))[&code[4..5]];
        assert_eq!((&tally["played"], &tally["won"]), (&json!(1), &json!(0)));
    }
}

#[test]
fn finish_plays_one_action_a_card() {
    let play = Play::deal("MS-C4-1");
    assert_eq!(play.refusal("finish"), "nothing-to-finish");
    let mut view = play.house.view();
    while view["finish"] == false {
        view = play.follow(&play.hint());
    }
    let on_table = |pile: &str| -> usize {
        let piles = view[pile].as_array().expect("piles").iter();
        piles
            .map(|pile| pile.as_array().map_or(!pile.is_null() as usize, Vec::len))
            .sum()
    };
    let left = on_table("columns") + on_table("cells");
    let moves = view["moves"].as_u64().expect("moves") as usize + left;

    let won = play.wish("finish");
    assert_eq!(
        (&won["status"], &won["moves"]),
        (&json!("won"), &json!(moves))
    );
    assert_eq!(won["undo"], moves.min(100));
    assert_eq!(
        won["verdict"], "winnable",
        "also off the line, what is won is won"
    );
    let tally = &play.house.answer("statistics", json!({}))["4"];
    assert_eq!(tally["won"], 1, "a win of the player's own");
    for _ in 0..left {
        view = play.wish("undo");
    }
    assert_eq!(
        (&view["status"], &view["finish"]),
        (&json!("playing"), &json!(true))
    );
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
        // About three deals in four can be won.
        assert_eq!(judge(&House::open(folder.path()).view()), "winnable");
    }
}

/// Chance that is the same each time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % most
    }

    /// Makes some move, or sometimes takes one back or brings one back, and tells the table.
    fn play(&mut self, play: &Play) -> Value {
        let view = play.house.view();
        match self.below(10) {
            0 if view["undo"] != 0 => return play.wish("undo"),
            1 if view["redo"] != 0 => return play.wish("redo"),
            _ => {}
        }
        let lifts = view["lifts"].as_object().expect("lifts");
        let moves: Vec<(&String, &Value)> = lifts
            .iter()
            .flat_map(|(card, lift)| {
                let targets = lift["targets"].as_array().expect("targets").iter();
                targets.map(move |pile| (card, pile))
            })
            .collect();
        if moves.is_empty() {
            return play.wish("undo");
        }
        let (card, pile) = moves[self.below(moves.len())];
        play.drop_on(&json!(card), pile)
    }
}
