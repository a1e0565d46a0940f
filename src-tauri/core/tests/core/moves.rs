//! Every move is judged as the rules say, whatever the position.

use std::collections::HashSet;

use boulanger_core::rules::{Card, Move, Pile, Played, Position, Refusal, Suit};
use proptest::prelude::*;

use crate::common::{cards, cases, choices, choose, positions};

/// What the rules say about a move, read straight from the tables of the rules.
fn expected(position: &Position, card: Card, to: Pile) -> Result<u8, Refusal> {
    let columns: Vec<Vec<Card>> = position.columns().map(<[Card]>::to_vec).collect();
    let home = |suit: Suit| u16::from(position.foundation(suit));
    let (suit, rank) = (card.suit(), u16::from(card.rank().value()));

    // Which cards are lifted, and from where?
    if rank <= home(suit) {
        return Err(Refusal::CardIsHome);
    }
    let (from, lifted) = if let Some(i) = position.cells().iter().position(|c| *c == Some(card)) {
        (Pile::Cell(i as u8), vec![card])
    } else {
        let i = columns
            .iter()
            .position(|c| c.contains(&card))
            .expect("somewhere");
        let lifted: Vec<Card> = columns[i]
            .iter()
            .copied()
            .skip_while(|&c| c != card)
            .collect();
        (Pile::Column(i as u8), lifted)
    };
    for (k, lying) in lifted.iter().enumerate() {
        let follows = lying.suit() == suit && u16::from(lying.rank().value()) + k as u16 == rank;
        if !follows {
            return Err(Refusal::NotLiftable);
        }
    }
    if from == to {
        return Err(Refusal::SamePile);
    }

    // What does the target say?
    let single = lifted.len() == 1;
    match to {
        Pile::Cell(i) => match position.cells().get(usize::from(i)) {
            None => return Err(Refusal::CellNotInPlay),
            Some(_) if !single => return Err(Refusal::OneCardOnly),
            Some(Some(_)) => return Err(Refusal::CellTaken),
            Some(None) => {}
        },
        Pile::Foundation(other) => {
            if !single {
                return Err(Refusal::OneCardOnly);
            }
            if other != suit {
                return Err(Refusal::FoundationOtherSuit);
            }
            let needs = home(suit) + 1;
            if rank != needs {
                let index = suit.index() * 13 + usize::from(needs) - 1;
                return Err(Refusal::FoundationNotNext {
                    needs: Card::ALL[index],
                });
            }
        }
        Pile::Column(i) => {
            let target = &columns[usize::from(i)];
            if let Some(top) = target.last() {
                if top.suit() != suit {
                    return Err(Refusal::WrongSuit);
                }
                if u16::from(top.rank().value()) != rank + 1 {
                    return Err(Refusal::WrongRank);
                }
            }
            let free = position.cells().iter().filter(|c| c.is_none()).count() as u16;
            let other_columns = (0..8).filter(|&k| k != usize::from(i));
            let empty = other_columns.filter(|&k| columns[k].is_empty()).count() as u32;
            let most = (free + 1) * 2_u16.pow(empty);
            if lifted.len() as u16 > most {
                return Err(Refusal::RunTooLong { most });
            }
        }
    }
    Ok(lifted.len() as u8)
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn every_listed_move_plays_and_every_other_is_refused_with_its_reason(position in positions()) {
        let listed: Vec<Move> = position.legal_moves().collect();
        let distinct: HashSet<Move> = listed.iter().copied().collect();
        prop_assert_eq!(distinct.len(), listed.len(), "no move is listed twice");

        for card in Card::ALL {
            let targets: Vec<Pile> = position.targets(card).collect();
            for to in Pile::all() {
                let m = Move { card, to };
                let expected = expected(&position, card, to);
                prop_assert_eq!(position.check(m).map(|played| played.count), expected, "{}", m);
                prop_assert_eq!(distinct.contains(&m), expected.is_ok(), "{}", m);
                prop_assert_eq!(targets.contains(&to), expected.is_ok(), "{}", m);
                prop_assert_eq!(position.is_legal(m), expected.is_ok(), "{}", m);
                prop_assert_eq!(position.play(m).map(|_| ()), expected.map(|_| ()), "{}", m);
            }
        }
    }

    #[test]
    fn a_move_carries_its_cards_and_nothing_else(position in positions()) {
        for m in position.legal_moves() {
            let Played { card, from, to, count } = position.check(m).expect("listed");
            let after = position.play(m).expect("listed");
            prop_assert_eq!((card, to), (m.card, m.to));
            prop_assert_eq!(position.place_of(card).0, from);
            prop_assert_eq!(after.place_of(card).0, to);
            let moved = Card::ALL.into_iter().filter(|&c| position.place_of(c) != after.place_of(c));
            prop_assert_eq!(moved.count(), usize::from(count), "{}", m);
            prop_assert_eq!(after.run_from(card).unwrap_or(1), count, "{} keeps its order", m);
        }
    }

    #[test]
    fn undo_takes_every_move_back(position in positions()) {
        for m in position.legal_moves() {
            let played = position.check(m).expect("listed");
            prop_assert_eq!(position.play(m).expect("listed").undo(played), position);
        }
    }

    #[test]
    fn fifty_two_distinct_cards_stay_on_the_table(start in positions(), choices in choices(80)) {
        let mut position = start;
        let mut history = Vec::new();
        for choice in choices {
            let Some(m) = choose(&position, choice) else { break };
            history.push(position.check(m).expect("listed"));
            position = position.play(m).expect("listed");
            let distinct: HashSet<Card> = cards(&position).into_iter().collect();
            prop_assert_eq!(distinct.len(), 52);
            prop_assert_eq!(cards(&position).len(), 52);
            prop_assert_eq!(position.cells().len(), start.cells().len());
        }
        let back = history.into_iter().rev().fold(position, Position::undo);
        prop_assert_eq!(back, start);
    }

    #[test]
    fn a_board_survives_its_text(position in positions()) {
        let read = Position::read_board(&position.to_string(), position.cells_in_play()).expect("a board");
        // A gap between taken cells leaves no trace, so cells are compared as they are written.
        prop_assert_eq!(read.to_string(), position.to_string());
        prop_assert!(read.columns().eq(position.columns()));
        prop_assert_eq!(read.free_cells(), position.free_cells());
        for suit in Suit::ALL {
            prop_assert_eq!(read.foundation(suit), position.foundation(suit));
        }
    }

    #[test]
    fn all_goes_home_if_and_only_if_foundation_plays_alone_win(position in positions()) {
        let mut left = position;
        while let Some(m) = foundation_play(&left) {
            left = left.play(m).expect("listed");
        }
        prop_assert_eq!(position.goes_home(), left.is_won());
    }
}

fn foundation_play(position: &Position) -> Option<Move> {
    position
        .legal_moves()
        .find(|m| matches!(m.to, Pile::Foundation(_)))
}

fn board(text: &str) -> Position {
    Position::read_board(text, 4).expect("a board")
}

fn check(position: &Position, m: &str) -> Result<u8, Refusal> {
    position
        .check(m.parse().expect("a move"))
        .map(|played| played.count)
}

#[test]
fn a_card_goes_on_its_own_suit_and_next_rank_alone() {
    let position = board(
        "KH QH JH TH 9H 8H\nKD QD JD TD 9D 8D\nKC QC JC TC 9C 8C\nKS QS JS TS 9S 8S\n7H\n\n\n",
    );
    assert_eq!(check(&position, "7H column-1"), Ok(1));
    assert_eq!(
        check(&position, "7H column-2"),
        Err(Refusal::WrongSuit),
        "not on the 8 of diamonds"
    );
    assert_eq!(
        check(&position, "7H column-3"),
        Err(Refusal::WrongSuit),
        "never on a black 8"
    );
}

#[test]
fn empty_places_take_what_the_rules_say() {
    let position = board("KH QH\nKS\n\n\n\n\n\n\ncells KC");
    assert_eq!(
        check(&position, "KC column-3"),
        Ok(1),
        "any card on an empty column"
    );
    assert_eq!(
        check(&position, "KH column-3"),
        Ok(2),
        "a whole run, and a whole column"
    );
    assert_eq!(
        check(&position, "KC cell-2"),
        Ok(1),
        "from one cell to another"
    );
    assert_eq!(check(&position, "KH cell-2"), Err(Refusal::OneCardOnly));
    assert_eq!(check(&position, "KC cell-1"), Err(Refusal::SamePile));
    assert_eq!(check(&position, "KH column-1"), Err(Refusal::SamePile));
}

#[test]
fn foundations_are_final_and_rise_one_by_one() {
    let position = board("KH QH\nKS\n\n\n\n\n\n\ncells KC");
    assert_eq!(check(&position, "KD column-3"), Err(Refusal::CardIsHome));
    assert_eq!(check(&position, "QH foundation-H"), Ok(1));
    assert_eq!(
        check(&position, "QH foundation-D"),
        Err(Refusal::FoundationOtherSuit)
    );
    let position = board("KH\nKS\nQS\n\n\n\n\n");
    let needs = "QS".parse().expect("a card");
    assert_eq!(
        check(&position, "KS foundation-S"),
        Err(Refusal::FoundationNotNext { needs })
    );
}
