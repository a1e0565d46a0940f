//! The game in play: a state machine without clock, files or randomness of its own.
//!
//! A [`Table`] takes gestures and wishes, and shows itself as a [`View`]. All that it keeps of a
//! game is the code and the moves; the rest follows from them.

mod double_tap;
mod load;
mod play;
mod proof;
mod save;
mod score;
mod statistics;
mod table;
mod view;

pub use load::LoadError;
pub use play::{Game, Marks, UNDO_LIMIT};
pub use proof::{Proof, Verdict};
pub use save::Save;
pub use statistics::{Statistics, Tally};
pub use table::Table;
pub use view::{Lift, Status, View};
