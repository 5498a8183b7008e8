//! What happened to threads, as a timeline shows it.

use std::collections::{BTreeMap, HashMap};

use memledger_aggregates::{Aggregate, Timestamp, thread::Thread};
use memledger_kernel::{LedgerError, texts::reason, time::rfc3339};
use memledger_projections::threads::{ThreadChangeRow, ThreadHistoryEvent};
use serde::Deserialize;
use uuid::Uuid;

use crate::views::HistoryItem;

/// What of a message or a summary is text.
#[derive(Deserialize)]
struct Said {
    #[serde(default)]
    content: String,
    #[serde(default)]
    lines: Vec<Line>,
}

#[derive(Deserialize)]
struct Line {
    text: String,
}

pub(super) fn item(row: ThreadChangeRow, texts: &HashMap<Uuid, String>) -> Result<HistoryItem, LedgerError> {
    let body = row.content_id.and_then(|id| texts.get(&id));
    let is_purge = matches!(row.event, ThreadHistoryEvent::MessagePurged | ThreadHistoryEvent::Purged);
    let why = body.filter(|_| is_purge).map(|body| reason(body)).transpose()?;
    let said = body.filter(|_| !is_purge).map(|body| said(body)).transpose()?;
    Ok(HistoryItem {
        stream_type: Thread::TYPE.to_owned(),
        event: row.event.as_str().to_owned(),
        memory_id: None,
        old: None,
        new: said,
        old_state: None,
        new_state: None,
        actor: row.actor,
        reason: why.map(|why| why.reason),
        run_id: None,
        detail: row.detail,
        changed: BTreeMap::new(),
        rev: None,
        partition_id: row.partition_id,
        position: row.position,
        ts: rfc3339(Timestamp(row.recorded_at)),
    })
}

fn said(body: &str) -> Result<String, LedgerError> {
    let unreadable = |e| LedgerError::Internal(format!("a text of a thread is unreadable: {e}"));
    let Said { content, lines } = serde_json::from_str(body).map_err(unreadable)?;
    let lines: Vec<String> = lines.into_iter().map(|line| line.text).collect();
    Ok(if lines.is_empty() { content } else { lines.join("\n") })
}
