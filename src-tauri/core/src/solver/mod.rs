//! The solver.
mod beam;
mod board;
mod dig;
mod expand;
mod graph;
mod history;
mod layout;
mod line;
mod plan;
mod search;
mod set;
mod shorten;
mod winnable;

pub use beam::improve;
pub use history::Undecided;
pub use search::{Solver, Verdict};
pub use shorten::effort;
