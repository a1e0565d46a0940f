//! Deals and codes on the command line, for tests and for comparison with other programs.
//!
//! Exit status 0; 1 where the output can't be written, 2 for bad input, each with one line on stderr.
#![forbid(unsafe_code)]

mod deals;
mod solve;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

const USAGE: &str = "\
boulanger-cli deal CODE     prints the eight columns, each from the bottom to the top
boulanger-cli check CODE    prints ok, or what is wrong with the code
boulanger-cli solve CODE|FILE [--moves] [--cells N]
                            prints winnable and the number of moves, lost or unknown, then the
                            moves; a file is a board as deal prints it, with a line of cells
boulanger-cli verdicts --ms A..B [--cells N]
                            prints W, L or ? for each of Microsoft's deals A to B; without a
                            number of cells, with 4";

/// Why a command did not do what was asked.
enum Failure {
    /// The arguments or a file are wrong: said in one line.
    Input(String),
    /// The output could not be written.
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let outcome = run(&words, &mut out);
    match outcome.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has seen enough of it, as in `… | head -1`.
        Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(Failure::Output(error)) => complain(&format!("cannot write: {error}"), 1),
        Err(Failure::Input(what)) => complain(&what, 2),
    }
}

fn complain(what: &str, status: u8) -> ExitCode {
    eprintln!("boulanger-cli: {what}");
    ExitCode::from(status)
}

fn run(words: &[&str], out: &mut impl Write) -> Result<(), Failure> {
    match words {
        ["deal", code] => deals::deal(code, out),
        ["check", code] => deals::check(code, out),
        ["solve", words @ ..] => solve::solve(words, out),
        ["verdicts", words @ ..] => solve::verdicts(words, out),
        ["help" | "--help" | "-h"] => Ok(writeln!(out, "{USAGE}")?),
        ["deal" | "check", ..] => Err(Failure::Input(format!("{} takes one code", words[0]))),
        [] => Err(Failure::Input("no command; try help".into())),
        [command, ..] => Err(Failure::Input(format!(
            "unknown command {}; try help",
            command.escape_debug()
        ))),
    }
}
