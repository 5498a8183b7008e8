//! The row of one change, from its event alone.

use memledger_aggregates::memory_book::{Change, MemoryEvent, MemoryState};
use memledger_store::{Row, StoredEvent, Value};
use serde_json::json;
use uuid::Uuid;

/// What a change is called in histories and timelines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HistoryEvent {
    Add,
    Update,
    Delete,
    Merge,
    Link,
    /// Soft-deleted: it now has a time to live.
    Ttl,
    Restore,
    Purge,
}

impl HistoryEvent {
    pub const ALL: [Self; 8] = [
        Self::Add,
        Self::Update,
        Self::Delete,
        Self::Merge,
        Self::Link,
        Self::Ttl,
        Self::Restore,
        Self::Purge,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Add => "ADD",
            Self::Update => "UPDATE",
            Self::Delete => "DELETE",
            Self::Merge => "MERGE",
            Self::Link => "LINK",
            Self::Ttl => "TTL",
            Self::Restore => "RESTORE",
            Self::Purge => "PURGE",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|event| event.as_str() == name)
    }
}

struct Step {
    event: HistoryEvent,
    states: (Option<MemoryState>, MemoryState),
    contents: (Option<Uuid>, Option<Uuid>),
    detail: serde_json::Value,
}

fn step(change: &Change) -> Step {
    use MemoryState::{Active, Archived, Merged, Purged, SoftDeleted};
    let (event, states, contents, detail) = match change {
        Change::Created { content, .. } => {
            (HistoryEvent::Add, (None, Active), (None, Some(content.content_id)), json!({}))
        }
        Change::Updated { set, was, content, previous_content_id, .. } => {
            let new = content.as_ref().map_or(*previous_content_id, |content| content.content_id);
            let detail = json!({"set": set, "was": was});
            (HistoryEvent::Update, (Some(Active), Active), (Some(*previous_content_id), Some(new)), detail)
        }
        Change::Pinned { pinned, content_id } => {
            let detail = json!({"set": {"pinned": pinned}, "was": {"pinned": !pinned}});
            (HistoryEvent::Update, (Some(Active), Active), (Some(*content_id), Some(*content_id)), detail)
        }
        Change::Reclassified { set, was, content_id } => {
            let detail = json!({"set": set, "was": was});
            (HistoryEvent::Update, (Some(Active), Active), (Some(*content_id), Some(*content_id)), detail)
        }
        Change::Merged { attributes, content, previous_content_id, derived_from, .. } => {
            let before = attributes.is_none().then_some(Active);
            let detail = json!({"derived_from": derived_from});
            let contents = (*previous_content_id, Some(content.content_id));
            (HistoryEvent::Merge, (before, Active), contents, detail)
        }
        Change::MergedAway { into, content_id } => {
            let detail = json!({"merged_into": into});
            (HistoryEvent::Merge, (Some(Active), Merged), (Some(*content_id), None), detail)
        }
        Change::Deleted { content_id } => {
            (HistoryEvent::Delete, (Some(Active), Archived), (Some(*content_id), None), json!({}))
        }
        Change::SoftDeleted { content_id, purge_at } => {
            let detail = json!({"purge_at": purge_at});
            (HistoryEvent::Ttl, (Some(Active), SoftDeleted), (Some(*content_id), None), detail)
        }
        Change::Restored { from, content_id } => {
            (HistoryEvent::Restore, (Some(*from), Active), (None, Some(*content_id)), json!({}))
        }
        Change::Purged { from, erased } => {
            let detail = json!({"erased": erased.len()});
            (HistoryEvent::Purge, (Some(*from), Purged), (None, None), detail)
        }
        Change::Linked { strength, to, .. } => {
            let detail = json!({"to": to, "strength": f64::from(*strength) / 1_000.0});
            (HistoryEvent::Link, (Some(Active), Active), (None, None), detail)
        }
        Change::Unlinked { to, .. } => {
            let detail = json!({"to": to, "removed": true});
            (HistoryEvent::Link, (Some(Active), Active), (None, None), detail)
        }
    };
    Step { event, states, contents, detail }
}

pub fn row(stored: &StoredEvent, event: &MemoryEvent) -> Result<Row, String> {
    let Step { event: name, states, contents, detail } = step(&event.change);
    let run_id = event.by_run.clone().or_else(|| match &event.change {
        Change::Created { attributes, .. } => attributes.run_id.clone(),
        _ => None,
    });
    Ok(vec![
        stored.partition_id.into(),
        stored.tenant_id.as_str().into(),
        stored.stream_id.as_str().into(),
        event.rev.into(),
        stored.position.into(),
        event.memory_id.as_str().into(),
        name.as_str().into(),
        states.0.map(MemoryState::as_str).into(),
        Value::from(states.1.as_str()),
        contents.0.into(),
        contents.1.into(),
        event.reason.as_ref().map(|reason| reason.content_id).into(),
        stored.actor.as_str().into(),
        run_id.into(),
        stored.recorded_at.into(),
        serde_json::to_string(&detail).map_err(|e| e.to_string())?.into(),
    ])
}
