//! What every use case stands on, whatever it is about: the executor, fresh reads, texts set apart, identity, errors, times,
//! cursors, leases, workers, followers, turns at reading, and the parts that keep something of a person.
//!
//! A write goes `executor/` (decide, append, answer). A read waits in `fresh.rs` until its read models have reached the
//! log's head. Nothing here knows a use case or a face.

pub mod busy;
pub mod call;
mod core;
pub mod cursor;
pub mod epoch;
mod error;
pub mod executor;
pub mod export;
pub mod followers;
mod fresh;
pub mod identity;
pub mod lease;
mod page;
pub mod part;
mod readiness;
mod slots;
pub mod texts;
pub mod time;
pub mod turns;
mod via;
pub mod worker;

pub use self::core::{Core, CoreOptions, MEMORY_BOOK, WORKFLOW_RUN, book_stream, user_key};
pub use call::{Call, Done, UserCall};
pub use error::LedgerError;
pub use identity::{Identity, Role};
pub use page::Page;
pub use slots::slots;
pub use via::Via;
