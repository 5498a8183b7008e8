//! Pure rules of the ledger: what a command may do, which events it makes, how they fold into state.
//!
//! Nothing here reads a clock, a file, the network or a random number (`clippy.toml` bans them), so the
//! same events give the same state on every machine and in every year.

pub mod account;
pub mod ids;
#[cfg(test)]
mod ids_tests;
pub mod key;
pub mod memory_book;
mod registry;
pub mod settings;
mod stream;
pub mod thread;
pub mod upcasting;
pub mod user_context;
pub mod workflow_run;

pub use cqrs_es::Aggregate;
pub use ids::{DAY_US, InvalidId, MAX_ID_BYTES, MemoryId, TenantId, ThreadId, Timestamp, UserId};
pub use registry::{Decoded, Fold, STREAMS, StreamType, stream_type};
pub use stream::{NoRules, Readers, ReceiptClaim, Rejection, RejectionKind, Stream, Verdict};
