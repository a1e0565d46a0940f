//! Locks that a panic elsewhere does not close for good.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks, also after a panic in another holder: what may panic works on a copy, or outside, so
/// what is kept behind these locks is in order whatever happened.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
