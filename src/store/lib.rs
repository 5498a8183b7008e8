//! The event store: the port that both backends implement, and the projectors that read from it. The backends are crates of
//! their own, in `postgres/` and `sqlite/`; `conformance/` has what each of them must do.
//!
//! ```text
//! ledger ─► EventStore (port.rs) ─► postgres/ | sqlite/
//! projections (projection.rs) ─► projector/ ─► the same backends, one transaction a batch
//! ```

pub mod backend;
pub mod commitment;
mod dialect;
pub mod envelope;
mod error;
mod guarded;
pub mod layer;
mod locked;
pub mod partition;
pub mod port;
pub mod projection;
pub mod projector;
pub mod read_only;
mod record;
mod schema_state;
mod statement;
pub mod table;
pub mod upkeep;
mod value;

pub use dialect::Dialect;
pub use error::{Conflict, StoreError};
pub use guarded::guarded;
pub use locked::locked;
pub use partition::{PARTITIONS, partition_of};
pub use port::{
    Appender, ContentReader, Database, EventStore, Generations, LogReader, Queries, ReadModels, Scrubber,
    SecondReader, Snapshots,
};
pub use record::{
    Append, Appended, Content, NewContent, NewEvent, NewReceipt, PartitionHead, Receipt, ReceiptKey, Sizes,
    Snapshot, StoredEvent, StreamKey, WITHIN, all_partitions, streams_within, user_of,
};
pub use schema_state::SchemaState;
pub use statement::Statement;
pub use value::{Row, Value};
