//! Saves of random play, whole and damaged: every table comes back as it was, and nothing that is
//! loaded breaks the rules.

use std::time::Duration;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::game::{LoadError, Table};
use boulanger_core::rules::Refusal;
use proptest::prelude::*;
use serde_json::Value;

use crate::common::play::{content, saved};
use crate::common::{cards, cases, choose};

/// Something that a player may do.
#[derive(Clone, Debug)]
enum Doing {
    Move(u16),
    Undo,
    Redo,
    Restart,
    NewGame(u32),
    SameGame,
    Former,
    Pass(u32),
}

fn doings() -> impl Strategy<Value = Vec<Doing>> {
    let doing = prop_oneof![
        30 => any::<u16>().prop_map(Doing::Move),
        6 => Just(Doing::Undo),
        4 => Just(Doing::Redo),
        1 => Just(Doing::Restart),
        1 => any::<u32>().prop_map(Doing::NewGame),
        1 => Just(Doing::SameGame),
        1 => Just(Doing::Former),
        3 => any::<u32>().prop_map(Doing::Pass),
    ];
    prop::collection::vec(doing, 0..160)
}

fn tables() -> impl Strategy<Value = Table> {
    (
        any::<u32>(),
        prop::sample::select(Cells::ALL.to_vec()),
        doings(),
    )
        .prop_map(|(number, cells, doings)| {
            let mut table = Table::new(GameCode::numbered(cells, number));
            for doing in doings {
                // A refusal is as good as any other event here.
                let _ = act(&mut table, &doing);
            }
            table
        })
}

fn act(table: &mut Table, doing: &Doing) -> Result<(), Refusal> {
    match *doing {
        Doing::Move(choice) => match choose(table.game().position(), choice) {
            Some(m) => table.drop_on(m.card, m.to),
            None => Ok(()),
        },
        Doing::Undo => table.undo(),
        Doing::Redo => table.redo(),
        Doing::Restart => table.restart(),
        Doing::NewGame(number) => {
            table.new_game(GameCode::numbered(table.game().code().cells(), number));
            Ok(())
        }
        Doing::SameGame => {
            table.new_game(table.game().code());
            Ok(())
        }
        Doing::Former => table.former_game(),
        Doing::Pass(milliseconds) => {
            table.pass(Duration::from_millis(milliseconds.into()));
            Ok(())
        }
    }
}

fn bytes(table: &Table) -> Vec<u8> {
    saved(table).to_string().into_bytes()
}

/// What becomes of bytes that a file may hold.
pub(crate) fn load(bytes: &[u8]) -> Result<Table, LoadError> {
    let json: Value = serde_json::from_slice(bytes).map_err(|_| LoadError::Form)?;
    Table::load(&json)
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_table_comes_back_as_it_was(table in tables()) {
        let mut table = table;
        let mut loaded = load(&bytes(&table)).expect("our own save");
        prop_assert_eq!(content(&loaded), content(&table));
        prop_assert_eq!(loaded.save(), table.save());
        prop_assert_eq!(loaded.statistics(), table.statistics());
        // The history too, undone actions and the former game.
        while table.undo().is_ok() {
            prop_assert_eq!(loaded.undo(), Ok(()));
            prop_assert_eq!(content(&loaded), content(&table));
        }
        while table.redo().is_ok() {
            prop_assert_eq!(loaded.redo(), Ok(()));
        }
        prop_assert_eq!(loaded.former_game(), table.former_game());
        prop_assert_eq!(content(&loaded), content(&table));
    }

    #[test]
    fn any_bytes_load_or_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = load(&bytes);
    }

    #[test]
    fn damaged_saves_load_or_are_refused(
        table in tables(),
        damages in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in prop::option::of(any::<prop::sample::Index>()),
    ) {
        let mut bytes = bytes(&table);
        for (place, byte) in damages {
            let place = place.index(bytes.len());
            // Digits and letters in place of others keep the form more often than anything does.
            bytes[place] = if byte < 128 { b"0123456789AJQKSHDC"[usize::from(byte) % 18] } else { byte };
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(loaded) = load(&bytes) {
            // What loads is whole: it can be shown, taken back and saved again.
            let mut copy = loaded.clone();
            while copy.undo().is_ok() {}
            let _ = content(&copy);
            prop_assert!(Table::load(&saved(&loaded)).is_ok());
        }
    }

    #[test]
    fn a_save_with_other_moves_loads_or_is_refused(table in tables(), swaps in prop::collection::vec(any::<[prop::sample::Index; 2]>(), 1..3)) {
        let mut save = saved(&table);
        let moves = save["game"]["moves"].as_array_mut().expect("a list");
        if !moves.is_empty() {
            for [a, b] in swaps {
                let (a, b) = (a.index(moves.len()), b.index(moves.len()));
                moves.swap(a, b);
            }
        }
        if let Ok(loaded) = Table::load(&save) {
            prop_assert_eq!(cards(loaded.game().position()).len(), 52);
        }
    }
}
