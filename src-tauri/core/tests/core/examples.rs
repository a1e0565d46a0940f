//! The examples show what their texts claim.

use boulanger_core::game::{Example, ExampleWish, Subject, Table, View};
use boulanger_core::rules::{Move, Position, Refusal, Verdict};
use boulanger_core::solver::Solver;
use std::sync::atomic::AtomicBool;

use crate::common::play::{card, code, pile, play, view};

fn drop_on(m: &str) -> ExampleWish {
    let Move { card, to } = m.parse().expect("a move");
    ExampleWish::DropOn { card, pile: to }
}

/// The view after these moves, each of which the rules allow.
#[track_caller]
fn after(example: &mut Example, moves: &[&str]) -> View {
    for m in moves {
        assert_eq!(example.ask(drop_on(m)), Ok(()), "{m}");
    }
    example.view()
}

/// Where the cards lie, as a position.
fn position(view: &View) -> Position {
    let columns: [_; 8] = view.columns.clone().try_into().expect("eight columns");
    let cells = u8::try_from(view.cells.len()).expect("few cells");
    Position::from_parts(&columns, &view.cells, cells).expect("a position")
}

fn verdict(position: &Position) -> Verdict {
    Solver::new().judge(position, &AtomicBool::new(false))
}

#[test]
fn every_line_is_legal_and_ends() {
    for subject in Subject::ALL {
        let mut example = Example::new(subject);
        let start = example.view();
        for (i, m) in example.line().to_vec().into_iter().enumerate() {
            assert!(example.has_next(), "{subject:?} before {m}");
            assert_eq!(example.ask(ExampleWish::Step), Ok(()), "{subject:?}, {m}");
            let view = example.view();
            assert_eq!(view.moves, i + 1);
            let last = view.last.expect("an action");
            assert_eq!((last.card, last.to), (m.card, m.to), "{subject:?}");
        }
        let end = example.view();
        assert!(!example.has_next(), "{subject:?} has an end");
        assert_eq!(example.ask(ExampleWish::Step), Err(Refusal::NothingToRedo));
        assert_eq!(example.view(), end, "a refusal changes nothing");
        while example.view().undo > 0 {
            example.ask(ExampleWish::Undo).expect("a way back");
        }
        assert_eq!(example.view().columns, start.columns, "{subject:?}");
    }
}

#[test]
fn a_seven_goes_onto_the_eight_of_its_suit_alone() {
    let mut example = Example::new(Subject::Suits);
    let start = example.view();
    for other in ["8D", "8S", "8C"] {
        let column = start
            .columns
            .iter()
            .position(|column| column.last() == Some(&card(other)));
        let m = format!("7H column-{}", column.expect("an eight on top") + 1);
        assert_eq!(
            example.ask(drop_on(&m)),
            Err(Refusal::WrongSuit),
            "onto the {other}"
        );
    }
    assert_eq!(example.view(), start, "a refusal changes nothing");
    let columns: Vec<_> = start.lifts[&card("7H")]
        .targets
        .iter()
        .filter(|pile| pile.to_string().starts_with("column"))
        .collect();
    assert_eq!(
        columns,
        [&pile("column-5")],
        "of the columns only one takes it"
    );
    assert_eq!(start.columns[4].last(), Some(&card("8H")));
    assert!(
        start.lifts.values().all(|lift| !lift.home),
        "no tap sends one of the four eights home"
    );
    let view = after(&mut example, &["7H column-5"]);
    assert!(
        view.lifts[&card("6H")].home,
        "the six beneath it can go home"
    );
}

#[test]
fn a_run_goes_through_two_cells_as_its_cards_do_one_by_one() {
    let mut example = Example::new(Subject::Run);
    let start = position(&example.view());
    assert_eq!((start.free_cells(), start.empty_columns()), (2, 0));
    let at_once = after(&mut example, &["9S column-1"]);
    assert_eq!(at_once.last.expect("an action").count, 3);
    example
        .ask(ExampleWish::Restart)
        .expect("something to restart");
    while example.has_next() {
        example.ask(ExampleWish::Step).expect("a legal line");
        let last = example.view().last.expect("an action");
        assert_eq!(last.count, 1, "one by one");
    }
    assert_eq!(example.view().columns, at_once.columns);
    assert_eq!(example.view().cells, at_once.cells);

    example
        .ask(ExampleWish::Restart)
        .expect("something to restart");
    after(&mut example, &["QH cell-3"]);
    assert_eq!(
        example.ask(drop_on("9S column-1")),
        Err(Refusal::RunTooLong { most: 2 })
    );
}

#[test]
fn ten_cards_go_onto_the_king_and_five_into_the_empty_column() {
    let mut example = Example::new(Subject::Capacity);
    let start = position(&example.view());
    assert_eq!((start.free_cells(), start.empty_columns()), (4, 1));
    assert!(start.column(4).is_empty());
    assert_eq!(start.column(3), [card("KD")]);
    let five = Err(Refusal::RunTooLong { most: 5 });
    assert_eq!(example.ask(drop_on("QD column-5")), five, "not all ten");
    assert_eq!(example.ask(drop_on("8D column-5")), five, "nor six");
    let counts: Vec<_> = std::iter::from_fn(|| {
        example.ask(ExampleWish::Step).ok()?;
        example.view().last.map(|last| last.count)
    })
    .collect();
    assert_eq!(counts, [5, 5, 10]);
}

#[test]
fn the_deals_are_real_and_the_moves_are_counted() {
    let ways = [
        (
            Subject::Capacity,
            "MS-C4-42",
            include_str!("../../src/game/example/to-MS-C4-42.txt"),
            56,
        ),
        (
            Subject::OneCell,
            "MS-C1-6110",
            include_str!("../../src/game/example/to-MS-C1-6110.txt"),
            24,
        ),
    ];
    for (subject, deal, way, count) in ways {
        let mut table = Table::new(code(deal));
        assert_eq!(way.lines().count(), count, "as the text says");
        for m in way.lines() {
            play(&mut table, m);
        }
        assert_eq!(
            &position(&Example::new(subject).view()),
            table.game().position()
        );
    }
}

#[test]
fn two_taps_try_their_list_in_order() {
    let mut example = Example::new(Subject::DoubleTap);
    let start = example.view();
    let targets = |view: &View, name: &str| -> Vec<String> {
        let lift = &view.lifts[&card(name)];
        lift.targets.iter().map(ToString::to_string).collect()
    };
    assert!(
        targets(&start, "5S").contains(&"column-2".into()),
        "the six would take it"
    );
    assert_eq!(start.columns[1].last(), Some(&card("6S")));
    for (m, name) in example
        .line()
        .to_vec()
        .into_iter()
        .zip(["5S", "QH", "KD", "KC"])
    {
        let before = example.view();
        assert_eq!(
            example.ask(ExampleWish::DoubleTap { card: card(name) }),
            Ok(())
        );
        let last = example.view().last.expect("an action");
        assert_eq!((last.card, last.to), (m.card, m.to), "two taps on {name}");
        let empty = targets(&before, name).contains(&"column-8".into());
        assert_eq!(empty, name != "KC", "a column is empty before {name} goes");
    }
}

#[test]
fn the_last_empty_column_is_worth_half_of_what_can_move() {
    let mut example = Example::new(Subject::LastColumn);
    let start = position(&example.view());
    assert_eq!((start.free_cells(), start.empty_columns()), (2, 1));
    example.ask(ExampleWish::Step).expect("a legal line");
    assert_eq!(
        example.ask(drop_on("TS column-1")),
        Err(Refusal::RunTooLong { most: 3 })
    );
    example.ask(ExampleWish::Undo).expect("a way back");
    let view = after(&mut example, &["TS column-1"]);
    assert_eq!(view.last.expect("an action").count, 6);
}

#[test]
fn the_trap_is_proven_to_be_one() {
    let mut example = Example::new(Subject::Trap);
    let start = example.view();
    assert_eq!(position(&start), code("MS-C4-1").position());
    assert_eq!(verdict(&position(&start)), Verdict::Winnable);
    assert_eq!(start.verdict, Verdict::Winnable);

    example.ask(ExampleWish::Step).expect("a legal line");
    let lost = example.view();
    assert_eq!(verdict(&position(&lost)), Verdict::Lost);
    assert_eq!((lost.verdict, lost.back), (Verdict::Lost, Some(1)));
    assert_eq!(lost.cells, [None; 4], "every cell stays free");

    assert_eq!(
        after(&mut example, &["8C column-8"]).verdict,
        Verdict::Lost,
        "and stays lost"
    );
    example
        .ask(ExampleWish::Restart)
        .expect("something to restart");
    assert_eq!(
        after(&mut example, &["8C cell-1"]).verdict,
        Verdict::Unknown,
        "nothing is claimed"
    );
}

#[test]
fn one_cell_is_enough_to_win() {
    let mut example = Example::new(Subject::OneCell);
    let start = position(&example.view());
    assert_eq!(start.cells_in_play(), 1);
    assert_eq!((start.free_cells(), start.empty_columns()), (0, 1));
    assert_eq!(verdict(&start), Verdict::Winnable);
    assert_eq!(example.line().len(), 38);
    while example.has_next() {
        example.ask(ExampleWish::Step).expect("a legal line");
    }
    assert!(position(&example.view()).is_won());
}

#[test]
fn gestures_do_what_they_do_on_a_table() {
    let mut table = Table::new(code("MS-C4-1"));
    let mut example = Example::new(Subject::Trap);
    let content = |view: View| View {
        revision: 0,
        code: None,
        time: 0,
        ticking: false,
        ..view
    };
    type Gesture = fn(&mut Table) -> Result<(), Refusal>;
    let gestures: [(ExampleWish, Gesture); 9] = [
        (ExampleWish::Tap { card: card("TC") }, |table| {
            table.tap(card("TC"));
            Ok(())
        }),
        (ExampleWish::DoubleTap { card: card("8C") }, |table| {
            table.double_tap(card("8C"))
        }),
        (ExampleWish::DoubleTap { card: card("AS") }, |table| {
            table.double_tap(card("AS"))
        }),
        (drop_on("3D column-1"), |table| {
            table.drop_on(card("3D"), pile("column-1"))
        }),
        (drop_on("3D cell-2"), |table| {
            table.drop_on(card("3D"), pile("cell-2"))
        }),
        (ExampleWish::Undo, Table::undo),
        (ExampleWish::Redo, Table::redo),
        (ExampleWish::Redo, Table::redo),
        (ExampleWish::Restart, Table::restart),
    ];
    for (wish, gesture) in gestures {
        assert_eq!(example.ask(wish), gesture(&mut table), "{wish:?}");
        let (mine, theirs) = (content(example.view()), view(&table));
        let theirs = View {
            former: false,
            ..content(theirs)
        };
        assert_eq!(
            View {
                verdict: Verdict::Unknown,
                back: None,
                ..mine
            },
            theirs,
            "{wish:?}"
        );
    }
}

#[test]
fn a_step_leads_back_to_the_line() {
    let mut example = Example::new(Subject::Capacity);
    let line = example.line().to_vec();
    example.ask(ExampleWish::Step).expect("a legal line");
    after(&mut example, &["KH cell-1", "6C cell-2"]);
    example
        .ask(ExampleWish::Step)
        .expect("a way back to the line");
    let view = example.view();
    assert_eq!(view.moves, 2);
    assert_eq!(view.cells, [None; 4]);
    assert_eq!(view.last.map(|last| last.card), Some(line[1].card));
}
