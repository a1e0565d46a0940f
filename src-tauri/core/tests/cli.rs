//! boulanger-cli as other programs see it.

use std::process::{Command, Output};

fn run(words: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_boulanger-cli");
    Command::new(program)
        .args(words)
        .output()
        .expect("the program")
}

fn stdout(words: &[&str]) -> String {
    let output = run(words);
    assert!(output.status.success(), "{words:?}");
    assert!(output.stderr.is_empty(), "{words:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn deal_prints_the_columns_from_the_bottom_to_the_top() {
    let board = "\
6C 7C QD 3H AS KD 2S
9S JD 2C 4S 8S 3D KS
JC 6D 5S 8C 2H 5C 6S
KC 9D 8H TC 4H JH 7H
3C JS AH 6H TH QC
KH 2D 9H 3S AC 7S
AD TS 4C 8D 5D TD
QS QH 7D 9C 4D 5H
";
    assert_eq!(stdout(&["deal", "BK1-C4-AAAAA24"]), board);
}

#[test]
fn check_prints_ok_or_what_is_wrong() {
    assert_eq!(stdout(&["check", "bk1 c4 aaaaa24"]), "ok\n");
    assert_eq!(stdout(&["check", "MS-C4-1"]), "ok\n");
    assert_eq!(
        stdout(&["check", "BK1-C4-AAAAA25"]),
        "check symbol does not fit\n"
    );
    assert_eq!(
        stdout(&["check", "BK1-C3-AAAAA25"]),
        "3 cells, not 4, 2 or 1\n"
    );
}

#[test]
fn bad_input_is_told_in_one_line() {
    let wrong: [&[&str]; 6] = [
        &[],
        &["fly"],
        &["fly\naway"],
        &["deal"],
        &["deal", "BK1", "C4"],
        &["deal", "BK1-C4-AAAAA25"],
    ];
    for words in wrong {
        let output = run(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(output.stdout.is_empty(), "{words:?}");
        let told = String::from_utf8(output.stderr).expect("text");
        assert_eq!(told.lines().count(), 1, "{words:?}: {told}");
    }
}
