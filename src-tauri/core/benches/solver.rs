//! Our solver, measured as `tests/bench/fc-solve` measures the other one: reads boards from stdin,
//! a line each with `/` for the line ends inside it, and prints for each its verdict and the
//! nanoseconds of CPU time that it took. A blank line ends a round. At the end it prints the most
//! memory it had, in KiB. Given `deals` instead of the number of cells, it prints Microsoft's deals
//! 1 to 1000 as such lines.
//!
//! `npm run bench:solver` runs both and compares them.

use std::io::{self, BufRead, BufWriter, Write};
use std::sync::atomic::AtomicBool;

use boulanger_core::deal::{Cells, GameCode};
use boulanger_core::rules::Position;
use boulanger_core::solver::Solver;
use rustix::time::{ClockId, clock_gettime};

fn cpu_time() -> i64 {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    now.tv_sec * 1_000_000_000 + now.tv_nsec
}

/// The most memory that this process has had, in KiB.
fn peak_memory() -> io::Result<String> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    Ok(peak
        .unwrap_or_default()
        .trim()
        .trim_end_matches(" kB")
        .to_owned())
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = BufWriter::new(io::stdout().lock());
    match std::env::args().nth(1).as_deref() {
        Some("deals") => deals(&mut out)?,
        Some(word) if !word.starts_with('-') => measure(word.parse()?, &mut out)?,
        // So `cargo bench` starts it.
        _ => writeln!(out, "measured by npm run bench:solver")?,
    }
    Ok(out.flush()?)
}

fn deals(out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    for number in 1..=1000 {
        let code = GameCode::microsoft(Cells::Four, number)?;
        let board = code.position().to_string();
        writeln!(out, "{}", board.replace('\n', "/"))?;
    }
    Ok(())
}

fn measure(cells: u8, out: &mut impl Write) -> Result<(), Box<dyn std::error::Error>> {
    let go_on = AtomicBool::new(false);
    let mut solver = Solver::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        if line.is_empty() {
            out.flush()?;
            continue;
        }
        let position = Position::read_board(&line.replace('/', "\n"), cells)?;
        let start = cpu_time();
        let verdict = solver.judge(&position, &go_on);
        let took = cpu_time() - start;
        writeln!(out, "{} {took}", verdict.letter())?;
    }
    Ok(writeln!(out, "{}", peak_memory()?)?)
}
