//! The search: best first, until a board is won or none is left.

use std::mem::size_of;
use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{Board, Key};
use super::expand::{forward, splits};
use super::graph::Graph;
use super::layout::Layout;
use super::line;
use super::shorten::shorten;
use crate::rules::{Move, Position, Verdict};

/// The boards that there is room for.
const ROOM: usize = 1 << 17;

/// No board is expanded once so many are remembered, so that what the last one led to finds room:
/// the macro moves from a board are some dozens. The hardest of Microsoft's million deals
/// takes 21,740; a search that would need more than these stays [`Verdict::Unknown`].
const MOST_BOARDS: usize = ROOM - 1024;

// With the index at most half full, and one of them being copied as it grows, 8 MiB are enough.
const _: () = assert!(Graph::bytes(ROOM) + size_of::<Layout>() <= 8 << 20);

/// How many boards are expanded between two looks at the cancel flag.
const PACE: u32 = 256;

/// A board whose runs are to be split comes so much later than the board itself.
const SPLIT_LATER: usize = 48;

/// A search for a way to win, which can be used for one position after the other.
///
/// ```
/// use std::sync::atomic::AtomicBool;
/// use boulanger_core::solver::Solver;
/// use boulanger_core::{GameCode, Verdict};
///
/// let position = GameCode::read("MS-C4-1")?.position();
/// let mut solver = Solver::new();
/// assert_eq!(solver.judge(&position, &AtomicBool::new(false)), Verdict::Winnable);
///
/// let line = solver.line().unwrap_or_default();
/// let end = line.into_iter().try_fold(position, |position, m| position.play(m))?;
/// assert!(end.is_won());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    position: Option<Position>,
    layout: Layout,
    graph: Graph,
    won: Option<u32>,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new()
    }
}

impl Solver {
    /// A solver with nothing to solve. It keeps its memory from one position to the next.
    pub fn new() -> Self {
        Self {
            position: None,
            layout: Layout::EMPTY,
            graph: Graph::new(),
            won: None,
        }
    }

    /// Judges a position, without another limit than the memory: [`Verdict::Unknown`] when that
    /// is full or the search was cancelled, [`Verdict::Lost`] when all that can be done was looked
    /// at.
    pub fn judge(&mut self, position: &Position, cancel: &AtomicBool) -> Verdict {
        let Self {
            layout, graph, won, ..
        } = self;
        self.position = Some(*position);
        graph.clear();
        *won = None;
        let first = Board::read(layout, position);
        visit(layout, graph, won, &first, None);

        let mut turn: u32 = 0;
        while won.is_none() {
            turn += 1;
            let cancelled = turn.is_multiple_of(PACE) && cancel.load(Ordering::Relaxed);
            if cancelled || graph.len() >= MOST_BOARDS {
                return Verdict::Unknown;
            }
            let Some((node, splits_only)) = graph.pop() else {
                return Verdict::Lost;
            };
            let board = Board::unpack(graph.key(node), layout);
            if splits_only {
                splits(layout, &board, |child, _| {
                    visit(layout, graph, won, child, Some(node));
                });
                continue;
            }
            forward(layout, &board, |child, _| {
                visit(layout, graph, won, child, Some(node));
            });
            if board.empty_columns() > 0 {
                graph.push(node, true, cost(&board) + SPLIT_LATER);
            }
        }
        Verdict::Winnable
    }

    /// A line that wins from the position, once it is known to be [`Verdict::Winnable`]: the moves
    /// of a player, foundation plays included, shortened.
    pub fn line(&self) -> Option<Vec<Move>> {
        let position = self.position?;
        let mut path: Vec<Key> = Vec::new();
        let mut at = self.won;
        while let Some(node) = at {
            path.push(self.graph.key(node));
            at = self.graph.parent(node);
        }
        path.reverse();
        let line = line::write(&position, &self.layout, &path)?;
        Some(shorten(&position, &line))
    }
}

/// Remembers a board that was found, unless it is known or leads nowhere.
#[inline]
fn visit(
    layout: &Layout,
    graph: &mut Graph,
    won: &mut Option<u32>,
    board: &Board,
    parent: Option<u32>,
) {
    let wanted = || !board.is_stuck(layout);
    let Some(node) = graph.add(board.pack(), parent, wanted) else {
        return;
    };
    if board.is_won() {
        *won = Some(node);
    } else {
        graph.push(node, false, cost(board));
    }
}

/// How far a board seems to be from a win. Only the order of the search depends on it; the weights
/// were found by trial, on Microsoft deals from 1,001 on.
#[inline]
fn cost(board: &Board) -> usize {
    (board.cost + board.cells.len() * 24 + board.bases.len() * 12) as usize
}
