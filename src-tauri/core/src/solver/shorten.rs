//! Making a line shorter without searching again.

use super::line::{Scribe, empty_column, free_cell, parent_place};
use crate::rules::{Card, Move, Pile, Position};

/// Where a card is wanted, without the name of a pile, so that it still means something when
/// other moves are changed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    /// On the next higher card of its suit.
    OnParent,
    /// In any cell.
    InCell,
    /// Alone in any column, or leading its run there.
    InEmptyColumn,
}

/// A move other than a foundation play.
#[derive(Clone, Copy)]
struct Wish {
    card: Card,
    goal: Goal,
}

/// The number of moves in a line that are no foundation plays.
pub(super) fn effort(line: &[Move]) -> usize {
    let plays = line.iter().filter(|m| matches!(m.to, Pile::Foundation(_)));
    line.len() - plays.count()
}

/// Shortens a line that wins from a position: drops moves, sends cards elsewhere and puts moves
/// off, as long as what is left still wins.
pub(super) fn shorten(position: &Position, line: &[Move]) -> Vec<Move> {
    let mut best = wishes(position, line);
    loop {
        let before = best.len();
        while let Some(better) = dropped(position, &best).or_else(|| retargeted(position, &best)) {
            best = better;
        }
        best = postponed(position, best);
        while let Some(better) = dropped(position, &best).or_else(|| paired(position, &best)) {
            best = better;
        }
        if best.len() == before {
            break;
        }
    }
    match Replay::new(position).all(&best) {
        Some(replay) if replay.wishes.len() <= effort(line) => replay.scribe.moves,
        _ => line.to_vec(),
    }
}

/// What a line wants, move by move.
fn wishes(position: &Position, line: &[Move]) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let mut position = *position;
    for &m in line {
        let goal = match m.to {
            Pile::Foundation(_) => None,
            Pile::Cell(_) => Some(Goal::InCell),
            Pile::Column(column) if position.column(column).is_empty() => Some(Goal::InEmptyColumn),
            Pile::Column(_) => Some(Goal::OnParent),
        };
        wishes.extend(goal.map(|goal| Wish { card: m.card, goal }));
        position = position.play(m).expect("a line is legal");
    }
    wishes
}

/// A line in the making: wishes that came true, with foundation plays as soon as they can be.
#[derive(Clone)]
struct Replay {
    scribe: Scribe,
    wishes: Vec<Wish>,
}

impl Replay {
    fn new(position: &Position) -> Self {
        let mut scribe = Scribe::new(*position);
        scribe.go_home();
        Self {
            scribe,
            wishes: Vec::new(),
        }
    }

    /// Grants a wish; none when the rules do not allow it. A wish that is true already is nothing.
    fn grant(&mut self, wish: Wish) -> Option<()> {
        let position = &self.scribe.position;
        let (from, depth) = position.place_of(wish.card);
        let to = match (wish.goal, from) {
            (_, Pile::Foundation(_)) | (Goal::InCell, Pile::Cell(_)) => return Some(()),
            (Goal::InEmptyColumn, Pile::Column(_)) if depth == 0 => return Some(()),
            (Goal::OnParent, Pile::Column(column))
                if depth > 0 && wish.card.goes_on(position.column(column)[depth - 1]) =>
            {
                return Some(());
            }
            (Goal::OnParent, _) => parent_place(position, wish.card)?,
            (Goal::InCell, _) => free_cell(position)?,
            (Goal::InEmptyColumn, _) => empty_column(position)?,
        };
        self.scribe.play(wish.card, to)?;
        self.wishes.push(wish);
        self.scribe.go_home()
    }

    /// Grants these wishes; none when one can't be, or the game is not won then.
    fn all<'a>(mut self, wishes: impl IntoIterator<Item = &'a Wish>) -> Option<Self> {
        for &wish in wishes {
            self.grant(wish)?;
        }
        self.scribe.position.is_won().then_some(self)
    }
}

/// What is left when one wish can be done without.
fn dropped(position: &Position, wishes: &[Wish]) -> Option<Vec<Wish>> {
    let mut start = Replay::new(position);
    for (i, &wish) in wishes.iter().enumerate() {
        if let Some(replay) = start.clone().all(&wishes[i + 1..]) {
            return Some(replay.wishes);
        }
        start.grant(wish)?;
    }
    None
}

/// What is left when two wishes can be done without, though neither can alone.
fn paired(position: &Position, wishes: &[Wish]) -> Option<Vec<Wish>> {
    let mut start = Replay::new(position);
    for (i, &wish) in wishes.iter().enumerate() {
        let mut between = start.clone();
        for (j, &other) in wishes.iter().enumerate().skip(i + 1) {
            if let Some(replay) = between.clone().all(&wishes[j + 1..]) {
                return Some(replay.wishes);
            }
            if between.grant(other).is_none() {
                break;
            }
        }
        start.grant(wish)?;
    }
    None
}

/// What is left when a card may go elsewhere, and that saves a move later.
fn retargeted(position: &Position, wishes: &[Wish]) -> Option<Vec<Wish>> {
    let mut start = Replay::new(position);
    for (i, &wish) in wishes.iter().enumerate() {
        for goal in [Goal::OnParent, Goal::InEmptyColumn, Goal::InCell] {
            if goal == wish.goal {
                continue;
            }
            let mut other = start.clone();
            if other.grant(Wish { goal, ..wish }).is_none() {
                continue;
            }
            if let Some(replay) = other.all(&wishes[i + 1..])
                && replay.wishes.len() < wishes.len()
            {
                return Some(replay.wishes);
            }
        }
        start.grant(wish)?;
    }
    None
}

/// Puts every wish off as long as that costs nothing.
fn postponed(position: &Position, mut wishes: Vec<Wish>) -> Vec<Wish> {
    for i in (0..wishes.len()).rev() {
        for j in (i + 1..wishes.len()).rev() {
            let mut other = wishes.clone();
            let wish = other.remove(i);
            other.insert(j, wish);
            if let Some(replay) = Replay::new(position).all(&other)
                && replay.wishes.len() <= wishes.len()
            {
                wishes = replay.wishes;
                break;
            }
        }
    }
    wishes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deal::{Cells, GameCode};

    #[test]
    #[should_panic(expected = "a line is legal")]
    fn a_line_that_the_rules_refuse_is_no_line() {
        let deal = GameCode::numbered(Cells::Four, 0).position();
        let buried = deal.column(0)[0];
        let to = Pile::Cell(0);
        shorten(&deal, &[Move { card: buried, to }]);
    }
}
