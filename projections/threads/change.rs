//! What happened to threads, for timelines: a thin row an event.

use std::collections::BTreeMap;

use memledger_aggregates::thread::{ThreadChange, ThreadEvent};
use memledger_store::{
    Row, StoreError, Value,
    projection::Recorded,
    projector::Query,
    table::{PARTITION, Table, Type},
};
use serde_json::json;
use uuid::Uuid;

use crate::{Conditions, UserKey};

pub(super) const THREAD_CHANGES: Table = Table {
    name: "thread_changes",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("position", Type::Int),
        ("event", Type::Text),
        // What was said, the lines of a summary, or the reason of a purge.
        ("content_id", Type::Uuid),
        ("actor", Type::Text),
        ("recorded_at", Type::Int),
        // JSON: the thread, and places in it.
        ("detail", Type::Text),
    ],
    key: 4,
    position: Some("position"),
    indexes: &[],
};

/// What an event of a thread is called in timelines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ThreadHistoryEvent {
    Message,
    RolledBack,
    MessagePurged,
    Summarized,
    SummaryFailed,
    SummariesWithdrawn,
    Purged,
    Extracted,
    ExtractionFailed,
}

impl ThreadHistoryEvent {
    pub const ALL: [Self; 9] = [
        Self::Message,
        Self::RolledBack,
        Self::MessagePurged,
        Self::Summarized,
        Self::SummaryFailed,
        Self::SummariesWithdrawn,
        Self::Purged,
        Self::Extracted,
        Self::ExtractionFailed,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Message => "MESSAGE",
            Self::RolledBack => "MESSAGES_ROLLED_BACK",
            Self::MessagePurged => "MESSAGE_PURGED",
            Self::Summarized => "THREAD_SUMMARIZED",
            Self::SummaryFailed => "SUMMARY_FAILED",
            Self::SummariesWithdrawn => "SUMMARIES_WITHDRAWN",
            Self::Purged => "THREAD_PURGED",
            Self::Extracted => "MESSAGES_EXTRACTED",
            Self::ExtractionFailed => "EXTRACTION_FAILED",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.as_str() == name)
    }
}

/// One row as stored.
#[derive(Debug, Clone)]
pub struct ThreadChangeRow {
    pub partition_id: i64,
    pub position: i64,
    pub event: ThreadHistoryEvent,
    pub content_id: Option<Uuid>,
    pub actor: String,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
    pub detail: serde_json::Value,
}

#[derive(Debug, Clone, Default)]
pub struct ThreadChangeFilter {
    /// Microseconds, inclusive.
    pub from: Option<i64>,
    /// Microseconds, inclusive.
    pub to: Option<i64>,
    /// Any of these; none leaves it open.
    pub events: Option<Vec<ThreadHistoryEvent>>,
    pub actor: Option<String>,
    /// Only what lies before this position.
    pub before_position: Option<u64>,
    pub limit: usize,
}

/// The row of an event; none where it says nothing to those who read timelines.
pub(super) fn row(recorded: &Recorded, event: &ThreadEvent) -> Option<Row> {
    let thread_id = recorded.event.stream().name().unwrap_or_default().to_owned();
    let (name, detail) = match &event.change {
        ThreadChange::MessageAppended(message) => (
            ThreadHistoryEvent::Message,
            json!({ "thread_id": thread_id, "seq": message.seq, "role": message.role, "agent_id": message.agent_id }),
        ),
        ThreadChange::MessagesRolledBack { from_seq, erased } => (
            ThreadHistoryEvent::RolledBack,
            json!({ "thread_id": thread_id, "from_seq": from_seq, "messages": erased.len() }),
        ),
        ThreadChange::MessagePurged { seq, .. } => {
            (ThreadHistoryEvent::MessagePurged, json!({ "thread_id": thread_id, "seq": seq }))
        }
        ThreadChange::SummaryCompleted { summary_id, lines, model, .. } => (
            ThreadHistoryEvent::Summarized,
            json!({ "thread_id": thread_id, "summary_id": summary_id, "lines": lines, "model": model }),
        ),
        ThreadChange::SummaryFailed { summary_id, error } => (
            ThreadHistoryEvent::SummaryFailed,
            json!({ "thread_id": thread_id, "summary_id": summary_id, "error": error }),
        ),
        ThreadChange::SummariesWithdrawn { summary_ids, .. } => (
            ThreadHistoryEvent::SummariesWithdrawn,
            json!({ "thread_id": thread_id, "summaries": summary_ids.len() }),
        ),
        ThreadChange::ThreadPurged { .. } => (ThreadHistoryEvent::Purged, json!({ "thread_id": thread_id })),
        ThreadChange::ExtractionCompleted { candidates, extraction_id, extractor, .. }
            if !candidates.is_empty() =>
        {
            let mut outcomes = BTreeMap::new();
            for candidate in candidates {
                *outcomes.entry(candidate.outcome.as_str()).or_insert(0_u32) += 1;
            }
            (
                ThreadHistoryEvent::Extracted,
                json!({ "thread_id": thread_id, "extraction_id": extraction_id, "extractor": extractor, "outcomes": outcomes }),
            )
        }
        ThreadChange::ExtractionFailed { error, extraction_id, extractor, .. } => (
            ThreadHistoryEvent::ExtractionFailed,
            json!({ "thread_id": thread_id, "extraction_id": extraction_id, "extractor": extractor, "error": error }),
        ),
        ThreadChange::SummaryStarted { .. }
        | ThreadChange::ExtractionRequested { .. }
        | ThreadChange::ExtractionStarted { .. }
        | ThreadChange::ExtractionCompleted { .. }
        | ThreadChange::ExtractionsWithdrawn { .. } => return None,
    };
    let stored = &recorded.event;
    Some(vec![
        stored.partition_id.into(),
        stored.tenant_id.as_str().into(),
        stored.stream().user().into(),
        stored.position.into(),
        name.as_str().into(),
        // Candidates are read as extractions.
        match &event.change {
            ThreadChange::ExtractionCompleted { .. } => Value::Null,
            _ => event.content_ref().map_or(Value::Null, |text| text.content_id.into()),
        },
        stored.actor.as_str().into(),
        stored.recorded_at.into(),
        detail.to_string().into(),
    ])
}

/// The columns in the places of those of a memory's change, each NULL that a thread has not.
const AS_CHANGES: &str = "t.partition_id, t.tenant_id, t.user_id, CAST(NULL AS bigint) AS rev, \
     t.position, CAST(NULL AS text) AS memory_id, t.event, CAST(NULL AS text) AS old_state, \
     CAST(NULL AS text) AS new_state, CAST(NULL AS uuid) AS old_content, t.content_id AS new_content, \
     CAST(NULL AS uuid) AS reason, t.actor, CAST(NULL AS text) AS run_id, t.recorded_at, t.detail, \
     CAST(NULL AS text) AS workflow";

/// What happened to a user's threads, the newest first; the statement's parameters so far are `before`.
pub(crate) fn timeline(user: &UserKey, filter: &ThreadChangeFilter, before: Vec<Value>) -> Query {
    let mut conditions = Conditions::of_user_behind(before, "t", user);
    conditions.add_some("t.recorded_at >= ?", filter.from);
    conditions.add_some("t.recorded_at <= ?", filter.to);
    if let Some(events) = &filter.events {
        conditions.add_in("t.event", events.iter().map(|event| event.as_str().into()));
    }
    conditions.add_some("t.actor = ?", filter.actor.as_deref());
    conditions.add_some("t.position < ?", filter.before_position);
    let limit = conditions.parameter(filter.limit as u64);
    let sql = format!(
        "SELECT {AS_CHANGES} FROM thread_changes t WHERE {} ORDER BY t.position DESC LIMIT {limit}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Reads a row of [`timeline`].
pub(crate) fn change_of_row(row: &[Value]) -> Result<ThreadChangeRow, StoreError> {
    let unknown = || StoreError::Corrupt("a row of thread_changes has an unknown event".to_owned());
    Ok(ThreadChangeRow {
        partition_id: row[0].int()?,
        position: row[4].int()?,
        event: ThreadHistoryEvent::parse(row[6].text()?).ok_or_else(unknown)?,
        content_id: row[10].maybe(Value::uuid)?,
        actor: row[12].text()?.to_owned(),
        recorded_at: row[14].int()?,
        detail: serde_json::from_str(row[15].text()?).map_err(StoreError::corrupt)?,
    })
}
