//! What the ledger asks of a database, by concern. Whoever needs all of it takes an [`EventStore`]; `conformance` holds every
//! backend to it. A store on top of another implements what it changes, and takes the rest from `layer`.

use async_trait::async_trait;
use cqrs_es::Aggregate;
use serde_json::Value as Json;
use uuid::Uuid;

use crate::{
    Append, Appended, Content, Dialect, PartitionHead, Receipt, ReceiptKey, Row, Sizes, Snapshot, Statement,
    StoreError, StoredEvent, StreamKey, Value,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    table::Table,
};

/// Stores what commands change, once.
#[async_trait]
pub trait Appender: Send + Sync {
    /// Stores the append durably and answers its positions, or names the conflict and stores nothing.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError>;

    /// How often another database was met in place of the one before, such as a replica that took over and lacks what
    /// the other had not sent it: what was read before says nothing about it.
    fn takeovers(&self) -> u64 {
        0
    }
}

/// Reads the log.
#[async_trait]
pub trait LogReader: Send + Sync {
    /// Events of one stream after a version, oldest first.
    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError>;

    /// Events of one partition after a position, oldest first; of one tenant where one is given.
    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError>;

    /// All partitions, by number.
    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError>;
}

/// Reads the texts that are kept apart from the events.
#[async_trait]
pub trait ContentReader: Send + Sync {
    /// Those of the contents that still exist, in no order.
    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError>;

    /// Of how many partitions the contents are best listed at once: more than one where they don't lie by
    /// partition, so that each listing reads them all.
    fn partitions_a_listing(&self) -> usize;
}

/// Keeps folded aggregates.
#[async_trait]
pub trait Snapshots: Send + Sync {
    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError>;

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError>;
}

/// Reads read models, and works on the tables next to the log.
#[async_trait]
pub trait Queries: Send + Sync {
    /// Reads rows. The SQL names parameters `$1`, `$2`, … and is the same on both databases.
    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError>;

    /// The same where what is asked for lies in one partition: what is written to the others need not be waited for.
    async fn query_partition(
        &self,
        _partition_id: i32,
        sql: &str,
        parameters: Vec<Value>,
    ) -> Result<Vec<Row>, StoreError> {
        self.query(sql, parameters).await
    }

    /// Changes rows of tables beside the log (acknowledgements, keys); answers how many.
    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError>;

    /// Changes rows of tables next to the log by several statements, all of them or none; answers how many each changed.
    /// They change different rows and see nothing of each other. A conflict if one does not change as many as it must.
    async fn execute_together(&self, statements: Vec<Statement>) -> Result<Vec<u64>, StoreError>;

    /// Adds many rows to a table beside the log, those that are there already left out. They survive the end of the
    /// process; the newest may be lost where the machine loses its power.
    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError>;

    /// What this database's SQL says in words of its own.
    fn dialect(&self) -> Dialect;
}

/// Keeps the live read models up with the log.
#[async_trait]
pub trait ReadModels: Send + Sync {
    /// What the ledger reads or writes and the database has not, or has of another kind; of read models, of these.
    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError>;

    /// Makes live tables of read models that are new; names those that must be rebuilt, since their version is behind or
    /// they are lost.
    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError>;

    /// Applies one batch of events to read models, one transaction.
    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError>;

    /// Applies the parked events of one stream again, in order; answers how many are left.
    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError>;

    /// Has the database look at how many rows of what the live read models hold, where it plans by that. After
    /// many rows at once its plans are those of empty tables until it looks by itself.
    async fn refresh_statistics(&self, projections: &Projections) -> Result<(), StoreError>;
}

/// Rebuilds read models next to the live ones.
#[async_trait]
pub trait Generations: Send + Sync {
    /// Makes empty tables of a new generation beside the live ones, and drops those that a dead process
    /// left behind.
    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError>;

    /// Makes what a generation without most of its rows was quicker to fill without.
    async fn index_generation(
        &self,
        projections: &Projections,
        building: &Building,
    ) -> Result<(), StoreError>;

    /// Compares the new generation with the live one at the same positions, and makes it the live one
    /// where `switch` is set. The other one's tables are dropped. With `only`, just that user's rows are
    /// compared and replaced.
    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError>;

    /// Drops what a rebuild made that failed. What is live by now stays, and so does what is gone already.
    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError>;
}

/// Removes what erased texts left.
#[async_trait]
pub trait Scrubber: Send + Sync {
    /// Removes what deleted rows left in the database's files, as far as this database allows.
    async fn scrub(&self) -> Result<(), StoreError>;

    /// Whether a scrub is still to be done, say of a process that died.
    async fn scrub_due(&self) -> Result<bool, StoreError>;
}

/// The database as a whole.
#[async_trait]
pub trait Database: Send + Sync {
    /// `PostgreSQL` or `SQLite`, for messages.
    fn backend(&self) -> &'static str;

    /// Whether nothing is written through it, so that work which only writes need not begin.
    fn is_read_only(&self) -> bool {
        false
    }

    /// Whether the database answers and takes writes, as far as can be told without one.
    async fn ready(&self) -> Result<(), StoreError>;

    /// How much room the database takes.
    async fn sizes(&self) -> Result<Sizes, StoreError>;

    /// Raises the epoch of every partition above all earlier ones, so that cursors from before are refused;
    /// answers the new one.
    async fn raise_epoch(&self) -> Result<i64, StoreError>;

    /// The same log through the view in the layout of postgres-es and sqlite-es.
    async fn second_reader(&self) -> Result<Box<dyn SecondReader>, StoreError>;

    /// Finishes what is under way and closes.
    async fn close(&self);
}

/// The whole port.
pub trait EventStore:
    Appender + LogReader + ContentReader + Snapshots + Queries + ReadModels + Generations + Scrubber + Database
{
}

impl<
    S: Appender
        + LogReader
        + ContentReader
        + Snapshots
        + Queries
        + ReadModels
        + Generations
        + Scrubber
        + Database,
> EventStore for S
{
}

/// The log as another library reads it.
#[async_trait]
pub trait SecondReader: Send + Sync {
    /// The bodies and versions of a stream's events.
    async fn read(&self, stream: &StreamKey) -> Result<Vec<(Json, i64)>, StoreError>;

    async fn close(&self);
}

impl dyn SecondReader {
    /// The aggregate and its version, folded from what the other library reads.
    pub async fn load<A: Aggregate>(&self, stream: &StreamKey) -> Result<(A, i64), StoreError> {
        let mut aggregate = A::default();
        let mut last = 0;
        for (body, version) in self.read(stream).await? {
            last = version;
            aggregate.apply(serde_json::from_value(body).map_err(StoreError::corrupt)?);
        }
        Ok((aggregate, last))
    }
}
