//! The form in which game and settings lie on their shelves, and the proof that they are right.

use boulanger_core::game::{Save, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::settings::Settings;
use crate::storage::Unfit;

/// The version of the settings' form. A file without some setting is no other version.
const SETTINGS_VERSION: u64 = 1;

/// The settings as they are kept.
#[derive(Serialize, Deserialize)]
pub(crate) struct KeptSettings {
    version: u64,
    #[serde(flatten)]
    settings: Settings,
}

impl From<Settings> for KeptSettings {
    fn from(settings: Settings) -> Self {
        Self {
            version: SETTINGS_VERSION,
            settings,
        }
    }
}

/// Reads settings.
pub(crate) fn read_settings(value: &Value) -> Result<Settings, Unfit> {
    known_version(value, SETTINGS_VERSION)?;
    let kept = KeptSettings::deserialize(value).map_err(|_| Unfit::Damaged)?;
    Ok(kept.settings)
}

/// Reads a game and proves it by replaying it.
pub(crate) fn read_table(value: &Value) -> Result<Table, Unfit> {
    known_version(value, u64::from(Save::VERSION))?;
    let save = Save::deserialize(value).map_err(|_| Unfit::Damaged)?;
    Table::load(save).map_err(|_| Unfit::Damaged)
}

/// A version newer than the one we know is no damage.
fn known_version(value: &Value, known: u64) -> Result<(), Unfit> {
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > known => Err(Unfit::Newer),
        Some(version) if version == known => Ok(()),
        _ => Err(Unfit::Damaged),
    }
}
