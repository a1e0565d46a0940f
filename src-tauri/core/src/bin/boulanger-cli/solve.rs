//! `solve` and `verdicts`.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::{CELLS, Position, Verdict};
use boulanger_core::solver::{Solver, improve};

use super::Failure;

/// Nobody cancels a search here.
static GO_ON: AtomicBool = AtomicBool::new(false);
/// The cells of a board whose count is not given.
const USUAL_CELLS: u8 = 4;

/// Prints whether a deal or a board can be won, and in how many moves; these too, if asked for.
pub(super) fn solve(words: &[&str], out: &mut impl Write) -> Result<(), Failure> {
    let mut what = None;
    let mut cells = None;
    let mut with_moves = false;
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "--moves" => with_moves = true,
            "--cells" => cells = Some(cell_count(words.next())?),
            _ if word.starts_with("--") => return Err(unknown_option(word)),
            _ if what.is_none() => what = Some(word),
            _ => return Err(Failure::Input("solve takes one code or file".into())),
        }
    }
    let what = what.ok_or_else(|| Failure::Input("solve takes a code or a file".into()))?;
    let position = position(what, cells)?;
    let mut solver = Solver::new();
    match solver.judge(&position, &GO_ON) {
        Verdict::Unknown => writeln!(out, "unknown")?,
        Verdict::Lost => writeln!(out, "lost")?,
        Verdict::Winnable => {
            let line = solver.line().unwrap_or_default();
            let line = improve(&position, &line, &GO_ON).unwrap_or(line);
            writeln!(out, "winnable {}", line.len())?;
            for m in line.iter().filter(|_| with_moves) {
                writeln!(out, "{m}")?;
            }
        }
    }
    Ok(())
}

/// Prints a verdict for each of Microsoft's deals in a range.
pub(super) fn verdicts(words: &[&str], out: &mut impl Write) -> Result<(), Failure> {
    let mut range = None;
    let mut cells = None;
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        match word {
            "--ms" => range = Some(deal_range(words.next())?),
            "--cells" => cells = Some(cell_count(words.next())?),
            _ => return Err(unknown_option(word)),
        }
    }
    let range = range.ok_or_else(|| Failure::Input("verdicts takes --ms A..B".into()))?;
    let mut solver = Solver::new();
    for number in range {
        let code = GameCode::microsoft(Cells::Four, number)
            .map_err(|error| Failure::Input(error.to_string()))?;
        let position = Position::deal(&code.deal().pack(), cells.unwrap_or(USUAL_CELLS));
        let verdict = solver.judge(&position, &GO_ON);
        writeln!(out, "{number} {}", verdict.letter())?;
    }
    Ok(())
}

/// The position of a board's file, or else of a code; a count of cells outranks the code's.
fn position(what: &str, cells: Option<u8>) -> Result<Position, Failure> {
    if Path::new(what).is_file() {
        let text = std::fs::read_to_string(what)
            .map_err(|error| Failure::Input(format!("cannot read {what}: {error}")))?;
        return Position::read_board(&text, cells.unwrap_or(USUAL_CELLS))
            .map_err(|error| Failure::Input(error.to_string()));
    }
    let code = GameCode::read(what)
        .map_err(|error| Failure::Input(format!("no such file, and as a code: {error}")))?;
    let cells = cells.unwrap_or(code.cells().count());
    Ok(Position::deal(&code.deal().pack(), cells))
}

fn cell_count(word: Option<&&str>) -> Result<u8, Failure> {
    word.and_then(|word| word.parse().ok())
        .filter(|&count| usize::from(count) <= CELLS)
        .ok_or_else(|| Failure::Input("--cells takes a number from 0 to 4".into()))
}

fn deal_range(word: Option<&&str>) -> Result<std::ops::RangeInclusive<u32>, Failure> {
    let ends = word
        .and_then(|word| word.split_once(".."))
        .and_then(|(from, to)| {
            let (from, to): (u32, u32) = (from.parse().ok()?, to.parse().ok()?);
            let known = GameCode::microsoft(Cells::Four, from).is_ok()
                && GameCode::microsoft(Cells::Four, to).is_ok();
            (known && from <= to).then_some(from..=to)
        });
    ends.ok_or_else(|| Failure::Input("--ms takes deals as in 1..1000, up to 1000000".into()))
}

fn unknown_option(word: &str) -> Failure {
    Failure::Input(format!("unknown option {}", word.escape_debug()))
}
