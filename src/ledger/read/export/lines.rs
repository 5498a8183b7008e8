//! The lines of an export: each thing in JSON and in the columns of a spreadsheet.

use serde_json::{Value, json};

use crate::{
    FeedItem, LedgerError, Memory, access_log::AccessView, operations::OperationView, runs::RunAnswer,
    views::HistoryItem,
};
use memledger_kernel::export::{Cells, Exported, tagged};

fn text(value: &Option<String>) -> String {
    value.clone().unwrap_or_default()
}

/// Nothing where there is nothing in it.
fn json_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::Object(fields) if fields.is_empty() => String::new(),
        other => other.to_string(),
    }
}

impl Exported for Memory {
    fn kind(&self) -> &'static str {
        "memory"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.id.clone(),
            state: self.state.clone(),
            category: text(&self.category),
            bank: self.bank.clone(),
            importance: self.importance.to_string(),
            topics: self.topics.join("; "),
            content: text(&self.content),
            rev: self.rev.to_string(),
            time: self.updated_at.clone(),
            created_at: self.created_at.clone(),
            recorded_at: self.recorded_at.clone(),
            input: text(&self.input),
            metadata: json_text(&Value::Object(self.metadata.clone())),
            detail: memory_detail(self)?,
            ..Cells::default()
        })
    }
}

impl Exported for HistoryItem {
    fn kind(&self) -> &'static str {
        "history"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: text(&self.memory_id),
            state: text(&self.new_state),
            event: self.event.clone(),
            content: text(&self.new),
            old: text(&self.old),
            actor: self.actor.clone(),
            reason: text(&self.reason),
            rev: self.rev.map(|rev| rev.to_string()).unwrap_or_default(),
            partition_id: self.partition_id.to_string(),
            position: self.position.to_string(),
            time: self.ts.clone(),
            recorded_at: self.ts.clone(),
            detail: json_text(&history_detail(self)),
            ..Cells::default()
        })
    }
}

impl Exported for FeedItem {
    fn kind(&self) -> &'static str {
        "event"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.event_id.clone(),
            event: self.event_type.clone(),
            content: self.body.get().to_owned(),
            actor: self.actor.clone(),
            rev: self.version.to_string(),
            partition_id: self.partition_id.to_string(),
            position: self.position.to_string(),
            time: self.recorded_at.clone(),
            recorded_at: self.recorded_at.clone(),
            ..Cells::default()
        })
    }
}

impl Exported for RunAnswer {
    fn kind(&self) -> &'static str {
        "answer"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: self.run_id.clone(),
            state: if self.fallback { "fallback".into() } else { String::new() },
            event: format!("{} {}", self.step, self.item),
            content: self.body.to_string(),
            ..Cells::default()
        })
    }
}

impl Exported for OperationView {
    fn kind(&self) -> &'static str {
        "operation"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            id: text(&self.memory_id),
            state: self.status.clone(),
            event: self.op.clone(),
            category: text(&self.category),
            actor: self.actor.clone(),
            reason: text(&self.error),
            time: self.ts.clone(),
            recorded_at: self.ts.clone(),
            detail: json_text(&json!({"node": self.node, "thread_id": self.thread_id, "sim": self.sim})),
            ..Cells::default()
        })
    }
}

impl Exported for AccessView {
    fn kind(&self) -> &'static str {
        "access"
    }

    fn json(&self) -> Result<Vec<u8>, LedgerError> {
        tagged(self.kind(), self)
    }

    fn cells(&self) -> Result<Cells, LedgerError> {
        Ok(Cells {
            state: self.status.clone(),
            event: self.route.clone(),
            actor: self.actor.clone(),
            time: self.at.clone(),
            recorded_at: self.at.clone(),
            detail: json_text(&json!({
                "credential_id": self.credential_id, "role": self.role, "count": self.count, "memory_ids": self.memory_ids,
                "revs": self.revs, "times": self.times, "correlation_id": self.correlation_id,
            })),
            ..Cells::default()
        })
    }
}

/// Fields of a memory that have columns.
const SHOWN: [&str; 16] = [
    "type",
    "id",
    "user_id",
    "state",
    "category",
    "bank",
    "importance",
    "topics",
    "content",
    "rev",
    "updated_at",
    "created_at",
    "recorded_at",
    "input",
    "metadata",
    "event",
];

/// All other fields that hold anything.
fn memory_detail(memory: &Memory) -> Result<String, LedgerError> {
    let mut fields = serde_json::to_value(memory).map_err(|e| LedgerError::Internal(e.to_string()))?;
    if let Some(fields) = fields.as_object_mut() {
        let is_empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        fields.retain(|name, value| !SHOWN.contains(&name.as_str()) && !is_empty(value));
    }
    Ok(json_text(&fields))
}

fn history_detail(item: &HistoryItem) -> Value {
    let mut detail = item.detail.clone();
    if let Some(fields) = detail.as_object_mut() {
        if !item.changed.is_empty() {
            fields.insert("changed".to_owned(), json!(item.changed));
        }
        if let Some(run_id) = &item.run_id {
            fields.insert("run_id".to_owned(), json!(run_id));
        }
    }
    detail
}
