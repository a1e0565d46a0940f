//! What a macro move consists of.

use super::set::Set;

/// A macro move: heads are lifted into cells, then one last move is made, then all is done that
/// is always safe.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    /// From these columns so many heads are lifted, each with its run.
    pub(super) digs: [(u8, u8); 2],
    pub(super) last: Last,
    /// Whether columns are tidied behind it.
    pub(super) tidy: bool,
    /// The player's moves that it takes, foundation plays apart.
    pub(super) effort: u32,
}

/// The last move of a macro move, given the card that leads it.
#[derive(Clone, Copy)]
pub(super) enum Last {
    /// The last lift was enough.
    None,
    /// Into cells, with its run.
    Lift(Set),
    /// Onto its parent, with its run.
    Hang(Set),
    /// Into an empty column, whose base it is then, with its run.
    Base(Set),
}
