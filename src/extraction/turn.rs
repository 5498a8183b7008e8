//! A turn of a conversation, kept and extracted in one call; and messages that are there already, read again.

use memledger_aggregates::ThreadId;
use memledger_kernel::{Done, LedgerError, UserCall, call::scope};
use memledger_threads::{Appended, AppendedMessage, NewMessages, thread_stream};
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{Extraction, ExtractionView};

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
        let done = self.threads.append(call, &thread, new).await?;
        let Appended { messages, extraction_id } = done.answer;
        let answer = Turn { thread_id: thread.to_string(), messages, extraction_id };
        let (partition_id, position, rev, replayed) =
            (done.partition_id, done.position, done.rev, done.replayed);
        Ok(Done { answer, partition_id, position, rev, replayed })
    }

    /// Has messages read again: all of a thread, or those from one seq to another.
    pub async fn request(
        &self,
        call: UserCall,
        thread: &ThreadId,
        range: (Option<u32>, Option<u32>),
    ) -> Result<Done<ExtractionView>, LedgerError> {
        let (identity, user) = (call.identity.clone(), call.user.clone());
        let done = self.threads.request_extraction(call, thread, range).await?;
        let answer = self.get(&identity, &user, done.answer).await?;
        let (partition_id, position, rev, replayed) =
            (done.partition_id, done.position, done.rev, done.replayed);
        Ok(Done { answer, partition_id, position, rev, replayed })
    }
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
    ThreadId::new(&id.to_string()).map_err(|wrong| LedgerError::Internal(wrong.to_string()))
}
