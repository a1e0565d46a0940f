//! Sets bad files aside: under another name, never written over.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How many damaged files of a kind are kept.
const KEPT: usize = 5;

/// Why what was read from a file is not the thing it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Unfit {
    /// It is no game, or one that the rules do not allow.
    Damaged,
    /// A newer version of the program wrote it, which can still read it: these are never removed.
    Newer,
}

/// Renames `folder/game.json` to `folder/game.damaged-N.json`, N being one more than the highest
/// there. If it can be neither renamed nor copied there, it stays where it is, and this fails.
pub(super) fn set_aside(file: &Path, why: Unfit) -> io::Result<()> {
    let aside = Aside::of(file, why);
    let mut numbers = aside.numbers()?;
    let number = match numbers.last() {
        Some(last) => last
            .checked_add(1)
            .ok_or_else(|| io::Error::other("no number is left"))?,
        None => 1,
    };
    let target = aside.file(number);
    fs::rename(file, &target).or_else(|_| fs::copy(file, &target).map(|_| ()))?;
    if why == Unfit::Damaged {
        numbers.push(number);
        for old in &numbers[..numbers.len().saturating_sub(KEPT)] {
            // One that stays does no harm.
            let _ = fs::remove_file(aside.file(*old));
        }
    }
    Ok(())
}

/// The names under which a file is set aside.
struct Aside<'a> {
    folder: &'a Path,
    prefix: String,
}

impl<'a> Aside<'a> {
    fn of(file: &'a Path, why: Unfit) -> Self {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        let why = match why {
            Unfit::Damaged => "damaged",
            Unfit::Newer => "newer",
        };
        Self {
            folder: file.parent().unwrap_or(Path::new("")),
            prefix: format!("{stem}.{why}-"),
        }
    }

    fn file(&self, number: u32) -> PathBuf {
        self.folder.join(format!("{}{number}.json", self.prefix))
    }

    /// The numbers in use, in order.
    fn numbers(&self) -> io::Result<Vec<u32>> {
        let mut numbers: Vec<u32> = fs::read_dir(self.folder)?
            .flatten()
            .filter_map(|entry| {
                let name = entry.file_name();
                let rest = name.to_str()?.strip_prefix(&self.prefix)?;
                rest.strip_suffix(".json")?.parse().ok()
            })
            .collect();
        numbers.sort_unstable();
        Ok(numbers)
    }
}
