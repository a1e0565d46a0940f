//! What an action is worth.

use crate::rules::{Pile, Played};

/// The points of an action: 10 for a card that goes home, 5 for one that leaves a cell for a
/// column, nothing else.
pub(super) fn points(played: &Played) -> u32 {
    match (played.from, played.to) {
        (_, Pile::Foundation(_)) => 10,
        (Pile::Cell(_), Pile::Column(_)) => 5,
        _ => 0,
    }
}
