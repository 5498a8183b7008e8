//! A message as it was sent, its limits, and the text that is stored of it.

use memledger_aggregates::{
    memory_book::content::check_json,
    thread::{MAX_CALLS, MessageRole},
};
use memledger_kernel::LedgerError;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Most bytes of one batch, as it is stored.
pub const MAX_BATCH_BYTES: usize = 256 * 1_024;
/// Longest name of a speaker or a tool, and longest id of a call, in characters.
const MAX_NAME_CHARS: usize = 256;

/// A message as a caller sends it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct SentMessage {
    pub role: Option<MessageRole>,
    /// The text; parts that are none stand in `metadata.parts`.
    pub content: String,
    pub name: Option<String>,
    /// Each an object with an `id`.
    pub tool_calls: Vec<Value>,
    pub tool_call_id: Option<String>,
    /// When it was said, in microseconds; when it came if absent.
    pub said_at: Option<i64>,
    pub metadata: Map<String, Value>,
}

/// What is stored of a message, apart from its event. Its fields are in canonical order.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct MessageText {
    pub content: String,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub metadata: Map<String, Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said_at: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tool_call_id: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tool_calls: Vec<Value>,
}

impl MessageText {
    /// Checks one message of a batch; the error names its field. Its text is kept as it came.
    pub fn new(at: usize, sent: SentMessage) -> Result<(MessageRole, Self), LedgerError> {
        let field = |name: &str| format!("messages[{at}].{name}");
        let role = sent.role.ok_or_else(|| LedgerError::invalid(field("role"), "is missing"))?;
        let is_named = |text: &str| (1..=MAX_NAME_CHARS).contains(&text.chars().count());
        for (name, value) in [("name", &sent.name), ("tool_call_id", &sent.tool_call_id)] {
            if value.as_deref().is_some_and(|value| !is_named(value)) {
                let message = format!("must have 1 to {MAX_NAME_CHARS} characters");
                return Err(LedgerError::invalid(field(name), message));
            }
        }
        if sent.tool_call_id.is_some() && role != MessageRole::Tool {
            let message =
                format!("only a tool's message answers a call; this one's role is {}", role.as_str());
            return Err(LedgerError::invalid(field("tool_call_id"), message));
        }
        if sent.tool_call_id.is_none() && role == MessageRole::Tool {
            let message = "is missing: a tool's message names the call that it answers";
            return Err(LedgerError::invalid(field("tool_call_id"), message));
        }
        check_calls(&field("tool_calls"), &sent.tool_calls)?;
        let metadata = Value::Object(sent.metadata);
        check_json(&field("metadata"), &metadata)?;
        let Value::Object(metadata) = metadata else { return Err(LedgerError::Internal("metadata".into())) };
        let says_nothing = sent.content.is_empty() && sent.tool_calls.is_empty() && metadata.is_empty();
        if says_nothing && role != MessageRole::Tool {
            return Err(LedgerError::invalid(
                field("content"),
                "must not be empty in a message without tool calls",
            ));
        }
        let SentMessage { content, name, tool_calls, tool_call_id, said_at, .. } = sent;
        Ok((role, Self { content, metadata, name, said_at, tool_call_id, tool_calls }))
    }

    /// The ids of the tools that it calls, in their order.
    pub fn call_ids(&self) -> impl Iterator<Item = &str> {
        self.tool_calls.iter().filter_map(|call| call["id"].as_str())
    }

    /// Whether its sender wants it to stay in the context.
    pub fn is_pinned(&self) -> bool {
        self.metadata.get("pinned") == Some(&Value::Bool(true))
    }
}

fn check_calls(field: &str, calls: &[Value]) -> Result<(), LedgerError> {
    if calls.len() > MAX_CALLS {
        let message = format!("must have at most {MAX_CALLS} calls, has {}", calls.len());
        return Err(LedgerError::invalid(field, message));
    }
    let mut ids: Vec<&str> = Vec::with_capacity(calls.len());
    for (at, call) in calls.iter().enumerate() {
        check_json(&format!("{field}[{at}]"), call)?;
        let id = call["id"].as_str().filter(|id| (1..=MAX_NAME_CHARS).contains(&id.chars().count()));
        let Some(id) = id else {
            let message = format!("must be an object with an id of 1 to {MAX_NAME_CHARS} characters");
            return Err(LedgerError::invalid(format!("{field}[{at}]"), message));
        };
        if ids.contains(&id) {
            return Err(LedgerError::invalid(
                format!("{field}[{at}].id"),
                "is that of another call of the message",
            ));
        }
        ids.push(id);
    }
    Ok(())
}

/// A stored text.
pub(crate) fn read(body: &str) -> Result<MessageText, LedgerError> {
    serde_json::from_str(body)
        .map_err(|e| LedgerError::Internal(format!("a message's text is unreadable: {e}")))
}
