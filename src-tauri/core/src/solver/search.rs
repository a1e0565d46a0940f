//! Best first, until a board is won or none is left.

use std::sync::atomic::{AtomicBool, Ordering};

use super::board::{Board, Key};
use super::expand::{Part, expand};
use super::layout::Layout;
use super::set::Set;
use crate::rules::{COLUMNS, Position};
use super::board::Heights;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not known yet.
    Unknown,
    /// It can be won.
    Winnable,
    /// It can't be won, proven.
    Lost,
}

const NONE: u32 = u32::MAX;
const SPLIT: u32 = 1 << 31;

struct Node {
    key: Key,
    parent: u32,
    next: u32,
}

pub struct Search {
    layout: Layout,
    nodes: Vec<Node>,
    slots: Vec<u32>,
    buckets: [u32; 256],
    lowest: usize,
    won: Option<u32>,
    pub expanded: usize,
}

impl Search {
    pub fn new() -> Self {
        Self {
            layout: Layout::EMPTY,
            nodes: Vec::new(),
            slots: vec![NONE; 1024],
            buckets: [NONE; 256],
            lowest: 256,
            won: None,
            expanded: 0,
        }
    }

    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub fn start(&mut self, position: &Position) {
        self.nodes.clear();
        self.slots.truncate(1024);
        self.slots.fill(NONE);
        self.buckets.fill(NONE);
        self.lowest = 256;
        self.won = None;
        self.expanded = 0;
        let heights = self.layout.read(position);
        let mut board = Board {
            heights: Heights::default(),
            buried: Set::NONE,
            tops: Set::NONE,
            cells: Set::NONE,
            bases: Set::NONE,
        };
        for (i, height) in heights.into_iter().enumerate() {
            let height = usize::from(height);
            let top = self.layout.top(i, height);
            if height > 1 {
                board.heights.set(i, height);
                board.tops = board.tops.or(top);
                board.buried = board.buried.or(self.layout.beneath(i, height));
            } else {
                board.bases = board.bases.or(top);
            }
        }
        for card in position.cells().iter().flatten() {
            board.cells = board.cells.or(Set::of(*card));
        }
        board.settle(&self.layout);
        board.tidy(&self.layout);
        self.insert(&board, NONE);
    }

    fn insert(&mut self, board: &Board, parent: u32) {
        let key = board.pack();
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() as usize & mask;
        loop {
            let Some(&index) = self.slots.get(slot) else { return };
            let Some(node) = self.nodes.get(index as usize) else { break };
            if node.key == key {
                return;
            }
            slot = (slot + 1) & mask;
        }
        let index = self.nodes.len() as u32;
        self.slots[slot] = index;
        self.nodes.push(Node { key, parent, next: NONE });
        if board.is_won() {
            self.won = Some(index);
            return;
        }
        let cost = self.cost(board);
        self.push(index, cost);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        let len = self.slots.len() * 2;
        self.slots.clear();
        self.slots.resize(len, NONE);
        for (i, node) in self.nodes.iter().enumerate() {
            let mut slot = node.key.hash() as usize & (len - 1);
            while self.slots[slot] != NONE {
                slot = (slot + 1) & (len - 1);
            }
            self.slots[slot] = i as u32;
        }
    }

    fn cost(&self, board: &Board) -> usize {
        let mut cost = 40;
        for column in 0..COLUMNS {
            cost += self.layout.cost(column, board.heights.get(column));
        }
        cost += board.cells.len() * 10 + board.bases.len() * 4;
        cost -= board.empty_columns() * 4;
        cost as usize
    }

    fn push(&mut self, index: u32, cost: usize) {
        let cost = cost.min(255);
        self.nodes[(index & !SPLIT) as usize].next = self.buckets[cost];
        self.buckets[cost] = index;
        self.lowest = self.lowest.min(cost);
    }

    fn pop(&mut self) -> Option<u32> {
        while self.lowest < 256 {
            let index = self.buckets[self.lowest];
            if index != NONE {
                self.buckets[self.lowest] = self.nodes[(index & !SPLIT) as usize].next;
                return Some(index);
            }
            self.lowest += 1;
        }
        None
    }

    pub fn run(&mut self, budget: usize, cancel: &AtomicBool) -> Verdict {
        for turn in 0..budget {
            if self.won.is_some() {
                return Verdict::Winnable;
            }
            if turn % 256 == 255 && cancel.load(Ordering::Relaxed) {
                return Verdict::Unknown;
            }
            let Some(entry) = self.pop() else {
                return Verdict::Lost;
            };
            self.expanded += 1;
            let index = entry & !SPLIT;
            let board = Board::unpack(self.nodes[index as usize].key, &self.layout);
            let part = if entry & SPLIT == 0 { Part::Forward } else { Part::Split };
            let layout = self.layout.clone();
            expand(&layout, &board, part, |child, _| self.insert(child, index));
            if part == Part::Forward && board.empty_columns() > 0 {
                let cost = self.cost(&board) + 6;
                self.push(index | SPLIT, cost);
            }
        }
        Verdict::Unknown
    }
}
