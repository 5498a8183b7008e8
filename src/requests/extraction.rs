//! What messages are to become, and how.

use memledger_ledger::{
    LedgerError,
    extraction::{ExtractionChange, ExtractionsQuery, ExtractorKind},
    threads::{NewMessages, SeqRange},
    words::{MemoryId, ThreadId},
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    messages::{MessageBody, new_messages},
    values::{id, limit, maybe_id},
};

/// A turn of a conversation, to be kept and to become memories.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnBody {
    /// A new thread if absent.
    #[schema(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    #[schema(min_items = 1, max_items = 64)]
    messages: Vec<MessageBody>,
    /// The agent that they are of; the key's own if absent.
    #[schema(min_length = 1, max_length = 128)]
    agent_id: Option<String>,
}

impl TurnBody {
    /// The thread, and what is said.
    pub fn read(self) -> Result<(Option<ThreadId>, NewMessages), LedgerError> {
        let thread = maybe_id("thread_id", self.thread_id, ThreadId::new)?;
        Ok((thread, new_messages(self.messages, self.agent_id)?))
    }
}

/// Messages to be read again.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtractBody {
    #[schema(min_length = 1, max_length = 128)]
    thread_id: String,
    /// The first message; 0 if absent.
    from_seq: Option<u32>,
    /// The last message; the thread's last one if absent. At most 512 messages are read.
    to_seq: Option<u32>,
}

impl ExtractBody {
    pub fn read(self) -> Result<(ThreadId, SeqRange), LedgerError> {
        Ok((id("thread_id", self.thread_id, ThreadId::new)?, (self.from_seq, self.to_seq)))
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ExtractionsParameters {
    #[param(min_length = 1, max_length = 128)]
    thread_id: Option<String>,
    /// Only those that found what this memory says.
    #[param(min_length = 1, max_length = 128)]
    memory_id: Option<String>,
    #[param(pattern = "^(pending|running|completed|failed|withdrawn)$")]
    status: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<ExtractionsParameters> for ExtractionsQuery {
    type Error = LedgerError;

    fn try_from(parameters: ExtractionsParameters) -> Result<Self, LedgerError> {
        let thread = maybe_id("thread_id", parameters.thread_id, ThreadId::new)?;
        let memory = maybe_id("memory_id", parameters.memory_id, MemoryId::new)?;
        Ok(Self {
            thread_id: thread.map(|id| id.to_string()),
            memory_id: memory.map(|id| id.to_string()),
            status: parameters.status,
            limit: limit(parameters.limit.as_deref())?,
            cursor: parameters.cursor,
        })
    }
}

/// How messages become memories; what is absent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExtractionConfigBody {
    /// Whether messages become memories if the request does not say.
    enabled: Option<bool>,
    /// `offline` (rules) or `model`.
    #[schema(value_type = Option<String>, pattern = "^(offline|model)$")]
    extractor: Option<ExtractorKind>,
    #[schema(minimum = 0, maximum = 100)]
    max_writes_per_turn: Option<u32>,
    /// Of a user, in UTC.
    #[schema(minimum = 0, maximum = 100000)]
    max_writes_per_day: Option<u32>,
    /// Whether a short preference is read by rule, without the model.
    short_preference_shortcut: Option<bool>,
    /// In characters.
    #[schema(minimum = 1, maximum = 500)]
    short_preference_max_length: Option<u32>,
    #[schema(max_items = 100)]
    preference_keywords: Option<Vec<String>>,
    #[schema(minimum = 0, maximum = 1)]
    duplicate_embedding: Option<f64>,
    #[schema(minimum = 0, maximum = 1)]
    duplicate_text: Option<f64>,
    #[schema(minimum = 0, maximum = 1)]
    check_low: Option<f64>,
    error_guard: Option<ErrorGuardBody>,
}

/// When a failing extractor is left in peace, and for how long.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ErrorGuardBody {
    enabled: Option<bool>,
    #[schema(minimum = 1, maximum = 1000)]
    threshold: Option<u32>,
    #[schema(minimum = 1, maximum = 604800)]
    window_seconds: Option<u32>,
    #[schema(minimum = 1, maximum = 604800)]
    cooldown_seconds: Option<u32>,
}

impl TryFrom<ExtractionConfigBody> for ExtractionChange {
    type Error = LedgerError;

    fn try_from(body: ExtractionConfigBody) -> Result<Self, LedgerError> {
        let guard = body.error_guard.unwrap_or_default();
        Ok(Self {
            enabled: body.enabled,
            extractor: body.extractor,
            max_writes_per_turn: body.max_writes_per_turn,
            max_writes_per_day: body.max_writes_per_day,
            short_preference_shortcut: body.short_preference_shortcut,
            short_preference_max_length: body.short_preference_max_length,
            preference_keywords: body.preference_keywords,
            duplicate_embedding: thousandths("duplicate_embedding", body.duplicate_embedding)?,
            duplicate_text: thousandths("duplicate_text", body.duplicate_text)?,
            check_low: thousandths("check_low", body.check_low)?,
            guard_enabled: guard.enabled,
            guard_threshold: guard.threshold,
            guard_window_seconds: guard.window_seconds,
            guard_cooldown_seconds: guard.cooldown_seconds,
        })
    }
}

fn thousandths(field: &str, share: Option<f64>) -> Result<Option<u16>, LedgerError> {
    let Some(share) = share else { return Ok(None) };
    let whole = (share * 1_000.0).round();
    let found = (0..=1_000_u16).find(|thousandth| f64::from(*thousandth) == whole);
    found.map(Some).ok_or_else(|| LedgerError::invalid(field, format!("must be 0 to 1, is {share}")))
}
