//! What goes into the log and comes out of it, in values that mean the same on every database.

use memledger_names::waits::Waits;
use uuid::Uuid;

use crate::{PARTITIONS, StoreError, Value, backend::columns::EVENT_COLUMNS, partition_of};

/// One stream: the events of one aggregate.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StreamKey {
    pub tenant_id: String,
    pub stream_type: String,
    pub stream_id: String,
}

/// Stands between a user and a name in the id of a stream of which the user may have many, such as threads. No id holds a
/// control character, so it is clear where the user's ends.
pub const WITHIN: char = '\t';

/// The user in the id of a stream.
pub fn user_of(stream_id: &str) -> &str {
    stream_id.split(WITHIN).next().unwrap_or(stream_id)
}

/// The range of the ids of the streams of which a user may have many: from the first one, and before the second.
pub fn streams_within(user: &str) -> (String, String) {
    // The character behind the tab.
    (format!("{user}{WITHIN}"), format!("{user}\n"))
}

impl StreamKey {
    /// The user whose stream this is.
    pub fn user(&self) -> &str {
        user_of(&self.stream_id)
    }

    /// What the stream is called among those of its type that the user has, if there can be many.
    pub fn name(&self) -> Option<&str> {
        self.stream_id.split_once(WITHIN).map(|(_, name)| name)
    }

    /// The partition of the user whose stream this is.
    pub fn partition(&self) -> i32 {
        partition_of(&self.tenant_id, self.user())
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
    /// [`Appender::takeovers`] when that version was read.
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

/// Every partition, by number.
pub fn all_partitions() -> Vec<i32> {
    (0..PARTITIONS).collect()
}
