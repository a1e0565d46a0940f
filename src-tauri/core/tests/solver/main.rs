//! The solver: its verdicts, its lines, and what the game asks of it.

mod agreement;
mod lines;
mod plain;
mod positions;
mod support;
mod verdicts;
mod wishes;
