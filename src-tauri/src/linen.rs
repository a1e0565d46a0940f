//! The colour of the window until its page is painted: the table's linen, by day or by night, so
//! that no start flashes. Android's windows have theirs from their theme.

use std::sync::Arc;

use tauri::plugin::TauriPlugin;
use tauri::window::Color;
use tauri::{Manager, Runtime, plugin};

use crate::parlour::Parlour;
use crate::settings::Theme;

/// The table's colours in `ui/styles/colours.css`.
const DAY: Color = Color(0xdf, 0xcb, 0xa6, 0xff);
const NIGHT: Color = Color(0x1c, 0x15, 0x10, 0xff);

/// Spreads the linen in every window of this program.
pub(crate) fn plugin<R: Runtime>() -> TauriPlugin<R> {
    plugin::Builder::new("linen")
        .on_webview_ready(|webview| {
            let window = webview.window();
            let theme = window.state::<Arc<Parlour>>().settings().theme;
            let colour = Some(colour(theme, || window.theme().ok()));
            let spread = window
                .set_background_color(colour)
                .and_then(|()| webview.set_background_color(colour));
            if let Err(error) = spread {
                eprintln!("the window may flash: {error}");
            }
        })
        .build()
}

fn colour(theme: Theme, systems: impl FnOnce() -> Option<tauri::Theme>) -> Color {
    match theme {
        Theme::Light => DAY,
        Theme::Dark => NIGHT,
        Theme::System if systems() == Some(tauri::Theme::Dark) => NIGHT,
        Theme::System => DAY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_players_choice_goes_before_the_systems() {
        let night = || Some(tauri::Theme::Dark);
        let day = || Some(tauri::Theme::Light);
        assert_eq!(colour(Theme::Light, night), DAY);
        assert_eq!(colour(Theme::Dark, day), NIGHT);
        assert_eq!(colour(Theme::System, night), NIGHT);
        assert_eq!(colour(Theme::System, day), DAY);
        assert_eq!(colour(Theme::System, || None), DAY);
    }

    #[test]
    fn the_linen_is_the_tables() {
        let styles = include_str!("../../ui/styles/colours.css");
        for Color(red, green, blue, _) in [DAY, NIGHT] {
            let colour = format!("--table: #{red:02x}{green:02x}{blue:02x};");
            assert!(styles.contains(&colour), "{colour}");
        }
    }
}
