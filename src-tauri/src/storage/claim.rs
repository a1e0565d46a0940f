//! Whose folder it is. Two programs that keep their games in one would overwrite each other's.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::Path;

/// The file that is locked. It is empty.
const LOCK: &str = "lock";

/// The right to keep files in a folder. The system takes it back when the program ends, however it
/// ends.
pub(crate) struct Claim {
    /// None where nothing can be locked: a folder that can't be written to, in which nothing is
    /// kept anyway, or a disk without locks, where a second program is not noticed.
    _lock: Option<File>,
}

impl Claim {
    /// Claims a folder; none if another program has.
    pub(crate) fn lay(folder: &Path) -> Option<Self> {
        let file = fs::create_dir_all(folder).and_then(|()| {
            OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(folder.join(LOCK))
        });
        match file.as_ref().map(File::try_lock) {
            Ok(Err(TryLockError::WouldBlock)) => None,
            Ok(Ok(())) => Some(Self { _lock: file.ok() }),
            Ok(Err(TryLockError::Error(_))) | Err(_) => Some(Self { _lock: None }),
        }
    }
}
