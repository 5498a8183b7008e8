//! The lines of an export: each thing in JSON and in the columns of a spreadsheet.

use memledger_kernel::{
    LedgerError,
    export::{Cells, Exported, json_text, tagged, text},
};
use serde_json::{Value, json};

use crate::views::{HistoryItem, Memory};

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
