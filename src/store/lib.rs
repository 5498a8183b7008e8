//! The event store: one port, two backends, and the projectors that read from it.
//!
//! ```text
//! ledger ─► EventStore (port/) ─► postgres/ | sqlite/
//! projections (projection.rs) ─► projector/ ─► the same backends, one transaction a batch
//! ```

mod catalog;
mod columns;
pub mod commitment;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod dialect;
pub mod envelope;
mod error;
mod guarded;
pub mod layer;
mod locked;
mod migrations;
mod origin;
pub mod partition;
pub mod port;
pub mod postgres;
pub mod projection;
pub mod projector;
pub mod read_only;
mod schema;
mod schema_state;
pub mod second_reader;
pub mod sqlite;
pub mod table;
mod value;
mod writes;

pub use dialect::Dialect;
pub use error::{Conflict, StoreError};
pub use locked::locked;
pub use partition::{PARTITIONS, partition_of};
pub use port::{
    Append, Appended, Appender, Content, ContentReader, Database, EventStore, Generations, LogReader,
    NewContent, NewEvent, NewReceipt, PartitionHead, Queries, ReadModels, Receipt, ReceiptKey, Scrubber,
    Sizes, Snapshot, Snapshots, StoredEvent, StreamKey,
};
pub use schema_state::SchemaState;
pub use value::{Row, Value};
