//! Reading one code, symbol by symbol.

use super::cells::Cells;
use super::code::{GameCode, check_symbol, value_of};
use super::error::CodeError;
use super::glyph::{Gap, Glyph, is_digit};
use super::read::starts_with_count;

/// The symbols after the cells: six of the deal and one to check.
const SYMBOLS: usize = 7;
/// The most symbols of a wrong version or count that an error repeats.
const REPEATED: usize = 8;

/// Reads one code from its start; `rest` is what does not belong to it.
pub(super) struct Reader<'a> {
    rest: &'a [Glyph],
}

impl<'a> Reader<'a> {
    pub(super) fn new(rest: &'a [Glyph]) -> Self {
        Self { rest }
    }

    pub(super) fn rest(&self) -> &'a [Glyph] {
        self.rest
    }

    /// Reads a code that starts with `BK`.
    pub(super) fn numbered(&mut self) -> Result<GameCode, CodeError> {
        self.take(2);
        let version = self.version();
        let misplaced = self.misplaced_count();
        let counted = self.rest.first().is_some_and(|glyph| glyph.symbol == 'C');
        let cells = self.cells();
        let deal = self.rest;

        let code = version.and(cells).and_then(|cells| {
            self.deal(cells).map_err(|error| match &misplaced {
                Some(count) => CodeError::BadCellCount {
                    count: count.clone(),
                },
                None => error,
            })
        });
        if code.is_err() && counted {
            self.rest = &deal[extent(deal)..];
        }
        code
    }

    /// Reads a code that starts with `MS`.
    pub(super) fn microsoft(&mut self) -> Result<GameCode, CodeError> {
        self.take(2);
        if let Some(count) = self.misplaced_count() {
            return Err(CodeError::BadCellCount { count });
        }
        let cells = self.cells()?;
        let number = self.number()?;
        GameCode::microsoft(cells, number)
    }

    fn take(&mut self, count: usize) -> &'a [Glyph] {
        let (taken, rest) = self.rest.split_at(count.min(self.rest.len()));
        self.rest = rest;
        taken
    }

    fn version(&mut self) -> Result<(), CodeError> {
        let digits = self.rest.iter().take_while(|glyph| is_digit(glyph)).count();
        let length = match digits {
            0 => (0..self.rest.len())
                .find(|&i| starts_with_count(&self.rest[i..]))
                .unwrap_or(0),
            _ => digits,
        };
        let version = text(self.take(length));
        if version == "1" {
            return Ok(());
        }
        Err(CodeError::UnknownVersion {
            version: format!("BK{version}"),
        })
    }

    /// A count of several digits that stands apart from what follows, as in `C10-AAAAA24`.
    ///
    /// It is no count of cells, unless its later digits turn out to be right as symbols.
    fn misplaced_count(&self) -> Option<String> {
        let (c, after) = self.rest.split_first()?;
        let digits = after
            .iter()
            .take_while(|glyph| is_digit(glyph) && glyph.gap == Gap::None);
        let digits = digits.count();
        let stands_apart = c.gap != Gap::None && after.get(digits).is_some_and(is_separate_symbol);
        (digits > 1 && stands_apart).then(|| text(&after[..digits]))
    }

    fn cells(&mut self) -> Result<Cells, CodeError> {
        match self.take(1) {
            [] => return Err(CodeError::TooShort),
            [c] if c.symbol == 'C' => {}
            [..] => {
                return Err(CodeError::BadCellCount {
                    count: String::new(),
                });
            }
        }
        let count = self.take(1);
        match count {
            [digit] if digit.symbol.is_alphanumeric() => {
                let count = digit
                    .symbol
                    .to_digit(10)
                    .and_then(|digit| u8::try_from(digit).ok());
                let cells = count.and_then(|count| Cells::try_from(count).ok());
                cells.ok_or_else(|| CodeError::BadCellCount {
                    count: digit.symbol.to_string(),
                })
            }
            _ => Err(CodeError::TooShort),
        }
    }

    /// Reads the six symbols of the deal and the check symbol.
    fn deal(&mut self, cells: Cells) -> Result<GameCode, CodeError> {
        let start = self.rest;
        let mut values = [0; SYMBOLS];
        for value in &mut values {
            let Some(found) = self
                .rest
                .first()
                .and_then(|glyph| value_of(misread(glyph.symbol)))
            else {
                return Err(self.no_symbol(start));
            };
            *value = found;
            self.take(1);
        }
        let [deal @ .., check] = values;
        let fits = check == check_symbol(cells, deal);
        let goes_on = self.rest.first().is_some_and(Glyph::is_glued);
        match (fits, goes_on) {
            (true, false) => {
                let number = deal
                    .iter()
                    .fold(0, |number, &value| number << 5 | u32::from(value));
                Ok(GameCode::numbered(cells, number))
            }
            (true, true) => Err(CodeError::TooLong),
            (false, false) => Err(CodeError::WrongCheck),
            // The seventh symbol lies within a longer word: one of the text around the code, if a
            // space stands before it.
            (false, true) if has_space(&start[..SYMBOLS]) => Err(CodeError::TooShort),
            (false, true) => Err(CodeError::TooLong),
        }
    }

    /// What is wrong where a symbol should stand, in a part that began at `start`.
    fn no_symbol(&self, start: &[Glyph]) -> CodeError {
        let read = start.len() - self.rest.len();
        match self.rest {
            [] => CodeError::TooShort,
            [wrong, after @ ..] => {
                // Foreign words and punctuation marks end the code, unless it clearly goes on.
                let ends = match wrong.symbol {
                    symbol if symbol.is_ascii_alphanumeric() => false,
                    symbol if symbol.is_alphanumeric() => has_space(&start[..=read]),
                    _ => wrong.gap != Gap::None || !after.first().is_some_and(Glyph::is_glued),
                };
                if ends {
                    CodeError::TooShort
                } else {
                    CodeError::BadSymbol {
                        symbol: wrong.symbol,
                    }
                }
            }
        }
    }

    /// Reads the number of one of Microsoft's deals.
    fn number(&mut self) -> Result<u32, CodeError> {
        let digits = self.rest.iter().take_while(|glyph| is_digit(glyph)).count();
        if digits == 0 {
            return Err(self.no_symbol(self.rest));
        }
        let digits = self.take(joined(&self.rest[..digits]));
        if self.rest.first().is_some_and(Glyph::is_glued) {
            return Err(CodeError::TooLong);
        }
        let digits = digits.iter().filter_map(|glyph| glyph.symbol.to_digit(10));
        Ok(digits.fold(0, |number: u32, digit| {
            number.saturating_mul(10).saturating_add(digit)
        }))
    }
}

/// Reads the digits that base 32 leaves out as the letters that they resemble.
fn misread(symbol: char) -> char {
    match symbol {
        '0' => 'O',
        '1' => 'I',
        '8' => 'B',
        _ => symbol,
    }
}

/// How many of these digits belong to one number.
///
/// Spaces divide it into digits or into thousands: `1 1 9 8 2`, `11 982`. Any other digits after a
/// space are of the text around the code: `MS-C4-11982 2 times`.
fn joined(digits: &[Glyph]) -> usize {
    let mut words = digits
        .chunk_by(|_, next| next.gap != Gap::Space)
        .map(<[Glyph]>::len);
    let first = words.next().unwrap_or(0);
    let more = words.take_while(|&word| (word, first) == (1, 1) || word == 3 && first <= 3);
    first + more.sum::<usize>()
}

/// How many glyphs a wrong code's symbols take up: to the end of the word in which the last of
/// seven would be, but not beyond a space or a punctuation mark.
fn extent(glyphs: &[Glyph]) -> usize {
    let belongs = |&(i, glyph): &(usize, &Glyph)| {
        let divided = if i < SYMBOLS {
            glyph.gap == Gap::Space
        } else {
            glyph.gap != Gap::None
        };
        glyph.symbol.is_alphanumeric() && (i == 0 || !divided)
    };
    glyphs.iter().enumerate().take_while(belongs).count()
}

/// Whether a space stands between any of these.
fn has_space(glyphs: &[Glyph]) -> bool {
    glyphs.iter().skip(1).any(|glyph| glyph.gap == Gap::Space)
}

fn is_separate_symbol(glyph: &Glyph) -> bool {
    glyph.gap != Gap::None && glyph.symbol.is_ascii_alphanumeric()
}

/// What was written, as far as an error repeats it.
fn text(glyphs: &[Glyph]) -> String {
    glyphs
        .iter()
        .map(|glyph| glyph.symbol)
        .take(REPEATED)
        .collect()
}
