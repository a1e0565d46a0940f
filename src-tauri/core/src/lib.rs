//! The rules, deals and games of Jeu du Boulanger.
#![deny(unsafe_code)]

pub mod deal;
pub mod game;
pub mod rules;

#[cfg(test)]
mod bindings;
mod text;
