//! A remedy for windows that stay blank: WebKitGTK's way of handing pictures to the screen (its
//! DMABUF renderer) does not work with NVIDIA's driver on many systems.
//!
//! Only there it is switched off, and only if the player has set nothing of the kind: elsewhere
//! it is the faster way.

use std::env;
use std::ffi::OsString;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The switch, and the value that turns the renderer off.
const REMEDY: (&str, &str) = ("WEBKIT_DISABLE_DMABUF_RENDERER", "1");

/// What a player may have set against the same trouble, or in spite of it.
const CHOICES: [&str; 3] = [
    REMEDY.0,
    "WEBKIT_DMABUF_RENDERER_FORCE_SHM",
    "WEBKIT_DISABLE_COMPOSITING_MODE",
];

/// There while NVIDIA's own driver is at work, and not with the free one (nouveau).
const DRIVER: &str = "/proc/driver/nvidia/version";

fn needed(driver: &Path, is_set: impl Fn(&str) -> bool) -> bool {
    driver.exists() && !CHOICES.into_iter().any(is_set)
}

/// The program with the remedy and the same arguments. An environment cannot be changed safely
/// from within.
fn over_again(program: PathBuf, arguments: impl Iterator<Item = OsString>) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).env(REMEDY.0, REMEDY.1);
    command
}

/// Starts the program over with the remedy, in the same process, where it is needed.
pub(crate) fn prevent() {
    if !needed(Path::new(DRIVER), |name| env::var_os(name).is_some()) {
        return;
    }
    if let Ok(program) = env::current_exe() {
        let error = over_again(program, env::args_os().skip(1)).exec();
        eprintln!("the window may stay blank: {error}");
    }
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;

    use super::*;

    const HERE: &str = env!("CARGO_MANIFEST_DIR");

    #[test]
    fn nvidias_driver_needs_the_remedy() {
        assert!(needed(Path::new(HERE), |_| false));
    }

    #[test]
    fn other_systems_are_left_alone() {
        let nowhere = Path::new(HERE).join("no such driver");
        assert!(!needed(&nowhere, |_| false));
    }

    /// Among it the remedy: so the program starts over once.
    #[test]
    fn whatever_the_player_has_set_stands() {
        for choice in CHOICES {
            assert!(!needed(Path::new(HERE), |name| name == choice), "{choice}");
        }
    }

    #[test]
    fn the_same_program_starts_over_with_the_remedy() {
        let command = over_again("game".into(), ["a", "b c"].map(OsString::from).into_iter());
        assert_eq!(command.get_program(), "game");
        assert!(command.get_args().eq(["a", "b c"]));
        let remedy = (OsStr::new(REMEDY.0), Some(OsStr::new("1")));
        assert!(command.get_envs().eq([remedy]), "and all else as it was");
    }
}
