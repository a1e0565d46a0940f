//! One thing that is kept, in two files and a journal.

use std::io;
use std::path::Path;
use std::sync::Mutex;

use serde::Serialize;
use serde_json::Value;
use tauri::{AppHandle, Runtime};

use super::aside::Unfit;
use super::journal::Journal;
use super::place::{Found, Kept, LAST_SERIAL, Place};
use crate::lock::lock;

/// One thing that is kept, such as the game: as it was answered last in `game.json` or, when that
/// is newer, in the journal beside it; and in `game.checkpoint.json` as it was a moment ago, safe
/// from power cuts.
pub(crate) struct Shelf {
    /// The name of the thing, its key in the files.
    name: &'static str,
    latest: Mutex<Latest>,
    place: Mutex<Place>,
    checkpoint: Mutex<Place>,
}

/// The latest version, and where it is until it has its place.
#[derive(Default)]
struct Latest {
    kept: Option<Kept>,
    /// The serial number that was given last.
    serial: u64,
    /// None where nothing may be written.
    journal: Option<Journal>,
}

/// So many serial numbers are left out for the versions in what can't be read: when it can be
/// again, they are older than all that has been kept since.
const UNREAD: u64 = 1 << 32;

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
        let mut all_read = true;
        let mut newest: Option<(Kept, T)> = None;
        let mut look = |stem: &str| {
            let mut place = Place::new(app, folder, stem);
            let proven = match place.look(name) {
                Found::Nothing => return place,
                Found::Unreadable => {
                    all_read = false;
                    place.leave_alone();
                    return place;
                }
                Found::Rubbish => Err(Unfit::Damaged),
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
                Err(why) => {
                    place.set_aside(why);
                    set_aside = set_aside.max(Some(why));
                }
            }
            place
        };
        let place = look(name);
        let checkpoint = look(&format!("{name}.checkpoint"));
        let journal = folder.map(|folder| Journal::new(folder, name));
        let lines = journal.as_ref().map(Journal::lines).transpose();
        let journal = journal.filter(|_| place.is_open() && lines.is_ok());
        all_read &= lines.is_ok();
        // A kill may have cut its last line off: what is no version was never answered.
        let lines = lines.ok().flatten().into_iter().flatten();
        let newer = lines.filter_map(|line| Kept::read(line, name));
        let newer = newer
            .filter_map(|(kept, value)| Some((kept, read(&value).ok()?)))
            .next();
        let newest = newest
            .into_iter()
            .chain(newer)
            .max_by_key(|(kept, _)| kept.serial);
        let (latest, kept) = newest.unzip();
        let serial = latest.as_ref().map_or(0, |kept| kept.serial);
        Opened {
            shelf: Self {
                name,
                latest: Mutex::new(Latest {
                    kept: latest,
                    serial: serial + if all_read { 0 } else { UNREAD },
                    journal,
                }),
                place: Mutex::new(place),
                checkpoint: Mutex::new(checkpoint),
            },
            kept,
            set_aside,
        }
    }

    /// Keeps a new version. When this returns `Ok`, it survives a kill of the process.
    pub(crate) fn put(&self, thing: &impl Serialize) -> io::Result<()> {
        let thing = serde_json::to_string(thing)?;
        let mut latest = lock(&self.latest);
        let Latest {
            kept,
            serial,
            journal,
        } = &mut *latest;
        if *serial + 1 >= LAST_SERIAL {
            return Err(io::Error::other("no serial number is left"));
        }
        *serial += 1;
        let kept = kept.insert(Kept::new(*serial, self.name, &thing));
        match journal.as_mut().map(|journal| journal.add(&kept.text)) {
            Some(Ok(())) => Ok(()),
            // There is no folder yet, or no room.
            Some(Err(_)) | None => {
                drop(latest);
                self.settle()
            }
        }
    }

    /// Writes the latest version into its file, which ends the journal.
    pub(crate) fn settle(&self) -> io::Result<()> {
        let mut place = lock(&self.place);
        let Some(kept) = self.latest() else {
            return Ok(());
        };
        let serial = kept.serial;
        if place.serial != Some(serial) {
            place.write(kept)?;
        }
        let mut latest = lock(&self.latest);
        // A newer version may have come meanwhile: whoever keeps one waits for no file.
        if latest
            .kept
            .as_ref()
            .is_some_and(|kept| kept.serial == serial)
        {
            latest.journal.iter_mut().for_each(Journal::clear);
        }
        Ok(())
    }

    /// Makes the latest version safe from a power cut, too.
    pub(crate) fn checkpoint(&self) -> io::Result<()> {
        let settled = self.settle();
        let mut checkpoint = lock(&self.checkpoint);
        let made = match self.latest() {
            Some(kept) if checkpoint.serial != Some(kept.serial) => checkpoint.write_through(kept),
            _ => Ok(()),
        };
        settled.and(made)
    }

    /// The latest version. Its lock is open again when this returns: whoever keeps a new version
    /// waits for no file.
    fn latest(&self) -> Option<Kept> {
        lock(&self.latest).kept.clone()
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
            latest: Mutex::default(),
            place: Mutex::default(),
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
