//! Whether saving works, and what the player should be told about it.

use std::collections::BTreeSet;
use std::io;
use std::mem;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use crate::answer::Notice;
use crate::lock::lock;

/// Which kinds of saving fail at present, and the notices that no answer has carried yet.
#[derive(Default)]
pub(crate) struct Health {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    failing: BTreeSet<&'static str>,
    notices: Vec<Notice>,
}

impl Health {
    /// Adds a notice to the next answer.
    pub(crate) fn note(&self, notice: Notice) {
        lock(&self.state).notices.push(notice);
    }

    /// Nothing can be saved from now on, for a reason that the player is told instead of all others.
    pub(crate) fn give_up(&self, reason: Notice) {
        let mut state = lock(&self.state);
        state.failing.insert("everything");
        state.notices.push(reason);
    }

    /// Saves something and takes note of how that went. The player hears of it once when saving
    /// begins to fail, and once when nothing fails any more. A panic, which could come from the
    /// plugin, is a failure like others.
    pub(crate) fn save(&self, what: &'static str, save: impl FnOnce() -> io::Result<()>) {
        let result = catch_unwind(AssertUnwindSafe(save))
            .unwrap_or_else(|_| Err(io::Error::other("a panic")));
        let mut state = lock(&self.state);
        let was_well = state.failing.is_empty();
        match result {
            Ok(()) => state.failing.remove(what),
            Err(error) => {
                let new = state.failing.insert(what);
                if new {
                    eprintln!("saving fails ({what}): {error}");
                }
                new
            }
        };
        match (was_well, state.failing.is_empty()) {
            (true, false) => state.notices.push(Notice::NotSaved),
            (false, true) => state.notices.push(Notice::SavedAgain),
            _ => {}
        }
    }

    /// Hands out the notices, each once.
    pub(crate) fn notices(&self) -> Vec<Notice> {
        mem::take(&mut lock(&self.state).notices)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure() -> io::Result<()> {
        Err(io::Error::other("disk full"))
    }

    #[test]
    fn tells_once_when_it_begins_and_once_when_it_ends() {
        let health = Health::default();
        health.save("game", || Ok(()));
        assert_eq!(health.notices(), [], "nothing to say when all is well");
        health.save("game", failure);
        health.save("game", failure);
        health.save("settings", failure);
        assert_eq!(health.notices(), [Notice::NotSaved], "told once");
        health.save("game", || Ok(()));
        assert_eq!(health.notices(), [], "the settings still fail");
        health.save("settings", || Ok(()));
        assert_eq!(health.notices(), [Notice::SavedAgain]);
    }

    #[test]
    fn tells_the_reason_alone_when_it_has_given_up() {
        let health = Health::default();
        health.give_up(Notice::OpenElsewhere);
        health.save("game", failure);
        assert_eq!(health.notices(), [Notice::OpenElsewhere]);
        health.save("game", || Ok(()));
        assert_eq!(health.notices(), [], "it does not take it back");
    }

    #[test]
    fn a_gesture_does_not_wait_for_what_is_being_saved() {
        let health = Health::default();
        let mut free = false;
        health.save("game checkpoint", || {
            free = health.state.try_lock().is_ok();
            Ok(())
        });
        assert!(free, "a save or an answer would wait for this one");
    }
}
