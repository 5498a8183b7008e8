//! What a summary is made from: the lines that stay, and the messages since.

use std::collections::HashMap;

use memledger_aggregates::thread::{MessageRole, SummaryRecord, Thread};
use memledger_kernel::{LedgerError, texts::read_contents};
use memledger_store::EventStore;
use uuid::Uuid;

use super::lines::{SummaryLine, SummaryLines};
use crate::messages::{MessageText, read_text};

/// Most messages that are read at once: of a longer group the newest.
const MAX_MESSAGES: usize = 1_000;

/// A message as the summariser reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SourceMessage {
    pub seq: u32,
    pub role: MessageRole,
    pub name: Option<String>,
    pub text: String,
    /// The names of the tools that it calls.
    pub calls: Vec<String>,
}

/// Where the texts of a summary's source are.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub summary: SummaryRecord,
    base: Option<Uuid>,
    messages: Vec<(u32, MessageRole, Uuid)>,
}

impl Place {
    /// That of the summary that is under way.
    pub fn of(thread: &Thread) -> Option<Self> {
        let summary = thread.processing()?.clone();
        let range = summary.read_from as usize..=summary.end_seq as usize;
        let messages = thread.messages().get(range)?.iter().zip(summary.read_from..);
        let mut messages: Vec<_> =
            messages.map(|(message, seq)| (seq, message.role, message.content_id)).collect();
        let messages = messages.split_off(messages.len().saturating_sub(MAX_MESSAGES));
        Some(Self { base: thread.base().and_then(|base| base.content_id), messages, summary })
    }
}

/// Lines that stay, and messages to take in.
#[derive(Debug, Clone, Default)]
pub struct Source {
    pub kept: Vec<SummaryLine>,
    pub messages: Vec<SourceMessage>,
}

impl Source {
    /// Reads the texts; those that were destroyed meanwhile are left out.
    pub(super) async fn read(
        store: &dyn EventStore,
        partition_id: i32,
        place: &Place,
    ) -> Result<Self, LedgerError> {
        let ids = place.messages.iter().map(|(_, _, id)| *id).chain(place.base).collect();
        let texts = read_contents(store, partition_id, ids).await?;
        let bodies: HashMap<Uuid, &str> =
            texts.iter().map(|text| (text.content_id, text.body.as_str())).collect();
        let base =
            place.base.and_then(|id| bodies.get(&id)).map(|body| SummaryLines::read(body)).transpose()?;
        let mut messages = Vec::with_capacity(place.messages.len());
        for (seq, role, id) in &place.messages {
            let Some(body) = bodies.get(id) else { continue };
            messages.push(source(*seq, *role, read_text(body)?));
        }
        Ok(Self { kept: base.unwrap_or_default().within(place.summary.start_seq), messages })
    }
}

fn source(seq: u32, role: MessageRole, text: MessageText) -> SourceMessage {
    let name = |call: &serde_json::Value| {
        let named = call["function"]["name"].as_str().or(call["name"].as_str());
        named.unwrap_or("a tool").to_owned()
    };
    let calls = text.tool_calls.iter().map(name).collect();
    SourceMessage { seq, role, name: text.name, text: text.content, calls }
}
