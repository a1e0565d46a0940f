//! Finding a code in a text that somebody typed or pasted.
//!
//! Gaps do not matter where a code is right. Where it is wrong, they tell where its writer meant it
//! to end, and so what to name: in `BK1-C4-AAAAA2 and so on` a symbol is missing, although letters
//! follow.

use super::code::GameCode;
use super::error::CodeError;
use super::glyph::{Glyph, glyphs, is_digit};
use super::reader::Reader;

/// The first right code in a text, or else what is wrong with the first that is not.
pub(super) fn first_code(text: &str) -> Result<GameCode, CodeError> {
    let glyphs = glyphs(text);
    let mut first_error = None;
    let mut start = 0;
    while start < glyphs.len() {
        let mut reader = Reader::new(&glyphs[start..]);
        let outcome = if looks_numbered(&glyphs[start..]) {
            reader.numbered()
        } else if looks_microsoft(&glyphs[start..]) && !ends_a_word(&glyphs[..start], glyphs[start])
        {
            reader.microsoft()
        } else {
            start += 1;
            continue;
        };
        match outcome {
            Ok(code) => return Ok(code),
            Err(error) => first_error = first_error.or(Some(error)),
        }
        // What a wrong code consists of must not be read as some other code.
        start = glyphs.len() - reader.rest().len();
    }
    Err(first_error.unwrap_or(CodeError::NoCode))
}

/// `BK` and a version: digits, or whatever else stands before `C` and a digit.
fn looks_numbered(glyphs: &[Glyph]) -> bool {
    starts_with(glyphs, "BK")
        && (glyphs.get(2).is_some_and(is_digit)
            || (2..5).any(|i| glyphs.get(i..).is_some_and(starts_with_count)))
}

/// `MS`, `C` and a digit.
fn looks_microsoft(glyphs: &[Glyph]) -> bool {
    starts_with(glyphs, "MS") && starts_with_count(&glyphs[2..])
}

/// Whether the glyph goes on with a word of plain letters. `MS` at the end of one starts no code:
/// there is no check symbol to confirm it.
fn ends_a_word(before: &[Glyph], glyph: Glyph) -> bool {
    glyph.is_glued()
        && before
            .last()
            .is_some_and(|last| last.symbol.is_ascii_alphanumeric())
}

fn starts_with(glyphs: &[Glyph], word: &str) -> bool {
    glyphs
        .iter()
        .map(|glyph| glyph.symbol)
        .take(word.len())
        .eq(word.chars())
}

/// `C` and a digit.
pub(super) fn starts_with_count(glyphs: &[Glyph]) -> bool {
    starts_with(glyphs, "C") && glyphs.get(1).is_some_and(is_digit)
}
