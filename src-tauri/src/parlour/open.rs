//! Opens the parlour with the program, and closes it with it.

use std::path::Path;
use std::sync::{Arc, Mutex};

use boulanger_core::game::Table;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Emitter, Manager, RunEvent, Runtime, plugin};

use super::{Desk, GAME, GAME_CHECKPOINT, Parlour, SETTINGS};
use crate::answer::Notice;
use crate::clock::Clock;
use crate::dealer;
use crate::kept;
use crate::lock::lock;
use crate::storage::{Claim, Health, Shelf, Unfit, Watch};
use crate::thinking::Thinking;

/// The event by which the page hears what has been proven.
const JUDGED: &str = "judged";

/// Opens the parlour before the first window, and closes it with the program.
pub(crate) fn plugin<R: Runtime>() -> TauriPlugin<R> {
    plugin::Builder::new("parlour")
        .setup(|app, _| {
            let folder = app.path().app_data_dir().ok();
            app.manage(Parlour::open(app, folder.as_deref()));
            Ok(())
        })
        .on_event(|app, event| {
            let parlour = app.state::<Arc<Parlour>>();
            match event {
                #[cfg(mobile)]
                RunEvent::WindowEvent {
                    event: tauri::WindowEvent::Suspended,
                    ..
                } => parlour.suspend(),
                RunEvent::Exit => parlour.close(),
                _ => {}
            }
        })
        .build()
}

impl Parlour {
    /// Opens the parlour as it was left, or with a random deal. Without a folder, or with one
    /// that can't be written to, the game goes on in memory.
    pub(super) fn open<R: Runtime>(app: &AppHandle<R>, folder: Option<&Path>) -> Arc<Self> {
        let parlour = Self::furnish(app, folder);
        // Without the thread there are no checkpoints, but there is a game.
        parlour.health.save(GAME_CHECKPOINT, || {
            parlour.watch.start(Arc::clone(&parlour))
        });
        // Nobody thinks before the page asks: what a start has of the processor, the page needs.
        parlour.thinking.sleep();
        // Without the other thread nothing is proven.
        let app = app.clone();
        let started = parlour.thinking.start(move |judged| {
            if let Err(error) = app.emit(JUDGED, judged) {
                eprintln!("the page does not hear the verdict: {error}");
            }
        });
        if let Err(error) = started {
            eprintln!("nobody thinks: {error}");
        }
        parlour
    }

    /// The parlour without its threads.
    pub(super) fn furnish<R: Runtime>(app: &AppHandle<R>, folder: Option<&Path>) -> Arc<Self> {
        let health = Health::default();
        let claim = folder.and_then(Claim::lay);
        if folder.is_some() && claim.is_none() {
            health.give_up(Notice::OpenElsewhere);
        }
        // What is in another program's folder is not even read: it may be half written.
        let folder = folder.filter(|_| claim.is_some());
        let choices = Shelf::open(app, folder, "settings", kept::read_settings);
        let game = Shelf::open(app, folder, "game", kept::read_table);

        if let Some(reason) = game.set_aside {
            health.note(match (reason, &game.kept) {
                (Unfit::Newer, _) => Notice::GameNewer,
                (Unfit::Damaged, Some(_)) => Notice::CopyUsed,
                (Unfit::Damaged, None) => Notice::StartedAfresh,
            });
        }
        if let Some(reason) = choices.set_aside {
            health.note(match (reason, &choices.kept) {
                (Unfit::Newer, _) => Notice::SettingsNewer,
                (Unfit::Damaged, Some(_)) => Notice::SettingsCopyUsed,
                (Unfit::Damaged, None) => Notice::SettingsReset,
            });
        }

        let settings = choices.kept.unwrap_or_default();
        let fresh = game.kept.is_none();
        let table = game
            .kept
            .unwrap_or_else(|| Table::new(dealer::draw(settings.cells, settings.winnable)));
        let thinking = Thinking::new(&table);
        let parlour = Arc::new(Self {
            desk: Mutex::new(Desk {
                table,
                settings,
                clock: Clock::default(),
            }),
            game: game.shelf,
            choices: choices.shelf,
            health,
            claim: Mutex::new(claim),
            watch: Watch::default(),
            thinking,
        });
        parlour.settle(fresh);
        parlour
    }

    /// Brings both files up to date after the start: the deal on the table is in its file before
    /// it is shown.
    fn settle(&self, fresh: bool) {
        if fresh {
            self.keep_table(&lock(&self.desk).table);
        }
        self.health.save(GAME, || self.game.settle());
        self.health.save(SETTINGS, || self.choices.settle());
        self.watch.changed();
    }
}
