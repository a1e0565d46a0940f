//! The deals of Microsoft FreeCell, so that players and solvers elsewhere can be compared.

use std::ops::RangeInclusive;

use crate::rules::Pack;

/// The numbers of Microsoft's deals.
pub(super) const NUMBERS: RangeInclusive<u32> = 1..=1_000_000;

/// The pack of a deal number, as Microsoft FreeCell deals it: the card at a random place is dealt,
/// and the last card that is left moves into its place. The random numbers are those of `rand` in
/// Microsoft's C library, with the deal number for a seed.
pub(super) fn pack(number: u32) -> Pack {
    let mut state = number;
    let mut pack = Pack::by_rank();
    // Dealt cards gather behind those that are left, the first of them at the very end.
    for left in (1..=52).rev() {
        state = state.wrapping_mul(214_013).wrapping_add(2_531_011) & 0x7FFF_FFFF;
        let random = (state >> 16) as usize;
        pack.swap(random % left, left - 1);
    }
    pack.reverse();
    pack
}
