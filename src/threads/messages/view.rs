//! A message as callers see it.

use memledger_aggregates::{Timestamp, thread::MessageRole};
use memledger_kernel::{LedgerError, time::rfc3339};
use memledger_projections::threads::FoundMessage;
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::text;

/// One message of a thread.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct MessageView {
    /// Its place in the thread, from 0.
    pub seq: u32,
    /// user, assistant, system or tool.
    #[schema(value_type = String)]
    pub role: MessageRole,
    /// `null` once it was purged.
    pub content: Option<String>,
    pub name: Option<String>,
    /// The tools that it calls, as they were sent.
    #[schema(value_type = Vec<Object>)]
    pub tool_calls: Vec<Value>,
    /// The call whose result it is.
    pub tool_call_id: Option<String>,
    pub agent_id: Option<String>,
    /// Who sent it, by the credential.
    pub actor: String,
    /// When it was said; when it came, unless the sender named a time.
    pub at: String,
    #[schema(value_type = Object)]
    pub metadata: Map<String, Value>,
}

pub(crate) fn view(found: FoundMessage) -> Result<MessageView, LedgerError> {
    let FoundMessage { seq, role, agent_id, actor, recorded_at, body, .. } = found;
    let is_purged = body.is_none();
    let text = body.as_deref().map(text::read).transpose()?.unwrap_or_default();
    Ok(MessageView {
        seq,
        role,
        content: (!is_purged).then_some(text.content),
        name: text.name,
        tool_calls: text.tool_calls,
        tool_call_id: text.tool_call_id,
        agent_id,
        actor,
        at: rfc3339(Timestamp(text.said_at.unwrap_or(recorded_at))),
        metadata: text.metadata,
    })
}
