//! Which messages became memories, which still wait, and which messages say what a memory says? One row an extraction, and one
//! for each memory that a message of it states.

mod query;

use memledger_aggregates::thread::{CandidateRecord, ThreadChange, ThreadEvent};
use memledger_store::{
    Row, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};
use uuid::Uuid;

pub use query::{
    DueExtraction, ExtractionFilter, FoundExtraction, due, extractions, one, purged_sources, read_due,
    read_extractions,
};

const EXTRACTIONS: usize = 0;
const SOURCES: usize = 1;

pub const TABLES: &[Table] = &[
    Table {
        name: "extractions",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("extraction_id", Type::Text),
            ("thread_id", Type::Text),
            ("from_seq", Type::Int),
            ("to_seq", Type::Int),
            ("status", Type::Text),
            ("extractor", Type::Text),
            ("attempts", Type::Int),
            ("error", Type::Text),
            // JSON: outcomes and ids.
            ("candidates", Type::Text),
            // Their texts; none once they are destroyed.
            ("content_id", Type::Uuid),
            ("created_at", Type::Int),
            // When it may be begun; none if it does not wait.
            ("due_at", Type::Int),
            ("completed_at", Type::Int),
        ],
        key: 4,
        position: None,
        indexes: &[
            ("by_time", "(partition_id, tenant_id, user_id, created_at)"),
            ("by_thread", "(partition_id, tenant_id, user_id, thread_id, created_at)"),
            ("by_due", "(partition_id, due_at)"),
        ],
    },
    Table {
        name: "memory_sources",
        columns: &[
            PARTITION,
            ("tenant_id", Type::Text),
            ("user_id", Type::Text),
            ("memory_id", Type::Text),
            ("extraction_id", Type::Text),
            ("seq", Type::Int),
            ("outcome", Type::Text),
            ("recorded_at", Type::Int),
        ],
        key: 6,
        position: None,
        indexes: &[],
    },
];

/// The places of columns that later events change.
const TO_SEQ: usize = 6;
const STATUS: usize = 7;
const EXTRACTOR: usize = 8;
const ATTEMPTS: usize = 9;
const ERROR: usize = 10;
const CANDIDATES: usize = 11;
const CONTENT: usize = 12;
const DUE_AT: usize = 14;
const COMPLETED_AT: usize = 15;

/// What can be with an extraction, as it is stored and spelled.
pub mod status {
    pub const PENDING: &str = "pending";
    pub const RUNNING: &str = "running";
    pub const COMPLETED: &str = "completed";
    /// The last attempt failed; it is tried again.
    pub const FAILED: &str = "failed";
    /// Its messages are gone.
    pub const WITHDRAWN: &str = "withdrawn";
    pub const ALL: [&str; 5] = [PENDING, RUNNING, COMPLETED, FAILED, WITHDRAWN];
}

pub struct Extractions;

impl Projection for Extractions {
    fn name(&self) -> &'static str {
        "extractions"
    }

    fn version(&self) -> i64 {
        2
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        let Some(event) = recorded.get::<ThreadEvent>() else { return };
        match &event.change {
            // Of one that was never requested there is no row yet.
            ThreadChange::ExtractionCompleted { messages: Some(_), .. } => {}
            ThreadChange::ExtractionRequested { extraction_id, .. }
            | ThreadChange::ExtractionStarted { extraction_id, .. }
            | ThreadChange::ExtractionCompleted { extraction_id, .. }
            | ThreadChange::ExtractionFailed { extraction_id, .. } => {
                rows.want(EXTRACTIONS, key(recorded, *extraction_id));
            }
            ThreadChange::ExtractionsWithdrawn { extraction_ids, .. } => {
                extraction_ids.iter().for_each(|id| rows.want(EXTRACTIONS, key(recorded, *id)));
            }
            _ => {}
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = recorded.get::<ThreadEvent>() else { return Ok(()) };
        let at = recorded.event.recorded_at;
        match &event.change {
            ThreadChange::ExtractionRequested { extraction_id, from_seq, to_seq } => {
                let before = rows.get(EXTRACTIONS, &key(recorded, *extraction_id));
                let row = requested(recorded, *extraction_id, (*from_seq, *to_seq), before);
                rows.put(EXTRACTIONS, TABLES[EXTRACTIONS].key, row);
            }
            ThreadChange::ExtractionStarted { extraction_id, until } => {
                change(recorded, rows, *extraction_id, |row| {
                    row[STATUS] = status::RUNNING.into();
                    row[ATTEMPTS] = row[ATTEMPTS].int().map_or(Value::Null, |attempts| (attempts + 1).into());
                    row[DUE_AT] = until.0.into();
                })?;
            }
            ThreadChange::ExtractionFailed { error, extraction_id, extractor, retry_at } => {
                change(recorded, rows, *extraction_id, |row| {
                    row[STATUS] = status::FAILED.into();
                    row[EXTRACTOR] = extractor.as_str().into();
                    row[ERROR] = error.as_str().into();
                    row[DUE_AT] = retry_at.0.into();
                })?;
            }
            ThreadChange::ExtractionCompleted { candidates, content, extraction_id, extractor, messages } => {
                if let Some([from_seq, to_seq]) = messages {
                    let row = requested(recorded, *extraction_id, (*from_seq, *to_seq), None);
                    rows.put(EXTRACTIONS, TABLES[EXTRACTIONS].key, row);
                }
                change(recorded, rows, *extraction_id, |row| {
                    row[STATUS] = status::COMPLETED.into();
                    row[EXTRACTOR] = extractor.as_str().into();
                    row[ERROR] = Value::Null;
                    row[CANDIDATES] = serde_json::json!(candidates).to_string().into();
                    row[CONTENT] = content.as_ref().map_or(Value::Null, |text| text.content_id.into());
                    row[DUE_AT] = Value::Null;
                    row[COMPLETED_AT] = at.into();
                })?;
                for source in candidates.iter().filter_map(|one| source(recorded, *extraction_id, one)) {
                    rows.put(SOURCES, TABLES[SOURCES].key, source);
                }
            }
            ThreadChange::ExtractionsWithdrawn { extraction_ids, .. } => {
                for id in extraction_ids {
                    change(recorded, rows, *id, |row| {
                        row[STATUS] = status::WITHDRAWN.into();
                        row[CONTENT] = Value::Null;
                        row[DUE_AT] = Value::Null;
                    })?;
                }
            }
            _ => return Ok(()),
        }
        if !event.erased().is_empty() {
            rows.texts_destroyed();
        }
        Ok(())
    }
}

fn requested(
    recorded: &Recorded,
    extraction_id: Uuid,
    (from_seq, to_seq): (u32, u32),
    before: Option<&Row>,
) -> Row {
    if let Some(before) = before {
        let mut row = before.clone();
        row[TO_SEQ] = i64::from(to_seq).into();
        return row;
    }
    let at = recorded.event.recorded_at;
    let mut row = key(recorded, extraction_id);
    row.extend([
        recorded.event.stream().name().unwrap_or_default().into(),
        i64::from(from_seq).into(),
        i64::from(to_seq).into(),
        status::PENDING.into(),
        Value::Null,
        0_i64.into(),
        Value::Null,
        Value::Null,
        Value::Null,
        at.into(),
        at.into(),
        Value::Null,
    ]);
    row
}

/// The memory that a candidate made, changed, or that says the same. It stays when messages go: what was purged must not come
/// back when those that are left are read again.
fn source(recorded: &Recorded, extraction_id: Uuid, candidate: &CandidateRecord) -> Option<Row> {
    let memory_id = candidate.memory_id.as_ref()?;
    let stream = recorded.event.stream();
    Some(vec![
        recorded.event.partition_id.into(),
        stream.tenant_id.as_str().into(),
        stream.user().into(),
        memory_id.as_str().into(),
        extraction_id.to_string().into(),
        i64::from(candidate.seq).into(),
        candidate.outcome.as_str().into(),
        recorded.event.recorded_at.into(),
    ])
}

fn change(
    recorded: &Recorded,
    rows: &mut RowSet,
    extraction_id: Uuid,
    edit: impl FnOnce(&mut Row),
) -> Result<(), String> {
    let key = key(recorded, extraction_id);
    let row = rows.get(EXTRACTIONS, &key).cloned();
    let mut row = row.ok_or_else(|| "extractions has no such row".to_owned())?;
    edit(&mut row);
    rows.put(EXTRACTIONS, TABLES[EXTRACTIONS].key, row);
    Ok(())
}

fn key(recorded: &Recorded, extraction_id: Uuid) -> Vec<Value> {
    let stream = recorded.event.stream();
    vec![
        recorded.event.partition_id.into(),
        stream.tenant_id.as_str().into(),
        stream.user().into(),
        extraction_id.to_string().into(),
    ]
}
