//! Boards as text, and what no game can have on its table.

use boulanger_core::rules::{BoardError, Card, Position, SetupError};

fn read(text: &str) -> Result<Position, BoardError> {
    Position::read_board(text, 4)
}

fn setup_error(text: &str) -> SetupError {
    match read(text) {
        Err(BoardError::Setup(error)) => error,
        other => panic!("expected a set-up error, got {other:?}"),
    }
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

const BOARD: &str = "KS\n\nKH QH\n\n\n\n\n\ncells KC KD\n";

#[test]
fn a_board_is_written_as_it_is_read() {
    let position = read(BOARD).expect("a board");
    assert_eq!(position.to_string(), BOARD);
    assert_eq!(position.free_cells(), 2);
    assert_eq!(position.empty_columns(), 6);
    assert_eq!(position.cell(1), Some(card("KD")));
    let won = read("\n\n\n\n\n\n\n\n").expect("a board");
    assert!(won.is_won());
    assert_eq!(won.legal_moves().count(), 0);
}

#[test]
fn line_ends_and_blank_lines_at_the_end_do_not_matter() {
    let position = read(BOARD).expect("a board");
    assert_eq!(read(BOARD.trim_end()), Ok(position));
    assert_eq!(read(&BOARD.replace('\n', "\r\n")), Ok(position));
    assert_eq!(read(&format!("{BOARD}\n\n")), Ok(position));
    assert!(
        read("KS\n\nKH QH\n\n\n\n\n").is_ok(),
        "the eighth line is there, and empty"
    );
}

#[test]
fn a_wrong_text_says_what_is_wrong() {
    assert_eq!(read(""), Err(BoardError::Lines));
    assert_eq!(
        read("KS\n\nKH QH\n\n\n\n"),
        Err(BoardError::Lines),
        "seven lines"
    );
    assert_eq!(
        read("\n\n\n\n\n\n\n\nKS"),
        Err(BoardError::Lines),
        "nine lines"
    );
    assert_eq!(
        read("KS\n\n\n\n\n\n\n1H"),
        Err(BoardError::NotACard("1H".into()))
    );
    assert_eq!(
        read("\n\n\n\n\n\n\n\ncells KS\ncells KH"),
        Err(BoardError::TwoCellLines)
    );
}

#[test]
fn a_set_up_that_no_game_can_have_says_why() {
    assert_eq!(
        setup_error("KS\nKS\n\n\n\n\n\n"),
        SetupError::Twice(card("KS"))
    );
    assert_eq!(
        setup_error("QS\n\n\n\n\n\n\n"),
        SetupError::Missing(card("KS"))
    );
    assert_eq!(
        setup_error("KS JS\n\n\n\n\n\n\n"),
        SetupError::Missing(card("QS"))
    );
    let eight = "KS KH KC KD QS QH QC QD\n\n\n\n\n\n\n";
    assert_eq!(setup_error(eight), SetupError::TooDeep(0));
    assert!(
        read("KH KC KD QH QC QD KS QS\n\n\n\n\n\n\n").is_ok(),
        "a run may lie on seven cards"
    );

    let one_cell = Position::read_board("\n\n\n\n\n\n\n\ncells KS KH", 1);
    assert_eq!(
        one_cell,
        Err(BoardError::Setup(SetupError::CellNotInPlay(card("KH"))))
    );
    let five_cells = Position::read_board("\n\n\n\n\n\n\n", 5);
    assert_eq!(five_cells, Err(BoardError::Setup(SetupError::TooManyCells)));
}

#[test]
fn the_longest_column_holds_nineteen_cards() {
    let tallest = "KH KC KD QH QC QD KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS\n\n\n\n\n\n\n";
    assert_eq!(read(tallest).expect("a board").column(0).len(), 19);
}
