//! Work that must not take its thread along: a panic in it is an error like any other.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs the work; `error` makes an error of what a panic said.
pub fn guarded<T, E>(error: impl FnOnce(String) -> E, work: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(error(format!("it panicked: {said}")))
    })
}
