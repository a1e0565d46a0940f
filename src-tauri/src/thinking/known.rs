//! What is known about a game, and what that says about the next one.

use boulanger_core::game::{Game, Proof};
use boulanger_core::rules::{Move, Played};

/// What is known about the position of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Known {
    /// Nothing yet.
    #[default]
    Unknown,
    /// It can be won.
    Winnable,
    /// It can be won by these moves, and perhaps by fewer.
    Line(Vec<Move>),
    /// It can be won by these moves, and no shorter line is looked for.
    BestLine(Vec<Move>),
    /// It can't be won any more.
    Lost {
        /// How many actions were in force at the last position that can still be won; none when
        /// the deal itself is lost.
        last_winnable: Option<usize>,
    },
}

impl Known {
    /// What is proven.
    pub(super) fn proof(&self) -> Proof {
        match *self {
            Self::Unknown => Proof::Unknown,
            Self::Winnable | Self::Line(_) | Self::BestLine(_) => Proof::Winnable,
            Self::Lost { last_winnable } => Proof::Lost { last_winnable },
        }
    }

    /// A line that wins, if one is known.
    pub(super) fn line(&self) -> Option<&[Move]> {
        match self {
            Self::Line(line) | Self::BestLine(line) => Some(line),
            Self::Unknown | Self::Winnable | Self::Lost { .. } => None,
        }
    }

    /// Whether it is enough for any wish: a line, or that there is none.
    pub(super) fn is_enough(&self) -> bool {
        !matches!(self, Self::Unknown | Self::Winnable)
    }

    /// Whether nothing more is to be found out.
    pub(super) fn is_all(&self) -> bool {
        matches!(self, Self::BestLine(_) | Self::Lost { .. })
    }

    /// What this says about another game, without a search. Along the line that wins a position
    /// stays winnable. What follows a lost position is lost, however one goes on. Where all is won
    /// nothing is left to be found out.
    pub(super) fn carried(&self, from: &Game, to: &Game) -> Self {
        if to.position().is_won() {
            return Self::BestLine(Vec::new());
        }
        if from.code() != to.code() {
            return Self::Unknown;
        }
        let (before, now) = (from.in_force(), to.in_force());
        let rest = |line| {
            let rest = now
                .strip_prefix(before)
                .and_then(|played| follow(line, played));
            rest.map(<[Move]>::to_vec)
        };
        match self {
            Self::Unknown | Self::Winnable => Self::Unknown,
            Self::Line(line) => rest(line).map_or(Self::Unknown, Self::Line),
            Self::BestLine(line) => rest(line).map_or(Self::Unknown, Self::BestLine),
            &Self::Lost { last_winnable } => {
                let shared = before.iter().zip(now).take_while(|(a, b)| a == b).count();
                if last_winnable.is_none_or(|last| shared > last) {
                    Self::Lost { last_winnable }
                } else {
                    Self::Unknown
                }
            }
        }
    }
}

/// What is left of a line after these actions; none when they leave it.
fn follow<'a>(line: &'a [Move], played: &[Played]) -> Option<&'a [Move]> {
    let (along, rest) = line.split_at_checked(played.len())?;
    let played = played.iter().copied().map(Move::from);
    along.iter().copied().eq(played).then_some(rest)
}
