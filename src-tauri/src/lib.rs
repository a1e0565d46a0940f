//! The shell: the program around the game. It knows Tauri, files and the clock, and no rule.
#![forbid(unsafe_code)]
// The macro of the phones' entry point writes a function without any.
#![cfg_attr(mobile, allow(missing_docs))]

mod answer;
#[cfg(test)]
mod bindings;
#[cfg(target_os = "linux")]
mod blank_window;
mod clock;
mod commands;
mod dealer;
mod error;
mod examples;
mod kept;
#[cfg(not(target_os = "android"))]
mod linen;
mod lock;
#[cfg(desktop)]
mod menu;
mod page;
mod parlour;
mod settings;
mod storage;
mod thinking;

pub use answer::{Answer, CodeReading, ExampleAnswer, Hint, Judged, Notice, Start};
pub use error::CommandError;
#[cfg(desktop)]
pub use menu::{MenuWish, MenuWords};
pub use parlour::Parlour;
pub use settings::{Language, Letters, Motion, Settings, Theme};

use tauri::{Builder, Context, Runtime};

/// The program on any of Tauri's runtimes: its plugins, its state and its commands.
pub fn builder<R: Runtime>(builder: Builder<R>) -> Builder<R> {
    builder
        .plugin(tauri_plugin_store::Builder::new().build())
        .plugin(parlour::plugin())
        .manage(examples::Examples::default())
        .invoke_handler(commands::handler())
}

/// What was built in: the configuration, the page and its rights.
pub fn context<R: Runtime>() -> Context<R> {
    let mut context = tauri::generate_context!();
    page::begin_with_the_table(&mut context);
    context
}

/// Runs the program until its window is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    #[cfg(target_os = "linux")]
    blank_window::prevent();
    let program = builder(Builder::default());
    #[cfg(not(target_os = "android"))]
    let program = program.plugin(linen::plugin());
    #[cfg(desktop)]
    let program = program.plugin(window_place()).plugin(menu::plugin());
    #[cfg(mobile)]
    let program = program.plugin(tauri_plugin_haptics::init());
    if let Err(error) = program.run(context()) {
        eprintln!("the program cannot start: {error}");
        std::process::exit(1);
    }
}

/// Remembers where the window was and how large. Only here: a test's window has no place.
#[cfg(desktop)]
fn window_place<R: Runtime>() -> tauri::plugin::TauriPlugin<R> {
    use tauri_plugin_window_state::{Builder, StateFlags};
    let kept = StateFlags::SIZE | StateFlags::POSITION | StateFlags::MAXIMIZED;
    Builder::new().with_state_flags(kept).build()
}
