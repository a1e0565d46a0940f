//! The form in which game and settings lie on their shelves, and the proof that they are right.

use boulanger_core::game::{LoadError, Save, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::settings::Settings;
use crate::storage::Unfit;

/// The version of the settings' form, from 1. A file without some setting is no other version; a
/// new value of a setting makes a new one, so that a program that does not know it takes the file
/// for newer rather than damaged. Older ones are still read.
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
    read_version(value, SETTINGS_VERSION)?;
    let kept = KeptSettings::deserialize(value).map_err(|_| Unfit::Damaged)?;
    Ok(kept.settings)
}

/// Whether this program can read a file, its own form being of the version `newest`.
fn read_version(value: &Value, newest: u64) -> Result<(), Unfit> {
    match value.get("version").and_then(Value::as_u64) {
        Some(version) if version > newest => Err(Unfit::Newer),
        Some(1..) => Ok(()),
        Some(0) | None => Err(Unfit::Damaged),
    }
}

/// Reads a game, which proves itself.
pub(crate) fn read_table(value: &Value) -> Result<Table, Unfit> {
    Table::load(value).map_err(|error| match error {
        // What a newer program has written is no damage.
        LoadError::Version(version) if version > Save::VERSION => Unfit::Newer,
        _ => Unfit::Damaged,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn settings_of_older_versions_are_read_and_newer_ones_are_not() {
        let read = |version: Value| read_version(&json!({ "version": version }), 3);
        assert_eq!(read(json!(1)), Ok(()), "older");
        assert_eq!(read(json!(3)), Ok(()));
        assert_eq!(read(json!(4)), Err(Unfit::Newer));
        for no_version in [json!(0), json!(-1), json!("3"), Value::Null] {
            assert_eq!(read(no_version), Err(Unfit::Damaged));
        }
    }
}
