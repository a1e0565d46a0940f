//! One file, and the scratch file that is written whole before it takes the file's place.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::{Map, Value};
use tauri::{AppHandle, Runtime};
use tauri_plugin_store::{Store, StoreExt};

use super::aside::{Unfit, set_aside};

/// Serial numbers are less than this: up to here JSON numbers are exact everywhere.
pub(super) const LAST_SERIAL: u64 = (1 << 53) - 1;

/// What is kept in a file.
#[derive(Clone)]
pub(super) struct Kept {
    /// Goes up by one with each version kept, over the lives of the program.
    pub(super) serial: u64,
    /// The whole file, which says the serial number and the thing itself, in one line.
    pub(super) text: String,
}

impl Kept {
    /// The version `serial` of the thing `name`, given as JSON.
    pub(super) fn new(serial: u64, name: &str, thing: &str) -> Self {
        Self {
            serial,
            text: format!(r#"{{"serial":{serial},"{name}":{thing}}}"#),
        }
    }

    /// Reads what was kept of the thing `name`, and the thing itself; nothing if this is no such
    /// text.
    pub(super) fn read(text: String, name: &str) -> Option<(Self, Value)> {
        let mut entries: Map<String, Value> = serde_json::from_str(&text).ok()?;
        let serial = entries.get("serial")?.as_u64()?;
        let thing = entries.remove(name)?;
        (serial < LAST_SERIAL).then_some((Self { serial, text }, thing))
    }
}

/// What was found where a file should be.
pub(super) enum Found {
    Nothing,
    /// What is kept there, and the thing itself.
    Something(Kept, Value),
    Rubbish,
    /// There is something, and it may be sound: it can't be read now.
    Unreadable,
}

/// One file, and the scratch file that is written whole before it takes the file's place.
#[derive(Default)]
pub(super) struct Place {
    file: PathBuf,
    scratch_file: PathBuf,
    /// None where writing must fail: there is no folder for it, or the file holds something that
    /// can't be read or set aside and so is not written over.
    scratch: Option<Arc<dyn Scratch>>,
    /// The serial number of what is in the file.
    pub(super) serial: Option<u64>,
}

impl Place {
    /// The place of the file `stem.json`.
    pub(super) fn new<R: Runtime>(app: &AppHandle<R>, folder: Option<&Path>, stem: &str) -> Self {
        let Some(folder) = folder else {
            return Self::default();
        };
        let scratch_file = folder.join(format!("{stem}.next.json"));
        // What a kill has left there was never answered. Where it stays, it is written over.
        let _ = fs::remove_file(&scratch_file);
        Self {
            file: folder.join(format!("{stem}.json")),
            scratch: open_scratch(app, &scratch_file),
            scratch_file,
            serial: None,
        }
    }

    /// A place that is only written to, by a scratch file of the test's own.
    #[cfg(test)]
    pub(super) fn with(scratch: impl Scratch + 'static) -> Self {
        Self {
            scratch: Some(Arc::new(scratch)),
            ..Self::default()
        }
    }

    /// Reads the file, in which the thing `name` should be.
    pub(super) fn look(&self, name: &str) -> Found {
        match fs::read(&self.file) {
            Ok(bytes) => String::from_utf8(bytes)
                .ok()
                .and_then(|text| Kept::read(text, name))
                .map_or(Found::Rubbish, |(kept, thing)| {
                    Found::Something(kept, thing)
                }),
            Err(error) if is_absent(&error) => Found::Nothing,
            Err(error) => {
                eprintln!("{} can't be read: {error}", self.file.display());
                Found::Unreadable
            }
        }
    }

    /// Sets the file aside, to make place for a good one.
    pub(super) fn set_aside(&mut self, why: Unfit) {
        if let Err(error) = set_aside(&self.file, why) {
            eprintln!("{} can't be set aside: {error}", self.file.display());
            self.leave_alone();
        }
    }

    /// Writes no more here: what is there may be of use yet.
    pub(super) fn leave_alone(&mut self) {
        self.scratch = None;
    }

    /// Whether anything may be written here.
    pub(super) fn is_open(&self) -> bool {
        self.scratch.is_some()
    }

    /// Writes the file so that a kill of the process at any moment leaves the old or the new one.
    pub(super) fn write(&mut self, kept: Kept) -> io::Result<()> {
        let serial = kept.serial;
        self.write_scratch(kept)?;
        self.swap(serial)
    }

    /// Writes the file so that also a power cut leaves the old or the new one.
    pub(super) fn write_through(&mut self, kept: Kept) -> io::Result<()> {
        let serial = kept.serial;
        self.write_scratch(kept)?;
        // Opened for writing: Windows syncs no other files.
        OpenOptions::new()
            .write(true)
            .open(&self.scratch_file)?
            .sync_all()?;
        self.swap(serial)?;
        sync_folder(&self.file)
    }

    fn write_scratch(&self, kept: Kept) -> io::Result<()> {
        match &self.scratch {
            Some(scratch) => scratch.write(kept.text),
            None => Err(io::Error::other("there is no place to write to")),
        }
    }

    fn swap(&mut self, serial: u64) -> io::Result<()> {
        fs::rename(&self.scratch_file, &self.file)?;
        self.serial = Some(serial);
        Ok(())
    }
}

/// Neither a file, nor a folder that could hold it.
pub(super) fn is_absent(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
    )
}

/// Syncs the folder that `file` is in, so that the renaming is on the disk.
fn sync_folder(file: &Path) -> io::Result<()> {
    match file.parent() {
        Some(folder) if cfg!(unix) => File::open(folder)?.sync_all(),
        // Elsewhere a folder can't be opened as a file.
        _ => Ok(()),
    }
}

/// A store of the plugin's, whatever runtime it belongs to.
pub(super) trait Scratch: Send + Sync {
    fn write(&self, text: String) -> io::Result<()>;
}

/// The only entry of a store: the text of its file, made once. The store copies what it is given
/// and says it aloud, which for thousands of small values would take longer than the writing.
const TEXT: &str = "text";

impl<R: Runtime> Scratch for Store<R> {
    fn write(&self, text: String) -> io::Result<()> {
        self.set(TEXT, text);
        self.save().map_err(io::Error::other)
    }
}

/// A store that nobody but us saves: not its timer, not the plugin at exit, not the page.
fn open_scratch<R: Runtime>(app: &AppHandle<R>, file: &Path) -> Option<Arc<dyn Scratch>> {
    let text = |entries: &HashMap<String, Value>| {
        let text = entries.get(TEXT).and_then(Value::as_str);
        Ok(text.unwrap_or_default().into())
    };
    let store = app
        .store_builder(file)
        .serialize(text)
        .disable_auto_save()
        .create_new()
        .build()
        .ok()?;
    store.close_resource();
    Some(store)
}
