//! What the player has chosen for good.

use boulanger_core::deal::Cells;
use serde::{Deserialize, Serialize};

/// The player's choices. A file that lacks some of them, from an older version, gets the defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// How many cells a new game gets.
    pub cells: Cells,
    /// The words of the page.
    pub language: Language,
    /// Light, dark, or as the system has it.
    pub theme: Theme,
    /// Every suit in a colour of its own.
    pub four_colours: bool,
    /// The table for the left hand.
    pub left_hand: bool,
    /// A new game is a random one of those deals that can be won.
    pub winnable: bool,
    /// A lost position is told as soon as it is proven.
    pub lost_notice: bool,
    /// The letters of ace, king, queen and jack.
    pub letters: Letters,
    /// How fast cards move.
    pub motion: Motion,
    /// A phone is felt as cards are lifted and placed.
    pub haptics: bool,
    /// Cards can be heard.
    pub sound: bool,
    /// The time played is shown.
    pub timer: bool,
    /// Single letters, figures and signs are keys while the table has the focus.
    pub letter_keys: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            cells: Cells::Four,
            language: Language::System,
            theme: Theme::System,
            four_colours: false,
            left_hand: false,
            winnable: true,
            lost_notice: true,
            letters: Letters::International,
            motion: Motion::Normal,
            haptics: true,
            sound: false,
            timer: true,
            letter_keys: true,
        }
    }
}

/// A language that the page speaks, by its tag of BCP 47.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// As the system has it.
    System,
    /// English
    En,
    /// French
    Fr,
    /// German
    De,
    /// Finnish
    Fi,
    /// Malay
    Ms,
    /// Spanish
    Es,
    /// Italian
    It,
    /// Portuguese, as Brazil writes it
    #[serde(rename = "pt-BR")]
    PtBr,
    /// Dutch
    Nl,
    /// Swedish
    Sv,
    /// Polish
    Pl,
    /// Japanese
    Ja,
    /// Arabic
    Ar,
}

/// The table's light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// Whose letters the cards bear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Letters {
    /// A K Q J
    International,
    /// A H V B
    Dutch,
    /// A R D V
    French,
    /// A K D B
    German,
    /// A R D F
    Italian,
    /// A K D W
    Polish,
    /// A R D V
    Portuguese,
    /// E K D Kn
    Scandinavian,
}

/// How fast cards move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// So that the eye can follow.
    Normal,
    /// In half the time.
    Fast,
    /// They are where they go at once.
    Off,
}
