//! What can be chosen in the menu: its keys, and what it does.

use serde::{Deserialize, Serialize};
use tauri::menu::{MenuItem, MenuItemBuilder};
use tauri::{AppHandle, Emitter, Manager, Runtime};

use super::{MENU, MenuWish};

pub(super) const MAC: bool = cfg!(target_os = "macos");
const WINDOWS: bool = cfg!(windows);

/// What an entry does: a wish for the page, or something that the window does itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Entry {
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

    pub(super) fn item<R: Runtime>(
        self,
        app: &AppHandle<R>,
        text: &str,
    ) -> tauri::Result<MenuItem<R>> {
        let item = MenuItemBuilder::with_id(serde_json::to_string(&self)?, text);
        match self.keys() {
            None => item,
            Some(keys) => item.accelerator(keys),
        }
        .build(app)
    }

    pub(super) fn act<R: Runtime>(self, app: &AppHandle<R>) -> tauri::Result<()> {
        let window = app.get_webview_window("main");
        match (self, window) {
            (Self::Page(wish), _) => app.emit(MENU, wish),
            (Self::FullScreen, Some(window)) => window.set_fullscreen(!window.is_fullscreen()?),
            (Self::Quit, Some(window)) => window.close(),
            (Self::FullScreen | Self::Quit, None) => Ok(()),
        }
    }
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
