//! New memories: one, several, and one that a model remembers.

use memledger_ledger::{
    LedgerError, NewMemory,
    words::{Kind, MemoryId},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::{json::Arguments, lenient::Whole, values::maybe_id};

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateBody {
    /// 1 to 8,192 characters after trimming.
    #[schema(max_length = 8192, min_length = 1)]
    pub content: String,
    /// semantic if absent.
    #[schema(pattern = "^(semantic|episodic|insight|procedural|summary)$")]
    pub kind: Option<String>,
    #[schema(max_length = 64)]
    pub category: Option<String>,
    /// At most 16, each of 1 to 128 characters.
    #[schema(max_items = 16)]
    #[serde(default)]
    pub topics: Option<Vec<String>>,
    /// An unknown bank becomes the default one. `memory_bank` is another name of this field.
    #[serde(alias = "memory_bank")]
    pub bank: Option<String>,
    /// 1 to 5, 2 if absent.
    #[schema(minimum = 1, maximum = 5)]
    pub importance: Option<u8>,
    pub pinned: Option<bool>,
    #[schema(max_length = 128)]
    pub thread_id: Option<String>,
    #[schema(max_length = 128)]
    pub agent_id: Option<String>,
    #[schema(max_length = 128)]
    pub run_id: Option<String>,
    #[schema(max_length = 128)]
    pub actor_id: Option<String>,
    #[schema(max_length = 64)]
    pub role: Option<String>,
    /// At most 8 KiB as JSON.
    #[schema(value_type = Option<Object>)]
    pub metadata: Option<Map<String, Value>>,
    /// An active memory that this one replaces: the same command archives it, and it can be restored.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    pub replaces: Option<String>,
}

impl TryFrom<CreateBody> for NewMemory {
    type Error = LedgerError;

    fn try_from(body: CreateBody) -> Result<Self, LedgerError> {
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

pub fn kind(name: Option<&str>) -> Result<Option<Kind>, LedgerError> {
    kind_of("kind", name)
}

/// The kind in that field.
pub fn kind_of(field: &str, name: Option<&str>) -> Result<Option<Kind>, LedgerError> {
    let read = |name| {
        let names = "semantic, episodic, insight, procedural or summary";
        Kind::parse(name).ok_or_else(|| LedgerError::invalid(field, format!("{name:?} is none of {names}")))
    };
    name.map(read).transpose()
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BatchBody {
    /// 1 to 500; none of them `replaces` another.
    #[schema(min_items = 1, max_items = 500)]
    memories: Vec<CreateBody>,
}

impl TryFrom<BatchBody> for Vec<NewMemory> {
    type Error = LedgerError;

    fn try_from(body: BatchBody) -> Result<Self, LedgerError> {
        let each = body.memories.into_iter().enumerate();
        each.map(|(at, body)| NewMemory::try_from(body).map_err(|wrong| within("memories", at, wrong)))
            .collect()
    }
}

/// The same refusal, of the entry at that place of a list.
fn within(list: &str, at: usize, refusal: LedgerError) -> LedgerError {
    match refusal {
        LedgerError::Invalid { field, message } => {
            LedgerError::invalid(format!("{list}[{at}].{field}"), message)
        }
        other => other,
    }
}

/// What `memory_remember` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RememberArguments {
    pub content: String,
    pub category: Option<String>,
    #[serde(alias = "memory_bank")]
    pub bank: Option<String>,
    pub importance: Option<Whole>,
    pub replaces: Option<String>,
}

impl Arguments for RememberArguments {
    const REQUIRED: &[&str] = &["content"];
}

impl RememberArguments {
    pub fn importance(&self) -> Result<Option<u8>, LedgerError> {
        let importance =
            self.importance.as_ref().map(|number| number.within("importance", 1, 5)).transpose()?;
        Ok(importance.and_then(|importance| u8::try_from(importance).ok()))
    }
}
