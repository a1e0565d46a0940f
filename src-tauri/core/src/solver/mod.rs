//! The solver.
mod board;
mod expand;
mod layout;
mod search;
mod set;
pub use search::{Search, Verdict};
