//! The rules, deals and games of Jeu du Boulanger.
#![deny(unsafe_code)]

pub mod deal;
pub mod rules;

mod text;
