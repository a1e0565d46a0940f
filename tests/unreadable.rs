//! What can't be read at the start, and can be again later, takes nothing back.

use std::fs;

use serde_json::json;

use crate::damaged::changed;
use crate::house::House;
use crate::left::{GAME, GAME_JOURNAL, lasting, left};
use crate::storage::make_unreadable;

#[test]
fn what_was_played_beside_it_is_newer() {
    for (name, moves) in [(GAME, 5), (GAME_JOURNAL, 8)] {
        let left = left();
        let file = left.folder.file(name);
        let held = changed(&left.folder.read(GAME), |version| {
            version["serial"] = json!(1000);
        });
        make_unreadable(&file);
        let house = House::open(left.folder.path());
        let played = house.play(1);
        assert_eq!(played["moves"], moves + 1, "{name}: the game goes on");
        drop(house);

        assert!(file.is_symlink(), "{name} is left alone");
        fs::remove_file(&file).expect("removed");
        left.folder.write(name, held);
        let again = House::open(left.folder.path()).view();
        assert_eq!(lasting(&again), lasting(&played), "{name}");
    }
}
