//! The boards that a search has met, and those it has still to look at.

use super::board::Key;

/// No node.
const NONE: u32 = u32::MAX;
/// Marks an entry of the queue whose node has only its splits left to be looked at.
const SPLIT: u32 = 1 << 31;
/// Slots of the index of a small search; they double as the nodes grow.
const FEWEST_SLOTS: usize = 256;
/// Costs from here on count as the same.
const COSTS: usize = 1024;

/// A board and how the search came to it.
struct Node {
    key: Key,
    parent: u32,
    /// The node behind it in its bucket of the queue.
    behind: u32,
}

/// The boards met, an index to find them, and a queue of those still to be expanded: buckets by
/// cost, in each of which the newest comes first.
pub(super) struct Graph {
    nodes: Vec<Node>,
    slots: Vec<u32>,
    /// The newest entry for each cost; it means something only where `filled` says so.
    buckets: [u32; COSTS],
    /// A bit for each bucket that holds anything.
    filled: [u64; COSTS / 64],
    /// No word of these bits below this one has any.
    lowest: usize,
}

impl Graph {
    pub(super) fn new() -> Self {
        Self {
            nodes: Vec::new(),
            slots: vec![NONE; FEWEST_SLOTS],
            buckets: [NONE; COSTS],
            filled: [0; COSTS / 64],
            lowest: COSTS / 64,
        }
    }

    /// The most memory that a graph of so many nodes takes, in bytes, at the worst moment of its
    /// growth: half of the nodes are copied, or the nodes are complete and the index is.
    pub(super) const fn bytes(nodes: usize) -> usize {
        let index = 4 * nodes * size_of::<u32>();
        nodes * size_of::<Node>() * 3 / 2 + index + COSTS * size_of::<u32>()
    }

    /// Forgets all nodes and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.slots.truncate(FEWEST_SLOTS);
        self.slots.fill(NONE);
        self.filled.fill(0);
        self.lowest = COSTS / 64;
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn key(&self, node: u32) -> Key {
        self.nodes[node as usize].key
    }

    pub(super) fn parent(&self, node: u32) -> Option<u32> {
        let parent = self.nodes[node as usize].parent;
        (parent != NONE).then_some(parent)
    }

    /// Adds a board that came from another one; none when it is there already or not wanted.
    #[inline]
    pub(super) fn add(
        &mut self,
        key: Key,
        parent: Option<u32>,
        wanted: impl FnOnce() -> bool,
    ) -> Option<u32> {
        let mask = self.slots.len() - 1;
        let mut slot = key.hash() as usize & mask;
        while let Some(node) = self.nodes.get(self.slots[slot & mask] as usize) {
            if node.key == key {
                return None;
            }
            slot = (slot + 1) & mask;
        }
        if !wanted() {
            return None;
        }
        let index = self.nodes.len() as u32;
        self.slots[slot & mask] = index;
        self.nodes.push(Node {
            key,
            parent: parent.unwrap_or(NONE),
            behind: NONE,
        });
        if self.nodes.len() * 2 > self.slots.len() {
            self.widen();
        }
        Some(index)
    }

    #[cold]
    fn widen(&mut self) {
        let mask = self.slots.len() * 2 - 1;
        self.slots.clear();
        self.slots.resize(mask + 1, NONE);
        for (i, node) in self.nodes.iter().enumerate() {
            let mut slot = node.key.hash() as usize & mask;
            while self.slots[slot] != NONE {
                slot = (slot + 1) & mask;
            }
            self.slots[slot] = i as u32;
        }
    }

    /// Puts a node into the queue.
    #[inline]
    pub(super) fn push(&mut self, node: u32, splits_only: bool, cost: usize) {
        let cost = cost.min(COSTS - 1);
        let bit = 1 << (cost % 64);
        let first = &mut self.buckets[cost];
        let filled = &mut self.filled[cost / 64];
        self.nodes[node as usize].behind = if *filled & bit == 0 { NONE } else { *first };
        *first = if splits_only { node | SPLIT } else { node };
        *filled |= bit;
        self.lowest = self.lowest.min(cost / 64);
    }

    /// Takes the most promising node out of the queue, and says whether only its splits are left.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(u32, bool)> {
        while *self.filled.get(self.lowest)? == 0 {
            self.lowest += 1;
        }
        let filled = self.filled.get_mut(self.lowest)?;
        let cost = self.lowest * 64 + filled.trailing_zeros() as usize;
        let entry = self.buckets[cost];
        let node = entry & !SPLIT;
        let behind = self.nodes[node as usize].behind;
        self.buckets[cost] = behind;
        if behind == NONE {
            *filled &= *filled - 1;
        }
        Some((node, entry & SPLIT != 0))
    }
}
