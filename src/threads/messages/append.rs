//! Appending messages: a batch at once or not at all.

use async_trait::async_trait;
use memledger_aggregates::{
    ThreadId, Timestamp,
    thread::{
        MAX_BATCH_MESSAGES, MessageRole, NewExtraction, NewMessage, Thread, ThreadAction, ThreadChange,
        ThreadCommand, ThreadEvent, ThreadRejection, appended_outcome,
    },
};
use memledger_kernel::{
    Done, LedgerError, UserCall,
    executor::{Draft, Executed, PreparedCommand},
    texts::set_apart,
    time::rfc3339,
};
use memledger_store::{NewContent, envelope};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{
    calls::OpenCalls,
    text::{MAX_BATCH_BYTES, MessageText, SentMessage},
};
use crate::{Threads, thread_stream};

/// Messages for the end of a thread.
#[derive(Debug, Clone, Default)]
pub struct NewMessages {
    pub messages: Vec<SentMessage>,
    /// The agent that they are of; that of the credential if absent.
    pub agent_id: Option<String>,
    /// Whether memories are made of them, and what is known of that.
    pub extract: Extract,
}

/// Whether memories are made of messages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Extract {
    #[default]
    No,
    /// In the background.
    Later,
    /// The rules of that name find nothing in them.
    Nothing {
        extractor: String,
        /// Whether they can be an answer to what an assistant said right before, which is looked at in the background.
        may_answer: bool,
    },
}

/// Where the messages of a batch are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Appended {
    pub messages: Vec<AppendedMessage>,
    /// The extraction that makes memories of them; `null` if none does.
    pub extraction_id: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct AppendedMessage {
    /// Its place in the thread, from 0.
    pub seq: u32,
    /// user, assistant, system or tool.
    #[schema(value_type = String)]
    pub role: MessageRole,
    pub at: String,
}

/// What a receipt keeps, and every answer is rendered from.
#[derive(Deserialize)]
struct Receipt {
    at: i64,
    first_seq: u32,
    roles: Vec<MessageRole>,
    #[serde(default)]
    extraction_id: Option<Uuid>,
}

struct AppendDraft<'a> {
    threads: &'a Threads,
    partition_id: i32,
    agent_id: Option<String>,
    messages: &'a [(MessageRole, MessageText)],
    extraction_id: Option<Uuid>,
    extract: &'a Extract,
}

impl AppendDraft<'_> {
    fn extraction(&self, thread: &Thread) -> Option<NewExtraction> {
        let extraction_id = self.extraction_id?;
        let is_answer = || thread.messages().last().is_some_and(|last| last.role == MessageRole::Assistant);
        let found_nothing = match self.extract {
            Extract::Nothing { may_answer: true, .. } if is_answer() => None,
            Extract::Nothing { extractor, .. } => Some(extractor.clone()),
            Extract::No | Extract::Later => None,
        };
        Some(NewExtraction { extraction_id, found_nothing })
    }
}

#[async_trait]
impl Draft<Thread> for AppendDraft<'_> {
    async fn realise(&self, thread: &Thread, at: Timestamp) -> Result<PreparedCommand<Thread>, LedgerError> {
        let answered = self.messages.iter().any(|(_, text)| text.tool_call_id.is_some());
        let store = self.threads.core.store.as_ref();
        let mut open = OpenCalls::of(store, self.partition_id, thread, answered).await?;
        let (mut messages, mut contents) = (Vec::new(), Vec::new());
        for (place, (role, text)) in self.messages.iter().enumerate() {
            let answers = open.answered(place, text)?;
            let seq = thread.tail().next_seq() + u32::try_from(place).unwrap_or(u32::MAX);
            open.add(seq, text);
            let (new, content) = set_apart(text)?;
            contents.push(new);
            messages.push(NewMessage {
                role: *role,
                content,
                agent_id: self.agent_id.clone(),
                calls: u16::try_from(text.tool_calls.len()).unwrap_or(u16::MAX),
                answers,
                pinned: text.is_pinned(),
            });
        }
        let command = ThreadCommand {
            at,
            action: ThreadAction::Append { messages, extraction: self.extraction(thread) },
        };
        Ok(PreparedCommand { command, contents })
    }

    async fn admit(&self, _: &Thread, contents: &[NewContent]) -> Result<(), LedgerError> {
        let bytes: usize = contents.iter().map(|content| content.body.len()).sum();
        if bytes <= MAX_BATCH_BYTES {
            return Ok(());
        }
        let message =
            format!("must have at most {MAX_BATCH_BYTES} bytes in all, has {bytes}; send several batches");
        Err(LedgerError::invalid("messages", message))
    }

    fn outcome(&self, _: &Thread, events: &[ThreadEvent]) -> Value {
        let first = events.first().map_or((0, 0), |event| match &event.change {
            ThreadChange::MessageAppended(message) => (message.seq, event.at.0),
            _ => (0, event.at.0),
        });
        let roles: Vec<MessageRole> = self.messages.iter().map(|(role, _)| *role).collect();
        appended_outcome(first.0, &roles, first.1, self.extraction_id)
    }

    fn kindred_content(&self, _: &Thread) -> Option<Uuid> {
        None
    }
}

impl Threads {
    /// Appends messages to a thread, which begins with its first one. Summaries are made in the background.
    pub async fn append(
        &self,
        call: UserCall,
        thread: &ThreadId,
        new: NewMessages,
    ) -> Result<Done<Appended>, LedgerError> {
        self.core.commands.count();
        self.people.may_write(&call.identity, &call.user)?;
        let sent = new.messages.len();
        if !(1..=MAX_BATCH_MESSAGES).contains(&sent) {
            return Err(ThreadRejection::batch(sent).into());
        }
        let agent_id = new.agent_id.or_else(|| call.identity.agent.clone());
        let messages =
            new.messages.into_iter().enumerate().map(|(at, message)| MessageText::new(at, message));
        let messages: Vec<(MessageRole, MessageText)> = messages.collect::<Result<_, _>>()?;
        let stream = thread_stream(&call.identity, &call.user, thread);
        let is_extracted = new.extract != Extract::No;
        let extraction_id = is_extracted.then(Uuid::now_v7);
        let fingerprint = fingerprint(agent_id.as_deref(), &messages)?;
        let origin = call.origin(&stream, fingerprint);
        let partition_id = stream.partition();
        let draft = AppendDraft {
            threads: self,
            partition_id,
            agent_id,
            messages: &messages,
            extraction_id,
            extract: &new.extract,
        };
        let view = |_: &Thread, events: &[ThreadEvent]| {
            let waits = events
                .last()
                .is_some_and(|event| matches!(event.change, ThreadChange::ExtractionRequested { .. }));
            (draft.outcome(&Thread::default(), events), waits)
        };
        let executed = self.threads.execute(&stream, &origin, &draft, view).await?;
        let ((outcome, waits), position, replayed) = match executed {
            Executed::Done { view, position, .. } => (view, position, false),
            Executed::Unchanged { view, position } => (view, position, false),
            Executed::Replayed(replay) => ((replay.outcome, false), replay.position, true),
        };
        let unreadable = |e| LedgerError::Internal(format!("a receipt of messages is unreadable: {e}"));
        let receipt: Receipt = serde_json::from_value(outcome).map_err(unreadable)?;
        let extraction_id = receipt.extraction_id;
        if !replayed {
            if let Some(extraction_id) = extraction_id.filter(|_| waits) {
                self.extract_later(stream.clone(), extraction_id);
            }
            self.records.note_answer(&call.identity, Some(&call.user));
            self.summarise_later(&call.identity, &call.user, thread);
        }
        let at = rfc3339(Timestamp(receipt.at));
        let placed = (receipt.first_seq..).zip(receipt.roles);
        let messages = placed.map(|(seq, role)| AppendedMessage { seq, role, at: at.clone() }).collect();
        let answer = Appended { messages, extraction_id: extraction_id.map(|id| id.to_string()) };
        let rev = self.rev(&call.identity, &call.user).await?;
        Ok(Done { answer, partition_id, position, rev, replayed })
    }
}

/// Tells batches apart that come under one key: by their first text, their roles and their number. The receipt's hash is
/// made under the key of the first text alone, so it must not be able to confirm a guess of another one that was purged.
fn fingerprint(
    agent_id: Option<&str>,
    messages: &[(MessageRole, MessageText)],
) -> Result<String, LedgerError> {
    let roles: Vec<MessageRole> = messages.iter().map(|(role, _)| *role).collect();
    let first = messages.first().map(|(_, text)| text);
    Ok(envelope::canonical(&(agent_id, roles, first))?)
}
