//! Idempotency: a command id has one effect and one answer.

use memledger_aggregates::Stream;
use memledger_store::{NewReceipt, ReceiptKey, StreamKey, commitment};
use serde_json::Value;
use uuid::Uuid;

use super::{CommandOrigin, Draft, Executor, residents::Resident};
use crate::LedgerError;

/// A command that was done before.
pub struct Replay {
    /// What its answer is rendered from.
    pub outcome: Value,
    pub position: i64,
}

/// The key for requests without a text. They hold ids and labels, which a purge does not erase either.
const NO_TEXT_KEY: &[u8] = b"memory-ledger request without text";

/// The receipt to store, for commands with a caller's key. The hash of a request that holds a text is made
/// under the key of that text, so that it can confirm no guess once the text is purged.
pub fn receipt(asked: &CommandOrigin, content: Option<(Uuid, &[u8])>, outcome: &Value) -> Option<NewReceipt> {
    let command_id = asked.idempotency_key.clone()?;
    let key = content.map_or(NO_TEXT_KEY, |(_, key)| key);
    Some(NewReceipt {
        scope: asked.scope.clone(),
        command_id,
        request_hash: commitment::commit(key, asked.fingerprint.as_bytes()).to_vec(),
        key_content_id: content.map(|(id, _)| id),
        outcome: outcome.to_string(),
    })
}

impl<A: Stream + 'static> Executor<A> {
    /// The receipt of a command that brings no text: the request may speak of one all the same, as where it
    /// asks for what is so already.
    pub(super) async fn receipt_without_content(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        draft: &dyn Draft<A>,
        resident: &Resident<A>,
        outcome: &Value,
    ) -> Result<Option<NewReceipt>, LedgerError> {
        if asked.idempotency_key.is_none() {
            return Ok(None);
        }
        let kindred = draft.kindred_content(&resident.aggregate);
        let ids: Vec<Uuid> = kindred.into_iter().collect();
        let found = self.store.contents(stream.partition(), &ids).await?;
        let key = found.first().map(|content| (content.content_id, content.key.as_slice()));
        Ok(receipt(asked, key, outcome))
    }

    /// The earlier answer to the same request under the same key, if there is one.
    pub async fn replay(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
    ) -> Result<Option<Replay>, LedgerError> {
        let Some(command_id) = asked.idempotency_key.clone() else { return Ok(None) };
        let key = ReceiptKey {
            partition_id: stream.partition(),
            tenant_id: stream.tenant_id.clone(),
            scope: asked.scope.clone(),
            command_id,
        };
        let Some(receipt) = self.store.receipt(&key).await? else { return Ok(None) };
        let hash_key = match receipt.key_content_id {
            None => Some(NO_TEXT_KEY.to_vec()),
            Some(id) => {
                let found = self.store.contents(key.partition_id, &[id]).await?;
                found.into_iter().next().map(|content| content.key)
            }
        };
        // Once the text is purged nobody can tell whether the request is the same; the key alone decides.
        if let Some(hash_key) = hash_key
            && commitment::commit(&hash_key, asked.fingerprint.as_bytes()).as_slice() != receipt.request_hash
        {
            return Err(LedgerError::IdempotencyMismatch);
        }
        let outcome: Value = serde_json::from_str(&receipt.outcome)
            .map_err(|e| LedgerError::Internal(format!("a receipt is unreadable: {e}")))?;
        let position = outcome["position"].as_i64().unwrap_or(receipt.last_position);
        Ok(Some(Replay { outcome, position }))
    }
}
