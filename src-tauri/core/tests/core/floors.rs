//! Arrows point down only: no floor of the core knows one above it, nor anything outside.

use std::fs;
use std::path::{Path, PathBuf};

/// Each floor, and those that it may know besides itself.
const FLOORS: [(&str, &[&str]); 5] = [
    ("text", &[]),
    ("rules", &["text"]),
    ("deal", &["text", "rules"]),
    ("solver", &["text", "rules", "deal"]),
    ("game", &["text", "rules", "deal"]),
];

/// What is handed in: files, other programs, the clock and chance. In a group it could hide.
const OUTSIDE: [&str; 10] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::{",
    "Instant",
    "SystemTime",
    "RandomState",
];

/// The files that make up a floor, with their texts.
fn texts(floor: &str) -> Vec<(String, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let folder = src.join(floor);
    let files = if folder.is_dir() {
        files(&folder)
    } else {
        vec![src.join(format!("{floor}.rs"))]
    };
    let read = |file: &PathBuf| fs::read_to_string(file).expect("a text");
    files
        .iter()
        .map(|file| (file.display().to_string(), read(file)))
        .collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the core");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .collect()
}

/// The names that stand right behind `crate::` or `super::` in a text; of a group, all.
fn named<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    text.split(before)
        .skip(1)
        .flat_map(|rest| {
            match rest.strip_prefix('{') {
                Some(group) => group.split(';').next().unwrap_or(group),
                None => &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())],
            }
            .split(move |c| !is_name(c))
        })
        .filter(|name| !name.is_empty())
        .collect()
}

#[test]
fn each_floor_knows_those_below_it_alone() {
    let is_floor = |name: &str| FLOORS.iter().any(|(floor, _)| *floor == name);
    for (floor, below) in FLOORS {
        let mut names = 0;
        for (file, text) in texts(floor) {
            for name in named(&text, "crate::") {
                assert!(
                    below.contains(&name) || floor == name,
                    "{file} knows {name}"
                );
                names += 1;
            }
            // From its topmost file, a floor's neighbours are only a step away.
            for name in named(&text, "super::") {
                assert!(!is_floor(name) && name != "super", "{file} knows {name}");
            }
        }
        assert!(names > 0 || below.is_empty(), "{floor} is read");
    }
}

#[test]
fn no_floor_knows_files_the_clock_or_chance() {
    for (floor, _) in FLOORS {
        for (file, text) in texts(floor) {
            for name in OUTSIDE {
                assert!(!text.contains(name), "{file} knows {name}");
            }
        }
    }
}
