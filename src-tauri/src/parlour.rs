//! The room the table stands in: the game in play, the clock on the wall, and the shelves on
//! which it is kept.

mod counsel;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::game::{Proof, Statistics, Table, View};
use boulanger_core::rules::Refusal;
use tauri::plugin::TauriPlugin;
use tauri::{AppHandle, Emitter, Manager, RunEvent, Runtime, plugin};

use crate::answer::{Answer, Notice, Start};
use crate::clock::Clock;
use crate::dealer;
use crate::error::CommandError;
use crate::kept::{self, KeptSettings};
use crate::lock::lock;
use crate::settings::Settings;
use crate::storage::{Health, Rounds, Shelf, Watch};
use crate::thinking::Thinking;

// The kinds of saving, each of which may fail on its own.
const GAME: &str = "game";
const GAME_CHECKPOINT: &str = "game checkpoint";
const SETTINGS: &str = "settings";
const SETTINGS_CHECKPOINT: &str = "settings checkpoint";

/// The event by which the page hears what has been proven.
const JUDGED: &str = "judged";

/// The room the table stands in. What changes there is kept before it is answered.
pub struct Parlour {
    desk: Mutex<Desk>,
    game: Shelf,
    choices: Shelf,
    health: Health,
    watch: Watch,
    thinking: Thinking,
}

/// What the player sees and may change.
struct Desk {
    table: Table,
    settings: Settings,
    clock: Clock,
}

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
                } => {
                    parlour.leave();
                    // The system may end the program at any time from now on.
                    parlour.checkpoint();
                }
                RunEvent::Exit => parlour.close(),
                _ => {}
            }
        })
        .build()
}

impl Parlour {
    /// Opens the parlour as it was left, or with a random deal. Without a folder, or with one
    /// that can't be written to, the game goes on in memory.
    fn open<R: Runtime>(app: &AppHandle<R>, folder: Option<&Path>) -> Arc<Self> {
        let choices = Shelf::open(app, folder, "settings", kept::read_settings);
        let game = Shelf::open(app, folder, "game", kept::read_table);

        let health = Health::default();
        if game.set_aside && game.kept.is_none() {
            health.note(Notice::StartedAfresh);
        }
        if choices.set_aside && choices.kept.is_none() {
            health.note(Notice::SettingsReset);
        }
        if game.copy_used() || choices.copy_used() {
            health.note(Notice::CopyUsed);
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
            watch: Watch::default(),
            thinking,
        });
        parlour.settle(fresh);
        // Without the thread there are no checkpoints, but there is a game.
        parlour.health.save(GAME_CHECKPOINT, || {
            parlour.watch.start(Arc::clone(&parlour))
        });
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

    /// Brings both files up to date after the start, so that the deal on the table is kept
    /// before it is shown.
    fn settle(&self, fresh: bool) {
        if fresh {
            self.keep_table(&lock(&self.desk).table);
        } else {
            self.health.save(GAME, || self.game.settle());
        }
        self.health.save(SETTINGS, || self.choices.settle());
        self.watch.changed();
    }

    /// Carries out a gesture or wish. What it changed is kept before it is answered. A panic in
    /// it leaves the table as it was.
    pub(crate) fn act(
        &self,
        gesture: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<Answer, CommandError> {
        self.act_at(&mut lock(&self.desk), gesture)
    }

    /// What the page begins with.
    pub(crate) fn start(&self) -> Result<Start, CommandError> {
        let mut desk = lock(&self.desk);
        let (view, _) = self.turn(&mut desk, |_| Ok(()))?;
        Ok(Start {
            view,
            settings: desk.settings,
        })
    }

    fn act_at(
        &self,
        desk: &mut Desk,
        gesture: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<Answer, CommandError> {
        let (view, refusal) = self.turn(desk, gesture)?;
        Ok(Answer {
            view,
            refusal,
            notices: self.health.notices(),
        })
    }

    fn turn(
        &self,
        desk: &mut Desk,
        gesture: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<(View, Option<Refusal>), CommandError> {
        let elapsed = desk.clock.look();
        desk.table.pass(elapsed);
        let mut table = desk.table.clone();
        let (view, refusal) = catch_unwind(AssertUnwindSafe(|| {
            let refusal = gesture(&mut table).err();
            (table.view(Proof::Unknown), refusal)
        }))
        .map_err(|_| CommandError::Internal)?;

        let changed = table.revision() != desk.table.revision();
        desk.table = table;
        if changed {
            self.keep_table(&desk.table);
        }
        self.watch.ticking(view.ticking);
        let proof = self.thinking.turn_to(&desk.table);
        Ok((view.proven(proof), refusal))
    }

    /// A random deal as the player's choice has it: any, or one that can be won.
    pub(crate) fn draw(&self, cells: Cells) -> GameCode {
        let winnable = self.settings().winnable;
        dealer::draw(cells, winnable)
    }

    /// A new game, whose cell count the settings remember.
    pub(crate) fn new_game(&self, code: GameCode) -> Result<Answer, CommandError> {
        let mut desk = lock(&self.desk);
        let settings = Settings {
            cells: code.cells(),
            ..desk.settings
        };
        self.choose(&mut desk, settings);
        self.act_at(&mut desk, |table| table.new_game(code))
    }

    /// The player's choices.
    pub(crate) fn settings(&self) -> Settings {
        lock(&self.desk).settings
    }

    /// Takes the player's new choices.
    pub(crate) fn set_settings(&self, settings: Settings) -> Settings {
        let mut desk = lock(&self.desk);
        self.choose(&mut desk, settings);
        desk.settings
    }

    fn choose(&self, desk: &mut Desk, settings: Settings) {
        if settings != desk.settings {
            desk.settings = settings;
            self.health
                .save(SETTINGS, || self.choices.put(&KeptSettings::from(settings)));
            self.watch.changed();
        }
    }

    /// What has been played so far.
    pub(crate) fn statistics(&self) -> Statistics {
        lock(&self.desk).table.statistics().clone()
    }

    /// The player looks at the table again.
    pub(crate) fn come_back(&self) {
        let mut desk = lock(&self.desk);
        let elapsed = desk.clock.look();
        desk.table.pass(elapsed);
        self.watch.ticking(desk.table.ticking());
        self.thinking.turn_to(&desk.table);
    }

    /// The player no longer looks at the table: its clock stands still until he does.
    pub(crate) fn leave(&self) {
        let mut desk = lock(&self.desk);
        let elapsed = desk.clock.leave();
        self.pass_and_keep(&mut desk, elapsed);
        self.watch.ticking(false);
        self.watch.hurry();
        self.thinking.sleep();
    }

    /// Makes what has been kept safe from a power cut. Takes the time of a sync.
    pub fn checkpoint(&self) {
        self.health.save(GAME_CHECKPOINT, || self.game.checkpoint());
        self.health
            .save(SETTINGS_CHECKPOINT, || self.choices.checkpoint());
    }

    /// Keeps everything, before the program ends.
    pub fn close(&self) {
        self.leave();
        self.checkpoint();
        self.watch.stop();
        self.thinking.end();
    }

    /// Keeps the time that has passed, if it counts.
    fn pass_and_keep(&self, desk: &mut Desk, elapsed: Duration) {
        desk.table.pass(elapsed);
        if desk.table.ticking() && !elapsed.is_zero() {
            self.health.save(GAME, || self.game.put(&desk.table.save()));
        }
    }

    fn keep_table(&self, table: &Table) {
        self.health.save(GAME, || self.game.put(&table.save()));
        self.watch.changed();
    }
}

impl Rounds for Parlour {
    fn checkpoint(&self) {
        Self::checkpoint(self);
    }

    fn freshen(&self) -> bool {
        let mut desk = lock(&self.desk);
        let elapsed = desk.clock.go_on();
        self.pass_and_keep(&mut desk, elapsed);
        desk.table.ticking()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_in_a_gesture_leaves_the_table_as_it_was() -> Result<(), Box<dyn std::error::Error>> {
        let app = tauri::test::mock_builder()
            .plugin(tauri_plugin_store::Builder::new().build())
            .build(crate::context())?;
        let parlour = Parlour::open(app.handle(), None);
        // So that nothing more becomes known meanwhile.
        parlour.hint();
        let before = parlour.act(|_| Ok(()));
        let failed = parlour.act(|table| {
            table.new_game(GameCode::numbered(Cells::One, 1))?;
            panic!("in mid-change");
        });
        assert_eq!(failed.err(), Some(CommandError::Internal));
        let after = parlour.act(|_| Ok(()));
        let (before, after) = (
            before.map(|answer| answer.view),
            after.map(|answer| answer.view),
        );
        assert_eq!(before, after, "the table is whole and can be used");
        parlour.close();
        Ok(())
    }
}
