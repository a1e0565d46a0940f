//! The menu of desktops. Its words come from the page, and its wishes go there.
//!
//! The words are kept: at the next start the menu is written while the page is still loading, and
//! the first view finds the window as large as it will stay.

mod bar;
mod entry;

use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Manager, Runtime, plugin};
use tauri_plugin_store::StoreExt;

use self::entry::Entry;
use crate::lock::lock;

/// The event by which the page hears what was chosen.
const MENU: &str = "menu";

/// The file of the words, and their key in it.
const KEPT: (&str, &str) = ("menu.json", "words");

/// What can be chosen in the menu for the page to do: the payload of the event `menu`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MenuWish {
    /// A new game.
    NewGame,
    /// The same cards again.
    Restart,
    /// Takes the last action back.
    Undo,
    /// Makes it again.
    Redo,
    /// Shows a move of a line that wins.
    Hint,
    /// The player's choices.
    Settings,
    /// The list of the keys.
    Keys,
    /// What this is, and under which licences.
    About,
}

/// The words of the menu in the player's language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
#[allow(missing_docs, reason = "each is the text of what it names")]
pub struct MenuWords {
    pub game: String,
    pub new_game: String,
    pub restart: String,
    pub undo: String,
    pub redo: String,
    pub hint: String,
    pub settings: String,
    pub hide: String,
    pub hide_others: String,
    pub show_all: String,
    pub close: String,
    pub quit: String,
    pub edit: String,
    pub cut: String,
    pub copy: String,
    pub paste: String,
    pub select_all: String,
    pub view: String,
    pub full_screen: String,
    pub minimise: String,
    pub help: String,
    pub keys: String,
    pub about: String,
}

/// The words that the menu shows. There is none on Tauri's mock runtime, whose windows have no menu.
#[derive(Default)]
struct MenuBar(Mutex<Option<MenuWords>>);

/// Lets the windows of this program have a menu: with the kept words, or once the page has sent its.
pub(crate) fn plugin<R: Runtime>() -> TauriPlugin<R> {
    // Tauri has a plugin "menu" of its own.
    plugin::Builder::new("menu-bar")
        .setup(|app, _| {
            app.manage(MenuBar::default());
            app.on_menu_event(|app, event| {
                let Ok(entry) = serde_json::from_str::<Entry>(event.id().as_ref()) else {
                    return;
                };
                if let Err(error) = entry.act(app) {
                    eprintln!("the menu does nothing: {error}");
                }
            });
            Ok(())
        })
        .on_window_ready(|window| {
            let app = window.app_handle();
            // Words of another version, or none, are as good as no words: the page sends them.
            let Some(words) = kept(app) else { return };
            if let Err(error) = write(app, &words) {
                eprintln!("the menu waits for the page: {error}");
            }
        })
        .build()
}

fn kept<R: Runtime>(app: &AppHandle<R>) -> Option<MenuWords> {
    let words = app.store(KEPT.0).ok()?.get(KEPT.1)?;
    serde_json::from_value(words).ok()
}

fn keep<R: Runtime>(
    app: &AppHandle<R>,
    words: &MenuWords,
) -> Result<(), tauri_plugin_store::Error> {
    let store = app.store(KEPT.0)?;
    store.set(KEPT.1, serde_json::to_value(words)?);
    store.save()
}

/// Writes the menu with the page's words, and keeps them for the next start.
pub(crate) fn name<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<()> {
    let Some(bar) = app.try_state::<MenuBar>() else {
        return Ok(());
    };
    if lock(&bar.0).as_ref() == Some(words) {
        return Ok(());
    }
    write(app, words)?;
    if let Err(error) = keep(app, words) {
        eprintln!("the menu's words are not kept: {error}");
    }
    Ok(())
}

/// Writes the menu, in place of the one before it.
fn write<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<()> {
    app.set_menu(bar::build(app, words)?)?;
    *lock(&app.state::<MenuBar>().0) = Some(words.clone());
    Ok(())
}
