//! What counts as played and won, for each number of cells.

use std::time::Duration;

use boulanger_core::deal::Cells;
use boulanger_core::game::{Table, Tally};
use boulanger_core::rules::Move;

use crate::common::play::code;
use crate::common::wins::WINS;

fn tally(table: &Table) -> &Tally {
    table.statistics().of(Cells::Four)
}

/// Makes one action on any deal.
fn touch(table: &mut Table) {
    let Move { card, to } = table
        .game()
        .position()
        .legal_moves()
        .next()
        .expect("a move");
    table.drop_on(card, to).expect("a legal move");
}

fn win(table: &mut Table, i: usize) {
    table.new_game(WINS[i].code());
    WINS[i].play(table);
}

#[test]
fn a_deal_counts_from_its_first_action_on_and_once() {
    let mut table = Table::new(code("MS-C4-11"));
    table.new_game(code("MS-C4-12"));
    assert_eq!(
        tally(&table).played,
        0,
        "a deal without an action counts nowhere"
    );
    touch(&mut table);
    touch(&mut table);
    table.restart().expect("a touched deal");
    touch(&mut table);
    table.former_game().expect("a game");
    touch(&mut table);
    assert_eq!(tally(&table).played, 1, "restart does not count again");
    table.new_game(code("MS-C4-12"));
    touch(&mut table);
    assert_eq!(tally(&table).played, 1, "nor does the same code");
    table.new_game(code("MS-C4-13"));
    touch(&mut table);
    assert_eq!(tally(&table).played, 2);
}

#[test]
fn cell_counts_have_tallies_of_their_own() {
    let mut table = Table::new(code("MS-C2-11"));
    touch(&mut table);
    table.new_game(code("MS-C1-11"));
    touch(&mut table);
    let played = Cells::ALL.map(|cells| table.statistics().of(cells).played);
    assert_eq!(played, [0, 1, 1]);
}

#[test]
fn a_win_counts_once_with_its_time_and_moves() {
    let mut table = Table::new(code("MS-C4-11"));
    win(&mut table, 0);
    let moves = WINS[0].moves().len() as u32;
    table.undo().expect("an action");
    table.pass(Duration::from_secs(5));
    table.redo().expect("an undone action");
    table.undo().expect("an action");
    let &Move { card, to } = WINS[0].moves().last().expect("a move");
    table.drop_on(card, to).expect("the winning move");
    table.restart().expect("a touched deal");
    WINS[0].play(&mut table);
    let expected = Tally {
        played: 1,
        won: 1,
        best_time: Some(0),
        fewest_moves: Some(moves),
        streak: 1,
        longest_streak: 1,
        open: false,
    };
    assert_eq!(tally(&table), &expected);
}

#[test]
fn the_win_of_a_restarted_deal_is_the_deals_only_one() {
    let mut table = Table::new(WINS[0].code());
    touch(&mut table);
    table.restart().expect("a touched deal");
    WINS[0].play(&mut table);
    table.former_game().expect("the first attempt");
    table.undo().expect("an action");
    WINS[0].play(&mut table);
    assert_eq!((tally(&table).played, tally(&table).won), (1, 1));
}

#[test]
fn the_best_time_and_the_fewest_moves_are_kept() {
    let mut table = Table::new(code("MS-C4-11"));
    let mut fewest = usize::MAX;
    for (i, seconds) in [(0, 9), (1, 5), (2, 7)] {
        table.new_game(WINS[i].code());
        touch(&mut table);
        table.undo().expect("an action");
        table.pass(Duration::from_secs(seconds));
        WINS[i].play(&mut table);
        fewest = fewest.min(WINS[i].moves().len());
    }
    assert_eq!(tally(&table).best_time, Some(5_000));
    assert_eq!(tally(&table).fewest_moves, Some(fewest as u32));
}

#[test]
fn a_deal_given_up_ends_the_streak_when_the_next_one_counts() {
    let mut table = Table::new(code("MS-C4-11"));
    win(&mut table, 0);
    win(&mut table, 1);
    assert_eq!(tally(&table).streak, 2);

    table.new_game(code("MS-C4-11"));
    touch(&mut table);
    table.new_game(code("MS-C4-12"));
    assert_eq!(
        tally(&table).streak,
        2,
        "nothing is given up before the next deal counts"
    );
    touch(&mut table);
    assert_eq!((tally(&table).streak, tally(&table).longest_streak), (0, 2));

    win(&mut table, 2);
    assert_eq!((tally(&table).streak, tally(&table).longest_streak), (1, 2));
}

#[test]
fn an_untouched_deal_does_not_end_the_streak() {
    let mut table = Table::new(code("MS-C4-11"));
    win(&mut table, 0);
    table.new_game(code("MS-C4-11"));
    win(&mut table, 1);
    assert_eq!(tally(&table).streak, 2);
}

#[test]
fn the_late_win_of_a_given_up_deal_does_not_mend_the_streak() {
    let mut table = Table::new(WINS[0].code());
    touch(&mut table);
    table.new_game(code("MS-C4-11"));
    touch(&mut table);
    table.former_game().expect("the first game");
    table.undo().expect("an action");
    WINS[0].play(&mut table);
    assert_eq!((tally(&table).won, tally(&table).streak), (1, 0));
}
