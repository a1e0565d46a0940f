//! The menu as each system has it.

use tauri::menu::{Menu, MenuBuilder, MenuItem, Submenu, SubmenuBuilder};
use tauri::{AppHandle, Runtime};

use super::entry::{Entry, MAC};
use super::{MenuWish, MenuWords};

/// The whole menu.
pub(super) fn build<R: Runtime>(app: &AppHandle<R>, words: &MenuWords) -> tauri::Result<Menu<R>> {
    let mut menu = MenuBuilder::new(app);
    if MAC {
        menu = menu.item(&program(app, words)?).item(&edit(app, words)?);
    }
    menu.item(&game(app, words)?)
        .item(&view(app, words)?)
        .item(&help(app, words)?)
        .build()
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
