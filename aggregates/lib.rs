//! Pure rules of the ledger: what a command may do, which events it makes, how they fold into state.
//!
//! Nothing here reads a clock, a file, the network or a random number (`clippy.toml` bans them), so the
//! same events give the same state on every machine and in every year.

pub mod ids;
pub mod memory_book;

pub use ids::{InvalidId, MemoryId, TenantId, ThreadId, Timestamp, UserId};
