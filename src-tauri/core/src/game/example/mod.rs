//! Examples: small boards beside the game, to be looked at and tried out. They know the rules, undo
//! and redo as the game does, and leave no trace.

mod set_up;

use serde::{Deserialize, Serialize};

use self::set_up::SetUp;
use super::proof::Proof;
use super::record::Record;
use super::taps::{double_tap, tap};
use super::view::View;
use crate::rules::{Card, Move, Pile, Refusal};

/// What an example is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum Subject {
    /// Columns are built down by suit: a red eight takes no seven of another suit.
    Suits,
    /// A run moves through the free cells.
    Run,
    /// How many cards can move, onto a card and into an empty column.
    Capacity,
    /// Where a double tap sends a card.
    DoubleTap,
    /// What the last empty column is worth.
    LastColumn,
    /// A move that looks well and loses the game.
    Trap,
    /// A game with one cell is won.
    OneCell,
}

impl Subject {
    /// All of them, in the order in which they are told.
    pub const ALL: [Self; 7] = [
        Self::Suits,
        Self::Run,
        Self::Capacity,
        Self::DoubleTap,
        Self::LastColumn,
        Self::Trap,
        Self::OneCell,
    ];
}

/// What can be done with an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub enum ExampleWish {
    /// Just looks.
    View,
    /// One tap on a card.
    Tap {
        /// The card.
        card: Card,
    },
    /// Two taps on a card.
    DoubleTap {
        /// The card.
        card: Card,
    },
    /// Drops a card, or the run that it leads, on a pile.
    DropOn {
        /// The card that leads.
        card: Card,
        /// The pile.
        pile: Pile,
    },
    /// Takes the last action back.
    Undo,
    /// Brings the action that was undone last back.
    Redo,
    /// Sets it up again.
    Restart,
    /// Plays the next move of the line.
    Step,
}

/// A board of its own, and a line to be stepped through.
#[derive(Clone, Debug)]
pub struct Example {
    subject: Subject,
    line: Vec<Move>,
    lost_after: Option<usize>,
    record: Record,
    revision: u64,
}

impl Example {
    /// Sets an example up.
    pub fn new(subject: Subject) -> Self {
        let set_up = SetUp::of(subject);
        Self {
            subject,
            line: set_up.line(),
            lost_after: set_up.lost_after,
            record: Record::new(set_up.position()),
            revision: 0,
        }
    }

    /// Grants a wish, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Those of the same wish on a [`Table`](super::Table); for a step, [`Refusal::NothingToRedo`]
    /// behind the end of the line.
    pub fn ask(&mut self, wish: ExampleWish) -> Result<(), Refusal> {
        match wish {
            ExampleWish::View => return Ok(()),
            ExampleWish::Tap { card } => {
                let Some(home) = tap(self.record.position(), card) else {
                    return Ok(());
                };
                self.record.add(home);
                Ok(())
            }
            ExampleWish::DoubleTap { card } => {
                double_tap(self.record.position(), card).map(|played| self.record.add(played))
            }
            ExampleWish::DropOn { card, pile } => self.record.play(Move { card, to: pile }),
            ExampleWish::Undo => self.record.undo(),
            ExampleWish::Redo => self.record.redo(),
            ExampleWish::Restart => self.set_up_again(),
            ExampleWish::Step => self.step(),
        }?;
        self.revision += 1;
        Ok(())
    }

    /// The board as it is now.
    pub fn view(&self) -> View {
        let view = View {
            revision: self.revision,
            ..View::of(&self.record)
        };
        view.proven(self.proof())
    }

    /// The moves of its line.
    pub fn line(&self) -> &[Move] {
        &self.line
    }

    /// Whether a move of the line is left.
    pub fn has_next(&self) -> bool {
        self.followed() < self.line.len()
    }

    fn set_up_again(&mut self) -> Result<(), Refusal> {
        if !self.record.is_touched() {
            return Err(Refusal::NothingToRestart);
        }
        self.record = Record::new(SetUp::of(self.subject).position());
        Ok(())
    }

    /// The next move of the line. What was played beside the line is taken back first.
    fn step(&mut self) -> Result<(), Refusal> {
        let followed = self.followed();
        let &next = self.line.get(followed).ok_or(Refusal::NothingToRedo)?;
        self.record.rewind(followed);
        self.record.play(next)
    }

    /// How many moves of the line are in force, before anything else was played.
    fn followed(&self) -> usize {
        let actions = self.record.in_force().iter();
        self.line
            .iter()
            .zip(actions)
            .take_while(|&(&m, &played)| m == played.into())
            .count()
    }

    /// What is known of the board: what follows a lost position is lost.
    fn proof(&self) -> Proof {
        let followed = self.followed();
        match self.lost_after {
            Some(lost) if followed >= lost => Proof::Lost {
                last_winnable: Some(lost - 1),
            },
            Some(_) if followed == self.record.in_force().len() => Proof::Winnable,
            _ => Proof::Unknown,
        }
    }
}
