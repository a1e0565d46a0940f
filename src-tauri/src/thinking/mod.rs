//! What is proven about the table, found out in the background.
//!
//! One thread thinks about the game that it was turned to last. A gesture never waits for it: it
//! only turns the thread to the table as it is then, which cancels the search for what was before.
//! What is known belongs to one revision and is dropped with it, but for what it says about the
//! next. The thread sleeps when nothing more is to be found out, and while the player is away. It
//! lets the table lie still for a moment first, so that answers and what they draw go before.

mod known;
#[cfg(test)]
mod tests;
mod thinker;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{io, thread};

use boulanger_core::game::{Game, Proof, Table};
use boulanger_core::rules::Move;

use self::known::Known;
use self::thinker::Thinker;
use crate::answer::Judged;
use crate::lock::lock;

/// How long a wish waits for a thought. Nearly all are complete in a hundredth of that.
pub(crate) const PATIENCE: Duration = Duration::from_secs(if cfg!(test) { 60 } else { 3 });

/// How long the table lies still before it is thought about: a frame, so that the answer to a
/// gesture has the processor and the page to itself, and quick gestures are not each judged.
const STILL: Duration = Duration::from_millis(16);

/// The mind behind the table.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
}

struct Shared {
    mind: Mutex<Mind>,
    /// Rings when there is something to think about, and when something was found out.
    bell: Condvar,
    /// Ends the search that is going on.
    cancel: AtomicBool,
}

/// What is thought about, and what is known of it.
struct Mind {
    revision: u64,
    game: Game,
    /// When the thread was turned to it.
    turned: Instant,
    known: Known,
    /// No more is looked for, though there may be more: none was found, or a hint has been given.
    settled: bool,
    /// The player is away.
    asleep: bool,
    /// There is no thread.
    ended: bool,
}

impl Mind {
    /// Whether thinking on is of no use.
    fn is_done(&self) -> bool {
        self.settled || self.known.is_all()
    }

    fn judged(&self) -> Judged {
        let proof = self.known.proof();
        Judged {
            revision: self.revision,
            verdict: proof.verdict(),
            back: proof.back(self.game.in_force().len()),
        }
    }
}

impl Thinking {
    /// A mind that is turned to a table, and does not think yet.
    pub(crate) fn new(table: &Table) -> Self {
        let mind = Mind {
            revision: table.revision(),
            game: table.game().clone(),
            turned: Instant::now(),
            known: Known::Unknown,
            settled: false,
            asleep: false,
            ended: true,
        };
        Self {
            shared: Arc::new(Shared {
                mind: Mutex::new(mind),
                bell: Condvar::new(),
                cancel: AtomicBool::new(false),
            }),
        }
    }

    /// Starts the thread. It tells a verdict when it becomes known.
    pub(crate) fn start(&self, tell: impl Fn(Judged) + Send + 'static) -> io::Result<()> {
        let mut thinker = Thinker::default();
        self.start_with(
            move |game, known, cancel| thinker.think(game, known, cancel),
            tell,
        )
    }

    fn start_with(
        &self,
        think: impl FnMut(&Game, &Known, &AtomicBool) -> Option<Known> + Send + 'static,
        tell: impl Fn(Judged) + Send + 'static,
    ) -> io::Result<()> {
        self.mind().ended = false;
        let shared = Arc::clone(&self.shared);
        let thread = thread::Builder::new().name("thinking".into());
        let started = thread.spawn(move || shared.run(think, tell));
        self.mind().ended |= started.is_err();
        started.map(|_| ())
    }

    /// Turns to the table as it is now, and says what is known about it at once.
    pub(crate) fn turn_to(&self, table: &Table) -> Proof {
        let mut mind = self.mind();
        if table.revision() != mind.revision {
            *mind = Mind {
                revision: table.revision(),
                game: table.game().clone(),
                turned: Instant::now(),
                known: mind.known.carried(&mind.game, table.game()),
                settled: false,
                ..*mind
            };
            self.shared.cancel.store(true, Ordering::Relaxed);
        }
        mind.asleep = false;
        self.shared.bell.notify_all();
        mind.known.proof()
    }

    /// The next move of the line that wins, if one is known.
    pub(crate) fn next(&self) -> Option<Move> {
        self.mind().known.line()?.first().copied()
    }

    /// The same for a hint, which nothing contradicts as long as the table is as it is: a better
    /// line is not looked for any more.
    pub(crate) fn hint(&self) -> Option<Move> {
        let mut mind = self.mind();
        let next = mind.known.line()?.first().copied()?;
        mind.settled = true;
        self.shared.cancel.store(true, Ordering::Relaxed);
        Some(next)
    }

    /// Waits until a wish can be granted, as far as it ever can, or too long. A better line than
    /// the first is not waited for.
    pub(crate) fn wait(&self) {
        let busy = |mind: &mut Mind| !mind.known.is_enough() && !mind.settled && !mind.ended;
        let waited = self
            .shared
            .bell
            .wait_timeout_while(self.mind(), PATIENCE, busy);
        drop(waited);
    }

    /// What is known of the table that it was turned to last.
    pub(crate) fn proof(&self) -> Proof {
        self.mind().known.proof()
    }

    /// Rests until the next turn to the table.
    pub(crate) fn sleep(&self) {
        self.mind().asleep = true;
        self.shared.cancel.store(true, Ordering::Relaxed);
    }

    /// Ends the thread.
    pub(crate) fn end(&self) {
        self.mind().ended = true;
        self.shared.cancel.store(true, Ordering::Relaxed);
        self.shared.bell.notify_all();
    }

    fn mind(&self) -> MutexGuard<'_, Mind> {
        lock(&self.shared.mind)
    }
}

impl Shared {
    fn run(
        &self,
        mut think: impl FnMut(&Game, &Known, &AtomicBool) -> Option<Known>,
        tell: impl Fn(Judged),
    ) {
        while let Some((revision, game, known)) = self.task() {
            // After a panic nothing is known, and the game goes on.
            let found = catch_unwind(AssertUnwindSafe(|| think(&game, &known, &self.cancel)));
            if let Some(judged) = self.learn(revision, found.ok().flatten()) {
                // The next answer says it, too.
                let _ = catch_unwind(AssertUnwindSafe(|| tell(judged)));
            }
        }
    }

    /// Waits for something to think about, and until it lies still; none at the end.
    fn task(&self) -> Option<(u64, Game, Known)> {
        loop {
            let mind = self
                .bell
                .wait_while(lock(&self.mind), |mind| {
                    !mind.ended && (mind.asleep || mind.is_done())
                })
                .unwrap_or_else(PoisonError::into_inner);
            if mind.ended {
                return None;
            }
            let moving = STILL.saturating_sub(mind.turned.elapsed());
            if moving.is_zero() {
                self.cancel.store(false, Ordering::Relaxed);
                return Some((mind.revision, mind.game.clone(), mind.known.clone()));
            }
            // No bell wakes the thread meanwhile: that costs a gesture more than it is worth.
            drop(mind);
            thread::sleep(moving);
        }
    }

    /// Takes in what was found, unless it is about what was before. Says what the player should
    /// hear.
    fn learn(&self, revision: u64, found: Option<Known>) -> Option<Judged> {
        let mut mind = lock(&self.mind);
        if mind.revision != revision || mind.settled {
            return None;
        }
        let Some(known) = found else {
            mind.settled = !self.cancel.load(Ordering::Relaxed);
            self.bell.notify_all();
            return None;
        };
        let news = mind.known.proof() != known.proof();
        mind.known = known;
        self.bell.notify_all();
        news.then(|| mind.judged())
    }
}
