//! What every use case stands on, whatever it is about: the executor, texts set apart, identity, errors, times, cursors,
//! leases, workers, followers, turns at reading, and the parts that keep something of a person.
//!
//! A write goes `executor/` (decide, append, answer). Nothing here knows a use case, a read model or a face.

pub mod busy;
pub mod call;
pub mod cursor;
mod error;
pub mod executor;
pub mod export;
pub mod followers;
pub mod identity;
pub mod lease;
pub mod part;
mod slots;
pub mod texts;
pub mod time;
pub mod turns;
mod via;
pub mod worker;

pub use call::{Call, Done, UserCall};
pub use error::LedgerError;
pub use identity::{Identity, Role};
pub use slots::slots;
pub use via::Via;
