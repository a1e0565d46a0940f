//! Runs: cards at the end of a column, of one suit, descending by one rank.

use super::card::Card;
use super::pile::Pile;
use super::position::Position;

impl Position {
    /// The number of cards that move when this card is lifted: itself and the run above it.
    ///
    /// None when it is buried under something that is no run with it, or home. Lifting has no
    /// limit; [`capacity`](Position::capacity) limits where the run may be placed.
    pub fn run_from(&self, card: Card) -> Option<u8> {
        match self.place_of(card) {
            (Pile::Column(column), depth) => {
                let lifted = &self.column(column)[depth..];
                is_run(lifted).then_some(lifted.len() as u8)
            }
            (Pile::Cell(_), _) => Some(1),
            (Pile::Foundation(_), _) => None,
        }
    }

    /// How many cards of a run can move to this pile at once, whether or not it accepts them.
    ///
    /// The run's move is a shortcut for single moves through free cells and empty columns, so it
    /// has at most (free cells + 1) × 2^(empty columns) cards. An empty target does not count
    /// among the empty columns. A cell or foundation takes one card.
    pub fn capacity(&self, to: Pile) -> u16 {
        let Pile::Column(column) = to else { return 1 };
        let target_is_empty = self.column(column).is_empty();
        let empty_columns = self.empty_columns() - u8::from(target_is_empty);
        (u16::from(self.free_cells()) + 1) << empty_columns
    }

    /// Every card that can be lifted: each column's run from its lowest card up, then the cells.
    pub fn liftable(&self) -> impl Iterator<Item = Card> {
        let runs = self
            .columns()
            .flat_map(|column| &column[column.len() - run_length(column)..]);
        runs.chain(self.cells().iter().flatten()).copied()
    }
}

/// The length of the run at the end of a column.
pub(super) fn run_length(column: &[Card]) -> usize {
    let links = column
        .windows(2)
        .rev()
        .take_while(|pair| pair[1].goes_on(pair[0]));
    links.count() + usize::from(!column.is_empty())
}

fn is_run(cards: &[Card]) -> bool {
    cards.windows(2).all(|pair| pair[1].goes_on(pair[0]))
}
