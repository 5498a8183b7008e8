//! What the tests of the whole stand on.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a harness that panics is a test that fails")]

mod databases;
pub mod inputs;
pub mod server;

pub use databases::{Backend, TestDatabase, open_ledger, open_store};
