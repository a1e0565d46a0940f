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

fn board(name: &str, text: &str) -> String {
    let path = std::env::temp_dir().join(format!("boulanger-cli-{}-{name}", std::process::id()));
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("a path in Unicode").to_owned()
}

#[test]
fn solve_prints_the_verdict_and_moves_that_win() {
    assert_eq!(stdout(&["solve", "MS-C1-1"]), "lost\n");
    assert_eq!(stdout(&["solve", "MS-C4-1", "--cells", "0"]), "lost\n");
    let answer = stdout(&["solve", "--moves", "MS-C4-1"]);
    let (verdict, moves) = answer.split_once('\n').expect("lines");
    assert_eq!(verdict, format!("winnable {}", moves.lines().count()));
    let code: boulanger_core::GameCode = "MS-C4-1".parse().expect("a code");
    let end = moves.lines().fold(code.position(), |position, line| {
        position.play(line.parse().expect("a move")).expect("legal")
    });
    assert!(end.is_won());
    assert_eq!(stdout(&["solve", "MS-C4-1"]), format!("{verdict}\n"));
}

#[test]
fn solve_reads_a_board() {
    let deal = stdout(&["deal", "MS-C4-1"]);
    let whole = board("whole", &deal);
    assert!(stdout(&["solve", &whole]).starts_with("winnable "));
    assert_eq!(stdout(&["solve", &whole, "--cells", "1"]), "lost\n");
    let late = board("late", "KS QS\n\n\n\n\n\n\n\ncells KH\n");
    assert_eq!(stdout(&["solve", &late, "--moves"]).lines().count(), 4);
    std::fs::remove_file(whole).expect("the file");
    std::fs::remove_file(late).expect("the file");
}

#[test]
fn verdicts_prints_a_line_for_each_deal() {
    assert_eq!(
        stdout(&["verdicts", "--ms", "9..11", "--cells", "4"]),
        "9 W\n10 L\n11 W\n"
    );
}

#[test]
fn wrong_searches_are_told_in_one_line() {
    let none = board("none", "KS\n");
    let wrong: [&[&str]; 11] = [
        &["solve"],
        &["solve", "MS-C4-1", "MS-C4-2"],
        &["solve", "MS-C4-1", "--fast"],
        &["solve", "MS-C4-1", "--cells"],
        &["solve", "MS-C4-1", "--cells", "5"],
        &["solve", "no such file"],
        &["solve", &none],
        &["verdicts"],
        &["verdicts", "--ms", "5"],
        &["verdicts", "--ms", "2..1"],
        &["verdicts", "--ms", "1..1000001"],
    ];
    for words in wrong {
        let output = run(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(output.stdout.is_empty(), "{words:?}");
        let complaint = String::from_utf8(output.stderr).expect("text");
        assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    }
    std::fs::remove_file(none).expect("the file");
}
