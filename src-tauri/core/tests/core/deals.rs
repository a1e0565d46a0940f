//! Deals against known answers.

use boulanger_core::deal::{Cells, Deal, GameCode};
use boulanger_core::rules::Position;
use serde_json::Value;

const DEALS: &str = include_str!("../../../../tests/data/deals.json");

#[test]
fn every_deal_of_the_independent_implementation_is_the_same_here() {
    let known: Value = serde_json::from_str(DEALS).expect("JSON");
    let deals = known["deals"].as_array().expect("a list");
    assert_eq!(deals.len(), 36);
    for known in deals {
        let text = known["code"].as_str().expect("a code");
        let code = GameCode::read(text).expect("a right code");
        assert_eq!(code.to_string(), text, "the code is written as it was read");
        assert_eq!(u64::from(code.cells().count()), known["cells"], "{text}");
        assert_eq!(numbered(code), known["deal"], "{text}");
        let columns: Vec<Vec<_>> = code.position().columns().map(<[_]>::to_vec).collect();
        assert_eq!(
            serde_json::to_value(columns).expect("JSON"),
            known["columns"],
            "{text}"
        );
    }
}

fn numbered(code: GameCode) -> u64 {
    match code.deal() {
        Deal::Numbered(number) => number.into(),
        Deal::Microsoft(number) => panic!("{code} is Microsoft's deal {number}"),
    }
}

#[test]
fn other_cells_leave_the_cards_alone() {
    let boards = Cells::ALL.map(|cells| GameCode::numbered(cells, 26).position().to_string());
    assert_eq!(boards[0], boards[1]);
    assert_eq!(boards[0], boards[2]);
}

#[test]
fn a_random_number_keeps_its_lower_thirty_bits() {
    let all = GameCode::numbered(Cells::Four, u32::MAX);
    assert_eq!(all, GameCode::numbered(Cells::Four, (1 << 30) - 1));
    assert_eq!(all.to_string(), "BK1-C4-777777U");
}

/// The rows of a Microsoft deal, as lists of such deals print them.
fn rows(number: u32) -> Vec<String> {
    let position = Position::deal(&Deal::Microsoft(number).pack(), 4);
    (0..7)
        .map(|row| {
            let cards = position.columns().filter_map(|column| column.get(row));
            cards
                .map(|card| card.to_string())
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect()
}

#[test]
fn microsofts_deal_1_is_the_one_that_everybody_knows() {
    assert_eq!(
        rows(1),
        [
            "JD 2D 9H JC 5D 7H 7C 5H",
            "KD KC 9S 5S AD QC KH 3H",
            "2S KS 9D QD JS AS AH 3C",
            "4C 5C TS QH 4H AC 4D 7S",
            "3S TD 4S TH 8H 2C JH 7D",
            "6D 8S 8D QS 6C 3D 8C TC",
            "6S 9C 2H 6H",
        ]
    );
}

#[test]
fn microsofts_deal_617_too() {
    assert_eq!(
        rows(617),
        [
            "7D AD 5C 3S 5S 8C 2D AH",
            "TD 7S QD AC 6D 8H AS KH",
            "TH QC 3H 9D 6S 8D 3D TC",
            "KD 5H 9S 3C 8S 7H 4D JS",
            "4C QS 9C 9H 7C 6H 2C 2S",
            "4S TS 2H 5D JC 6C JH QH",
            "JD KS KC 4H",
        ]
    );
}
