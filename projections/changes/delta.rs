//! The net effect of many changes: what a reader at rev X must hear to be at rev Y.

use std::collections::BTreeMap;

use memledger_aggregates::memory_book::MemoryState;
use uuid::Uuid;

use super::{ChangeRow, HistoryEvent};

/// What happened to a memory on the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeltaEvent {
    Created,
    Merged,
    Updated,
    Restored,
    Deleted,
    SoftDeleted,
}

impl DeltaEvent {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Merged => "merged",
            Self::Deleted => "deleted",
            Self::SoftDeleted => "soft_deleted",
            Self::Restored => "restored",
        }
    }
}

/// The net change of one memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NetChange {
    pub event: DeltaEvent,
    pub memory_id: String,
    /// Its last change's.
    pub rev: u64,
    pub recorded_at: i64,
    /// The text it has now, or had last.
    pub content_id: Option<Uuid>,
    /// What it was made from, for the product of a merge.
    pub merged_from: Vec<String>,
    /// How many memories the merges combined, itself included where it was one of them.
    pub combined: usize,
    /// Where it went, for a source of one.
    pub merged_into: Option<String>,
}

struct Span {
    before: Option<MemoryState>,
    now: MemoryState,
    edited: bool,
    rev: u64,
    recorded_at: i64,
    content: Option<Uuid>,
    merged_from: Vec<String>,
    combined: usize,
    merged_into: Option<String>,
}

/// Folds changes, oldest first and without edges, to one net change a memory, by id. A memory created and gone
/// within the span is left out, and so is one that ends as it began.
pub fn net(changes: &[ChangeRow]) -> Vec<NetChange> {
    let mut spans: BTreeMap<&str, Span> = BTreeMap::new();
    for change in changes {
        let span = spans.entry(&change.memory_id).or_insert_with(|| Span {
            before: change.old_state,
            now: change.new_state,
            edited: false,
            rev: 0,
            recorded_at: 0,
            content: None,
            merged_from: Vec::new(),
            combined: 0,
            merged_into: None,
        });
        span.now = change.new_state;
        span.rev = change.rev;
        span.recorded_at = change.recorded_at;
        span.content = change.new_content.or(change.old_content).or(span.content);
        span.edited |= change.event == HistoryEvent::Update;
        let sources = sources(change);
        span.combined += sources.len();
        span.merged_from.extend(sources.into_iter().filter(|id| *id != change.memory_id));
        span.merged_into = change.detail["merged_into"].as_str().map(str::to_owned);
    }
    spans.into_iter().filter_map(|(id, span)| net_of(id, span)).collect()
}

fn sources(change: &ChangeRow) -> Vec<String> {
    let listed = change.detail["derived_from"].as_array();
    let ids = listed.into_iter().flatten().filter_map(|source| source["memory_id"].as_str());
    ids.map(str::to_owned).collect()
}

fn net_of(id: &str, span: Span) -> Option<NetChange> {
    use MemoryState::{Active, Archived, Merged, Purged, SoftDeleted};
    let event = match (span.before, span.now) {
        (_, Active) if !span.merged_from.is_empty() => DeltaEvent::Merged,
        (None, Active) => DeltaEvent::Created,
        (Some(Active), Active) if span.edited => DeltaEvent::Updated,
        (Some(Active), Active) => return None,
        (Some(_), Active) => DeltaEvent::Restored,
        (Some(Active), Merged) => DeltaEvent::Merged,
        (Some(Active), SoftDeleted) => DeltaEvent::SoftDeleted,
        (Some(Active), Archived | Purged) => DeltaEvent::Deleted,
        // What was not there for the reader is still not there.
        (_, Archived | Merged | SoftDeleted | Purged) => return None,
    };
    Some(NetChange {
        event,
        memory_id: id.to_owned(),
        rev: span.rev,
        recorded_at: span.recorded_at,
        content_id: if span.now == Purged { None } else { span.content },
        merged_from: if event == DeltaEvent::Merged { span.merged_from } else { Vec::new() },
        combined: span.combined,
        merged_into: span.merged_into.filter(|_| span.now == Merged),
    })
}
