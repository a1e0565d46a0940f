//! What the commands answer.

use boulanger_core::deal::{Cells, CodeError, GameCode};
use boulanger_core::game::View;
use boulanger_core::rules::{Played, Refusal, Verdict};
use serde::Serialize;

use crate::settings::Settings;

/// The answer to a gesture or wish: the whole table after it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Answer {
    /// The table as it is now.
    pub view: View,
    /// Why nothing has changed, if the rules refused.
    pub refusal: Option<Refusal>,
    /// What the player should be told besides, each once.
    pub notices: Vec<Notice>,
}

/// What the page begins with.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Start {
    /// The table as it is. What the player should be told besides waits for the first answer.
    pub view: View,
    /// The player's choices.
    pub settings: Settings,
}

/// The answer to a wish for an example: its board, and whether a move of its line is left.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ExampleAnswer {
    /// The board after it.
    pub answer: Answer,
    /// Whether the line goes on.
    pub next: bool,
}

/// What has been proven about the table since its answer went out: the payload of the event
/// `judged`. It may even arrive before the answer with its revision does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Judged {
    /// The revision of the table that was judged.
    pub revision: u64,
    /// What is proven about its position.
    pub verdict: Verdict,
    /// As in a view: how many actions back the last position lies that can still be won.
    pub back: Option<usize>,
}

/// The answer to the wish for a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hint {
    /// The revision of the table that it is about.
    pub revision: u64,
    /// What is proven about its position.
    pub verdict: Verdict,
    /// What the next move of a line that wins would do. None when no line is known, or all is won.
    pub next: Option<Played>,
    /// As in a view: how many actions back the last position lies that can still be won.
    pub back: Option<usize>,
}

/// Something about the saved files that the player should know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Notice {
    /// A file of the game was damaged and set aside; a good copy was used.
    CopyUsed,
    /// No good copy of the game was left, so a new one was dealt.
    StartedAfresh,
    /// A file of the game is of a newer version, and was set aside for it.
    GameNewer,
    /// A file of the settings was damaged and set aside; a good copy was used.
    SettingsCopyUsed,
    /// No good copy of the settings was left, so they are the usual ones.
    SettingsReset,
    /// A file of the settings is of a newer version, and was set aside for it.
    SettingsNewer,
    /// Another program has the game open, so this one keeps nothing.
    OpenElsewhere,
    /// Saving has begun to fail; the game goes on in memory.
    NotSaved,
    /// Saving works again.
    SavedAgain,
}

/// What a text says when it is read as a game code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum CodeReading {
    /// A code.
    Right {
        /// As it is written properly.
        code: String,
        /// How many cells its game has.
        cells: Cells,
        /// Nothing is wrong.
        #[cfg_attr(test, ts(type = "null"))]
        error: (),
    },
    /// No code.
    Wrong {
        /// None.
        #[cfg_attr(test, ts(type = "null"))]
        code: (),
        /// None.
        #[cfg_attr(test, ts(type = "null"))]
        cells: (),
        /// What is wrong with it.
        error: CodeError,
    },
}

impl CodeReading {
    /// Reads a text that the player typed or pasted.
    pub fn of(text: &str) -> Self {
        match GameCode::read(text) {
            Ok(code) => Self::Right {
                code: code.to_string(),
                cells: code.cells(),
                error: (),
            },
            Err(error) => Self::Wrong {
                code: (),
                cells: (),
                error,
            },
        }
    }
}
