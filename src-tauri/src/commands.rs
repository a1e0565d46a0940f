//! What the page may ask. Each command reads its arguments and forwards the wish, nearly always to
//! the parlour.
//!
//! The commands are synchronous: Tauri runs them one after the other in the order in which the
//! page sent them, which two quick taps rely on. Only the one that waits for a thought is not.

use std::sync::Arc;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::game::{ExampleWish, Statistics, Subject};
use boulanger_core::rules::{Card, Pile};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
#[cfg(desktop)]
use tauri::AppHandle;
use tauri::ipc::Invoke;
use tauri::{Runtime, State, async_runtime, command};

use crate::answer::{Answer, CodeReading, ExampleAnswer, Hint};
use crate::error::CommandError;
use crate::examples::Examples;
#[cfg(desktop)]
use crate::menu::{self, MenuWords};
use crate::parlour::Parlour;
use crate::settings::Settings;

type House<'a> = State<'a, Arc<Parlour>>;

pub(crate) fn handler<R: Runtime>() -> impl Fn(Invoke<R>) -> bool + Send + Sync + 'static {
    tauri::generate_handler![
        view,
        tap,
        double_tap,
        drop_on,
        undo,
        redo,
        go_back,
        finish,
        hint,
        show_next,
        restart,
        former_game,
        new_game,
        read_code,
        settings,
        set_settings,
        statistics,
        away,
        example,
        #[cfg(desktop)]
        menu_words,
        #[cfg(feature = "bench")]
        nothing,
    ]
}

#[command]
fn view(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|_| Ok(()))
}

#[command]
fn tap(parlour: House<'_>, card: Given<Card>) -> Result<Answer, CommandError> {
    let card = card.or(CommandError::BadCard)?;
    parlour.act(|table| {
        table.tap(card);
        Ok(())
    })
}

#[command]
fn double_tap(parlour: House<'_>, card: Given<Card>) -> Result<Answer, CommandError> {
    let card = card.or(CommandError::BadCard)?;
    parlour.act(|table| table.double_tap(card))
}

#[command]
fn drop_on(
    parlour: House<'_>,
    card: Given<Card>,
    pile: Given<Pile>,
) -> Result<Answer, CommandError> {
    let card = card.or(CommandError::BadCard)?;
    let pile = pile.or(CommandError::BadPile)?;
    parlour.act(|table| table.drop_on(card, pile))
}

#[command]
fn undo(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|table| table.undo())
}

#[command]
fn redo(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|table| table.redo())
}

/// Back to the last position that can still be won.
#[command]
fn go_back(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.go_back()
}

/// Plays all the rest home.
#[command]
fn finish(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|table| table.finish())
}

/// The next move of a line that wins.
#[command]
async fn hint(parlour: House<'_>) -> Result<Hint, CommandError> {
    let parlour = Arc::clone(&parlour);
    // It may wait, and nobody else with it.
    async_runtime::spawn_blocking(move || parlour.hint())
        .await
        .map_err(|_| CommandError::Internal)
}

/// Plays the move that a hint has told about this revision.
#[command]
fn show_next(parlour: House<'_>, revision: Given<u64>) -> Result<Answer, CommandError> {
    parlour.show_next(revision.or(CommandError::BadArgument)?)
}

#[command]
fn restart(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|table| table.restart())
}

#[command]
fn former_game(parlour: House<'_>) -> Result<Answer, CommandError> {
    parlour.act(|table| table.former_game())
}

/// A new game: by `code` if there is one, else a random deal with so many cells.
#[command]
fn new_game(
    parlour: House<'_>,
    cells: Given<Cells>,
    code: Given<Option<String>>,
) -> Result<Answer, CommandError> {
    match code.or(CommandError::BadArgument)? {
        Some(text) => match GameCode::read(&text) {
            Ok(code) => parlour.new_game(code),
            Err(why) => Err(CommandError::NoSuchCode { why }),
        },
        None => parlour.random_game(cells.or(CommandError::BadCells)?),
    }
}

#[command]
fn read_code(text: Given<String>) -> Result<CodeReading, CommandError> {
    Ok(CodeReading::of(&text.or(CommandError::BadArgument)?))
}

#[command]
fn settings(parlour: House<'_>) -> Settings {
    parlour.settings()
}

#[command]
fn set_settings(parlour: House<'_>, settings: Given<Settings>) -> Result<Settings, CommandError> {
    Ok(parlour.set_settings(settings.or(CommandError::BadArgument)?))
}

#[command]
fn statistics(parlour: House<'_>) -> Statistics {
    parlour.statistics()
}

/// The page went out of sight or came back.
#[command]
fn away(parlour: House<'_>, hidden: Given<bool>) -> Result<(), CommandError> {
    match hidden.or(CommandError::BadArgument)? {
        true => parlour.leave(),
        false => parlour.come_back(),
    }
    Ok(())
}

/// A wish for one of the examples, which are no business of the game's.
#[command]
fn example(
    examples: State<'_, Examples>,
    subject: Given<Subject>,
    wish: Given<ExampleWish>,
) -> Result<ExampleAnswer, CommandError> {
    let subject = subject.or(CommandError::BadArgument)?;
    examples.ask(subject, wish.or(CommandError::BadArgument)?)
}

/// The words of the menu, which only desktops have.
#[cfg(desktop)]
#[command]
fn menu_words<R: Runtime>(app: AppHandle<R>, words: Given<MenuWords>) -> Result<(), CommandError> {
    let words = words.or(CommandError::BadArgument)?;
    menu::name(&app, &words).map_err(|_| CommandError::Internal)
}

/// For benchmarks alone: the round trip of a command that does nothing.
#[cfg(feature = "bench")]
#[command]
fn nothing() {}

/// An argument as the page gave it. Reading it never fails, so that a wrong one is answered by a
/// code of ours and not by a sentence of Tauri's.
struct Given<T>(Option<T>);

impl<T> Given<T> {
    fn or(self, error: CommandError) -> Result<T, CommandError> {
        self.0.ok_or(error)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Given<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A missing argument is null.
        let value = Value::deserialize(deserializer).unwrap_or_default();
        Ok(Self(T::deserialize(value).ok()))
    }
}
