//! The solver.
mod beam;
mod board;
mod expand;
mod graph;
mod history;
mod layout;
mod line;
mod search;
mod set;
mod shorten;
mod winnable;

pub use beam::improve;
pub use history::Undecided;
pub use search::{Solver, Verdict};
pub use shorten::effort;
