//! A table to play on, and short ways to say what is played.

use boulanger_core::deal::GameCode;
use boulanger_core::game::{Proof, Table, View};
use boulanger_core::rules::{Card, Pile};
use serde_json::Value;

/// Its columns end in 2S KS 6S 7H QC 7S TD 5H: the 6S may go on the 7S, all others only to cells.
pub(crate) const CODE: &str = "BK1-C4-AAAAA24";

pub(crate) fn code(text: &str) -> GameCode {
    GameCode::read(text).expect("a code")
}

pub(crate) fn table() -> Table {
    Table::new(code(CODE))
}

pub(crate) fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub(crate) fn pile(text: &str) -> Pile {
    text.parse().expect("a pile")
}

pub(crate) fn view(table: &Table) -> View {
    table.view(Proof::Unknown)
}

/// Drops a card on a pile: `"2S cell-1"`.
#[track_caller]
pub(crate) fn play(table: &mut Table, m: &str) {
    let (card, pile) = m.split_once(' ').expect("a move");
    table.drop_on(self::card(card), self::pile(pile)).expect(m);
}

/// Makes so many actions: a card wanders from cell to cell.
pub(crate) fn wander(table: &mut Table, actions: usize) {
    for _ in 0..actions {
        let (at, _) = table.game().position().place_of(card("2S"));
        let to = if at == Pile::Cell(0) {
            Pile::Cell(1)
        } else {
            Pile::Cell(0)
        };
        table.drop_on(card("2S"), to).expect("a free cell");
    }
}

/// A view without the revision, which counts changes rather than showing one.
pub(crate) fn content(table: &Table) -> View {
    View {
        revision: 0,
        ..view(table)
    }
}

/// The save of a table.
pub(crate) fn saved(table: &Table) -> Value {
    serde_json::to_value(table.save()).expect("JSON")
}

/// The table as it comes back from its save.
pub(crate) fn kept(table: &Table) -> Table {
    Table::load(&saved(table)).expect("a table that can be kept")
}
