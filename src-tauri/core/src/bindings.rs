//! The types that the UI shares, written to `ui/src/bindings`.
//!
//! `UPDATE_BINDINGS=1 cargo test -p boulanger-core` rewrites them.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::deal::CodeError;
use crate::game::{ExampleWish, Lift, Statistics, Status, Subject, Tally, View};
use crate::rules::{Card, Pile, Played, Refusal, Verdict};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/src/bindings");

#[test]
fn the_ui_has_the_types_of_the_core() {
    check::<Card>();
    check::<CodeError>();
    check::<ExampleWish>();
    check::<Lift>();
    check::<Pile>();
    check::<Played>();
    check::<Refusal>();
    check::<Statistics>();
    check::<Status>();
    check::<Subject>();
    check::<Tally>();
    check::<Verdict>();
    check::<View>();
}

/// Compares a type's file with the type, or rewrites it on request.
fn check<T: TS + 'static>() {
    // Every number of ours fits into JavaScript's.
    let config = Config::new().with_large_int("number");
    let wanted = T::export_to_string(&config).expect("a type that TypeScript can say");
    let path = Path::new(FOLDER)
        .join(T::ident(&config))
        .with_extension("ts");
    if std::env::var_os("UPDATE_BINDINGS").is_some() {
        fs::create_dir_all(FOLDER).expect("the folder of the bindings");
        fs::write(&path, &wanted).expect("a file of the bindings");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        there == wanted,
        "{} has drifted; rewrite it with UPDATE_BINDINGS=1 cargo test -p boulanger-core",
        path.display()
    );
}
