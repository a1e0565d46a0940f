//! The visible symbols of a text, without what does not matter in a code.

/// What stands between a symbol and the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    /// Nothing: they are glued together.
    None,
    /// Dashes or underscores.
    Dash,
    /// Spaces, perhaps with dashes; or the start of the text.
    Space,
}

/// A symbol that may matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glyph {
    /// The symbol, in upper case and half width where it is a plain letter or digit.
    pub(super) symbol: char,
    /// What stands before it.
    pub(super) gap: Gap,
}

impl Glyph {
    /// Whether it is a letter or digit that continues what stands right before it.
    pub(super) fn is_glued(&self) -> bool {
        self.gap == Gap::None && self.symbol.is_alphanumeric()
    }
}

/// Takes the glyphs out of a text.
pub(super) fn glyphs(text: &str) -> Vec<Glyph> {
    let mut glyphs = Vec::new();
    let mut gap = Gap::Space;
    for symbol in text.chars() {
        if is_space(symbol) {
            gap = Gap::Space;
        } else if is_dash(symbol) {
            gap = gap.max(Gap::Dash);
        } else {
            glyphs.push(Glyph {
                symbol: plain(symbol),
                gap,
            });
            gap = Gap::None;
        }
    }
    glyphs
}

/// Turns full-width letters and digits into plain ones, and plain letters into upper case.
fn plain(symbol: char) -> char {
    /// The distance from `！` to `!`: full-width symbols stand in the order of ASCII.
    const WIDE: u32 = 0xFEE0;
    u32::from(symbol)
        .checked_sub(WIDE)
        .and_then(char::from_u32)
        .filter(char::is_ascii_alphanumeric)
        .unwrap_or(symbol)
        .to_ascii_uppercase()
}

/// White space, and the invisible marks that copying brings along: zero-width spaces and joiners,
/// writing directions, byte order mark, variation selectors.
fn is_space(symbol: char) -> bool {
    symbol.is_whitespace()
        || matches!(symbol,
            '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{2069}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

/// Underscores, everything with Unicode's property Dash, and what else looks like a dash and is
/// typed for one: the soft hyphen, the hyphen bullet, a box's line, Japanese sound marks.
fn is_dash(symbol: char) -> bool {
    matches!(symbol,
        '_' | '\u{203F}' | '\u{2040}' | '\u{2054}' | '\u{FE33}' | '\u{FE34}' | '\u{FE4D}'..='\u{FE4F}' | '\u{FF3F}'
        | '-' | '\u{00AD}' | '\u{02D7}' | '\u{058A}' | '\u{05BE}' | '\u{1400}' | '\u{1806}'
        | '\u{2010}'..='\u{2015}' | '\u{2043}' | '\u{2053}' | '\u{207B}' | '\u{208B}' | '\u{2212}'
        | '\u{23AF}' | '\u{2500}' | '\u{2501}' | '\u{2796}' | '\u{2E17}' | '\u{2E1A}' | '\u{2E3A}' | '\u{2E3B}'
        | '\u{2E40}' | '\u{2E5D}' | '\u{301C}' | '\u{3030}' | '\u{30A0}' | '\u{30FC}' | '\u{FE31}' | '\u{FE32}'
        | '\u{FE58}' | '\u{FE63}' | '\u{FF0D}' | '\u{FF70}' | '\u{10D6E}' | '\u{10EAD}')
}

/// Whether it is one of 0 to 9.
pub(super) fn is_digit(glyph: &Glyph) -> bool {
    glyph.symbol.is_ascii_digit()
}
