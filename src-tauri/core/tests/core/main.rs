//! The rules, the deals and the game in play, as whoever uses the core sees them.

mod boards;
mod capacity;
mod cli;
mod codes;
mod common;
mod counts;
mod deals;
mod examples;
mod floors;
mod forged_saves;
mod moves;
mod saves;
mod score;
mod statistics;
mod table;
mod wishes;
