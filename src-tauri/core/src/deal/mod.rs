//! Deals and the codes that name them: the same code brings back the same cards everywhere, for ever.

mod cells;
mod code;
mod error;
mod glyph;
mod microsoft;
mod numbered;
mod read;
mod reader;

pub use cells::Cells;
pub use code::{Deal, GameCode};
pub use error::CodeError;
