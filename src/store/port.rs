//! The port: what the ledger asks of a database, in values that mean the same on each.

use async_trait::async_trait;
use memledger_names::waits::Waits;
use uuid::Uuid;

use crate::{
    Dialect, PARTITIONS, Row, StoreError, Value, partition_of,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    second_reader::SecondReader,
    table::Table,
};

/// One stream: the events of one aggregate.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StreamKey {
    pub tenant_id: String,
    pub stream_type: String,
    pub stream_id: String,
}

impl StreamKey {
    /// The partition of the user whose stream this is.
    pub fn partition(&self) -> i32 {
        partition_of(&self.tenant_id, &self.stream_id)
    }
}

/// One event to store; `body` is canonical JSON.
#[derive(Debug, Clone)]
pub struct NewEvent {
    pub event_id: Uuid,
    pub event_type: String,
    pub schema_version: i32,
    pub body: String,
}

/// A personal text, stored beside the events that commit to it.
#[derive(Debug, Clone)]
pub struct NewContent {
    pub content_id: Uuid,
    pub key: [u8; 32],
    pub body: String,
}

/// Where a receipt is filed: nobody replays another credential's or another stream's key.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ReceiptKey {
    pub partition_id: i32,
    pub tenant_id: String,
    pub scope: String,
    pub command_id: String,
}

/// What a receipt holds of a command: ids, revisions and a keyed hash, never text.
#[derive(Debug, Clone)]
pub struct NewReceipt {
    pub scope: String,
    pub command_id: String,
    pub request_hash: Vec<u8>,
    /// The content whose key the hash is made under; none where nothing personal was asked.
    pub key_content_id: Option<Uuid>,
    pub outcome: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    pub request_hash: Vec<u8>,
    pub key_content_id: Option<Uuid>,
    pub outcome: String,
    pub first_position: i64,
    pub last_position: i64,
}

/// Everything one command changes; stored as a whole or not at all.
#[derive(Debug, Clone)]
pub struct Append {
    pub stream: StreamKey,
    /// The stream's version before this append; 0 for a new stream.
    pub expected_version: i64,
    /// [`EventStore::takeovers`] when that version was read.
    pub takeovers: u64,
    pub events: Vec<NewEvent>,
    pub contents: Vec<NewContent>,
    /// Contents destroyed in the same transaction.
    pub erase: Vec<Uuid>,
    pub receipt: Option<NewReceipt>,
    pub actor: String,
    pub command_id: String,
    pub correlation_id: String,
    pub causation_id: Option<String>,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    pub partition_id: i32,
    pub first_position: i64,
    pub last_position: i64,
    pub version: i64,
    pub waits: Waits,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    pub partition_id: i32,
    pub position: i64,
    pub tenant_id: String,
    pub stream_type: String,
    pub stream_id: String,
    pub version: i64,
    pub event_id: Uuid,
    pub event_type: String,
    pub schema_version: i32,
    pub body: String,
    pub leaf_hash: Vec<u8>,
    pub actor: String,
    pub command_id: String,
    pub correlation_id: String,
    pub causation_id: Option<String>,
    pub recorded_at: i64,
}

/// The columns of `events`, in the order that both backends read them.
pub(crate) const EVENT_COLUMNS: &str = "partition_id, position, tenant_id, stream_type, stream_id, version, event_id, \
    event_type, schema_version, body, leaf_hash, actor, command_id, correlation_id, causation_id, recorded_at";

impl StoredEvent {
    /// What a query selects whose rows [`Self::of_row`] reads.
    pub const COLUMNS: &str = EVENT_COLUMNS;

    pub fn of_row(row: &[Value]) -> Result<Self, StoreError> {
        let number = |value: &Value| i32::try_from(value.int()?).map_err(StoreError::corrupt);
        let text = |value: &Value| value.text().map(str::to_owned);
        Ok(Self {
            partition_id: number(&row[0])?,
            position: row[1].int()?,
            tenant_id: text(&row[2])?,
            stream_type: text(&row[3])?,
            stream_id: text(&row[4])?,
            version: row[5].int()?,
            event_id: row[6].uuid()?,
            event_type: text(&row[7])?,
            schema_version: number(&row[8])?,
            body: text(&row[9])?,
            leaf_hash: row[10].bytes()?.to_vec(),
            actor: text(&row[11])?,
            command_id: text(&row[12])?,
            correlation_id: text(&row[13])?,
            causation_id: row[14].maybe(text)?,
            recorded_at: row[15].int()?,
        })
    }

    pub fn stream(&self) -> StreamKey {
        StreamKey {
            tenant_id: self.tenant_id.clone(),
            stream_type: self.stream_type.clone(),
            stream_id: self.stream_id.clone(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Content {
    pub content_id: Uuid,
    pub key: Vec<u8>,
    pub body: String,
}

/// A folded aggregate as of a version; a cache that may be dropped at any time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Snapshot {
    pub version: i64,
    /// Names the shape of `body`; another program's shape is passed over.
    pub schema: String,
    pub body: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PartitionHead {
    pub partition_id: i32,
    /// The last position given out; 0 where there is none.
    pub position: i64,
    pub epoch: i64,
}

/// Bytes on the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sizes {
    pub database: u64,
    /// The write-ahead log, as far as it can be looked at.
    pub wal: Option<u64>,
}

/// What every backend does; `conformance` holds each to it.
#[async_trait]
pub trait EventStore: Send + Sync {
    /// Whether nothing is written through it, so that work which only writes need not begin.
    fn is_read_only(&self) -> bool {
        false
    }

    /// Stores the append durably and answers its positions, or names the conflict and stores nothing.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError>;

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

    /// How often another database was met in place of the one before, such as a replica that took over and lacks what
    /// the other had not sent it: what was read before says nothing about it.
    fn takeovers(&self) -> u64 {
        0
    }

    /// How much room the database takes.
    async fn sizes(&self) -> Result<Sizes, StoreError>;

    /// Whether the database answers and takes writes, as far as can be told without one.
    async fn ready(&self) -> Result<(), StoreError> {
        self.heads().await.map(drop)
    }

    /// Those of the contents that still exist, in no order.
    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError>;

    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError>;

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError>;

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

    /// Adds many rows to a table beside the log, those that are there already left out. They survive the end of the
    /// process; the newest may be lost where the machine loses its power.
    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError>;

    /// What the ledger reads or writes and the database has not, or has of another kind; of read models, of these.
    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError>;

    /// Makes live tables of read models that are new; names those that must be rebuilt, since their version is behind or
    /// they are lost.
    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError>;

    /// Applies one batch of events to read models, one transaction.
    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError>;

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

    /// Applies the parked events of one stream again, in order; answers how many are left.
    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError>;

    /// Raises the epoch of every partition above all earlier ones, so that cursors from before are refused;
    /// answers the new one.
    async fn raise_epoch(&self) -> Result<i64, StoreError>;

    /// Has the database look at how many rows of what the live read models hold, where it plans by that. After
    /// many rows at once its plans are those of empty tables until it looks by itself.
    async fn refresh_statistics(&self, projections: &Projections) -> Result<(), StoreError>;

    /// Removes what deleted rows left in the database's files, as far as this database allows.
    async fn scrub(&self) -> Result<(), StoreError>;

    /// Whether a scrub is still to be done, say of a process that died.
    async fn scrub_due(&self) -> Result<bool, StoreError>;

    /// The same log through the view in the layout of postgres-es and sqlite-es.
    async fn second_reader(&self) -> Result<SecondReader, StoreError>;

    /// Of how many partitions the contents are best listed at once: more than one where they don't lie by
    /// partition, so that each listing reads them all.
    fn partitions_a_listing(&self) -> usize;

    /// What this database's SQL says in words of its own.
    fn dialect(&self) -> Dialect;

    /// `PostgreSQL` or `SQLite`, for messages.
    fn backend(&self) -> &'static str;

    /// Finishes what is under way and closes.
    async fn close(&self);
}

/// Every partition, by number.
pub fn all_partitions() -> Vec<i32> {
    (0..PARTITIONS).collect()
}
