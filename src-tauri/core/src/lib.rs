//! The rules, deals and games of Jeu du Boulanger, the patience known in English as Baker's Game.
//!
//! No files, no clock, no randomness of its own: all of these are handed in, so that everything
//! here can be tested, replayed and proven.
//!
//! - [`rules`]: cards, piles, positions and moves; what is legal, and why something is not.
//! - [`deal`]: game codes, and the cards that they bring back.
//! - [`game`]: the game in play, with its gestures, score, history, statistics and saved form.
//! - [`solver`]: whether a position can be won, proven, and how.
//!
//! Arrows point down only: `game` and `solver` stand on `deal`, and `deal` on `rules`.
//!
//! ```
//! use boulanger_core::{GameCode, Pile, Proof, Refusal, Table};
//!
//! let code = GameCode::read("look at this one: bk1 c4 aaaaa24")?;
//! let mut table = Table::new(code);
//!
//! // The six of spades goes to a free cell, and the five of clubs follows it.
//! table.drop_on("6S".parse()?, Pile::Cell(0))?;
//! table.double_tap("5C".parse()?)?;
//! assert_eq!(table.view(Proof::Unknown).moves, 2);
//!
//! // What the rules refuse changes nothing, and has a reason.
//! let refused = table.drop_on("TD".parse()?, Pile::Column(0));
//! assert_eq!(refused, Err(Refusal::WrongSuit));
//!
//! table.undo()?;
//! assert_eq!(table.view(Proof::Unknown).redo, 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

pub mod deal;
pub mod game;
pub mod rules;
pub mod solver;

mod text;

pub use deal::{Cells, CodeError, Deal, GameCode};
pub use game::{LoadError, Proof, Save, Table, View};
pub use rules::{Card, Move, Pile, Played, Position, Rank, Refusal, Suit, Verdict};
