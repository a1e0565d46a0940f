//! The boards beside the game: each is set up when it is first asked for, and kept in memory only.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;

use boulanger_core::game::{Example, ExampleWish, Subject};

use crate::answer::{Answer, ExampleAnswer};
use crate::error::CommandError;
use crate::lock::lock;

/// The examples as the player has left them.
#[derive(Default)]
pub(crate) struct Examples(Mutex<BTreeMap<Subject, Example>>);

impl Examples {
    /// Grants a wish, or tells why not. A panic in it leaves the board as it was.
    pub(crate) fn ask(
        &self,
        subject: Subject,
        wish: ExampleWish,
    ) -> Result<ExampleAnswer, CommandError> {
        let mut boards = lock(&self.0);
        let (example, answer) = catch_unwind(AssertUnwindSafe(|| {
            let known = boards.get(&subject).cloned();
            let mut example = known.unwrap_or_else(|| Example::new(subject));
            let refusal = example.ask(wish).err();
            let answer = Answer {
                view: example.view(),
                refusal,
                notices: Vec::new(),
            };
            let next = example.has_next();
            (example, ExampleAnswer { answer, next })
        }))
        .map_err(|_| CommandError::Internal)?;
        boards.insert(subject, example);
        Ok(answer)
    }
}
