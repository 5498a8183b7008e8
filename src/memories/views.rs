//! What callers see of memories and changes; the same on every face.

use std::collections::{BTreeMap, HashSet};

use memledger_aggregates::{
    MAX_ID_BYTES, MemoryId, Timestamp, UserId,
    memory_book::{Attributes, Kind, MemoryContent, MemoryRecord},
};
use memledger_kernel::{LedgerError, Page, time::rfc3339};
use memledger_projections::memories::FoundMemory;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

/// A memory that another one was made from.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct SourceView {
    pub memory_id: String,
    /// Its revision at the merge.
    pub revision: u64,
    /// Whether its contents were destroyed since.
    pub purged: bool,
}

/// One memory.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Memory {
    pub id: String,
    pub user_id: String,
    /// The text; `null` once purged.
    pub content: Option<String>,
    /// semantic, episodic, insight, procedural or summary.
    pub kind: String,
    pub category: Option<String>,
    pub topics: Vec<String>,
    pub bank: String,
    /// 1 (least) to 5 (most).
    pub importance: u8,
    pub pinned: bool,
    /// active, archived, merged, soft_deleted or purged.
    pub state: String,
    pub merged_into: Option<String>,
    pub merged_from: Vec<String>,
    pub derived_from: Vec<SourceView>,
    pub thread_id: Option<String>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    #[schema(value_type = Object)]
    pub metadata: Map<String, Value>,
    /// The raw input it was made from, if stored.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub input: Option<String>,
    pub revision: u64,
    pub rev: u64,
    /// For an imported memory the time given by the import; for a merge the creation of its oldest memory.
    pub created_at: String,
    /// When this ledger stored it, by its own clock.
    pub recorded_at: String,
    /// Who made it, according to the log; `null` if its read model is behind.
    pub created_by: Option<String>,
    pub updated_at: String,
    /// When a search or a read of this memory last returned it, at most a second late; `null` in answers to writes and of the
    /// past.
    pub last_accessed_at: Option<String>,
    /// The number of times; 0 in answers to writes and of the past.
    pub retrievals: u64,
    pub purge_at: Option<String>,
}

impl Memory {
    /// `is_purged` tells of a source whether its contents were destroyed.
    pub fn new(
        user: &UserId,
        id: &MemoryId,
        record: &MemoryRecord,
        content: Option<MemoryContent>,
        is_purged: impl Fn(&MemoryId) -> bool,
    ) -> Self {
        let attributes = Attributes::clone(&record.attributes);
        let (content, topics, metadata, input) = match content {
            Some(text) => (Some(text.content), text.topics, text.metadata, text.input),
            None => (None, Vec::new(), Map::new(), None),
        };
        let sources = record.derived_from.iter();
        let derived_from: Vec<SourceView> = sources
            .map(|source| SourceView {
                memory_id: source.memory_id.to_string(),
                revision: source.revision,
                purged: is_purged(&source.memory_id),
            })
            .collect();
        // A memory that was restored may have been merged again.
        let mut named = HashSet::from([id.as_str()]);
        // What an insight is about stays.
        let merged = derived_from.iter().filter(|_| attributes.kind != Kind::Insight);
        let merged_from = merged.filter(|source| named.insert(&source.memory_id));
        let merged_from = merged_from.map(|source| source.memory_id.clone()).collect();
        Self {
            id: id.to_string(),
            user_id: user.to_string(),
            content,
            kind: attributes.kind.as_str().to_owned(),
            category: attributes.category,
            topics,
            bank: attributes.bank,
            importance: attributes.importance,
            pinned: attributes.pinned,
            state: record.state.to_string(),
            merged_into: record.merged_into.as_ref().map(ToString::to_string),
            merged_from,
            derived_from,
            thread_id: attributes.thread_id,
            agent_id: attributes.agent_id,
            run_id: attributes.run_id,
            actor_id: attributes.actor_id,
            role: attributes.role,
            metadata,
            input,
            revision: record.revision,
            rev: record.rev,
            created_at: rfc3339(record.created_at),
            recorded_at: rfc3339(record.recorded_at),
            created_by: None,
            updated_at: rfc3339(record.updated_at),
            last_accessed_at: None,
            retrievals: 0,
            purge_at: record.purge_at.map(rfc3339),
        }
    }

    pub fn found(user: &UserId, found: FoundMemory, is_purged: impl Fn(&MemoryId) -> bool) -> Self {
        Self {
            last_accessed_at: found.last_accessed_at.map(|at| rfc3339(Timestamp(at))),
            retrievals: found.retrievals,
            ..Self::new(user, &found.memory_id, &found.record, found.content, is_purged)
        }
    }
}

/// A field of a memory before and after a change.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct FieldChange {
    pub old: Value,
    pub new: Value,
}

/// One change of a memory, as histories and timelines show it; in timelines also the outcome of a run, of the stream type
/// `workflow_run`.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct HistoryItem {
    pub stream_type: String,
    /// ADD, UPDATE, DELETE, MERGE, LINK, TTL, RESTORE or PURGE of a memory; RUN_REQUESTED, RUN_COMPLETED,
    /// RUN_FAILED, RUN_CANCELLED or RUN_RESTORED of a run; MESSAGE, MESSAGES_ROLLED_BACK, MESSAGE_PURGED,
    /// THREAD_SUMMARIZED, SUMMARY_FAILED, SUMMARIES_WITHDRAWN, THREAD_PURGED, MESSAGES_EXTRACTED or
    /// EXTRACTION_FAILED of a thread.
    pub event: String,
    /// `null` for runs and threads, as are `new_state` and `rev`.
    pub memory_id: Option<String>,
    /// The text before the change; `null` if there was none or it was purged.
    pub old: Option<String>,
    /// The text after the change; `null` if there is none or it was purged.
    pub new: Option<String>,
    pub old_state: Option<String>,
    pub new_state: Option<String>,
    pub actor: String,
    pub reason: Option<String>,
    pub run_id: Option<String>,
    /// Labels that were set and their former values, sources and products; of a relation, the present texts of both memories;
    /// of a run, its workflow with its trigger, its figures or its error's code; of a thread, its id and places in it.
    #[schema(value_type = Object)]
    pub detail: Value,
    /// Each changed field but the text, by its name in a memory. Topics, metadata and input are purged with the text, and
    /// then absent.
    pub changed: BTreeMap<String, FieldChange>,
    pub rev: Option<u64>,
    pub partition_id: i64,
    pub position: i64,
    pub ts: String,
}

/// A page of memories as the API answers it. Written out here, since it is the longest of its answers and the API's own crate
/// is compiled for size of the build, not for speed.
pub fn page_json(page: &Page<Memory>) -> Result<Vec<u8>, serde_json::Error> {
    let mut json = Vec::with_capacity(1_024 * (page.items.len() + 1));
    serde_json::to_writer(&mut json, page)?;
    Ok(json)
}

/// One user's counts.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct UserView {
    pub user_id: String,
    pub active: i64,
    pub archived: i64,
    pub merged: i64,
    pub soft_deleted: i64,
    pub purged: i64,
    pub rev: i64,
    pub first_at: String,
    pub last_at: String,
}

/// Events of one type on one day.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DailyView {
    /// YYYY-MM-DD, UTC.
    pub day: String,
    pub event_type: String,
    pub events: i64,
}

/// How users' ids may begin, where it is asked.
pub fn checked_prefix(prefix: Option<&str>) -> Result<Option<&str>, LedgerError> {
    match prefix.filter(|prefix| !prefix.is_empty()) {
        Some(long) if long.len() > MAX_ID_BYTES => {
            let message = format!("must have at most {MAX_ID_BYTES} bytes, as ids do, has {}", long.len());
            Err(LedgerError::invalid("prefix", message))
        }
        prefix => Ok(prefix),
    }
}
