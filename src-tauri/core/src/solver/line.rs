//! From the macro moves of a search to the moves of a player.

use super::board::{Board, Key};
use super::expand::{forward, splits};
use super::layout::Layout;
use super::plan::{Last, Plan};
use crate::rules::{Card, Move, Pile, Position, Suit};

/// A table on which moves are played and written down.
#[derive(Clone)]
pub(super) struct Scribe {
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
}

impl Scribe {
    pub(super) fn new(position: Position) -> Self {
        Self {
            position,
            moves: Vec::new(),
        }
    }

    /// Plays one move; none when the rules refuse it.
    pub(super) fn play(&mut self, card: Card, to: Pile) -> Option<()> {
        let m = Move { card, to };
        self.position = self.position.play(m).ok()?;
        self.moves.push(m);
        Some(())
    }

    /// Plays a macro move, from the board that it was found on.
    fn play_plan(&mut self, plan: Plan, board: &Board, layout: &Layout) -> Option<()> {
        let mut board = *board;
        for (column, lifts) in plan.digs {
            for _ in 0..lifts {
                let column = usize::from(column);
                self.lift(board.head(layout, column).card())?;
                board.take_head(layout, column);
            }
        }
        match plan.last {
            Last::None => {}
            Last::Lift(card) => self.lift(card.card())?,
            Last::Hang(card) => {
                let card = card.card();
                let to = parent_place(&self.position, card)?;
                self.play(card, to)?;
            }
            Last::Base(card) => {
                let to = empty_column(&self.position)?;
                self.play(card.card(), to)?;
            }
        }
        self.settle()?;
        if plan.tidy {
            self.tidy()?;
        }
        Some(())
    }

    /// Takes a card and all on it into cells.
    fn lift(&mut self, card: Card) -> Option<()> {
        let (Pile::Column(column), depth) = self.position.place_of(card) else {
            return None;
        };
        while let Some(&top) = self.position.column(column).get(depth..)?.last() {
            let cell = free_cell(&self.position)?;
            self.play(top, cell)?;
        }
        Some(())
    }

    /// As [`Board::settle`]: home what can go there, and from the cells onto open parents.
    fn settle(&mut self) -> Option<()> {
        loop {
            self.go_home()?;
            let hanging = self
                .position
                .cells()
                .iter()
                .flatten()
                .find_map(|&card| parent_place(&self.position, card).map(|to| (card, to)));
            match hanging {
                Some((card, to)) => self.play(card, to)?,
                None => return Some(()),
            }
        }
    }

    /// Plays home every card that can go there.
    pub(super) fn go_home(&mut self) -> Option<()> {
        while let Some((card, to)) = home_ready(&self.position) {
            self.play(card, to)?;
        }
        Some(())
    }

    /// As [`Board::tidy`]: whole columns that are runs go onto open parents.
    fn tidy(&mut self) -> Option<()> {
        loop {
            let position = &self.position;
            let hanging = position.columns().find_map(|column| {
                let &card = column.first()?;
                let to = parent_place(position, card)?;
                position.is_legal(Move { card, to }).then_some((card, to))
            });
            match hanging {
                Some((card, to)) => self.play(card, to)?,
                None => return Some(()),
            }
        }
    }
}

/// The moves along a path of boards from a position to the win.
pub(super) fn write(position: &Position, layout: &Layout, path: &[Key]) -> Option<Vec<Move>> {
    let mut scribe = Scribe::new(*position);
    scribe.settle()?;
    scribe.tidy()?;
    for step in path.windows(2) {
        let from = Board::unpack(step[0], layout);
        let plan = plan_between(layout, &from, step[1])?;
        scribe.play_plan(plan, &from, layout)?;
    }
    scribe.position.is_won().then_some(scribe.moves)
}

/// The macro move that leads from one board to the next.
fn plan_between(layout: &Layout, from: &Board, to: Key) -> Option<Plan> {
    let mut found = None;
    let mut look = |board: &Board, plan: Plan| {
        if board.pack() == to && found.is_none() {
            found = Some(plan);
        }
    };
    forward(layout, from, &mut look);
    splits(layout, from, &mut look);
    found
}

/// The column where a card's parent lies open.
pub(super) fn parent_place(position: &Position, card: Card) -> Option<Pile> {
    let takes = |column: &[Card]| column.last().is_some_and(|&top| card.goes_on(top));
    let column = position.columns().position(takes)?;
    Some(Pile::Column(column as u8))
}

pub(super) fn empty_column(position: &Position) -> Option<Pile> {
    let column = position.columns().position(|column| column.is_empty())?;
    Some(Pile::Column(column as u8))
}

pub(super) fn free_cell(position: &Position) -> Option<Pile> {
    let cell = position.cells().iter().position(Option::is_none)?;
    Some(Pile::Cell(cell as u8))
}

/// A card that can go home at once. [`Position::home_play`] judges each as it judges any move;
/// with it, shortening a line would take nearly twice as long.
fn home_ready(position: &Position) -> Option<(Card, Pile)> {
    Suit::ALL.into_iter().find_map(|suit| {
        let next = position.next_home(suit)?;
        let on_top = position
            .columns()
            .any(|column| column.last() == Some(&next));
        let held = position.cells().contains(&Some(next));
        (on_top || held).then_some((next, Pile::Foundation(suit)))
    })
}
