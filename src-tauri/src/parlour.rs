//! The room the table stands in: the game in play, the clock on the wall, and the shelves on
//! which it is kept.

mod counsel;
mod open;

pub(crate) use open::plugin;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::game::{Proof, Statistics, Table, View};
use boulanger_core::rules::Refusal;

use crate::answer::{Answer, Start};
use crate::clock::Clock;
use crate::dealer;
use crate::error::CommandError;
use crate::kept::KeptSettings;
use crate::lock::lock;
use crate::settings::Settings;
use crate::storage::{Claim, Health, Rounds, Shelf, Watch};
use crate::thinking::Thinking;

// The kinds of saving, each of which may fail on its own.
const GAME: &str = "game";
const GAME_CHECKPOINT: &str = "game checkpoint";
const SETTINGS: &str = "settings";
const SETTINGS_CHECKPOINT: &str = "settings checkpoint";

/// The room the table stands in. What changes there is kept before it is answered.
pub struct Parlour {
    desk: Mutex<Desk>,
    game: Shelf,
    choices: Shelf,
    health: Health,
    /// What gives the right to the folder of the shelves, until the program ends.
    claim: Mutex<Option<Claim>>,
    watch: Watch,
    thinking: Thinking,
}

/// What the player sees and may change.
struct Desk {
    table: Table,
    settings: Settings,
    clock: Clock,
}

impl Parlour {
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
            view: view.proven(self.thinking.proof()),
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
            view: view.proven(self.thinking.turn_to(&desk.table)),
            refusal,
            notices: self.health.notices(),
        })
    }

    fn turn(
        &self,
        desk: &mut Desk,
        gesture: impl FnOnce(&mut Table) -> Result<(), Refusal>,
    ) -> Result<(View, Option<Refusal>), CommandError> {
        let elapsed = desk.clock.look(Instant::now());
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
        Ok((view, refusal))
    }

    /// A new game with a random deal as the player's choice has it: any, or one that can be won.
    pub(crate) fn random_game(&self, cells: Cells) -> Result<Answer, CommandError> {
        let winnable = self.settings().winnable;
        self.new_game(dealer::draw(cells, winnable))
    }

    /// A new game, whose cell count the settings remember.
    pub(crate) fn new_game(&self, code: GameCode) -> Result<Answer, CommandError> {
        let mut desk = lock(&self.desk);
        let settings = Settings {
            cells: code.cells(),
            ..desk.settings
        };
        self.choose(&mut desk, settings);
        self.act_at(&mut desk, |table| {
            table.new_game(code);
            Ok(())
        })
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
        let elapsed = desk.clock.look(Instant::now());
        desk.table.pass(elapsed);
        self.watch.ticking(desk.table.ticking());
        self.thinking.turn_to(&desk.table);
    }

    /// The player no longer looks at the table: its clock stands still until he does.
    pub(crate) fn leave(&self) {
        let mut desk = lock(&self.desk);
        let elapsed = desk.clock.leave(Instant::now());
        self.pass_and_keep(&mut desk, elapsed);
        self.watch.ticking(false);
        self.watch.hurry();
        self.thinking.sleep();
    }

    /// The system may end the program at any time from now on, or not: the player may still look,
    /// and nothing tells when this is over. So all is kept, and time passes as before.
    pub fn suspend(&self) {
        self.freshen();
        self.checkpoint();
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
        drop(lock(&self.claim).take());
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
        let Some(elapsed) = desk.clock.go_on(Instant::now()) else {
            return false;
        };
        self.pass_and_keep(&mut desk, elapsed);
        desk.table.ticking()
    }
}

#[cfg(test)]
mod tests;
