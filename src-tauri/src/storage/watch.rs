//! The background thread that makes checkpoints and keeps the time played fresh.

use std::io;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use super::due::{Due, Round};
use crate::lock::lock;

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
        self.set(|due, now| due.changed(now));
    }

    /// A checkpoint is due at once.
    pub(crate) fn hurry(&self) {
        self.set(|due, now| due.hurry(now));
    }

    /// The clock runs or stands.
    pub(crate) fn ticking(&self, ticking: bool) {
        self.set(|due, now| due.ticking(ticking, now));
    }

    /// Ends the thread.
    pub(crate) fn stop(&self) {
        self.set(|due, _| due.stop = true);
    }

    /// Wakes the thread only if something is due earlier than it knows.
    fn set(&self, change: impl FnOnce(&mut Due, Instant)) {
        let (due, bell) = &*self.shared;
        let mut due = lock(due);
        let before = due.next();
        change(&mut due, Instant::now());
        let sooner = match (before, due.next()) {
            (Some(before), Some(now)) => now < before,
            (before, now) => before.is_none() && now.is_some(),
        };
        if sooner || due.stop {
            bell.notify_one();
        }
    }

    fn run(&self, rounds: &impl Rounds) {
        while let Some(round) = self.wait() {
            if round.freshen {
                let ticking = rounds.freshen();
                self.set(|due, now| due.freshened(ticking, round, now));
            }
            if round.checkpoint {
                rounds.checkpoint();
            }
        }
    }

    /// Sleeps until something is due; nothing at the end.
    fn wait(&self) -> Option<Round> {
        let (due, bell) = &*self.shared;
        let mut due = lock(due);
        while !due.stop {
            let now = Instant::now();
            due = match due.next() {
                Some(time) if time <= now => return Some(due.round(now)),
                Some(time) => {
                    bell.wait_timeout(due, time - now)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
                None => bell.wait(due).unwrap_or_else(PoisonError::into_inner),
            };
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, RecvError, Sender, channel};

    use super::*;

    /// Tells of each round that is made.
    struct Bell(Mutex<Sender<&'static str>>);

    impl Rounds for Bell {
        fn checkpoint(&self) {
            let _ = lock(&self.0).send("checkpoint");
        }
        fn freshen(&self) -> bool {
            let _ = lock(&self.0).send("freshen");
            false
        }
    }

    fn start() -> io::Result<(Watch, Receiver<&'static str>)> {
        let (bell, heard) = channel();
        let watch = Watch::default();
        watch.start(Arc::new(Bell(Mutex::new(bell))))?;
        Ok((watch, heard))
    }

    #[test]
    fn makes_its_rounds_and_ends() -> io::Result<()> {
        let (watch, heard) = start()?;
        watch.changed();
        watch.hurry();
        assert_eq!(heard.recv(), Ok("checkpoint"));
        watch.ticking(true);
        assert_eq!(heard.recv(), Ok("freshen"));
        watch.stop();
        // The thread drops its bell when it ends.
        assert_eq!(heard.recv(), Err(RecvError), "nothing else was due");
        Ok(())
    }
}
