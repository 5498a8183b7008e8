//! `memory_remember`: a new memory.

use std::sync::Arc;

use memledger_ledger::{
    Answer, Envelope, Identity, Ledger, LedgerError, NewMemory,
    words::{Kind, MemoryId, UserId},
};
use rmcp::{
    model::{JsonObject, Tool, ToolAnnotations},
    schemars::JsonSchema,
};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    answers::{self, Told},
    arguments::{id, read, schema},
};

pub const NAME: &str = "memory_remember";

const TITLE: &str = "memory.remember";

const DESCRIPTION: &str = "\
Remember one lasting fact about a person, as a sentence that stands by itself. With an idempotency_key the \
call may be repeated after a lost answer: it has one effect.";

/// Longest idempotency key, as in the header of the HTTP API.
const MAX_KEY: usize = 255;

#[derive(Debug, Deserialize, JsonSchema)]
#[schemars(crate = "rmcp::schemars")]
#[serde(deny_unknown_fields)]
struct RememberArguments {
    /// The person whom it is about.
    #[schemars(length(min = 1, max = 128))]
    user_id: String,
    /// What to remember, 1 to 8,192 characters.
    #[schemars(length(min = 1, max = 8192))]
    content: String,
    /// semantic (a fact; where absent), episodic (an event), insight, procedural (how to do something; found only by
    /// who asks for the category procedural, so give it that one) or summary.
    #[schemars(extend("enum" = ["semantic", "episodic", "insight", "procedural", "summary", null]))]
    kind: Option<String>,
    /// What it belongs to, such as health or projects.
    #[schemars(length(max = 64))]
    category: Option<String>,
    /// At most 16 keywords, each of 1 to 128 characters.
    #[schemars(length(max = 16))]
    topics: Option<Vec<String>>,
    /// An unknown one falls back to the default bank.
    bank: Option<String>,
    /// 1 (least) to 5 (most); 2 where absent.
    #[schemars(range(min = 1, max = 5))]
    importance: Option<u8>,
    /// Never to be optimised away.
    pinned: Option<bool>,
    /// The conversation it comes from.
    #[schemars(length(max = 128))]
    thread_id: Option<String>,
    /// The agent it is written for.
    #[schemars(length(max = 128))]
    agent_id: Option<String>,
    /// The run it was written in.
    #[schemars(length(max = 128))]
    run_id: Option<String>,
    /// Who said it.
    #[schemars(length(max = 128))]
    actor_id: Option<String>,
    /// The role it was said in.
    #[schemars(length(max = 64))]
    role: Option<String>,
    /// Anything else, at most 8 KiB as JSON.
    metadata: Option<Map<String, Value>>,
    /// The id of a memory that this one takes the place of, since it is not so any more: that one leaves recall, stays in the
    /// history and can be restored.
    #[schemars(length(min = 1, max = 128))]
    replaces: Option<String>,
    /// Your own name for this call: repeated with the same arguments, it answers as before and has no effect.
    #[schemars(length(min = 1, max = 255))]
    idempotency_key: Option<String>,
}

impl TryFrom<RememberArguments> for NewMemory {
    type Error = LedgerError;

    fn try_from(arguments: RememberArguments) -> Result<Self, LedgerError> {
        Ok(Self {
            content: arguments.content,
            kind: arguments.kind.as_deref().map(kind).transpose()?,
            category: arguments.category,
            topics: arguments.topics.unwrap_or_default(),
            bank: arguments.bank,
            importance: arguments.importance,
            pinned: arguments.pinned.unwrap_or_default(),
            thread_id: arguments.thread_id,
            agent_id: arguments.agent_id,
            run_id: arguments.run_id,
            actor_id: arguments.actor_id,
            role: arguments.role,
            metadata: arguments.metadata.unwrap_or_default(),
            input: None,
            replaces: arguments
                .replaces
                .map(|id| crate::arguments::id("replaces", &id, |text| MemoryId::new(text)))
                .transpose()?,
        })
    }
}

fn kind(name: &str) -> Result<Kind, LedgerError> {
    let names = "semantic, episodic, insight, procedural or summary";
    Kind::parse(name).ok_or_else(|| LedgerError::invalid("kind", format!("{name:?} is none of {names}")))
}

/// The key as the HTTP API would have it in its header.
fn idempotency_key(text: &str) -> Result<String, LedgerError> {
    let key = text.trim();
    let is_printable = key.bytes().all(|byte| matches!(byte, b'\t' | b' '..=b'~'));
    if key.is_empty() || key.len() > MAX_KEY || !is_printable {
        let message = format!("must have 1 to {MAX_KEY} printable ASCII characters");
        return Err(LedgerError::invalid("idempotency_key", message));
    }
    Ok(key.to_owned())
}

pub fn tool() -> Tool {
    let annotations = ToolAnnotations::with_title(TITLE)
        .read_only(false)
        .destructive(false)
        .idempotent(false)
        .open_world(false);
    Tool::new(NAME, DESCRIPTION, schema::<RememberArguments>())
        .with_title(TITLE)
        .with_annotations(annotations)
}

pub async fn run(
    ledger: Arc<Ledger>,
    identity: Identity,
    arguments: JsonObject,
) -> Result<Told, LedgerError> {
    let arguments: RememberArguments = read(arguments)?;
    let user = id("user_id", &arguments.user_id, |text| UserId::new(text))?;
    identity.may_write(&user)?;
    let key = arguments.idempotency_key.as_deref().map(idempotency_key).transpose()?;
    let envelope = Envelope { idempotency_key: key, ..Envelope::new(identity, user) };
    told(&ledger.create(envelope, arguments.try_into()?).await?)
}

/// The memory, and what the HTTP API says in its headers.
fn told(answer: &Answer) -> Result<Told, LedgerError> {
    let before = if answer.replayed { ", as it was under this idempotency_key before" } else { "" };
    let text = format!("Remembered as {} at rev {}{before}.", answer.memory.id, answer.rev);
    let structured = json!({
        "memory": answers::structure(&answer.memory)?,
        "ledger_rev": answer.rev,
        "ledger_position": format!("{}:{}", answer.partition_id, answer.position),
        "idempotent_replayed": answer.replayed,
    });
    Ok(Told { text, structured })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_what_a_header_may_hold() {
        assert_eq!(idempotency_key(" turn 17 ").unwrap(), "turn 17");
        let longest = "k".repeat(MAX_KEY);
        assert_eq!(idempotency_key(&longest).unwrap(), longest);
        for wrong in ["", "  ", "línea", "a\nb", &"k".repeat(MAX_KEY + 1)] {
            let said = idempotency_key(wrong).unwrap_err().to_string();
            assert!(said.starts_with("idempotency_key: "), "{said}");
        }
    }

    #[test]
    fn the_kinds_that_are_published_are_those_that_are_taken() {
        let schema = Value::Object(schema::<RememberArguments>());
        let kinds = schema["properties"]["kind"]["enum"].as_array().unwrap();
        assert_eq!(kinds.len(), 6);
        for name in kinds.iter().filter_map(Value::as_str) {
            assert!(kind(name).is_ok(), "{name}");
        }
        assert!(kind("rumour").unwrap_err().to_string().starts_with("kind: "));
    }
}
