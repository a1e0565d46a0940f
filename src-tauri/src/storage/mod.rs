//! Durable files. Two promises, two costs:
//!
//! - What was answered survives a kill of the process: [`Shelf::put`] adds it to `game.journal`
//!   before the answer goes out, without a sync. After a power cut this file may be empty.
//! - A power cut loses at most two seconds, and never the game: [`Shelf::checkpoint`] writes
//!   `game.json` anew, which ends the journal, then `game.checkpoint.json`, and syncs that file and
//!   its folder. The [`Watch`] calls it soon after; no gesture waits for it.
//!
//! A serial number with each version tells which is the newest. At the start the newest one that
//! proves right is used, and a file that does not is set aside under another name. One that can't be
//! read is left alone.
//!
//! One program at a time keeps its files in a folder: it has laid [`Claim`] to it.
//!
//! A file is written under another name and renamed when it is whole. These scratch files are
//! written by tauri-plugin-store, which writes in place and reads a damaged file as an empty one:
//! so it never gets to see the files themselves.

mod aside;
mod claim;
mod due;
mod health;
mod journal;
mod place;
mod shelf;
mod watch;

pub(crate) use aside::Unfit;
pub(crate) use claim::Claim;
pub(crate) use health::Health;
pub(crate) use shelf::Shelf;
pub(crate) use watch::{Rounds, Watch};
