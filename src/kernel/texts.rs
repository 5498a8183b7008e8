//! Setting texts apart: a content of its own key, and the commitment that events carry in its place.

use memledger_aggregates::memory_book::{ContentRef, MemoryContent, Reason};
use memledger_store::{Content, EventStore, NewContent, StoreError, commitment, envelope};
use rand::RngCore;
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use crate::LedgerError;

/// A new content and the reference to it.
pub fn set_apart(text: &impl Serialize) -> Result<(NewContent, ContentRef), LedgerError> {
    committed(envelope::canonical(text)?)
}

/// The same of a memory's text, of which imports have many.
pub fn set_memory_apart(text: &MemoryContent) -> Result<(NewContent, ContentRef), LedgerError> {
    // Fractions, and names that canonical JSON puts in an order of its own, can stand in metadata alone.
    let plain = text.metadata.is_empty();
    committed(if plain { envelope::canonical_as_declared(text)? } else { envelope::canonical(text)? })
}

fn committed(body: String) -> Result<(NewContent, ContentRef), LedgerError> {
    let mut key = [0; 32];
    rand::rng().fill_bytes(&mut key);
    let content_id = Uuid::now_v7();
    let commitment = commitment::commit_hex(&key, body.as_bytes());
    Ok((NewContent { content_id, key, body }, ContentRef { content_id, commitment }))
}

/// Contents asked for at once.
const AT_ONCE: usize = 1_000;

/// Those of the contents that are there; each is asked for once.
pub async fn read_contents(
    store: &dyn EventStore,
    partition_id: i32,
    mut ids: Vec<Uuid>,
) -> Result<Vec<Content>, StoreError> {
    ids.sort_unstable();
    ids.dedup();
    let mut found = Vec::with_capacity(ids.len());
    for ids in ids.chunks(AT_ONCE) {
        found.extend(store.contents(partition_id, ids).await?);
    }
    Ok(found)
}

/// The text of a memory's content.
pub fn memory_content(body: &str) -> Result<MemoryContent, LedgerError> {
    read(body)
}

/// The words of a content that says why.
pub fn reason(body: &str) -> Result<Reason, LedgerError> {
    read(body)
}

fn read<T: DeserializeOwned>(body: &str) -> Result<T, LedgerError> {
    serde_json::from_str(body).map_err(|e| LedgerError::Internal(format!("a content is unreadable: {e}")))
}

/// Whether a content is what its event committed to.
pub fn keeps_commitment(content: &Content, commitment: &str) -> bool {
    commitment::commit_hex(&content.key, content.body.as_bytes()) == commitment
}
