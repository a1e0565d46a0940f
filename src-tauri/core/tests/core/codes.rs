//! Game codes: writing, reading from pasted text, and what is wrong with wrong ones.

use boulanger_core::deal::{Cells, CodeError, GameCode};
use proptest::prelude::*;

const CODE: &str = "BK1-C4-AAAAA24";
const ALPHABET: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BAD_NUMBER: CodeError = CodeError::BadNumber {
    least: 1,
    most: 1_000_000,
};

/// The code that a text is read as, or what is wrong.
fn read(text: &str) -> Result<String, CodeError> {
    GameCode::read(text).map(|code| code.to_string())
}

#[track_caller]
fn assert_reads(text: &str, code: &str) {
    assert_eq!(read(text).as_deref(), Ok(code), "{text:?}");
}

#[track_caller]
fn assert_wrong(text: &str, error: CodeError) {
    assert_eq!(read(text), Err(error), "{text:?}");
}

fn bad_symbol(symbol: char) -> CodeError {
    CodeError::BadSymbol { symbol }
}

fn bad_count(count: &str) -> CodeError {
    CodeError::BadCellCount {
        count: count.into(),
    }
}

fn unknown_version(version: &str) -> CodeError {
    CodeError::UnknownVersion {
        version: version.into(),
    }
}

fn codes() -> impl Strategy<Value = GameCode> {
    let cells = || prop::sample::select(Cells::ALL.to_vec());
    prop_oneof![
        (cells(), any::<u32>()).prop_map(|(cells, number)| GameCode::numbered(cells, number)),
        (cells(), 1u32..=1_000_000)
            .prop_map(|(cells, number)| GameCode::microsoft(cells, number).expect("in range")),
    ]
}

/// Numbers that look random, the same in every run.
fn numbers() -> impl Iterator<Item = u32> {
    (0..1_000u32).map(|i| i.wrapping_mul(0x9E37_79B9).rotate_left(7))
}

#[test]
fn every_single_wrong_symbol_is_caught() {
    for number in numbers() {
        let code = GameCode::numbered(Cells::Two, number).to_string();
        for place in 7..14 {
            for symbol in ALPHABET
                .chars()
                .filter(|&symbol| !code[place..].starts_with(symbol))
            {
                let mut wrong = code.clone();
                wrong.replace_range(place..=place, &symbol.to_string());
                assert_wrong(&wrong, CodeError::WrongCheck);
            }
        }
        for count in ["1", "4"] {
            let mut wrong = code.clone();
            wrong.replace_range(5..6, count);
            assert_wrong(&wrong, CodeError::WrongCheck);
        }
    }
}

#[test]
fn every_swap_of_neighbours_is_caught() {
    // The number of cells and the seven symbols.
    let places = [5, 7, 8, 9, 10, 11, 12, 13];
    let mut other_counts = 0;
    for (cells, number) in Cells::ALL
        .into_iter()
        .flat_map(|cells| numbers().map(move |number| (cells, number)))
    {
        let code = GameCode::numbered(cells, number).to_string();
        for neighbours in places.windows(2) {
            let mut wrong: Vec<char> = code.chars().collect();
            wrong.swap(neighbours[0], neighbours[1]);
            let count = wrong[5];
            let wrong: String = wrong.into_iter().collect();
            if wrong == code {
                continue;
            }
            if ['1', '2', '4'].contains(&count) {
                other_counts += usize::from(neighbours[0] == 5);
                assert_wrong(&wrong, CodeError::WrongCheck);
            } else {
                assert_wrong(&wrong, bad_count(&count.to_string()));
            }
        }
    }
    assert!(
        other_counts > 100,
        "some swaps make another number of cells"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_code_is_read_as_it_is_written(code in codes()) {
        prop_assert_eq!(GameCode::read(&code.to_string()), Ok(code));
        let json = serde_json::to_string(&code).expect("JSON");
        prop_assert_eq!(serde_json::from_str::<GameCode>(&json).expect("a code"), code);
    }

    #[test]
    fn what_stands_between_the_groups_does_not_matter(
        code in codes(),
        gaps in prop::array::uniform2("[ \t_\u{2010}-\u{2015}\u{2212}\u{a0}\u{3000}-]{0,3}"),
        lower in any::<bool>(),
        wide in any::<bool>(),
    ) {
        let mut text = code.to_string().replacen('-', &gaps[0], 1).replacen('-', &gaps[1], 1);
        if lower {
            text = text.to_lowercase();
        }
        if wide {
            text = text.chars().map(widened).collect();
        }
        prop_assert_eq!(GameCode::read(&text), Ok(code), "{:?}", text);
    }

    #[test]
    fn nor_between_single_symbols(number in any::<u32>(), gap in "[ _\u{2010}-\u{2015}-]{1,2}") {
        let code = GameCode::numbered(Cells::Four, number);
        let symbols: Vec<String> = code.to_string().chars().map(String::from).collect();
        prop_assert_eq!(GameCode::read(&symbols.join(&gap)), Ok(code));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "(BK|MS|bk1|C[0-9]|[ -~]|[\u{a0}-\u{ffff}]|[A-Z2-7]{1,9}|[0-9]| |-){0,30}") {
        let _ = GameCode::read(&text);
    }

    #[test]
    fn no_wrong_code_starts_another_deal(symbols in "[A-Z2-7]{7}", cells in prop::sample::select(Cells::ALL.to_vec())) {
        let text = format!("BK1-C{}-{symbols}", cells.count());
        match GameCode::read(&text) {
            Ok(code) => prop_assert_eq!(code.to_string(), text),
            Err(error) => prop_assert_eq!(error, CodeError::WrongCheck),
        }
    }
}

fn widened(symbol: char) -> char {
    match symbol {
        '!'..='~' => char::from_u32(u32::from(symbol) + 0xFEE0).expect("a full-width symbol"),
        _ => symbol,
    }
}

#[test]
fn a_code_is_found_however_it_is_typed() {
    for text in [
        "BK1-C4-AAAAA24",
        "bk1-c4-aaaaa24",
        "BK1C4AAAAA24",
        "bk1 c4 aaaaa24",
        "BK1_C4_AAAAA24",
        "BK1–C4—AAAAA24",
        "B K 1 C 4 A A A A A 2 4",
        "BK1-C4-AAA-AA2-4",
        "BK1−C4‑AAAAA24",
        "ＢＫ１－Ｃ４－ＡＡＡＡＡ２４",
        "ｂｋ１＿ｃ４　ａａａａａ２４",
        "BK1-C4-\nAAAAA24",
        "BK1-C4-AAAAA\u{ad}24",
        "\u{feff}BK1-\u{200b}C4-AAAAA24",
    ] {
        assert_reads(text, CODE);
    }
}

#[test]
fn a_code_is_found_in_a_message() {
    for text in [
        "my game:BK1C4AAAAA24!",
        "(BK1-C4-AAAAA24)",
        "try BK1-C4-AAAAA24 and tell me",
        "try BK1-C4-AAAAA24, 4 cells",
        "https://example.org/?deal=BK1-C4-AAAAA24&lang=fi",
        "«BK1-C4-AAAAA24»",
        "XBK1-C4-AAAAA24",
        "我玩BK1-C4-AAAAA24。",
        "BK1 is how all of them begin: BK1-C4-AAAAA24",
    ] {
        assert_reads(text, CODE);
    }
    assert_reads("(MS-C4-11982)", "MS-C4-11982");
    assert_reads("is ms c2 617 hard? I gave up", "MS-C2-617");
}

#[test]
fn the_first_right_code_counts() {
    assert_reads("BK1-C4-AAAAA24 and MS-C4-1", CODE);
    assert_reads("MS-C4-1 and BK1-C4-AAAAA24", "MS-C4-1");
    assert_reads("BK1-C4-AAAAA25, no: BK1-C4-AAAAA24", CODE);
    assert_reads("not BK1-C4-AAAA but BK1-C4-AAAAA24", CODE);
    assert_reads("not BK2-C4-AAAAA24 but MS-C4-2", "MS-C4-2");
    assert_reads("MS-C4-0 MS-C4-3", "MS-C4-3");
}

#[test]
fn look_alikes_are_read_among_the_seven_last_symbols_alone() {
    // Deal number 0, I and B: the deal symbols hold O, I and B.
    let code = (0..1u32 << 15)
        .map(|number| GameCode::numbered(Cells::Four, number).to_string())
        .find(|code| {
            ["O", "I", "B"]
                .iter()
                .all(|letter| code[7..].contains(letter))
        })
        .expect("such a code");
    let typed = code[7..]
        .replace('O', "0")
        .replace('I', "1")
        .replace('B', "8");
    assert_reads(&format!("BK1-C4-{typed}"), &code);

    assert_wrong("BKI-C4-AAAAA24", unknown_version("BKI"));
    assert_wrong("8K1-C4-AAAAA24", CodeError::NoCode);
    assert_wrong("MS-C4-I1982", bad_symbol('I'));
    assert_wrong("MS-C4-119B2", CodeError::TooLong);
}

#[test]
fn every_wrong_code_names_what_is_wrong() {
    assert_wrong("", CodeError::NoCode);
    assert_wrong("no code here, just bk and ms", CodeError::NoCode);
    assert_wrong("AAAAA24", CodeError::NoCode);

    assert_wrong("BK2-C4-AAAAA24", unknown_version("BK2"));
    assert_wrong("bk12 c4 aaaaa24", unknown_version("BK12"));
    assert_wrong("BK01-C4-AAAAA24", unknown_version("BK01"));
    assert_wrong("BK-C4-AAAAA24", unknown_version("BK"));
    assert_wrong(
        &format!("BK{}-C4-AAAAA24", "9".repeat(99)),
        unknown_version("BK99999999"),
    );

    assert_wrong("BK1-C3-AAAAA24", bad_count("3"));
    assert_wrong("BK1-C0-AAAAA24", bad_count("0"));
    assert_wrong("BK1-CX-AAAAA24", bad_count("X"));
    assert_wrong("BK1-C44-AAAAA24", bad_count("44"));
    assert_wrong("BK1-C10-AAAAA24", bad_count("10"));
    assert_wrong("BK1-AAAAA24", bad_count(""));
    assert_wrong("MS-C3-11982", bad_count("3"));
    assert_wrong("MS-C44-11982", bad_count("44"));

    assert_wrong("BK1-C4-AAA9A24", bad_symbol('9'));
    assert_wrong("BK1-C4-AAA*A24", bad_symbol('*'));
    assert_wrong("BK1-C4-AAAÄA24", bad_symbol('Ä'));
    assert_wrong("MS-C4-X", bad_symbol('X'));

    assert_wrong("BK1", CodeError::TooShort);
    assert_wrong("BK1-C", CodeError::TooShort);
    assert_wrong("BK1-C4", CodeError::TooShort);
    assert_wrong("BK1-C4-AAAAA2", CodeError::TooShort);
    assert_wrong("BK1-C4-AAAAA2.", CodeError::TooShort);
    assert_wrong("MS-C4", CodeError::TooShort);

    assert_wrong("BK1-C4-AAAAA24A", CodeError::TooLong);
    assert_wrong("BK1-C4-AAAAA249", CodeError::TooLong);
    assert_wrong("BK1-C4-AAAAA24é", CodeError::TooLong);
    assert_wrong("BK1-C4-AAAAA24４", CodeError::TooLong);
    assert_wrong("BK1-C4-ABCDEFGHIJK", CodeError::TooLong);
    assert_wrong("MS-C4-11982x", CodeError::TooLong);

    assert_wrong("BK1-C4-AAAAA25", CodeError::WrongCheck);
    assert_wrong("BK1-C2-AAAAA24", CodeError::WrongCheck);

    assert_wrong("MS-C4-0", BAD_NUMBER);
    assert_wrong("MS-C4-1000001", BAD_NUMBER);
    assert_wrong(&format!("MS-C4-{}", "9".repeat(99)), BAD_NUMBER);
}

#[test]
fn the_first_of_several_wrong_codes_is_named() {
    assert_wrong("BK1-C4-AAAAA25 or BK2-C4-AAAAA24", CodeError::WrongCheck);
    assert_wrong("BK2-C4-AAAAA24 or BK1-C4-AAAAA25", unknown_version("BK2"));
    assert_wrong("MS-C4-0 or BK1-C4", BAD_NUMBER);
}

#[test]
fn the_words_around_a_short_code_do_not_complete_it() {
    assert_wrong("BK1-C4-AAAAA2 is what I play", CodeError::TooShort);
    assert_wrong("BK1-C4-AAAA of course", CodeError::TooShort);
    assert_wrong("BK1-C4-AAAAA2 попробуй", CodeError::TooShort);
}

#[test]
fn a_wrong_code_is_not_read_as_another_deal() {
    assert_wrong("BK1-C4-MSC4222", CodeError::WrongCheck);
    assert_wrong("BK1-C3-MSC4222", bad_count("3"));
    assert_wrong("BK2-C4-MSC4222", unknown_version("BK2"));
    assert_wrong("BK1-C4-AAMSC42", CodeError::WrongCheck);
    assert_wrong("items-c4-11982", CodeError::NoCode);
}

#[test]
fn microsofts_numbers_may_be_spaced_but_take_nothing_from_the_text() {
    assert_reads("MS-C4-1 000 000", "MS-C4-1000000");
    assert_reads("MS-C4-11 982", "MS-C4-11982");
    assert_reads("m s c 4 1 1 9 8 2", "MS-C4-11982");
    assert_reads("MS-C4-11982 2 times", "MS-C4-11982");
    assert_reads("MSC411982", "MS-C4-11982");
    assert_reads("MS-C4-0011982", "MS-C4-11982");
}

#[test]
fn errors_have_a_code_in_json_and_a_line_in_text() {
    let json = |error: CodeError| serde_json::to_value(error).expect("JSON");
    assert_eq!(
        json(CodeError::NoCode),
        serde_json::json!({ "code": "no-code" })
    );
    let wrong = serde_json::json!({ "code": "bad-cell-count", "count": "3" });
    assert_eq!(json(bad_count("3")), wrong);
    assert_eq!(bad_symbol('\n').to_string(), "symbol \\n is not allowed");
}
