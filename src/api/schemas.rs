//! Bodies as callers send them. Unknown fields are refused; most limits are the ledger's.

use memledger_ledger::words::{AttributePatch, Kind, MemoryId, patch};
use memledger_ledger::{MemoryPatch, MergeRequest, NewMemory};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::{
    body::{id, maybe_id},
    problem::Problem,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateBody {
    /// 1 to 8,192 characters after trimming.
    #[schema(max_length = 8192, min_length = 1)]
    content: String,
    /// semantic where absent.
    #[schema(pattern = "^(semantic|episodic|insight|procedural|summary)$")]
    kind: Option<String>,
    #[schema(max_length = 64)]
    category: Option<String>,
    /// At most 16, each of 1 to 128 characters.
    #[schema(max_items = 16)]
    #[serde(default)]
    topics: Option<Vec<String>>,
    /// An unknown one falls back to the default bank.
    bank: Option<String>,
    /// 1 to 5, 2 where absent.
    #[schema(minimum = 1, maximum = 5)]
    importance: Option<u8>,
    pinned: Option<bool>,
    #[schema(max_length = 128)]
    thread_id: Option<String>,
    #[schema(max_length = 128)]
    agent_id: Option<String>,
    #[schema(max_length = 128)]
    run_id: Option<String>,
    #[schema(max_length = 128)]
    actor_id: Option<String>,
    #[schema(max_length = 64)]
    role: Option<String>,
    /// At most 8 KiB as JSON.
    #[schema(value_type = Option<Object>)]
    metadata: Option<Map<String, Value>>,
    /// An active memory that this one takes the place of: it is archived with the same command, and can be restored.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    replaces: Option<String>,
}

fn kind(name: Option<&str>) -> Result<Option<Kind>, Problem> {
    let read = |name| {
        let names = "semantic, episodic, insight, procedural or summary";
        Kind::parse(name).ok_or_else(|| Problem::invalid("kind", format!("{name:?} is none of {names}")))
    };
    name.map(read).transpose()
}

impl TryFrom<CreateBody> for NewMemory {
    type Error = Problem;

    fn try_from(body: CreateBody) -> Result<Self, Problem> {
        Ok(Self {
            content: body.content,
            kind: kind(body.kind.as_deref())?,
            category: body.category,
            topics: body.topics.unwrap_or_default(),
            bank: body.bank,
            importance: body.importance,
            pinned: body.pinned.unwrap_or_default(),
            thread_id: body.thread_id,
            agent_id: body.agent_id,
            run_id: body.run_id,
            actor_id: body.actor_id,
            role: body.role,
            metadata: body.metadata.unwrap_or_default(),
            input: None,
            replaces: maybe_id("replaces", body.replaces, MemoryId::new)?,
        })
    }
}

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
    type Error = Problem;

    fn try_from(body: PatchBody) -> Result<Self, Problem> {
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

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MergeBody {
    /// At least 2 active memories of this user.
    #[schema(min_items = 2, max_items = 1000)]
    source_ids: Vec<String>,
    #[schema(max_length = 8192, min_length = 1)]
    content: String,
    /// The sources' topics where absent.
    #[schema(max_items = 16)]
    topics: Option<Vec<String>>,
    /// An active memory that takes the others in; a new one where absent.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    target_id: Option<String>,
    #[schema(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// Most memories of one merge.
const MAX_SOURCES: usize = 1_000;

impl TryFrom<MergeBody> for MergeRequest {
    type Error = Problem;

    fn try_from(body: MergeBody) -> Result<Self, Problem> {
        if body.source_ids.len() > MAX_SOURCES {
            let message = format!("must be at most {MAX_SOURCES} memories, are {}", body.source_ids.len());
            return Err(Problem::invalid("source_ids", message));
        }
        let sources = body.source_ids.iter().enumerate();
        Ok(Self {
            source_ids: sources
                .map(|(at, text)| id(&format!("source_ids[{at}]"), text, MemoryId::new))
                .collect::<Result<_, _>>()?,
            content: body.content,
            topics: body.topics,
            target_id: maybe_id("target_id", body.target_id, MemoryId::new)?,
            reason: body.reason,
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PurgeBody {
    /// Why. It stays for auditors when the text is gone, so it must not repeat what is destroyed.
    #[schema(max_length = 1000, min_length = 1)]
    pub reason: String,
    /// Also if it was purged before: destroys the reason that was given then, and keeps this one.
    #[serde(default)]
    pub again: bool,
}

/// A request that needs no words.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmptyBody {}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AckBody {
    /// The rev that the reader has seen.
    pub rev: u64,
    /// Who reads; the key's own agent where absent.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 128)]
    pub reader: Option<String>,
    /// Whether every key may continue at this reader's place from now on; it belongs to the first one otherwise.
    #[serde(default)]
    pub shared: bool,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RebuildBody {
    /// By name; all where absent.
    #[serde(default)]
    pub projections: Vec<String>,
    /// Rebuild this user's rows alone.
    #[schema(min_length = 1, max_length = 128)]
    pub user_id: Option<String>,
    /// Compare and throw away.
    #[serde(default)]
    pub check: bool,
}
