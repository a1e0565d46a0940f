//! What the background thread has to do, and when.

use std::time::{Duration, Instant};

/// From an action to its checkpoint. With a slow sync it still is less than two seconds.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// How much of the time played a kill may lose, while the clock runs. A power cut may lose twice
/// that: every other freshening has a checkpoint, since each sync costs battery.
const FRESHEN: Duration = Duration::from_millis(900);

/// What has to be done, and when. Knows no clock: it is told the time.
#[derive(Clone, Copy, Default)]
pub(super) struct Due {
    checkpoint: Option<Instant>,
    freshen: Option<Instant>,
    /// The thread is to end.
    pub(super) stop: bool,
}

/// What has to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) checkpoint: bool,
    pub(super) freshen: bool,
}

impl Due {
    /// When something is due next; never, while there is nothing to do.
    pub(super) fn next(&self) -> Option<Instant> {
        self.checkpoint.into_iter().chain(self.freshen).min()
    }

    /// Takes out what is due now: what is put on a shelf from now on wants another round.
    pub(super) fn round(&mut self, now: Instant) -> Round {
        let is_due = |time: &mut Option<Instant>| time.take_if(|time| *time <= now).is_some();
        Round {
            checkpoint: is_due(&mut self.checkpoint),
            freshen: is_due(&mut self.freshen),
        }
    }

    /// Something was put on a shelf. Further changes don't put its checkpoint off.
    pub(super) fn changed(&mut self, now: Instant) {
        self.checkpoint_by(now + CHECKPOINT);
    }

    /// A checkpoint is wanted at once.
    pub(super) fn hurry(&mut self, now: Instant) {
        self.checkpoint_by(now);
    }

    /// The clock runs or stands. Being told again that it runs puts nothing off: not every answer
    /// has kept the time.
    pub(super) fn ticking(&mut self, ticking: bool, now: Instant) {
        self.freshen = ticking.then(|| self.freshen.unwrap_or(now + FRESHEN));
    }

    /// The time played has been kept, in this round. Where it no longer runs, it may meanwhile have
    /// been told to.
    pub(super) fn freshened(&mut self, ticking: bool, round: Round, now: Instant) {
        if ticking {
            self.ticking(true, now);
        }
        // A checkpoint in the same round has this time already.
        if !round.checkpoint {
            self.checkpoint_by(now + FRESHEN);
        }
    }

    fn checkpoint_by(&mut self, time: Instant) {
        self.checkpoint = Some(self.checkpoint.map_or(time, |earlier| earlier.min(time)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOMENT: Duration = Duration::from_millis(1);
    const NOTHING: Round = Round {
        checkpoint: false,
        freshen: false,
    };

    #[test]
    fn many_actions_have_one_checkpoint_in_time() {
        let (mut due, first) = (Due::default(), Instant::now());
        for i in 0..100 {
            due.changed(first + MOMENT * i);
        }
        assert_eq!(
            due.next(),
            Some(first + CHECKPOINT),
            "further actions put it off"
        );
        assert_eq!(
            due.round(first + CHECKPOINT - MOMENT),
            NOTHING,
            "it is too early"
        );
        assert!(due.round(first + CHECKPOINT).checkpoint);
        assert_eq!(due.next(), None, "one checkpoint is enough for all of them");
    }

    #[test]
    fn hurrying_does_not_wait() {
        let (mut due, now) = (Due::default(), Instant::now());
        due.changed(now);
        due.hurry(now);
        assert!(due.round(now).checkpoint);
    }

    #[test]
    fn the_time_is_freshened_only_while_the_clock_runs() {
        let (mut due, now) = (Due::default(), Instant::now());
        due.ticking(true, now);
        assert_eq!(due.next(), Some(now + FRESHEN));
        let round = due.round(now + FRESHEN);
        assert!(round.freshen);

        due.freshened(true, round, now + FRESHEN);
        due.ticking(false, now + FRESHEN);
        assert_eq!(
            due.round(now + FRESHEN * 2),
            Round {
                checkpoint: true,
                freshen: false
            },
            "the clock stands: only the time that was kept is still to be made safe"
        );
        assert_eq!(due.next(), None);
    }

    #[test]
    fn a_power_cut_loses_less_than_two_seconds_of_the_time() {
        let (mut due, start) = (Due::default(), Instant::now());
        due.ticking(true, start);
        let (mut kept, mut safe) = (start, start);
        while let Some(now) = due.next().filter(|now| *now < start + FRESHEN * 20) {
            assert!(now - kept <= FRESHEN, "a kill at this moment");
            assert!(
                now - safe < Duration::from_secs(2),
                "a power cut at this moment"
            );
            let round = due.round(now);
            if round.freshen {
                kept = now;
                due.freshened(true, round, now);
            }
            if round.checkpoint {
                safe = kept;
            }
        }
        assert!(safe > start + FRESHEN * 17, "it went on");
    }

    #[test]
    fn answers_do_not_put_the_freshening_off() {
        let (mut due, now) = (Due::default(), Instant::now());
        due.ticking(true, now);
        due.ticking(true, now + FRESHEN - MOMENT);
        assert!(due.round(now + FRESHEN).freshen, "the clock runs on");
        due.ticking(true, now + FRESHEN);
        due.ticking(false, now + FRESHEN + MOMENT);
        assert_eq!(due.next(), None, "the clock stands");
    }

    #[test]
    fn a_clock_that_starts_during_a_round_runs_on() {
        let (mut due, now) = (Due::default(), Instant::now());
        due.ticking(true, now);
        let round = due.round(now + FRESHEN);
        due.ticking(true, now + FRESHEN);
        due.freshened(false, round, now + FRESHEN);
        assert_eq!(due.next(), Some(now + FRESHEN * 2));
    }
}
