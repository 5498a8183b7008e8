//! Idempotency: a command id has one effect and one answer.

use memledger_aggregates::Decider;
use memledger_store::{NewContent, NewReceipt, ReceiptKey, StreamKey, commitment};
use serde_json::Value;

use super::{Asked, Executor};
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
pub fn receipt(
    asked: &Asked,
    contents: &[NewContent],
    outcome: &Value,
) -> Result<Option<NewReceipt>, LedgerError> {
    let Some(command_id) = asked.idempotency_key.clone() else { return Ok(None) };
    let content = contents.first();
    let key = content.map_or(NO_TEXT_KEY, |content| content.key.as_slice());
    Ok(Some(NewReceipt {
        scope: asked.scope.clone(),
        command_id,
        request_hash: commitment::commit(key, asked.fingerprint.as_bytes()).to_vec(),
        key_content_id: content.map(|content| content.content_id),
        outcome: outcome.to_string(),
    }))
}

impl<A: Decider + 'static> Executor<A> {
    /// The earlier answer to the same request under the same key, if there is one.
    pub(super) async fn replay(
        &self,
        stream: &StreamKey,
        asked: &Asked,
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
        let outcome = serde_json::from_str(&receipt.outcome)
            .map_err(|e| LedgerError::Internal(format!("a receipt is unreadable: {e}")))?;
        Ok(Some(Replay { outcome, position: receipt.last_position }))
    }
}
