//! The menu of desktops. Its words come from the page, and its wishes go there.
//!
//! The words are kept: at the next start the menu is written while the page is still loading, and
//! the first view finds the window as large as it will stay.

use std::sync::Mutex;

use serde::{Deserialize, Serialize};
use tauri::menu::{MenuBuilder, MenuItem, MenuItemBuilder, Submenu, SubmenuBuilder};
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Emitter, Manager, Runtime, plugin};
use tauri_plugin_store::StoreExt;

use crate::lock::lock;

/// The event by which the page hears what was chosen.
const MENU: &str = "menu";

/// The file of the words, and their key in it.
const KEPT: (&str, &str) = ("menu.json", "words");

const MAC: bool = cfg!(target_os = "macos");
const WINDOWS: bool = cfg!(windows);

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

/// What an entry does: a wish for the page, or something that the window does itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    FullScreen,
    Quit,
    #[serde(untagged)]
    Page(MenuWish),
}

impl Entry {
    /// The keys that are usual for it on this system, if any are.
    fn keys(self) -> Option<&'static str> {
        Some(match self {
            Self::Page(MenuWish::NewGame) => "CmdOrCtrl+N",
            Self::Page(MenuWish::Restart) => "CmdOrCtrl+R",
            Self::Page(MenuWish::Undo) => "CmdOrCtrl+Z",
            Self::Page(MenuWish::Redo) if WINDOWS => "Ctrl+Y",
            Self::Page(MenuWish::Redo) => "CmdOrCtrl+Shift+Z",
            // On a Mac, Cmd+H hides the program.
            Self::Page(MenuWish::Hint) if MAC => "Cmd+Shift+H",
            Self::Page(MenuWish::Hint) => "Ctrl+H",
            Self::Page(MenuWish::Settings) => "CmdOrCtrl+,",
            Self::Page(MenuWish::Keys) => "F1",
            Self::Page(MenuWish::About) => return None,
            Self::FullScreen if MAC => "Cmd+Ctrl+F",
            Self::FullScreen => "F11",
            Self::Quit if WINDOWS => "Alt+F4",
            Self::Quit => "CmdOrCtrl+Q",
        })
    }

    fn item<R: Runtime>(self, app: &AppHandle<R>, text: &str) -> tauri::Result<MenuItem<R>> {
        let item = MenuItemBuilder::with_id(serde_json::to_string(&self)?, text);
        match self.keys() {
            None => item,
            Some(keys) => item.accelerator(keys),
        }
        .build(app)
    }

    fn act<R: Runtime>(self, app: &AppHandle<R>) -> tauri::Result<()> {
        let window = app.get_webview_window("main");
        match (self, window) {
            (Self::Page(wish), _) => app.emit(MENU, wish),
            (Self::FullScreen, Some(window)) => window.set_fullscreen(!window.is_fullscreen()?),
            (Self::Quit, Some(window)) => window.close(),
            (Self::FullScreen | Self::Quit, None) => Ok(()),
        }
    }
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
    let mut menu = MenuBuilder::new(app);
    if MAC {
        menu = menu.item(&program(app, words)?).item(&edit(app, words)?);
    }
    let menu = menu
        .item(&game(app, words)?)
        .item(&view(app, words)?)
        .item(&help(app, words)?)
        .build()?;
    app.set_menu(menu)?;
    *lock(&app.state::<MenuBar>().0) = Some(words.clone());
    Ok(())
}

fn game<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Submenu<R>> {
    let page = |wish, text| Entry::Page(wish).item(app, text);
    let menu = SubmenuBuilder::new(app, &words.game)
        .item(&page(MenuWish::NewGame, &words.new_game)?)
        .item(&page(MenuWish::Restart, &words.restart)?)
        .separator()
        .item(&page(MenuWish::Undo, &words.undo)?)
        .item(&page(MenuWish::Redo, &words.redo)?)
        .item(&page(MenuWish::Hint, &words.hint)?);
    if MAC {
        // Cmd+W
        return menu
            .separator()
            .close_window_with_text(&words.close)
            .build();
    }
    menu.separator()
        .item(&page(MenuWish::Settings, &words.settings)?)
        .item(&Entry::Quit.item(app, &words.quit)?)
        .build()
}

fn view<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Submenu<R>> {
    let menu = SubmenuBuilder::new(app, &words.view)
        .item(&Entry::FullScreen.item(app, &words.full_screen)?);
    if MAC {
        // Cmd+M
        return menu.minimize_with_text(&words.minimise).build();
    }
    menu.build()
}

fn help<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Submenu<R>> {
    let menu = SubmenuBuilder::new(app, &words.help)
        .item(&Entry::Page(MenuWish::Keys).item(app, &words.keys)?);
    if MAC {
        return menu.build();
    }
    menu.item(&about(app, words)?).build()
}

fn about<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<MenuItem<R>> {
    Entry::Page(MenuWish::About).item(app, &words.about)
}

/// A Mac's first menu, which has the program's name, and what Macs have there.
fn program<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Submenu<R>> {
    SubmenuBuilder::new(app, &app.package_info().name)
        .item(&about(app, words)?)
        .separator()
        .item(&Entry::Page(MenuWish::Settings).item(app, &words.settings)?)
        .separator()
        .hide_with_text(&words.hide)
        .hide_others_with_text(&words.hide_others)
        .show_all_with_text(&words.show_all)
        .separator()
        .item(&Entry::Quit.item(app, &words.quit)?)
        .build()
}

/// On a Mac, only this menu makes the keys of the clipboard work in text fields.
fn edit<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Submenu<R>> {
    SubmenuBuilder::new(app, &words.edit)
        .cut_with_text(&words.cut)
        .copy_with_text(&words.copy)
        .paste_with_text(&words.paste)
        .select_all_with_text(&words.select_all)
        .build()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_is_found_again_by_its_identifier() -> Result<(), serde_json::Error> {
        for (entry, identifier) in [
            (Entry::Page(MenuWish::NewGame), "\"new-game\""),
            (Entry::FullScreen, "\"full-screen\""),
            (Entry::Quit, "\"quit\""),
        ] {
            assert_eq!(serde_json::to_string(&entry)?, identifier);
            assert_eq!(serde_json::from_str::<Entry>(identifier)?, entry);
        }
        Ok(())
    }
}
