//! Golden counts: how many distinct positions one to three moves lead to from fixed boards, each
//! pile on its own. A second, plain enumerator that shares no code with the rules must agree.

use std::collections::HashSet;

use boulanger_core::deal::GameCode;
use boulanger_core::rules::Position;

/// The deals, and a board near the end where runs and empty columns matter.
fn boards() -> [(&'static str, Position, [usize; 3]); 4] {
    let deal = |code| GameCode::read(code).expect("a code").position();
    let late = Position::read_board(LATE, 3).expect("a board");
    [
        ("BK1-C4-AAAAA24", deal("BK1-C4-AAAAA24"), [33, 497, 3_921]),
        ("BK1-C1-DVXTIVC", deal("BK1-C1-DVXTIVC"), [10, 22, 32]),
        ("MS-C2-617", deal("MS-C2-617"), [17, 105, 177]),
        ("late", late, [67, 2_068, 37_964]),
    ]
}

const LATE: &str =
    "KS QS JS TS\n9S 8S 7S KH QH JH\n\nKC 9C 8C TH\n\nQC JC TC\nKD QD JD TD 9D\n\ncells 8D";

#[test]
fn three_moves_lead_to_the_known_number_of_positions() {
    for (name, start, known) in boards() {
        let mut level = HashSet::from([start]);
        let counts = [1, 2, 3].map(|_| {
            level = level
                .iter()
                .flat_map(|position| {
                    position
                        .legal_moves()
                        .map(|m| position.play(m).expect("listed"))
                })
                .collect();
            level.len()
        });
        assert_eq!(counts, known, "{name}");
    }
}

#[test]
fn a_plain_enumerator_counts_the_same() {
    for (name, start, known) in boards() {
        let mut level = HashSet::from([Plain::of(&start)]);
        let counts = [1, 2, 3].map(|_| {
            level = level.iter().flat_map(Plain::next).collect();
            level.len()
        });
        assert_eq!(counts, known, "{name}");
    }
}

/// A table as lists of texts: eight columns, then the cells in play as lists of one card or none,
/// then the four foundations.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Plain {
    piles: Vec<Vec<String>>,
    cells: usize,
}

const RANKS: &str = "A23456789TJQK";

impl Plain {
    fn of(position: &Position) -> Self {
        let texts = |cards: &[_]| {
            cards
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<String>>()
        };
        let mut piles: Vec<Vec<String>> = position.columns().map(texts).collect();
        piles.extend(position.cells().iter().map(|cell| texts(cell.as_slice())));
        for suit in ["S", "H", "D", "C"] {
            let height = position.foundation(suit.parse().expect("a suit"));
            let ranks = RANKS.chars().take(usize::from(height));
            piles.push(ranks.map(|rank| format!("{rank}{suit}")).collect());
        }
        Self {
            piles,
            cells: position.cells().len(),
        }
    }

    fn next(&self) -> Vec<Self> {
        let foundations = 8 + self.cells;
        let mut next = Vec::new();
        for from in 0..foundations {
            for count in 1..=self.piles[from].len() {
                let kept = self.piles[from].len() - count;
                let lifted = &self.piles[from][kept..];
                if lifted.windows(2).any(|pair| !is_next(&pair[1], &pair[0])) {
                    break;
                }
                for to in (0..self.piles.len()).filter(|&to| to != from) {
                    if self.takes(to, lifted) {
                        let mut after = self.clone();
                        let cards = after.piles[from].split_off(kept);
                        after.piles[to].extend(cards);
                        next.push(after);
                    }
                }
            }
        }
        next
    }

    fn takes(&self, to: usize, cards: &[String]) -> bool {
        let target = &self.piles[to];
        if to < 8 {
            let free = (8..8 + self.cells)
                .filter(|&cell| self.piles[cell].is_empty())
                .count();
            let empty = (0..8)
                .filter(|&i| i != to && self.piles[i].is_empty())
                .count();
            let fits = target.last().is_none_or(|top| is_next(&cards[0], top));
            return fits && cards.len() <= (free + 1) << empty;
        }
        if cards.len() > 1 {
            return false;
        }
        if to < 8 + self.cells {
            return target.is_empty();
        }
        let suit = ["S", "H", "D", "C"][to - 8 - self.cells];
        let next = RANKS
            .chars()
            .nth(target.len())
            .map(|rank| format!("{rank}{suit}"));
        next.as_ref() == cards.first()
    }
}

/// Whether a card is of the other's suit and one rank lower.
fn is_next(card: &str, other: &str) -> bool {
    let rank = |text: &str| RANKS.find(&text[..1]).expect("a rank");
    card[1..] == other[1..] && rank(card) + 1 == rank(other)
}
