//! How long the player has been looking at the table.

use std::time::{Duration, Instant};

/// The most that may pass between two looks. While the time counts there is one every two seconds
/// at least, so what goes beyond is the machine's own sleep, which some systems' clocks include.
const LONGEST: Duration = Duration::from_secs(10);

/// Measures the time between two looks at the table. Stands still while the player is away.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    last_look: Option<Instant>,
}

impl Clock {
    /// The player looks at the table: the time since the last look, zero when coming back.
    pub(crate) fn look(&mut self) -> Duration {
        since(self.last_look.replace(Instant::now()))
    }

    /// The player turns away: the time since the last look.
    pub(crate) fn leave(&mut self) -> Duration {
        since(self.last_look.take())
    }

    /// The player still looks, if he did: the time since the last look.
    pub(crate) fn go_on(&mut self) -> Duration {
        match self.last_look {
            Some(_) => self.look(),
            None => Duration::ZERO,
        }
    }
}

fn since(last_look: Option<Instant>) -> Duration {
    last_look.map_or(Duration::ZERO, |last| last.elapsed().min(LONGEST))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOMENT: Duration = Duration::from_millis(20);

    #[test]
    fn counts_between_two_looks_only() {
        let mut clock = Clock::default();
        assert_eq!(clock.go_on(), Duration::ZERO, "nobody has looked yet");
        assert_eq!(
            clock.look(),
            Duration::ZERO,
            "the first look counts nothing"
        );
        std::thread::sleep(MOMENT);
        assert!(clock.go_on() >= MOMENT, "time passes while somebody looks");
        std::thread::sleep(MOMENT);
        assert!(clock.leave() >= MOMENT, "the time up to leaving counts");
        std::thread::sleep(MOMENT);
        assert_eq!(clock.go_on(), Duration::ZERO, "nobody looks");
        assert_eq!(
            clock.leave(),
            Duration::ZERO,
            "leaving twice counts nothing"
        );
        assert_eq!(clock.look(), Duration::ZERO, "coming back counts nothing");
    }

    #[test]
    fn a_night_asleep_does_not_count() {
        let an_hour_ago = Instant::now().checked_sub(Duration::from_secs(3600));
        let mut clock = Clock {
            last_look: an_hour_ago,
        };
        assert!(clock.look() <= LONGEST);
    }
}
