//! The background thread that makes checkpoints and keeps the time played fresh.

use std::io;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::lock::lock;

/// From an action to its checkpoint. With a slow sync it still is less than two seconds.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// How much of the time played a kill may lose, while the clock runs.
const FRESHEN: Duration = Duration::from_secs(2);
/// How much of the time played since the last action a power cut may lose: each sync costs
/// battery, and nothing but the clock has changed.
const FRESHEN_CHECKPOINT: Duration = Duration::from_secs(30);

/// What the thread does when its time has come.
pub(crate) trait Rounds: Send + Sync + 'static {
    /// Makes the checkpoints that are missing.
    fn checkpoint(&self);
    /// Keeps the time played, and tells whether the clock still runs.
    fn freshen(&self) -> bool;
}

/// Wakes the background thread in time. It sleeps without a timeout while nothing is due.
#[derive(Clone, Default)]
pub(crate) struct Watch {
    shared: Arc<(Mutex<Due>, Condvar)>,
}

#[derive(Clone, Copy, Default)]
struct Due {
    checkpoint: Option<Instant>,
    freshen: Option<Instant>,
    stop: bool,
}

impl Due {
    fn next(&self) -> Option<Instant> {
        self.checkpoint.into_iter().chain(self.freshen).min()
    }

    fn checkpoint_within(&mut self, time: Duration) {
        let due = Instant::now() + time;
        self.checkpoint = Some(self.checkpoint.map_or(due, |earlier| earlier.min(due)));
    }

    fn freshen(&mut self, ticking: bool) {
        self.freshen = ticking.then(|| Instant::now() + FRESHEN);
    }
}

impl Watch {
    /// Starts the thread.
    pub(crate) fn start(&self, rounds: Arc<impl Rounds>) -> io::Result<()> {
        let watch = self.clone();
        thread::Builder::new()
            .name("watch".into())
            .spawn(move || watch.run(&*rounds))
            .map(|_| ())
    }

    /// Something was put on a shelf: a checkpoint is due within a second.
    pub(crate) fn changed(&self) {
        self.set(|due| due.checkpoint_within(CHECKPOINT));
    }

    /// A checkpoint is due at once.
    pub(crate) fn hurry(&self) {
        self.set(|due| due.checkpoint_within(Duration::ZERO));
    }

    /// The clock runs or stands.
    pub(crate) fn ticking(&self, ticking: bool) {
        self.set(|due| due.freshen(ticking));
    }

    /// Ends the thread.
    pub(crate) fn stop(&self) {
        self.set(|due| due.stop = true);
    }

    /// Wakes the thread only if something is due earlier than it knows.
    fn set(&self, change: impl FnOnce(&mut Due)) {
        let (due, bell) = &*self.shared;
        let mut due = lock(due);
        let before = due.next();
        change(&mut due);
        let sooner = match (before, due.next()) {
            (Some(before), Some(now)) => now < before,
            (before, now) => before.is_none() && now.is_some(),
        };
        if sooner || due.stop {
            bell.notify_one();
        }
    }

    fn run(&self, rounds: &impl Rounds) {
        loop {
            let due = self.wait();
            if due.stop {
                return;
            }
            let now = Instant::now();
            if due.freshen.is_some_and(|time| time <= now) {
                let ticking = rounds.freshen();
                self.set(|due| {
                    due.freshen(ticking);
                    due.checkpoint_within(FRESHEN_CHECKPOINT);
                });
            }
            if due.checkpoint.is_some_and(|time| time <= now) {
                // Cleared first: what is put on a shelf from now on wants another one.
                self.set(|due| due.checkpoint = None);
                rounds.checkpoint();
            }
        }
    }

    /// Sleeps until something is due.
    fn wait(&self) -> Due {
        let (due, bell) = &*self.shared;
        let mut due = lock(due);
        loop {
            let now = Instant::now();
            due = match due.next() {
                _ if due.stop => return *due,
                Some(time) if time <= now => return *due,
                Some(time) => {
                    bell.wait_timeout(due, time - now)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
                None => bell.wait(due).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering::SeqCst};

    use super::*;

    #[derive(Default)]
    struct Count {
        checkpoints: AtomicU32,
        freshened: AtomicU32,
    }

    impl Rounds for Count {
        fn checkpoint(&self) {
            self.checkpoints.fetch_add(1, SeqCst);
        }
        fn freshen(&self) -> bool {
            self.freshened.fetch_add(1, SeqCst);
            false
        }
    }

    #[test]
    fn checkpoints_once_for_many_actions_within_two_seconds() -> io::Result<()> {
        let (watch, count) = (Watch::default(), Arc::new(Count::default()));
        watch.start(count.clone())?;
        let first = Instant::now();
        while first.elapsed() < Duration::from_millis(600) {
            watch.changed();
            thread::sleep(Duration::from_millis(10));
        }
        assert_eq!(
            count.checkpoints.load(SeqCst),
            0,
            "no sync for every action"
        );
        thread::sleep(Duration::from_millis(1200));
        assert_eq!(
            count.checkpoints.load(SeqCst),
            1,
            "further actions put it off for ever"
        );
        watch.stop();
        Ok(())
    }

    #[test]
    fn hurries_when_asked() -> io::Result<()> {
        let (watch, count) = (Watch::default(), Arc::new(Count::default()));
        watch.start(count.clone())?;
        watch.changed();
        watch.hurry();
        thread::sleep(Duration::from_millis(300));
        assert_eq!(
            count.checkpoints.load(SeqCst),
            1,
            "it waited for the usual time"
        );
        watch.stop();
        Ok(())
    }

    #[test]
    fn freshens_while_the_clock_runs_and_rests_when_it_stands() -> io::Result<()> {
        let (watch, count) = (Watch::default(), Arc::new(Count::default()));
        watch.start(count.clone())?;
        watch.ticking(true);
        watch.ticking(false);
        thread::sleep(FRESHEN + Duration::from_millis(300));
        assert_eq!(count.freshened.load(SeqCst), 0, "the clock stood");
        watch.ticking(true);
        thread::sleep(FRESHEN + Duration::from_millis(300));
        assert_eq!(count.freshened.load(SeqCst), 1, "the clock ran");
        thread::sleep(FRESHEN);
        assert_eq!(count.freshened.load(SeqCst), 1, "it stood again after that");
        watch.stop();
        Ok(())
    }
}
