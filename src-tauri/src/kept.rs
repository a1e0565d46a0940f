//! The form in which game and settings lie on their shelves, and the proof that they are right.

use boulanger_core::game::{LoadError, Save, Table};
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
    match value.get("version").and_then(Value::as_u64) {
        Some(SETTINGS_VERSION) => {}
        Some(version) if version > SETTINGS_VERSION => return Err(Unfit::Newer),
        _ => return Err(Unfit::Damaged),
    }
    let kept = KeptSettings::deserialize(value).map_err(|_| Unfit::Damaged)?;
    Ok(kept.settings)
}

/// Reads a game, which proves itself.
pub(crate) fn read_table(value: &Value) -> Result<Table, Unfit> {
    Table::load(value).map_err(|error| match error {
        // What a newer program has written is no damage.
        LoadError::Version(version) if version > Save::VERSION => Unfit::Newer,
        _ => Unfit::Damaged,
    })
}
