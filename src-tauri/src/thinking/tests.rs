//! The thread's manners, with thoughts of the tests' own.

use std::sync::mpsc::{Receiver, Sender, channel};

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::Verdict;

use super::*;

impl Thinking {
    /// Starts a thread each of whose searches tells that it has begun, and then goes on, whatever
    /// cancels it, until it is told to end.
    pub(crate) fn start_held(&self, begun: Sender<()>, end: Receiver<()>) -> io::Result<()> {
        let think = move |_: &Game, _: &Known, _: &AtomicBool| {
            begun.send(()).ok()?;
            end.recv().ok()?;
            None
        };
        self.start_with(think, |_| {})
    }
}

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// A new table, and ways to change it: its double taps find a cell.
fn table() -> Table {
    Table::new(GameCode::numbered(Cells::Four, 0))
}

fn change(table: &mut Table) -> Outcome {
    let columns: Vec<_> = table.game().position().columns().collect();
    let card = *columns
        .iter()
        .find_map(|column| column.last())
        .ok_or("a card")?;
    Ok(table.double_tap(card)?)
}

const LOST: Known = Known::Lost {
    last_winnable: Some(0),
};

fn ears() -> (impl Fn(Judged) + Send + 'static, Receiver<Judged>) {
    let (sender, receiver) = channel();
    let tell = move |judged| sender.send(judged).unwrap_or_default();
    (tell, receiver)
}

#[test]
fn a_panic_leaves_the_verdict_unknown_and_the_next_revision_is_thought_about() -> Outcome {
    let mut table = table();
    let thinking = Thinking::new(&table);
    let (tell, heard) = ears();
    let mut first = true;
    let think = move |_: &Game, _: &Known, _: &AtomicBool| {
        if std::mem::take(&mut first) {
            panic!("in mid-search");
        }
        Some(LOST)
    };
    thinking.start_with(think, tell)?;
    thinking.wait();
    assert_eq!(thinking.turn_to(&table), Proof::Unknown);

    change(&mut table)?;
    assert_eq!(thinking.turn_to(&table), Proof::Unknown);
    let judged = heard.recv()?;
    assert_eq!((judged.revision, judged.verdict), (1, Verdict::Lost));
    assert_eq!(judged.back, Some(1));
    thinking.end();
    Ok(())
}

#[test]
fn a_change_and_the_players_leave_cancel_the_search() -> Outcome {
    let mut table = table();
    let thinking = Thinking::new(&table);
    let (tell, heard) = ears();
    let (started, begun) = channel();
    let think = move |game: &Game, _: &Known, cancel: &AtomicBool| {
        started.send(game.in_force().len()).ok()?;
        while !cancel.load(Ordering::Relaxed) {
            thread::yield_now();
        }
        None
    };
    thinking.start_with(think, tell)?;
    assert_eq!(begun.recv()?, 0);
    change(&mut table)?;
    thinking.turn_to(&table);
    assert_eq!(begun.recv()?, 1, "the search for what was before has ended");
    thinking.sleep();
    thinking.turn_to(&table);
    assert_eq!(begun.recv()?, 1, "coming back begins again");
    thinking.end();
    assert!(begun.recv().is_err(), "the thread has ended");
    assert!(heard.recv().is_err(), "and nothing was found out");
    Ok(())
}

#[test]
fn a_thought_about_what_was_before_is_dropped() -> Outcome {
    let mut table = table();
    let thinking = Thinking::new(&table);
    let (tell, heard) = ears();
    let (started, begun) = channel();
    // Finds that the deal is lost, but too late.
    let think = move |game: &Game, _: &Known, cancel: &AtomicBool| {
        let moves = game.in_force().len();
        started.send(moves).ok()?;
        if moves > 0 {
            return Some(Known::BestLine(Vec::new()));
        }
        while !cancel.load(Ordering::Relaxed) {
            thread::yield_now();
        }
        Some(LOST)
    };
    thinking.start_with(think, tell)?;
    begun.recv()?;
    change(&mut table)?;
    assert_eq!(thinking.turn_to(&table), Proof::Unknown);
    let judged = heard.recv()?;
    assert_eq!((judged.revision, judged.verdict), (1, Verdict::Winnable));
    thinking.end();
    assert!(heard.recv().is_err(), "nothing else was told");
    Ok(())
}

#[test]
fn a_table_is_thought_about_when_it_lies_still() -> Outcome {
    let mut table = table();
    let thinking = Thinking::new(&table);
    let (started, begun) = channel();
    let think = move |game: &Game, _: &Known, _: &AtomicBool| {
        let moves = game.in_force().len();
        started.send((moves, Instant::now())).ok()?;
        None
    };
    thinking.start_with(think, |_| {})?;
    begun.recv()?;
    for moves in 1..=3 {
        change(&mut table)?;
        let turned = Instant::now();
        thinking.turn_to(&table);
        let (thought_about, began) = begun.recv()?;
        assert_eq!(thought_about, moves);
        assert!(began >= turned + STILL, "it began at once");
    }
    thinking.end();
    Ok(())
}

#[test]
fn nothing_is_thought_about_twice() -> Outcome {
    let mut table = table();
    let thinking = Thinking::new(&table);
    let (tell, heard) = ears();
    let (started, begun) = channel();
    let think = move |game: &Game, known: &Known, _: &AtomicBool| {
        started.send((game.in_force().len(), known.proof())).ok()?;
        Some(match known {
            Known::Unknown => Known::Winnable,
            Known::Winnable => Known::Line(Vec::new()),
            _ => Known::BestLine(Vec::new()),
        })
    };
    thinking.start_with(think, tell)?;
    let (judge, line) = (Proof::Unknown, Proof::Winnable);
    let all_steps = |moves| -> Outcome {
        for step in [judge, line, line] {
            assert_eq!(begun.recv()?, (moves, step));
        }
        Ok(())
    };
    all_steps(0)?;
    for _ in 0..3 {
        thinking.wait();
        assert_eq!(thinking.turn_to(&table), Proof::Winnable);
    }
    change(&mut table)?;
    thinking.turn_to(&table);
    all_steps(1)?;
    thinking.end();
    assert!(begun.recv().is_err(), "no step more");
    let revisions: Vec<_> = heard.iter().map(|judged| judged.revision).collect();
    assert_eq!(revisions, [0, 1], "each verdict is told once");
    Ok(())
}

#[test]
fn a_hint_waits_for_no_better_line_and_stands_when_one_comes() -> Outcome {
    for hinted in [true, false] {
        let table = table();
        let moves: Vec<Move> = table.game().position().legal_moves().take(2).collect();
        let (first, other) = (moves[0], moves[1]);
        let thinking = Thinking::new(&table);
        let (started, begun) = channel();
        let (go, may_go) = channel();
        let think = move |_: &Game, known: &Known, _: &AtomicBool| match known {
            Known::Unknown => Some(Known::Line(vec![first])),
            _ => {
                started.send(()).ok()?;
                may_go.recv().ok()?;
                Some(Known::BestLine(vec![other]))
            }
        };
        let began = Instant::now();
        thinking.start_with(think, |_| {})?;
        thinking.wait();
        assert!(began.elapsed() < PATIENCE, "the first line is enough");
        begun.recv()?;
        if hinted {
            assert_eq!(thinking.hint(), Some(first));
        }
        go.send(())?;
        thinking.end();
        assert!(begun.recv().is_err(), "the thread has ended");
        let stands = if hinted { first } else { other };
        assert_eq!(thinking.next(), Some(stands));
    }
    Ok(())
}

#[test]
fn a_hint_ends_the_search_for_a_better_line_until_the_next_revision() -> Outcome {
    let mut table = table();
    let first = table.game().position().legal_moves().next();
    let first = first.ok_or("a move")?;
    let thinking = Thinking::new(&table);
    let (started, begun) = channel();
    let (ended, over) = channel();
    let think = move |game: &Game, known: &Known, cancel: &AtomicBool| {
        if *known == Known::Unknown {
            return Some(Known::Line(vec![first, first]));
        }
        let line = known.line().map(<[Move]>::len);
        started.send((game.in_force().len(), line)).ok()?;
        while !cancel.load(Ordering::Relaxed) {
            thread::yield_now();
        }
        ended.send(()).ok()?;
        None
    };
    thinking.start_with(think, |_| {})?;
    assert_eq!(begun.recv()?, (0, Some(2)));
    assert_eq!(thinking.hint(), Some(first));
    over.recv()?;
    table.drop_on(first.card, first.to)?;
    assert_eq!(thinking.turn_to(&table), Proof::Winnable);
    assert_eq!(begun.recv()?, (1, Some(1)), "what is left of the line");
    thinking.end();
    assert!(begun.recv().is_err(), "and it was begun once for each");
    Ok(())
}
