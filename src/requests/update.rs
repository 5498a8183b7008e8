//! Changes of one memory.

use memledger_ledger::{
    LedgerError, MemoryPatch,
    words::{AttributePatch, patch},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::{create::kind, json::Arguments};

/// Absent fields stay; `null` clears category, thread_id, agent_id, run_id, actor_id, role, topics, metadata.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PatchBody {
    #[schema(max_length = 8192, min_length = 1)]
    content: Option<String>,
    #[schema(pattern = "^(semantic|episodic|insight|procedural|summary)$")]
    kind: Option<String>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 64)]
    category: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<Vec<String>>, max_items = 16)]
    topics: Option<Option<Vec<String>>>,
    /// `memory_bank` is another name of this field.
    #[serde(alias = "memory_bank")]
    bank: Option<String>,
    #[schema(minimum = 1, maximum = 5)]
    importance: Option<u8>,
    pinned: Option<bool>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 128)]
    thread_id: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 128)]
    agent_id: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 128)]
    run_id: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 128)]
    actor_id: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 64)]
    role: Option<Option<String>>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<Object>)]
    metadata: Option<Option<Map<String, Value>>>,
}

impl TryFrom<PatchBody> for MemoryPatch {
    type Error = LedgerError;

    fn try_from(body: PatchBody) -> Result<Self, LedgerError> {
        Ok(Self {
            set: AttributePatch {
                kind: kind(body.kind.as_deref())?,
                category: body.category,
                bank: body.bank,
                importance: body.importance,
                pinned: body.pinned,
                thread_id: body.thread_id,
                agent_id: body.agent_id,
                run_id: body.run_id,
                actor_id: body.actor_id,
                role: body.role,
            },
            content: body.content,
            topics: body.topics.map(Option::unwrap_or_default),
            metadata: body.metadata.map(Option::unwrap_or_default),
        })
    }
}

/// What `memory_update` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpdateArguments {
    pub id: String,
    pub content: String,
}

impl Arguments for UpdateArguments {
    const REQUIRED: &[&str] = &["id", "content"];
}
