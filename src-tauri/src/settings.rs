//! What the player has chosen for good.

use boulanger_core::deal::Cells;
use serde::{Deserialize, Serialize};

/// The player's choices. A file that lacks some of them, from an older version, gets the defaults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// How many cells a new game gets.
    #[cfg_attr(test, ts(type = "4 | 2 | 1"))]
    pub cells: Cells,
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
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            cells: Cells::Four,
            theme: Theme::System,
            four_colours: false,
            left_hand: false,
            winnable: true,
            lost_notice: true,
        }
    }
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
