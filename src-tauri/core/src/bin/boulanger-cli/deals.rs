//! `deal` and `check`.

use std::io::Write;

use boulanger_core::deal::GameCode;

use super::Failure;

/// Prints the columns of a deal, a line each.
pub(super) fn deal(code: &str, out: &mut impl Write) -> Result<(), Failure> {
    let code = GameCode::read(code).map_err(|error| Failure::Input(error.to_string()))?;
    Ok(write!(out, "{}", code.position())?)
}

/// Prints whether a code is right. A wrong one is an answer here, no failure.
pub(super) fn check(code: &str, out: &mut impl Write) -> Result<(), Failure> {
    match GameCode::read(code) {
        Ok(_) => writeln!(out, "ok")?,
        Err(error) => writeln!(out, "{error}")?,
    }
    Ok(())
}
