//! Messages of threads, and what is read of them.

use memledger_ledger::{
    LedgerError,
    threads::{ContextQuery, NewMessages, SentMessage, SummaryChange},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::{
    IntoParams, ToSchema,
    openapi::schema::{ArrayBuilder, Object, OneOfBuilder, Schema, Type},
};

use crate::{
    lenient::Moment,
    values::{boolean, count, limit, within},
};

/// Most tokens that a context may be limited to.
const MAX_BUDGET: usize = 10_000_000;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AppendBody {
    #[schema(min_items = 1, max_items = 64)]
    messages: Vec<MessageBody>,
    /// The agent that they are of; the key's own if absent.
    #[schema(min_length = 1, max_length = 128)]
    agent_id: Option<String>,
    /// Whether memories are made of them in the background; as the tenant's settings say if absent.
    extract: Option<bool>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MessageBody {
    /// user, assistant, system or tool.
    #[schema(pattern = "^(user|assistant|system|tool)$")]
    role: String,
    #[serde(default)]
    #[schema(schema_with = content_schema)]
    content: Value,
    /// Who speaks, or the tool.
    #[schema(min_length = 1, max_length = 256)]
    name: Option<String>,
    /// The tools that an assistant calls: objects with an `id`. They come back as they were sent.
    #[schema(value_type = Option<Vec<Object>>)]
    tool_calls: Option<Vec<Value>>,
    /// The call whose result the message is; the call must be open.
    #[schema(min_length = 1, max_length = 256)]
    tool_call_id: Option<String>,
    /// When it was said, if not now: RFC 3339, Unix seconds or milliseconds.
    #[schema(value_type = Option<String>)]
    at: Option<Moment>,
    /// Anything else. `pinned: true` keeps the message in the context when it is out of the window.
    #[schema(value_type = Option<Object>)]
    metadata: Option<Map<String, Value>>,
}

/// A text, a list of parts, or nothing.
fn content_schema() -> Schema {
    let part =
        OneOfBuilder::new().item(Object::with_type(Type::String)).item(Object::with_type(Type::Object));
    let description =
        "A text; or a list of parts, of which those that are no text are kept in `metadata.parts`.";
    OneOfBuilder::new()
        .description(Some(description))
        .item(Object::with_type(Type::String))
        .item(ArrayBuilder::new().items(part))
        .item(Object::with_type(Type::Null))
        .into()
}

/// Messages that are looked at, and not kept.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PreviewBody {
    /// The last ones of a conversation, in their order.
    #[schema(min_items = 1, max_items = 64)]
    messages: Vec<MessageBody>,
}

impl PreviewBody {
    pub fn messages(self) -> Result<Vec<SentMessage>, LedgerError> {
        self.messages.into_iter().enumerate().map(|(at, message)| message.sent(at)).collect()
    }
}

impl AppendBody {
    /// The messages, and whether memories are made of them, if the request says so.
    pub fn read(self) -> Result<(NewMessages, Option<bool>), LedgerError> {
        Ok((new_messages(self.messages, self.agent_id)?, self.extract))
    }
}

pub(crate) fn new_messages(
    messages: Vec<MessageBody>,
    agent_id: Option<String>,
) -> Result<NewMessages, LedgerError> {
    if agent_id.as_deref().is_some_and(|agent| agent.is_empty() || agent.chars().count() > 128) {
        return Err(LedgerError::invalid("agent_id", "must have 1 to 128 characters"));
    }
    let messages = messages.into_iter().enumerate().map(|(at, message)| message.sent(at));
    Ok(NewMessages { messages: messages.collect::<Result<_, _>>()?, agent_id, ..NewMessages::default() })
}

impl MessageBody {
    fn sent(self, place: usize) -> Result<SentMessage, LedgerError> {
        let field = |name: &str| format!("messages[{place}].{name}");
        let role = memledger_ledger::words::MessageRole::parse(&self.role);
        if role.is_none() {
            let message = format!("{:?} is none of user, assistant, system and tool", self.role);
            return Err(LedgerError::invalid(field("role"), message));
        }
        let mut metadata = self.metadata.unwrap_or_default();
        let content = content(&field("content"), self.content, &mut metadata)?;
        let said_at = self.at.map(|at| at.instant(&field("at"))).transpose()?.map(|at| at.0);
        Ok(SentMessage {
            role,
            content,
            name: self.name,
            tool_calls: self.tool_calls.unwrap_or_default(),
            tool_call_id: self.tool_call_id,
            said_at,
            metadata,
        })
    }
}

/// The text of a message. Parts that are none, such as images, are kept as metadata.
fn content(field: &str, content: Value, metadata: &mut Map<String, Value>) -> Result<String, LedgerError> {
    let parts = match content {
        Value::Null => return Ok(String::new()),
        Value::String(text) => return Ok(text),
        Value::Array(parts) => parts,
        _ => return Err(LedgerError::invalid(field, "must be a text, or a list of parts")),
    };
    let (mut texts, mut others) = (Vec::new(), Vec::new());
    for (at, part) in parts.into_iter().enumerate() {
        match (&part, part["text"].as_str()) {
            (Value::String(text), _) => texts.push(text.clone()),
            (Value::Object(_), Some(text)) => texts.push(text.to_owned()),
            (Value::Object(_), None) => others.push(part),
            _ => return Err(LedgerError::invalid(format!("{field}[{at}]"), "must be a text or an object")),
        }
    }
    if !others.is_empty() {
        if metadata.contains_key("parts") {
            return Err(LedgerError::invalid(
                field,
                "has parts that are no text, and metadata.parts is taken",
            ));
        }
        metadata.insert("parts".to_owned(), others.into());
    }
    Ok(texts.join("\n"))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MessagesParameters {
    /// Only messages after this one.
    #[param(value_type = Option<u32>)]
    after_seq: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl MessagesParameters {
    /// Behind which message, how many, and behind which page.
    pub fn page(&self) -> Result<(Option<u32>, usize, Option<&str>), LedgerError> {
        let after = within("after_seq", self.after_seq.as_deref(), 0..=u32::MAX)?;
        Ok((after, limit(self.limit.as_deref())?, self.cursor.as_deref()))
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RollBackParameters {
    /// The first message that goes.
    #[param(value_type = u32)]
    from_seq: Option<String>,
}

impl RollBackParameters {
    pub fn from_seq(&self) -> Result<u32, LedgerError> {
        let from_seq = within("from_seq", self.from_seq.as_deref(), 0..=u32::MAX)?;
        from_seq.ok_or_else(|| LedgerError::invalid("from_seq", "is missing: the first message that goes"))
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PurgeThreadParameters {
    /// Why. It stays for auditors after the purge, so it must not repeat a text.
    #[param(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

impl PurgeThreadParameters {
    pub fn reason(&self) -> &str {
        self.reason.as_deref().unwrap_or("the thread was deleted")
    }
}

/// The destruction of a message.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PurgeReasonBody {
    /// Why. It stays for auditors after the purge, so it must not repeat the text.
    #[schema(max_length = 1000, min_length = 1)]
    pub reason: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ContextParameters {
    /// Leaves the user's last message out, if no answer follows it; false if absent.
    #[param(value_type = Option<bool>)]
    exclude_last: Option<String>,
    /// Most tokens of all that the context says; the oldest goes first.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 10000000)]
    budget_tokens: Option<String>,
    /// The rev that the reader has seen of the delta; it is acknowledged first.
    #[param(value_type = Option<u64>)]
    seen_rev: Option<String>,
    /// The context as it was when this message was the last one; without a delta header.
    #[param(value_type = Option<u32>)]
    at_seq: Option<String>,
}

impl ContextParameters {
    /// The message that was the last one, if the context of a moment in the past is meant.
    pub fn at_seq(&self) -> Result<Option<u32>, LedgerError> {
        within("at_seq", self.at_seq.as_deref(), 0..=u32::MAX)
    }
}

impl TryFrom<ContextParameters> for ContextQuery {
    type Error = LedgerError;

    fn try_from(parameters: ContextParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            exclude_last: boolean("exclude_last", parameters.exclude_last.as_deref())?.unwrap_or_default(),
            budget_tokens: within("budget_tokens", parameters.budget_tokens.as_deref(), 1..=MAX_BUDGET)?,
            seen_rev: count("seen_rev", parameters.seen_rev.as_deref())?,
        })
    }
}

/// When threads are summarised, and how much of each; what is absent stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SummaryConfigBody {
    enabled: Option<bool>,
    /// Messages that a summary covers at most.
    #[schema(minimum = 1, maximum = 1000)]
    rolling_window_size: Option<u32>,
    /// The seq of a thread's last message from which on it is summarised.
    #[schema(minimum = 0, maximum = 100000)]
    summarize_after_seq: Option<u32>,
}

impl From<SummaryConfigBody> for SummaryChange {
    fn from(body: SummaryConfigBody) -> Self {
        let SummaryConfigBody { enabled, rolling_window_size, summarize_after_seq } = body;
        Self { enabled, rolling_window_size, summarize_after_seq }
    }
}
