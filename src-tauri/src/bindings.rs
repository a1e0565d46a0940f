//! The types that the UI shares, the core's and the shell's, written to `ui/src/bindings`.
//!
//! `UPDATE_BINDINGS=1 cargo test --lib bindings` rewrites them.

use std::fs;
use std::path::Path;

use boulanger_core::deal::{Cells, CodeError};
use boulanger_core::game::{ExampleWish, Lift, Statistics, Status, Subject, Tally, View};
use boulanger_core::rules::{Card, Pile, Played, Refusal, Verdict};
use ts_rs::{Config, TS};

use crate::{
    Answer, CodeReading, CommandError, ExampleAnswer, Hint, Judged, Language, Letters, MenuWish,
    MenuWords, Motion, Notice, Settings, Start, Theme,
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/ui/src/bindings");

#[test]
fn the_ui_has_the_types_of_core_and_shell() {
    check::<Answer>();
    check::<Card>();
    check::<Cells>();
    check::<CodeError>();
    check::<CodeReading>();
    check::<CommandError>();
    check::<ExampleAnswer>();
    check::<ExampleWish>();
    check::<Hint>();
    check::<Judged>();
    check::<Language>();
    check::<Letters>();
    check::<Lift>();
    check::<MenuWish>();
    check::<MenuWords>();
    check::<Motion>();
    check::<Notice>();
    check::<Pile>();
    check::<Played>();
    check::<Refusal>();
    check::<Settings>();
    check::<Start>();
    check::<Statistics>();
    check::<Status>();
    check::<Subject>();
    check::<Tally>();
    check::<Theme>();
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
        "{} has drifted; rewrite it with UPDATE_BINDINGS=1 cargo test --lib bindings",
        path.display()
    );
}
