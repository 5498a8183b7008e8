//! What the cases are made of: streams, appends, and a reading of the whole log that checks it.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
};

use memledger_store::{
    Append, Appended, Conflict, EventStore, NewContent, NewEvent, NewReceipt, PartitionHead, ReceiptKey,
    StoreError, StoredEvent, StreamKey, all_partitions, envelope::expected_leaf_hash, partition_of,
};
use uuid::Uuid;

pub type Store = Arc<dyn EventStore>;

/// The type of a stream where it does not matter.
pub const STREAM_TYPE: &str = "tally";

/// More than any case stores.
pub const ALL: usize = 1_000_000;

/// Microseconds since the epoch: a case needs a time, not the time.
const RECORDED_AT: i64 = 1_760_000_000_000_000;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

pub fn fresh_id() -> Uuid {
    let number = NEXT_ID.fetch_add(1, Ordering::Relaxed);
    Uuid::from_u128(0x0199_0000_0000_7000_8000_0000_0000_0000 | u128::from(number))
}

pub fn stream(tenant: &str, user: &str) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_owned(),
        stream_type: STREAM_TYPE.to_owned(),
        stream_id: user.to_owned(),
    }
}

/// Streams of one tenant that share a partition.
pub fn neighbours(partition_id: i32, tenant: &str, count: usize) -> Vec<StreamKey> {
    (0..)
        .map(|n| format!("user-{n}"))
        .filter(|user| partition_of(tenant, user) == partition_id)
        .take(count)
        .map(|user| stream(tenant, &user))
        .collect()
}

/// A user id that lies in the same partition for both tenants.
pub fn shared_user(one: &str, other: &str) -> String {
    (0..)
        .map(|n| format!("user-{n}"))
        .find(|user| partition_of(one, user) == partition_of(other, user))
        .expect("one user in 64 is such a one")
}

pub fn event_of(event_type: &str, body: impl Into<String>) -> NewEvent {
    NewEvent { event_id: fresh_id(), event_type: event_type.to_owned(), schema_version: 1, body: body.into() }
}

pub fn events(count: usize) -> Vec<NewEvent> {
    (0..count).map(|n| event_of("Counted", format!("{{\"n\":{n}}}"))).collect()
}

pub fn append(stream: &StreamKey, expected_version: i64, events: Vec<NewEvent>) -> Append {
    Append {
        stream: stream.clone(),
        expected_version,
        takeovers: 0,
        events,
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "agent:conformance".to_owned(),
        command_id: fresh_id().to_string(),
        correlation_id: fresh_id().to_string(),
        causation_id: None,
        recorded_at: RECORDED_AT,
    }
}

pub fn content(body: &str) -> NewContent {
    NewContent { content_id: fresh_id(), key: [7; 32], body: body.to_owned() }
}

pub fn receipt(scope: &str, command_id: &str) -> NewReceipt {
    NewReceipt {
        scope: scope.to_owned(),
        command_id: command_id.to_owned(),
        request_hash: vec![0, 1, 254, 255],
        key_content_id: None,
        outcome: "{\"rev\":1}".to_owned(),
    }
}

pub fn receipt_key(stream: &StreamKey, scope: &str, command_id: &str) -> ReceiptKey {
    ReceiptKey {
        partition_id: stream.partition(),
        tenant_id: stream.tenant_id.clone(),
        scope: scope.to_owned(),
        command_id: command_id.to_owned(),
    }
}

pub async fn version_of(store: &Store, stream: &StreamKey) -> i64 {
    let events = store.read_stream(stream, 0, ALL).await.expect("the stream can be read");
    events.last().map_or(0, |event| event.version)
}

/// Appends at the version that the stream has; for streams that nobody else writes to.
pub async fn grow(store: &Store, stream: &StreamKey, events: Vec<NewEvent>) -> Appended {
    let version = version_of(store, stream).await;
    store.append(append(stream, version, events)).await.expect("an append at the stream's version is stored")
}

/// Asks for all appends before any is answered, so that a backend that groups them does.
pub async fn all_at_once(store: &Store, appends: Vec<Append>) -> Vec<Result<Appended, StoreError>> {
    let asked: Vec<_> = appends.into_iter().map(|append| store.append(append)).collect();
    futures::future::join_all(asked).await
}

pub fn assert_conflict(outcome: Result<Appended, StoreError>, wanted: Conflict, what: &str) {
    match outcome {
        Err(StoreError::Conflict(found)) => assert_eq!(found, wanted, "{what}"),
        other => panic!("{what}: expected a conflict, got {other:?}"),
    }
}

pub async fn heads(store: &Store) -> Vec<PartitionHead> {
    store.heads().await.expect("the heads can be read")
}

pub async fn has_receipt(store: &Store, key: &ReceiptKey) -> bool {
    store.receipt(key).await.expect("receipts can be read").is_some()
}

pub async fn has_content(store: &Store, stream: &StreamKey, id: Uuid) -> bool {
    !store.contents(stream.partition(), &[id]).await.expect("contents can be read").is_empty()
}

/// Every event by partition and position, after checking that positions and versions are gap-free, that
/// each event lies in its stream's partition, and that its leaf hash is the one of what is stored.
pub async fn whole_log(store: &Store) -> Vec<StoredEvent> {
    let heads = heads(store).await;
    let partitions: Vec<i32> = heads.iter().map(|head| head.partition_id).collect();
    assert_eq!(partitions, all_partitions(), "the heads are not those of all partitions, by number");
    let mut log = Vec::new();
    for head in heads {
        let partition_id = head.partition_id;
        let events = store.read_partition(partition_id, 0, ALL, None).await.expect("the log can be read");
        let positions: Vec<i64> = events.iter().map(|event| event.position).collect();
        let wanted: Vec<i64> = (1..=head.position).collect();
        assert_eq!(positions, wanted, "partition {partition_id} has a gap, a repeat or a wrong head");
        log.extend(events);
    }
    let mut versions: BTreeMap<StreamKey, i64> = BTreeMap::new();
    for event in &log {
        let (stream, at) = (event.stream(), (event.partition_id, event.position));
        let version = versions.entry(stream.clone()).or_default();
        *version += 1;
        assert_eq!(event.version, *version, "a version of {stream:?} is skipped or repeated at {at:?}");
        assert_eq!(event.partition_id, stream.partition(), "{stream:?} lies in another's partition");
        let hash = expected_leaf_hash(event).expect("an envelope can be made of a stored event");
        assert_eq!(event.leaf_hash, hash, "the leaf hash at {at:?} is not that of the event");
    }
    log
}
