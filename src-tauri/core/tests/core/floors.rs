//! Arrows point down only: no floor of the core knows one above it.

use std::fs;
use std::path::{Path, PathBuf};

/// Each floor, and those that it may know besides itself. `text` has no game in it.
const FLOORS: [(&str, &[&str]); 5] = [
    ("text.rs", &[]),
    ("rules", &["text"]),
    ("deal", &["text", "rules"]),
    ("solver", &["text", "rules", "deal"]),
    ("game", &["text", "rules", "deal"]),
];

/// The files that make up a floor.
fn files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("a folder of the core");
    entries
        .flat_map(|entry| files(&entry.expect("an entry").path()))
        .collect()
}

/// The floors that a text names.
fn named(text: &str) -> impl Iterator<Item = &str> {
    text.split("crate::").skip(1).map(|rest| {
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
        &rest[..end.unwrap_or(rest.len())]
    })
}

#[test]
fn each_floor_knows_those_below_it_alone() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    for (floor, below) in FLOORS {
        let mut names = 0;
        for file in files(&src.join(floor)) {
            let text = fs::read_to_string(&file).expect("a text");
            let file = file.display();
            for name in named(&text) {
                assert!(
                    below.contains(&name) || floor == name,
                    "{file} knows {name}"
                );
                names += 1;
            }
            assert!(
                !text.contains("super::super"),
                "{file} leaves its floor unnamed"
            );
        }
        assert!(names > 0 || below.is_empty(), "{floor} is read");
    }
}
