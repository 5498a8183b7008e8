//! Locks that a panic does not close.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Waits for the lock, also if a thread panicked while it held it. The guarded values are whole between any two statements, and
/// skipping the work instead would lose it silently.
pub fn locked<T: ?Sized>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_outlives_a_panic() {
        let shared = Mutex::new(1);
        let panicked = std::thread::scope(|scope| {
            let holds = || {
                let _guard = locked(&shared);
                panic!("with the lock");
            };
            scope.spawn(holds).join()
        });
        assert!(panicked.is_err() && shared.is_poisoned());
        assert_eq!(*locked(&shared), 1);
    }
}
