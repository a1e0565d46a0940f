//! What only the room itself can be asked.

use std::sync::Arc;
use std::sync::mpsc::channel;
use std::thread;

use boulanger_core::rules::Refusal;

use super::*;
use crate::thinking::PATIENCE;

type Outcome = Result<(), Box<dyn std::error::Error>>;

/// The parlour in memory alone, without its threads.
fn parlour() -> Result<Arc<Parlour>, tauri::Error> {
    let app = tauri::test::mock_builder()
        .plugin(tauri_plugin_store::Builder::new().build())
        .build(crate::context())?;
    Ok(Parlour::furnish(app.handle(), None))
}

/// Does what nothing forbids.
fn act(parlour: &Parlour, gesture: impl FnOnce(&mut Table) -> Result<(), Refusal>) {
    let answer = parlour.act(gesture).expect("an answer");
    assert_eq!(answer.refusal, None);
}

/// An action that starts the game's clock.
fn some_move(table: &mut Table) -> Result<(), Refusal> {
    let position = *table.game().position();
    let card = position.columns().find_map(|column| column.last().copied());
    table.double_tap(card.ok_or(Refusal::NowhereToGo)?)
}

#[test]
fn a_panic_in_a_gesture_leaves_the_table_as_it_was() -> Outcome {
    let parlour = parlour()?;
    let before = parlour.act(|_| Ok(()));
    let failed = parlour.act(|table| {
        table.new_game(GameCode::numbered(Cells::One, 1));
        panic!("in mid-change");
    });
    assert_eq!(failed.err(), Some(CommandError::Internal));
    let after = parlour.act(|_| Ok(()));
    let (before, after) = (
        before.map(|answer| answer.view),
        after.map(|answer| answer.view),
    );
    assert_eq!(before, after, "the table is whole and can be used");
    Ok(())
}

#[test]
fn the_time_is_kept_fresh_only_while_somebody_looks() -> Outcome {
    let parlour = parlour()?;
    act(&parlour, |table| {
        table.new_game(GameCode::numbered(Cells::Four, 0));
        Ok(())
    });
    assert!(!parlour.freshen(), "the game has not begun");
    act(&parlour, some_move);
    assert!(parlour.freshen());
    parlour.leave();
    assert!(!parlour.freshen(), "nobody looks");
    parlour.come_back();
    assert!(parlour.freshen());
    parlour.suspend();
    assert!(parlour.freshen(), "somebody may still look");
    Ok(())
}

#[test]
fn a_gesture_waits_neither_for_a_search_nor_for_a_hint() -> Outcome {
    let parlour = parlour()?;
    act(&parlour, |table| {
        table.new_game(GameCode::numbered(Cells::Four, 0));
        Ok(())
    });
    let (begun, beginning) = channel();
    let (go_on, told) = channel();
    parlour.leave();
    parlour.thinking.start_held(begun, told)?;
    let hint = thread::spawn({
        let parlour = Arc::clone(&parlour);
        move || parlour.hint()
    });
    beginning.recv()?;
    // The search that the hint waits for has begun, and hears of nothing.
    let asked = Instant::now();
    act(&parlour, some_move);
    assert!(asked.elapsed() < PATIENCE / 2, "the hint kept it waiting");
    parlour.thinking.end();
    drop(go_on);
    let hint = hint.join().map_err(|_| "a panic")?;
    assert_eq!(hint.next, None, "nothing was found out");
    Ok(())
}

#[test]
fn a_checkpoint_needs_no_look_at_the_table() -> Outcome {
    let parlour = parlour()?;
    let (done, told) = channel();
    thread::scope(|scope| {
        // As a gesture holds it: a checkpoint that needed it would make gestures wait for its sync.
        let _desk = lock(&parlour.desk);
        scope.spawn(|| {
            parlour.checkpoint();
            done.send(())
        });
        told.recv_timeout(Duration::from_secs(60))
    })?;
    Ok(())
}
