//! Our own deals, version `BK1`: a number of 30 bits and the pack that it shuffles.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::rules::Pack;

/// The bits of a deal number: six symbols of five bits.
pub(super) const NUMBER_MASK: u32 = (1 << 30) - 1;

/// The shuffled pack of a deal number.
///
/// A Fisher-Yates shuffle from the end, driven by the 32-bit words of a ChaCha20 stream (stream 0)
/// whose key is `"BK1\0"`, the number as a little-endian u32, and 24 zero bytes. It is spelled out
/// here since the results of `rand`'s own shuffle and ranges may change between its releases.
pub(super) fn pack(number: u32) -> Pack {
    let mut key = [0; 32];
    key[..4].copy_from_slice(b"BK1\0");
    key[4..8].copy_from_slice(&number.to_le_bytes());
    let mut stream = ChaCha20Rng::from_seed(key);

    let mut pack = Pack::by_suit();
    for i in (1..52).rev() {
        pack.swap(i, below(i as u32 + 1, || stream.next_u32()) as usize);
    }
    pack
}

/// A uniform number below `bound`. Words from the last, incomplete stretch of `bound` numbers
/// would favour the small ones, so they are rejected.
fn below(bound: u32, mut next_word: impl FnMut() -> u32) -> u32 {
    // 2³² mod bound, without leaving 32 bits.
    let incomplete = bound.wrapping_neg() % bound;
    loop {
        let word = next_word();
        if word <= u32::MAX - incomplete {
            return word % bound;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What these words give. Rejections are too rare to be met in a deal.
    fn drawn(bound: u32, words: &[u32]) -> u32 {
        let mut words = words.iter().copied();
        below(bound, || words.next().expect("enough words"))
    }

    #[test]
    fn words_of_the_incomplete_stretch_are_rejected() {
        // 2³² = 6 · 715,827,882 + 4
        assert_eq!(drawn(6, &[u32::MAX - 4]), 5, "the last word that counts");
        assert_eq!(
            drawn(6, &[u32::MAX - 3, u32::MAX, 8]),
            2,
            "the first that does not, and the last"
        );
        assert_eq!(drawn(32, &[u32::MAX]), 31, "a power of two divides 2³²");
    }
}
