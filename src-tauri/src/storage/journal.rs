//! The versions that were kept since the file was written, a line each.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::place::is_absent;

/// A file beside another one, for the versions that are newer than what is there. Adding a line
/// takes a small part of the time in which a file is made, removed and renamed, and a kill in the
/// midst of it harms no line that was whole.
pub(super) struct Journal {
    file: PathBuf,
    open: Option<File>,
}

impl Journal {
    /// The journal of the thing `name` in a folder. Its file is made with the first line.
    pub(super) fn new(folder: &Path, name: &str) -> Self {
        Self {
            file: folder.join(format!("{name}.journal")),
            open: None,
        }
    }

    /// Adds a version. When this returns `Ok`, it survives a kill of the process.
    pub(super) fn add(&mut self, line: &str) -> io::Result<()> {
        let file = match &mut self.open {
            Some(file) => file,
            closed => {
                let file = OpenOptions::new()
                    .create(true)
                    .append(true)
                    .open(&self.file)?;
                closed.insert(file)
            }
        };
        // Each line begins with its break: one that a full disk has cut off spoils no other.
        file.write_all(format!("\n{line}").as_bytes())
    }

    /// All versions, the newest first. One that a kill has cut off may be among them.
    pub(super) fn lines(&self) -> io::Result<Vec<String>> {
        let bytes = match fs::read(&self.file) {
            Err(error) if is_absent(&error) => return Ok(Vec::new()),
            read => read?,
        };
        let lines = bytes.rsplit(|&byte| byte == b'\n');
        Ok(lines
            .filter_map(|line| String::from_utf8(line.to_vec()).ok())
            .collect())
    }

    /// Forgets all versions: the newest is in the file itself by now.
    pub(super) fn clear(&mut self) {
        self.open = None;
        // It need not be there, and what stays is older than the file.
        let _ = fs::remove_file(&self.file);
    }
}
