//! The net change of one memory, as a reader gets it.

use memledger_aggregates::{Timestamp, memory_book::MemoryContent};
use memledger_kernel::time::rfc3339;
use memledger_offline::words::flat;
use memledger_projections::changes::{
    Current,
    delta::{DeltaEvent, NetChange},
    header::What,
};
use serde::Serialize;
use serde_json::json;
use utoipa::ToSchema;

/// The net change of one memory.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct DeltaChange {
    pub rev: u64,
    /// created, updated, merged, deleted, soft_deleted or restored.
    pub event: String,
    pub memory_id: String,
    /// As it is now.
    pub category: Option<String>,
    /// The present text, or the last one; `null` if it was purged.
    pub text: Option<String>,
    /// The text that the reader knew; `null` if the memory is new to it.
    pub old: Option<String>,
    /// The present text; `null` if the memory is no longer active.
    pub new: Option<String>,
    /// Of a memory that existed before and still does: its changed fields.
    pub changed: Vec<String>,
    /// Who made the last of the changes.
    pub actor: String,
    /// The run of a workflow that made it, or the import.
    pub run_id: Option<String>,
    /// The reason of the change.
    pub reason: Option<String>,
    /// 1 to 5, as it is now; `null` if the memory was purged.
    pub importance: Option<u8>,
    #[schema(value_type = Object)]
    pub meta: serde_json::Value,
    pub ts: String,
}

/// A net change with its texts.
pub(super) struct ReportedChange {
    pub change: NetChange,
    /// The text now, or the last one of what is gone.
    pub content: Option<MemoryContent>,
    /// What the reader knew of it.
    pub before: Option<MemoryContent>,
    pub memory: Option<Current>,
}

impl ReportedChange {
    pub fn is_gone(&self) -> bool {
        let into_another = self.change.merged_into.is_some();
        into_another || matches!(self.change.event, DeltaEvent::Deleted | DeltaEvent::SoftDeleted)
    }

    /// Whether what it says is the same as before: other labels, or the same words.
    pub fn is_relabelled_only(&self) -> bool {
        let same = match (&self.before, &self.content) {
            (Some(before), Some(now)) => flat(&before.content) == flat(&now.content),
            _ => self.change.content_before == self.change.content_id,
        };
        self.change.event == DeltaEvent::Updated && same
    }

    /// The category, or the bank where there is none.
    pub fn label(&self, default_bank: &str) -> String {
        let label = |memory: &Current| memory.category.clone().unwrap_or_else(|| memory.bank.clone());
        self.memory.as_ref().map_or_else(|| default_bank.to_owned(), label)
    }

    pub fn what(&self) -> What {
        let text = |content: &Option<MemoryContent>| content.as_ref().map(|content| content.content.clone());
        What::Change {
            event: self.change.event,
            text: text(&self.content),
            old: text(&self.before),
            topic: self.content.as_ref().and_then(|content| content.topics.first().cloned()),
            importance: self.memory.as_ref().map_or(0, |memory| memory.importance),
            combined: self.change.combined,
        }
    }

    fn changed(&self) -> Vec<String> {
        let mut changed = Vec::new();
        if self.is_gone() {
            return changed;
        }
        if let (Some(before), Some(now)) = (&self.before, &self.content) {
            let parts = [
                ("content", before.content != now.content),
                ("topics", before.topics != now.topics),
                ("metadata", before.metadata != now.metadata),
            ];
            changed
                .extend(parts.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name.to_owned()));
        } else if self.change.content_before.is_some() && self.change.content_before != self.change.content_id
        {
            // One of the texts was destroyed.
            changed.push("content".to_owned());
        }
        if self.change.content_before.is_some() {
            changed.extend(self.change.relabelled.iter().cloned());
        }
        changed
    }

    pub fn into_change(self, reason: Option<String>) -> DeltaChange {
        let memory = self.memory.as_ref();
        let mut meta = json!({
            "bank": memory.map(|memory| memory.bank.clone()),
            "importance": memory.map(|memory| memory.importance),
            "revision": memory.map(|memory| memory.revision),
        });
        if !self.change.merged_from.is_empty() {
            meta["merged_from"] = json!(self.change.merged_from);
        }
        if let Some(into) = &self.change.merged_into {
            meta["merged_into"] = json!(into);
        }
        let changed = self.changed();
        let is_gone = self.is_gone();
        let text = self.content.map(|content| content.content);
        let before = self.before.map(|content| content.content);
        DeltaChange {
            rev: self.change.rev,
            event: self.change.event.as_str().to_owned(),
            category: memory.and_then(|memory| memory.category.clone()),
            old: before,
            new: text.clone().filter(|_| !is_gone),
            text,
            changed,
            actor: self.change.actor,
            run_id: self.change.run_id,
            reason,
            importance: memory.map(|memory| memory.importance),
            memory_id: self.change.memory_id,
            meta,
            ts: rfc3339(Timestamp(self.change.recorded_at)),
        }
    }
}
