//! The memory that a search takes, counted byte by byte: a program of its own, for its allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::{Position, Verdict};
use boulanger_core::solver::{Solver, improve};

/// What a search may take at any moment, the beam for a better line included.
const MOST: usize = 8 << 20;
/// A flag that nobody sets.
static GO_ON: AtomicBool = AtomicBool::new(false);

/// The system's allocator, with a count for each thread: tests run beside each other.
struct Counting;

thread_local! {
    static LIVE: Cell<usize> = const { Cell::new(0) };
    static PEAK: Cell<usize> = const { Cell::new(0) };
}

fn grow(bytes: usize) {
    let live = LIVE.get() + bytes;
    LIVE.set(live);
    PEAK.set(PEAK.get().max(live));
}

// Sound: everything is handed to the system's allocator as it came. What grows is counted as a
// second allocation beside the first, as it is where it can't grow in place.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // What another thread allocated was never counted here.
        LIVE.set(LIVE.get().saturating_sub(layout.size()));
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Judges a deal and looks for its line and a better one, as the program does.
fn think(solver: &mut Solver, code: GameCode) {
    let position = code.position();
    if solver.judge(&position, &GO_ON) == Verdict::Winnable {
        let line = solver.line().expect("a line");
        improve(&position, &line, &GO_ON);
    }
}

fn deals(cells: Cells) -> impl Iterator<Item = GameCode> {
    (1..=1000).map(move |number| GameCode::microsoft(cells, number).expect("a deal's number"))
}

#[test]
fn a_search_and_its_beam_take_at_most_8_mib() {
    for cells in Cells::ALL {
        let before = LIVE.get();
        PEAK.set(before);
        let mut solver = Box::new(Solver::new());
        deals(cells).for_each(|code| think(&mut solver, code));
        let peak = PEAK.get() - before;
        println!("{cells:?}: {peak} bytes at most");
        assert!(peak > 1 << 14, "what is counted is there");
        assert!(peak <= MOST, "{peak} bytes with {cells:?} cells");
    }
}

/// Too hard with four cells: cards of a hard deal were swapped until the search gave up.
const TOO_HARD: &str = "\
5D 9D 4H 7H KH 4S TC
2S TH 7D 2H JD 3C 9S
AH KS 7C 8D AC AD 6C
2C 3H TS JH 4D KD KC
9H 3S 9C 6H 5S 6S
3D QD 5H 8S 2D 7S
QH JS 8H TD AS 8C
6D QC 4C 5C QS JC";

#[test]
fn a_search_that_would_take_more_gives_up() {
    let position = Position::read_board(TOO_HARD, 4).expect("a board");
    let before = LIVE.get();
    PEAK.set(before);
    let mut solver = Box::new(Solver::new());
    assert_eq!(solver.judge(&position, &GO_ON), Verdict::Unknown);
    let peak = PEAK.get() - before;
    assert!(peak > MOST / 2, "it had much to remember");
    assert!(peak <= MOST, "{peak} bytes");
}

#[test]
fn no_memory_grows_with_the_number_of_searches() {
    let mut solver = Solver::new();
    let mut round = || {
        deals(Cells::Four).for_each(|code| think(&mut solver, code));
        LIVE.get()
    };
    let first = round();
    assert_eq!(round(), first, "bytes in use after a thousand deals more");
}
