//! One thing that is kept, in two files.

use std::io;
use std::path::Path;
use std::sync::Mutex;

use serde::Serialize;
use serde_json::Value;
use tauri::{AppHandle, Runtime};

use super::aside::Reason;
use super::place::{Found, Kept, LAST_SERIAL, Place};
use crate::lock::lock;

/// One thing that is kept, such as the game: in `game.json` as it was answered last, and in
/// `game.checkpoint.json` as it was a moment ago, safe from power cuts.
pub(crate) struct Shelf {
    name: &'static str,
    latest: Mutex<Option<Kept>>,
    present: Mutex<Place>,
    checkpoint: Mutex<Place>,
}

/// Why a value that was read is not the thing it should be.
pub(crate) use super::aside::Reason as Unfit;

/// What a shelf held at the start.
pub(crate) struct Opened<T> {
    pub(crate) shelf: Shelf,
    /// The newest one that proved right.
    pub(crate) kept: Option<T>,
    /// Why a file was set aside, if one was; of two reasons, that it is of a newer version.
    pub(crate) set_aside: Option<Unfit>,
}

impl Shelf {
    /// Opens the shelf of the thing `name` in a folder, and looks what is on it. `read` proves
    /// what was read; what fails is set aside.
    pub(crate) fn open<R: Runtime, T>(
        app: &AppHandle<R>,
        folder: Option<&Path>,
        name: &'static str,
        read: impl Fn(&Value) -> Result<T, Unfit>,
    ) -> Opened<T> {
        let mut set_aside = None;
        let mut newest: Option<(Kept, T)> = None;
        let mut look = |stem: &str| {
            let mut place = Place::new(app, folder, stem, name);
            let proven = match place.look() {
                Found::Nothing => return place,
                Found::Unreadable => {
                    place.leave_alone();
                    return place;
                }
                Found::Rubbish => Err(Reason::Damaged),
                Found::Something(kept, value) => read(&value).map(|thing| (kept, thing)),
            };
            match proven {
                Ok((kept, thing)) => {
                    place.serial = Some(kept.serial);
                    if newest
                        .as_ref()
                        .is_none_or(|(best, _)| kept.serial > best.serial)
                    {
                        newest = Some((kept, thing));
                    }
                }
                Err(reason) => {
                    place.set_aside(reason);
                    set_aside = set_aside.max(Some(reason));
                }
            }
            place
        };
        let present = look(name);
        let checkpoint = look(&format!("{name}.checkpoint"));
        let (latest, kept) = newest.unzip();
        Opened {
            shelf: Self {
                name,
                latest: Mutex::new(latest),
                present: Mutex::new(present),
                checkpoint: Mutex::new(checkpoint),
            },
            kept,
            set_aside,
        }
    }

    /// Keeps a new version. When this returns `Ok`, it survives a kill of the process.
    pub(crate) fn put(&self, thing: &impl Serialize) -> io::Result<()> {
        let thing = serde_json::to_string(thing)?;
        let mut present = lock(&self.present);
        let mut latest = lock(&self.latest);
        let serial = latest.as_ref().map_or(1, |kept| kept.serial + 1);
        if serial >= LAST_SERIAL {
            return Err(io::Error::other("no serial number is left"));
        }
        let kept = Kept::new(serial, self.name, &thing);
        let kept = latest.insert(kept).clone();
        drop(latest);
        present.write(kept)
    }

    /// Puts the latest version in its place after a start with a bad or an older file there.
    pub(crate) fn settle(&self) -> io::Result<()> {
        let mut present = lock(&self.present);
        match self.latest() {
            Some(kept) if present.serial != Some(kept.serial) => present.write(kept),
            _ => Ok(()),
        }
    }

    /// Makes the latest version safe from a power cut, too.
    pub(crate) fn checkpoint(&self) -> io::Result<()> {
        let mut checkpoint = lock(&self.checkpoint);
        match self.latest() {
            Some(kept) if checkpoint.serial != Some(kept.serial) => checkpoint.write_through(kept),
            _ => Ok(()),
        }
    }

    /// The latest version. Its lock is open again when this returns: whoever keeps a new version
    /// waits for no file.
    fn latest(&self) -> Option<Kept> {
        lock(&self.latest).clone()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::thread;

    use super::super::place::Scratch;
    use super::*;

    /// A scratch file that tells when its writing begins, and goes on when it is told to.
    struct Slow {
        begun: Sender<()>,
        go_on: Mutex<Receiver<()>>,
    }

    impl Scratch for Slow {
        fn write(&self, _text: String) -> io::Result<()> {
            self.begun.send(()).map_err(io::Error::other)?;
            lock(&self.go_on).recv().map_err(io::Error::other)
        }
    }

    #[test]
    fn keeping_a_new_version_does_not_wait_for_a_checkpoint()
    -> Result<(), Box<dyn std::error::Error>> {
        let (begun, beginning) = channel();
        let (go_on, told) = channel();
        let slow = Slow {
            begun,
            go_on: Mutex::new(told),
        };
        let shelf = &Shelf {
            name: "thing",
            latest: Mutex::new(None),
            present: Mutex::default(),
            checkpoint: Mutex::new(Place::with(slow)),
        };
        // Nothing is there to be written to, but it is the latest version.
        assert!(shelf.put(&"first").is_err());
        // What fails here ends the waiting, too.
        thread::scope(move |scope| {
            scope.spawn(|| shelf.checkpoint());
            beginning.recv()?;
            assert!(shelf.latest.try_lock().is_ok(), "a gesture would wait");
            assert!(shelf.put(&"second").is_err());
            assert_eq!(shelf.latest().map(|kept| kept.serial), Some(2));
            go_on.send(())?;
            Ok(())
        })
    }
}
