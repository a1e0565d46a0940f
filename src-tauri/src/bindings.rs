//! The shell's types that the UI shares, written to `ui/src/bindings` beside the core's.
//!
//! `UPDATE_BINDINGS=1 cargo test --lib` rewrites them.

use std::fs;
use std::path::Path;

use ts_rs::{Config, TS};

use crate::{
    Answer, CodeReading, CommandError, ExampleAnswer, Hint, Judged, Language, Letters, MenuWish,
    MenuWords, Motion, Notice, Settings, Start, Theme,
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/ui/src/bindings");

/// The names of types that the core writes itself.
macro_rules! of_the_core {
    ($($name:ident),+) => {$(
        #[derive(TS)]
        pub(crate) struct $name;
    )+};
}
of_the_core!(CodeError, Played, Refusal, Verdict, View);

#[test]
fn the_ui_has_the_types_of_the_shell() {
    check::<Answer>();
    check::<CodeReading>();
    check::<CommandError>();
    check::<ExampleAnswer>();
    check::<Hint>();
    check::<Judged>();
    check::<Language>();
    check::<Letters>();
    check::<MenuWish>();
    check::<MenuWords>();
    check::<Motion>();
    check::<Notice>();
    check::<Settings>();
    check::<Start>();
    check::<Theme>();
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
        fs::write(&path, &wanted).expect("a file of the bindings");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        there == wanted,
        "{} has drifted; rewrite it with UPDATE_BINDINGS=1 cargo test --lib",
        path.display()
    );
}
