//! A turn of a conversation, kept and extracted in one call; and messages that are there already, read again.

use memledger_aggregates::{ThreadId, settings::ExtractorKind, thread::MessageRole};
use memledger_kernel::{Done, LedgerError, UserCall, call::scope, time::now};
use memledger_names as names;
use memledger_statements::extraction::Reply;
use memledger_threads::{
    Appended, AppendedMessage, Extract, NewMessages, SentMessage, SeqRange, thread_stream,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{EXTRACTOR, Extraction, ExtractionView, candidates};

/// Most bytes of a batch that is looked at before it is stored.
const SCREENED_BYTES: usize = 8 * 1_024;

/// Where the messages of a turn are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Turn {
    pub thread_id: String,
    pub messages: Vec<AppendedMessage>,
    /// The extraction that makes memories of them.
    pub extraction_id: Option<String>,
}

impl Extraction {
    /// Appends messages to a thread, or to a new one, and has them extracted.
    pub async fn turn(
        &self,
        call: UserCall,
        thread: Option<ThreadId>,
        new: NewMessages,
    ) -> Result<Done<Turn>, LedgerError> {
        let thread = thread.map_or_else(|| new_thread(&call), Ok)?;
        let done = self.append(call, &thread, new, Some(true)).await?;
        let Appended { messages, extraction_id } = done.answer;
        let answer = Turn { thread_id: thread.to_string(), messages, extraction_id };
        let (partition_id, position, rev, replayed) =
            (done.partition_id, done.position, done.rev, done.replayed);
        Ok(Done { answer, partition_id, position, rev, replayed })
    }

    /// Appends messages to a thread, and has them extracted where the request or the tenant's settings say so. What states
    /// nothing by the rules is done with in the same commit.
    pub async fn append(
        &self,
        call: UserCall,
        thread: &ThreadId,
        new: NewMessages,
        extract: Option<bool>,
    ) -> Result<Done<Appended>, LedgerError> {
        let extract = match extract {
            Some(false) => Extract::No,
            asked => {
                let (is_enabled, extractor) = self.known_config(&call.identity.tenant).await?;
                match asked.unwrap_or(is_enabled) {
                    true if extractor == ExtractorKind::Offline => screened(&new.messages),
                    true => Extract::Later,
                    false => Extract::No,
                }
            }
        };
        if matches!(extract, Extract::Nothing { .. }) {
            metrics::counter!(names::EXTRACTIONS, "outcome" => "completed").increment(1);
        }
        self.threads.append(call, thread, NewMessages { extract, ..new }).await
    }

    /// Has messages read again: all of a thread, or those from one seq to another.
    pub async fn request(
        &self,
        call: UserCall,
        thread: &ThreadId,
        range: SeqRange,
    ) -> Result<Done<ExtractionView>, LedgerError> {
        let (identity, user) = (call.identity.clone(), call.user.clone());
        let done = self.threads.request_extraction(call, thread, range).await?;
        let answer = self.get(&identity, &user, done.answer).await?;
        let (partition_id, position, rev, replayed) =
            (done.partition_id, done.position, done.rev, done.replayed);
        Ok(Done { answer, partition_id, position, rev, replayed })
    }
}

/// Whether the rules find something in messages. Long ones are left to the background.
fn screened(messages: &[SentMessage]) -> Extract {
    let bytes: usize = messages.iter().map(|message| message.content.len()).sum();
    if bytes > SCREENED_BYTES || candidates::are_in(messages, now()) {
        return Extract::Later;
    }
    let first = messages.first().filter(|first| first.role == Some(MessageRole::User));
    let may_answer = first.is_some_and(|first| !Reply::of(&first.content).is_empty());
    Extract::Nothing { extractor: EXTRACTOR.to_owned(), may_answer }
}

/// The id of a new thread: the same one for the same request under the same key.
fn new_thread(call: &UserCall) -> Result<ThreadId, LedgerError> {
    let id = match &call.idempotency_key {
        None => Uuid::now_v7(),
        Some(key) => {
            let any = ThreadId::new("turn").map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
            let stream = thread_stream(&call.identity, &call.user, &any);
            let scope = scope(&call.identity, &stream);
            let hash = Sha256::digest(format!("{}\n{scope}\n{key}", stream.tenant_id));
            let mut bytes = [0; 16];
            bytes.copy_from_slice(&hash[..16]);
            uuid::Builder::from_custom_bytes(bytes).into_uuid()
        }
    };
    ThreadId::new(id.to_string()).map_err(|wrong| LedgerError::Internal(wrong.to_string()))
}
