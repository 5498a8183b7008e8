//! Stored events, through everything that reads the log: decoding, the fold, the read models.

use memledger_aggregates::{
    Aggregate, Decoded, STREAMS, StreamType,
    memory_book::{self, MemoryBook},
};
use memledger_projections::decode;
use memledger_store::{
    StoredEvent, Value as Cell, envelope,
    projection::{Projection, Recorded, RowChanges, RowSet},
};
use serde_json::Value;
use uuid::Uuid;

/// Takes each line as an event of the one stream of its type: `<event type> <schema version> <body>`, or a
/// body alone.
pub fn stored_events(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let stored: Vec<StoredEvent> = text.lines().zip(1..).map(|(line, number)| event(line, number)).collect();
    for event in &stored {
        envelope::expected_leaf_hash(event).expect("the envelope of any event can be written");
    }
    for stream in STREAMS {
        folded(*stream, &stored);
    }
    projected(stored);
}

/// The type of the streams that have events of that name; a memory book's if none has.
fn stream_type(event_type: &str) -> &'static str {
    let of = STREAMS.iter().find(|stream| stream.event_types().contains(&event_type));
    of.map_or(MemoryBook::TYPE, |stream| stream.name())
}

fn event(line: &str, number: i64) -> StoredEvent {
    let mut words = line.splitn(3, ' ');
    let named = (words.next(), words.next().and_then(|version| version.parse().ok()), words.next());
    let (event_type, schema_version, body) = match named {
        (Some(name), Some(version), Some(body)) => (name, version, body),
        _ => (memory_book::EVENT_TYPES[0], memory_book::SCHEMA_VERSION, line),
    };
    StoredEvent {
        partition_id: 7,
        position: number,
        tenant_id: "default".to_owned(),
        stream_type: stream_type(event_type).to_owned(),
        stream_id: "ana".to_owned(),
        version: number,
        event_id: Uuid::from_u128(number.unsigned_abs().into()),
        event_type: event_type.to_owned(),
        schema_version,
        body: body.to_owned(),
        leaf_hash: Vec::new(),
        actor: "admin:k".to_owned(),
        command_id: "c".to_owned(),
        correlation_id: "c".to_owned(),
        causation_id: None,
        // Every event on another day, before 1970 and after.
        recorded_at: (number - 3) * 86_400_000_000,
    }
}

/// An event that can be read is the same after it was written and read again.
fn written_and_read(stream: &dyn StreamType, event: &Decoded, stored: &StoredEvent) {
    let body = stream.encode(event).expect("an event can be written");
    // Canonical JSON has the numbers of JavaScript, and no event of ours has larger ones.
    if exact(&serde_json::from_str(&body).expect("what is written is JSON")) {
        let event_type = stream.event_type(event).expect("it is of this stream");
        let schema_version = stream.schema_version();
        let again = decode(&StoredEvent { event_type, schema_version, body: body.clone(), ..stored.clone() });
        let again = again.unwrap_or_else(|reason| panic!("{reason}: {body}"));
        assert_eq!(stream.encode(&again).as_ref(), Ok(&body));
        let value: Value = serde_json::from_str(&body).expect("what is written is JSON");
        assert_eq!(envelope::canonical(&value).ok(), Some(body), "fields are declared in canonical order");
    }
}

/// Whether every number is one that a double holds exactly.
fn exact(value: &Value) -> bool {
    const LARGEST: u64 = 1 << 53;
    match value {
        Value::Number(number) => {
            let size = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
            size.is_none_or(|size| size <= LARGEST)
        }
        Value::Array(items) => items.iter().all(exact),
        Value::Object(fields) => fields.values().all(exact),
        _ => true,
    }
}

/// The fold takes events in any order, and a snapshot of what it makes is the same aggregate.
fn folded(stream: &dyn StreamType, stored: &[StoredEvent]) {
    let mut fold = stream.fold();
    for stored in stored.iter().filter(|stored| stored.stream_type == stream.name()) {
        let Ok(event) = decode(stored) else { continue };
        written_and_read(stream, &event, stored);
        fold.apply(&event);
        if let Some(book) = fold.aggregate().downcast_ref::<MemoryBook>() {
            assert_eq!(Some(book.rev()), stream.rev(&event));
        }
    }
    let snapshot = fold.snapshot().expect("an aggregate can be written");
    assert_eq!(fold.equals_snapshot(&snapshot), Ok(true), "{snapshot}");
}

/// Every read model takes every event or says why not: in one batch, and again over the rows it made.
fn projected(stored: Vec<StoredEvent>) {
    let record = |event: StoredEvent| Recorded { decoded: decode(&event), event };
    let recorded: Vec<Recorded> = stored.into_iter().map(record).collect();
    for projection in memledger_ledger::read_models().iter() {
        let first = batch(projection, &recorded, RowSet::default());
        let mut rows = RowSet::default();
        for RowChanges { table, added, changed, .. } in first {
            for row in added.into_iter().chain(changed) {
                rows.load(table, &projection.tables()[table], row);
            }
        }
        batch(projection, &recorded, rows);
    }
}

/// One batch as the projector works through it, but that a panic is not caught.
fn batch(projection: &dyn Projection, recorded: &[Recorded], mut rows: RowSet) -> Vec<RowChanges> {
    for event in recorded {
        projection.reads(event, &mut rows);
    }
    rows.take_wanted();
    for event in recorded.iter().filter(|event| event.decoded.is_ok()) {
        match projection.apply(event, &mut rows) {
            Ok(()) => rows.keep(),
            Err(reason) => {
                assert!(!reason.is_empty(), "{} gives no reason", projection.name());
                rows.take_back();
            }
        }
    }
    let changes = rows.into_changes();
    for changes in &changes {
        let table = &projection.tables()[changes.table];
        for row in changes.added.iter().chain(&changes.changed) {
            assert_eq!(row.len(), table.columns.len(), "a row of {}: {row:?}", table.name);
            let key = &row[..table.key];
            assert!(!key.contains(&Cell::Null), "a key of {}: {key:?}", table.name);
        }
    }
    changes
}
