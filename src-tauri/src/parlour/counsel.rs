//! What the player gets from what is proven: hints, the solution, the way back.

use boulanger_core::game::Proof;
use boulanger_core::rules::Refusal;

use super::Parlour;
use crate::answer::{Answer, Hint};
use crate::error::CommandError;
use crate::lock::lock;

impl Parlour {
    /// The next move of a line that wins, and the mark that it was shown. Waits until one is known,
    /// while gestures go on.
    pub(crate) fn hint(&self) -> Hint {
        self.think_it_over();
        let mut desk = lock(&self.desk);
        let proof = self.thinking.turn_to(&desk.table);
        let next = self.thinking.hint();
        let next = next.and_then(|m| desk.table.game().position().check(m).ok());
        if next.is_some() && !desk.table.game().marks().hinted {
            desk.table.mark_hinted();
            self.keep_table(&desk.table);
        }
        Hint {
            revision: desk.table.revision(),
            verdict: proof.verdict(),
            next,
            back: proof.back(desk.table.game().in_force().len()),
        }
    }

    /// Plays the next move of the line that wins, if one is known: a hint has waited for it. Where
    /// the table is no longer the one that the hint was about, nothing is played.
    pub(crate) fn show_next(&self, revision: u64) -> Result<Answer, CommandError> {
        let mut desk = lock(&self.desk);
        if desk.table.revision() != revision {
            return self.act_at(&mut desk, |_| Ok(()));
        }
        let won = desk.table.game().position().is_won();
        let next = match self.thinking.turn_to(&desk.table) {
            Proof::Lost { .. } => Err(Refusal::NoSolution),
            _ if won => Err(Refusal::NothingToFinish),
            _ => self.thinking.next().ok_or(Refusal::NotKnownYet),
        };
        self.act_at(&mut desk, |table| table.show(next?))
    }

    /// Goes back to the last position that can still be won.
    pub(crate) fn go_back(&self) -> Result<Answer, CommandError> {
        let mut desk = lock(&self.desk);
        let cursor = match self.thinking.turn_to(&desk.table) {
            Proof::Unknown => Err(Refusal::NotKnownYet),
            Proof::Winnable => Err(Refusal::NowhereToGoBack),
            Proof::Lost { last_winnable } => last_winnable.ok_or(Refusal::NowhereToGoBack),
        };
        self.act_at(&mut desk, |table| table.go_back_to(cursor?))
    }

    fn think_it_over(&self) {
        self.thinking.turn_to(&lock(&self.desk).table);
        self.thinking.wait();
    }
}
