//! What the tests of the whole stand on.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a harness that panics is a test that fails")]

mod api;
mod callers;
mod databases;
pub mod inputs;
mod program;
pub mod server;
mod waiting;

use std::path::{Path, PathBuf};

pub use callers::{operator, user};
pub use databases::{Backend, TestDatabase, on_the_server, open_ledger, open_store, patient, sqlite};
pub use waiting::eventually;

/// The project's own folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the workspace").to_owned()
}

/// Whether the slow tests are wanted, and long runs of the others (`scripts/test --all`).
pub fn all_is_wanted() -> bool {
    std::env::var("MEMLEDGER_TEST_ALL").is_ok_and(|all| all == "1")
}
