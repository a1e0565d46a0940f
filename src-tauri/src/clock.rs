//! How long the player has been looking at the table.

use std::time::{Duration, Instant};

/// The most that may pass between two looks. While the time counts there is one every second
/// at least, so what goes beyond is the machine's own sleep, which some systems' clocks include.
const LONGEST: Duration = Duration::from_secs(10);

/// Measures the time between two looks at the table. Stands still while the player is away.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    last_look: Option<Instant>,
}

impl Clock {
    /// The player looks at the table: the time since the last look, zero when coming back.
    pub(crate) fn look(&mut self, now: Instant) -> Duration {
        since(self.last_look.replace(now), now)
    }

    /// The player turns away: the time since the last look.
    pub(crate) fn leave(&mut self, now: Instant) -> Duration {
        since(self.last_look.take(), now)
    }

    /// The player still looks: the time since the last look. None while nobody does.
    pub(crate) fn go_on(&mut self, now: Instant) -> Option<Duration> {
        self.last_look.is_some().then(|| self.look(now))
    }
}

fn since(last_look: Option<Instant>, now: Instant) -> Duration {
    last_look.map_or(Duration::ZERO, |last| {
        now.saturating_duration_since(last).min(LONGEST)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOMENT: Duration = Duration::from_millis(20);

    #[test]
    fn counts_between_two_looks_only() {
        let (mut clock, start) = (Clock::default(), Instant::now());
        let at = |moments| start + MOMENT * moments;
        assert_eq!(clock.go_on(at(0)), None, "nobody has looked yet");
        let none = Duration::ZERO;
        assert_eq!(clock.look(at(1)), none, "the first look counts nothing");
        assert_eq!(clock.look(at(3)), MOMENT * 2);
        assert_eq!(clock.go_on(at(4)), Some(MOMENT));
        assert_eq!(clock.leave(at(7)), MOMENT * 3, "up to leaving");
        assert_eq!(clock.go_on(at(8)), None, "nobody looks");
        assert_eq!(clock.leave(at(9)), none, "leaving twice counts nothing");
        assert_eq!(clock.look(at(10)), none, "coming back counts nothing");
    }

    #[test]
    fn a_night_asleep_does_not_count() {
        let (mut clock, evening) = (Clock::default(), Instant::now());
        clock.look(evening);
        let morning = evening + Duration::from_secs(8 * 3600);
        assert_eq!(clock.look(morning), LONGEST);
    }
}
