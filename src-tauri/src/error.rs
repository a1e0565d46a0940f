//! Why a command could not be carried out, in codes that the page turns into words.

use boulanger_core::deal::CodeError;
use serde::Serialize;

/// Why a command was rejected. What the rules refuse is no error: it is told in the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum CommandError {
    /// The argument `card` is not a card such as `7H`.
    BadCard,
    /// The argument `pile` is not a pile such as `column-3`.
    BadPile,
    /// The argument `cells` is not 4, 2 or 1.
    BadCells,
    /// Another argument is missing or of the wrong kind.
    BadArgument,
    /// No deal has such a code.
    NoSuchCode {
        /// What is wrong with it.
        why: CodeError,
    },
    /// A fault of the program's own. The table is as it was before.
    Internal,
}
