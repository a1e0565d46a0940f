//! The shell: the program around the game. It knows Tauri, files and the clock, and no rule.
#![forbid(unsafe_code)]

mod answer;
#[cfg(test)]
mod bindings;
mod clock;
mod commands;
mod dealer;
mod error;
mod kept;
mod lock;
mod parlour;
mod settings;
mod storage;
mod thinking;

pub use answer::{Answer, CodeReading, Hint, Judged, Notice};
pub use error::CommandError;
pub use parlour::Parlour;
pub use settings::{Letters, Motion, Settings, Theme};

use tauri::{Builder, Context, Runtime};

/// The program on any of Tauri's runtimes: its plugins, its state and its commands.
pub fn builder<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .plugin(tauri_plugin_store::Builder::new().build())
        .plugin(parlour::plugin())
        .invoke_handler(commands::handler())
}

/// What was built in: the configuration, the page and its rights.
pub fn context<R: Runtime>() -> Context<R> {
    tauri::generate_context!()
}

/// Runs the program until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    if let Err(error) = builder(Builder::default()).run(context()) {
        eprintln!("the program cannot start: {error}");
        std::process::exit(1);
    }
}
