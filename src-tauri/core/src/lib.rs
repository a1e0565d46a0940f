//! The rules, deals and games of Jeu du Boulanger.
#![deny(unsafe_code)]

pub mod rules;
