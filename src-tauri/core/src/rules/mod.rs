//! The rules of Baker's Game: cards, piles, positions and moves.
//!
//! Everything here is a small value. A [`Position`] judges a [`Move`] in one place, [`Position::check`];
//! listing, playing and the reasons for a refusal all rest on it.

mod board;
mod card;
mod column;
mod moves;
mod pack;
mod parse;
mod pile;
mod position;
mod refusal;
mod runs;
mod setup;
mod verdict;

pub use board::BoardError;
pub use card::{Card, Rank, Suit};
pub use moves::{Move, Played};
pub use pack::Pack;
pub use parse::ParseError;
pub use pile::Pile;
pub use position::{CELLS, COLUMNS, Position};
pub use refusal::Refusal;
pub use setup::SetupError;
pub use verdict::Verdict;
