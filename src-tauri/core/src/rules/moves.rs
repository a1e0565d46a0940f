//! Moves: judging, listing, playing and taking back.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use super::card::{Card, Rank, Suit};
use super::parse::ParseError;
use super::pile::Pile;
use super::position::Position;
use super::refusal::Refusal;
use crate::text::serde_as_text;

/// A card, or the run that it leads, goes to a pile: `7H column-3`.
///
/// Where it comes from and how many cards go along follow from the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The card that leads the move: the lowest of its run.
    pub card: Card,
    /// The pile it goes to.
    pub to: Pile,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.card, self.to)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (card, pile) = text.split_once(' ').ok_or(ParseError::Move)?;
        match (card.parse(), pile.parse()) {
            (Ok(card), Ok(to)) => Ok(Self { card, to }),
            _ => Err(ParseError::Move),
        }
    }
}

serde_as_text!(Move);

/// What a move did: enough to take it back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "bindings", derive(ts_rs::TS))]
pub struct Played {
    /// The card that led the move.
    pub card: Card,
    /// The pile it left.
    pub from: Pile,
    /// The pile it went to.
    pub to: Pile,
    /// How many cards went, itself included.
    pub count: u8,
}

impl From<Played> for Move {
    fn from(Played { card, to, .. }: Played) -> Self {
        Self { card, to }
    }
}

impl Position {
    /// Judges a move: what it would do, or why it is refused.
    ///
    /// # Errors
    /// The first that applies of: home, buried, the same pile, then what the target says.
    ///
    /// # Panics
    /// When the pile is a column that no table has, 8 or more. No text reads as one.
    pub fn check(&self, Move { card, to }: Move) -> Result<Played, Refusal> {
        let (from, _) = self.place_of(card);
        if matches!(from, Pile::Foundation(_)) {
            return Err(Refusal::CardIsHome);
        }
        let count = self.run_from(card).ok_or(Refusal::NotLiftable)?;
        if from == to {
            return Err(Refusal::SamePile);
        }
        match to {
            Pile::Column(column) => self.check_column(card, count, column),
            Pile::Cell(cell) => self.check_cell(count, cell),
            Pile::Foundation(suit) => self.check_foundation(card, count, suit),
        }?;
        Ok(Played {
            card,
            from,
            to,
            count,
        })
    }

    fn check_column(&self, card: Card, count: u8, column: u8) -> Result<(), Refusal> {
        if let Some(&top) = self.column(column).last() {
            if card.suit() != top.suit() {
                return Err(Refusal::WrongSuit);
            }
            if !card.goes_on(top) {
                return Err(Refusal::WrongRank);
            }
        }
        let most = self.capacity(Pile::Column(column));
        if u16::from(count) > most {
            return Err(Refusal::RunTooLong { most });
        }
        Ok(())
    }

    fn check_cell(&self, count: u8, cell: u8) -> Result<(), Refusal> {
        if cell >= self.cells_in_play() {
            return Err(Refusal::CellNotInPlay);
        }
        if count > 1 {
            return Err(Refusal::OneCardOnly);
        }
        if self.cell(cell).is_some() {
            return Err(Refusal::CellTaken);
        }
        Ok(())
    }

    fn check_foundation(&self, card: Card, count: u8, suit: Suit) -> Result<(), Refusal> {
        if count > 1 {
            return Err(Refusal::OneCardOnly);
        }
        if card.suit() != suit {
            return Err(Refusal::FoundationOtherSuit);
        }
        match self.next_home(suit) {
            Some(next) if next != card => Err(Refusal::FoundationNotNext { needs: next }),
            _ => Ok(()),
        }
    }

    /// The card that this suit's foundation takes next; none when the suit is complete.
    pub fn next_home(&self, suit: Suit) -> Option<Card> {
        Rank::new(self.foundation(suit) + 1).map(|rank| Card::new(rank, suit))
    }

    /// Whether the rules allow a move.
    pub fn is_legal(&self, m: Move) -> bool {
        self.check(m).is_ok()
    }

    /// The piles that accept a card or the run that it leads, in board order.
    pub fn targets(&self, card: Card) -> impl Iterator<Item = Pile> {
        Pile::all().filter(move |&to| self.is_legal(Move { card, to }))
    }

    /// Every legal move, each part of a run and each empty column and cell by its own name.
    pub fn legal_moves(&self) -> impl Iterator<Item = Move> {
        self.liftable()
            .flat_map(|card| self.targets(card).map(move |to| Move { card, to }))
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Those of [`check`](Position::check). A position is a copied value, so the caller still has
    /// the one before.
    pub fn play(self, m: Move) -> Result<Self, Refusal> {
        self.check(m).map(|played| self.redo(played))
    }

    /// The position after a move that [`check`](Position::check) has judged, or that was undone
    /// just now.
    ///
    /// # Panics
    /// Perhaps, when that was on another position.
    pub fn redo(self, played: Played) -> Self {
        self.carry(played.from, played.to, played.count)
    }

    /// The position before a move, given the one right after it.
    ///
    /// # Panics
    /// Perhaps, when this move did not lead here.
    pub fn undo(self, played: Played) -> Self {
        self.carry(played.to, played.from, played.count)
    }

    /// A card that can go home now: the lowest one, of equals the first in the order of the suits.
    pub fn home_play(&self) -> Option<Played> {
        let plays = Suit::ALL.into_iter().filter_map(|suit| {
            let card = self.next_home(suit)?;
            let to = Pile::Foundation(suit);
            self.check(Move { card, to }).ok()
        });
        plays.min_by_key(|play| play.card.rank())
    }

    /// Whether every card can go home with foundation plays alone.
    pub fn goes_home(mut self) -> bool {
        while let Some(play) = self.home_play() {
            self = self.redo(play);
        }
        self.is_won()
    }

    /// Carries cards from one pile to another as they lie, without a question.
    fn carry(mut self, from: Pile, to: Pile, count: u8) -> Self {
        match (from, to) {
            (Pile::Column(from), Pile::Column(to)) => {
                let source = self.columns[usize::from(from)];
                self.columns[usize::from(to)].push(&source[source.len() - usize::from(count)..]);
                self.columns[usize::from(from)].pop(count);
            }
            _ => {
                let card = self.take(from);
                self.put(to, card);
            }
        }
        self
    }

    fn take(&mut self, from: Pile) -> Option<Card> {
        match from {
            Pile::Column(column) => {
                let column = &mut self.columns[usize::from(column)];
                let card = column.last().copied();
                column.pop(1);
                card
            }
            Pile::Cell(cell) => self.cells[usize::from(cell)].take(),
            Pile::Foundation(suit) => {
                let card = self.top_of_foundation(suit);
                self.foundations[suit.index()] -= 1;
                card
            }
        }
    }

    fn put(&mut self, to: Pile, card: Option<Card>) {
        match to {
            Pile::Column(column) => self.columns[usize::from(column)].push(card.as_slice()),
            Pile::Cell(cell) => self.cells[usize::from(cell)] = card,
            Pile::Foundation(suit) => self.foundations[suit.index()] += 1,
        }
    }
}
