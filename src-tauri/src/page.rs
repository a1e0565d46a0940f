//! The page as the window gets it: with the first view in it, so that it need not ask before it
//! has something to show.

use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

use tauri::utils::assets::{AssetKey, AssetsIter, CspHash};
use tauri::{App, AppHandle, Assets, Context, Manager, Runtime};

use crate::answer::Start;
use crate::parlour::Parlour;
use crate::settings::Theme;

/// The page's file.
const PAGE: &str = "/index.html";
/// Where it takes up the player's colours, and where the first view.
const ROOT: &str = "<html>";
const BODY: &str = "<body>";

/// Lets the page of this program begin with the table as it is.
pub(crate) fn begin_with_the_table<R: Runtime>(context: &mut Context<R>) {
    let files = context.set_assets(Box::new(Nothing));
    let app = OnceLock::new();
    context.set_assets(Box::new(Files { files, app }));
}

/// The files of the page, one of which is written anew each time.
struct Files<R: Runtime> {
    files: Box<dyn Assets<R>>,
    /// From the program's start on.
    app: OnceLock<AppHandle<R>>,
}

impl<R: Runtime> Files<R> {
    fn start(&self) -> Option<Start> {
        self.app.get()?.try_state::<Arc<Parlour>>()?.start().ok()
    }
}

impl<R: Runtime> Assets<R> for Files<R> {
    fn setup(&self, app: &App<R>) {
        self.files.setup(app);
        self.app.get_or_init(|| app.handle().clone());
    }

    fn get(&self, key: &AssetKey) -> Option<Cow<'_, [u8]>> {
        let file = self.files.get(key)?;
        if key.as_ref() != PAGE {
            return Some(file);
        }
        // A page without a view asks for it.
        let page = str::from_utf8(&file)
            .ok()
            .zip(self.start())
            .and_then(|(page, start)| with(page, &start).ok());
        Some(page.map_or(file, |page| page.into_bytes().into()))
    }

    fn iter(&self) -> Box<AssetsIter<'_>> {
        self.files.iter()
    }

    fn csp_hashes(&self, page: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        self.files.csp_hashes(page)
    }
}

/// Stands in the files' place while they are being wrapped.
struct Nothing;

impl<R: Runtime> Assets<R> for Nothing {
    fn get(&self, _: &AssetKey) -> Option<Cow<'_, [u8]>> {
        None
    }

    fn iter(&self) -> Box<AssetsIter<'_>> {
        Box::new(std::iter::empty())
    }

    fn csp_hashes(&self, _: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        Box::new(std::iter::empty())
    }
}

/// The page with the start in it, as data that no script runs, and in the colours that the player
/// has chosen; the system's are the page's own affair.
fn with(page: &str, start: &Start) -> Result<String, serde_json::Error> {
    // Within JSON, only a text can have this sign, and there its escape says the same.
    let data = serde_json::to_string(start)?.replace('<', "\\u003c");
    let body = format!(r#"{BODY}<script type="application/json" id="start">{data}</script>"#);
    let page = page.replacen(BODY, &body, 1);
    Ok(match start.settings.theme {
        Theme::System => page,
        Theme::Light => page.replacen(ROOT, r#"<html data-theme="light">"#, 1),
        Theme::Dark => page.replacen(ROOT, r#"<html data-theme="dark">"#, 1),
    })
}
