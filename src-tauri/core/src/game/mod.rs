//! The game in play: a state machine without clock, files or randomness of its own.
//!
//! A [`Table`] takes gestures and wishes, and shows itself as a [`View`]. What a [`Save`] has of a
//! game is its code and moves, its time and its marks; the rest follows from the moves. An
//! [`Example`] is a board beside the game, to be looked at and tried out.

mod example;
mod load;
mod play;
mod proof;
mod record;
mod save;
mod score;
mod statistics;
mod table;
mod taps;
mod view;

pub use example::{Example, ExampleWish, Subject};
pub use load::LoadError;
pub use play::{Game, Marks};
pub use proof::Proof;
pub use save::Save;
pub use statistics::{Statistics, Tally};
pub use table::Table;
pub use view::{Lift, Status, View};
