//! A shorter line than the search's, by a beam over the same macro moves.

use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{Board, Key};
use super::expand::{forward, splits};
use super::layout::Layout;
use super::line;
use super::plan::Plan;
use super::shorten::{effort, shorten};
use crate::rules::{COLUMNS, Move, Position};

/// How many boards of a layer go on: it takes some milliseconds and brings most of what there is.
const WIDTH: usize = 100;
/// So many wins are looked at for the one that can be shortened most.
const WINS: usize = 10;
/// How many boards are expanded between two looks at the cancel flag.
const PACE: usize = 64;

/// A board in the beam, and the one it came from.
struct Rung {
    key: Key,
    parent: Option<usize>,
}

/// A rung that waits for its layer's turn.
struct Waiting {
    rank: u32,
    rung: Rung,
}

/// Looks for a shorter line than one that wins from a position.
///
/// None when no shorter one was found or the search was cancelled.
///
/// The beam advances by the player's moves, foundation plays apart: boards that took as many moves
/// stand against each other, and the best of them go on. So the first win has about the fewest.
pub fn improve(position: &Position, line: &[Move], cancel: &AtomicBool) -> Option<Vec<Move>> {
    let mut layout = Layout::EMPTY;
    let first = Board::read(&mut layout, position);
    let mut best = None;
    let mut fewest = effort(line);
    let mut wins = 0;
    let mut rungs = Vec::new();
    let mut seen = HashSet::new();
    let mut layers: Vec<Vec<Waiting>> = Vec::new();
    layers.resize_with(fewest + 1, Vec::new);
    layers[0].push(wait(&first, None));

    for moves in 0..layers.len() {
        if wins >= WINS || moves >= fewest {
            break;
        }
        for rung in strongest(std::mem::take(&mut layers[moves]), &mut seen) {
            let at = rungs.len();
            if at % PACE == 0 && cancel.load(Ordering::Relaxed) {
                return None;
            }
            let board = Board::unpack(rung.key, &layout);
            rungs.push(rung);
            if board.is_won() {
                wins += 1;
                let raw = line::write(position, &layout, &path(&rungs))?;
                let short = shorten(position, &raw);
                if effort(&short) < fewest {
                    fewest = effort(&short);
                    best = Some(short);
                }
                continue;
            }
            let mut wait_for = |child: &Board, plan: Plan| {
                let layer = layers.get_mut(moves + plan.effort as usize);
                if let Some(layer) = layer.filter(|_| !child.is_stuck(&layout)) {
                    layer.push(wait(child, Some(at)));
                }
            };
            forward(&layout, &board, &mut wait_for);
            splits(&layout, &board, &mut wait_for);
        }
    }
    best
}

fn wait(board: &Board, parent: Option<usize>) -> Waiting {
    let key = board.pack();
    Waiting {
        rank: rank(board),
        rung: Rung { key, parent },
    }
}

/// The best of a layer that no layer before had.
fn strongest(mut layer: Vec<Waiting>, seen: &mut HashSet<Key>) -> Vec<Rung> {
    layer.sort_by_key(|waiting| waiting.rank);
    let rungs = layer.into_iter().map(|waiting| waiting.rung);
    rungs
        .filter(|rung| seen.insert(rung.key))
        .take(WIDTH)
        .collect()
}

/// The boards up to the last rung.
fn path(rungs: &[Rung]) -> Vec<Key> {
    let mut path = Vec::new();
    let mut at = rungs.len().checked_sub(1);
    while let Some(rung) = at.and_then(|at| rungs.get(at)) {
        path.push(rung.key);
        at = rung.parent;
    }
    path.reverse();
    path
}

/// How many moves a board seems to be from a win; only their order counts. Filled cells weigh less
/// than in the search: emptying one again takes a move or none.
fn rank(board: &Board) -> u32 {
    let filled = board.buried.len() * 2 + board.cells.len() * 3 + board.bases.len() * 2;
    let empty = COLUMNS as u32 - board.empty_columns();
    filled + empty * 4
}
