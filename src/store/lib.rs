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
mod record;
mod schema;
mod schema_state;
mod second_reader;
pub mod sqlite;
pub mod table;
mod value;
mod writes;

pub use dialect::Dialect;
pub use error::{Conflict, StoreError};
pub use locked::locked;
pub use partition::{PARTITIONS, partition_of};
pub use port::{
    Appender, ContentReader, Database, EventStore, Generations, LogReader, Queries, ReadModels, Scrubber,
    SecondReader, Snapshots,
};
pub use record::{
    Append, Appended, Content, NewContent, NewEvent, NewReceipt, PartitionHead, Receipt, ReceiptKey, Sizes,
    Snapshot, StoredEvent, StreamKey, all_partitions,
};
pub use schema_state::SchemaState;
pub use value::{Row, Value};
