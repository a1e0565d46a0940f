//! Starts the program on desktops.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]
#![forbid(unsafe_code)]

fn main() {
    boulanger_lib::run();
}
