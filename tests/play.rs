//! A game in the running program, for tests of what is proven about it.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Receiver;

use boulanger_core::rules::{Card, Position, Verdict};
use boulanger_core::solver::Solver;
use serde_json::{Value, json};

use crate::house::{Folder, House};

/// Deals that can be won, with 4, 2 and 1 cells.
pub(crate) const WINNABLE: [&str; 3] = ["MS-C4-1", "MS-C2-29", "MS-C1-367"];
/// A deal that can't.
pub(crate) const LOST: &str = "MS-C4-10";

/// The program with a game, and what the page is told about it.
pub(crate) struct Play {
    pub(crate) house: House,
    pub(crate) judged: Receiver<Value>,
    pub(crate) folder: Folder,
}

impl Play {
    pub(crate) fn deal(code: &str) -> Self {
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
    pub(crate) fn done(&self, command: &str, arguments: Value) -> Value {
        let answer = self.house.answer(command, arguments);
        assert_eq!(answer["refusal"], Value::Null, "{command}");
        answer["view"].clone()
    }

    pub(crate) fn wish(&self, command: &str) -> Value {
        self.done(command, json!({}))
    }

    pub(crate) fn drop_on(&self, card: &Value, pile: &Value) -> Value {
        self.done("drop_on", json!({ "card": card, "pile": pile }))
    }

    /// The code of the reason why a wish is refused.
    pub(crate) fn refusal(&self, wish: &str) -> Value {
        self.house.answer(wish, json!({}))["refusal"]["code"].clone()
    }

    pub(crate) fn hint(&self) -> Value {
        self.house.answer("hint", json!({}))
    }

    /// Asks for a hint, and for its move to be played on the table it is about.
    pub(crate) fn show_next(&self) -> Value {
        let revision = self.hint()["revision"].clone();
        self.house
            .answer("show_next", json!({ "revision": revision }))
    }

    /// Plays the move that a hint has shown.
    pub(crate) fn follow(&self, hint: &Value) -> Value {
        self.drop_on(&hint["next"]["card"], &hint["next"]["to"])
    }

    /// Plays the losing move of deal 1: the nine of clubs onto the ten.
    pub(crate) fn lose(&self) -> Value {
        self.drop_on(&json!("9C"), &column_of(&self.house.view(), "TC"))
    }

    /// The table once its verdict is known.
    pub(crate) fn settled(&self) -> Value {
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
pub(crate) fn column_of(view: &Value, card: &str) -> Value {
    let columns = view["columns"].as_array().expect("columns");
    let open = |column: &Value| column.as_array().and_then(|c| c.last()) == Some(&json!(card));
    let column = columns.iter().position(open).expect("an open card");
    json!(format!("column-{}", column + 1))
}

/// The position that a view shows.
pub(crate) fn position(view: &Value) -> Position {
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
pub(crate) fn judge(view: &Value) -> &'static str {
    match Solver::new().judge(&position(view), &AtomicBool::new(false)) {
        Verdict::Winnable => "winnable",
        Verdict::Lost => "lost",
        Verdict::Unknown => "unknown",
    }
}

/// What lies where.
pub(crate) fn cards(view: &Value) -> [&Value; 3] {
    ["columns", "cells", "foundations"].map(|part| &view[part])
}

/// Chance that is the same each time.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % most
    }

    /// Makes some move, or sometimes takes one back or brings one back, and tells the table.
    pub(crate) fn play(&mut self, play: &Play) -> Value {
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
