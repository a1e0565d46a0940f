//! The shell's tests: the real program on Tauri's mock runtime, asked as the page asks it.

mod checkpoints;
mod commands;
mod damage;
mod damaged;
mod examples;
mod forged;
mod hints;
mod house;
mod journal;
mod left;
mod play;
mod storage;
mod thinking;
#[cfg(unix)]
mod unreadable;
