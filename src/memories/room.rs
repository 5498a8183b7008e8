//! How many bytes of texts one user may have. The log holds no sizes, since they would outlive a purge, so they are summed up
//! from the texts themselves, and of users alone who have so many that they could be too large.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_aggregates::memory_book::MemoryBook;
use memledger_kernel::LedgerError;
use memledger_store::{EventStore, NewContent, StreamKey, Value};
use uuid::Uuid;

/// No text takes more: 8,192 characters, an input of 32,768 and 16 topics of 128, each of six bytes at most, and 8 KB of metadata.
const LONGEST: u64 = 288 * 1_024;
/// Texts whose sizes are asked for at once.
const AT_ONCE: usize = 1_000;
/// Users whose sizes are kept in mind; beyond that all are summed up anew.
const MOST_USERS: usize = 10_000;
/// At most a twentieth of the time goes into summing up the texts of one user who has no room left.
const REST: u32 = 20;

/// The bytes of users with many texts, as far as this process knows them.
pub struct Room {
    store: Arc<dyn EventStore>,
    most: u64,
    known: Mutex<HashMap<StreamKey, TextVolume>>,
}

/// Of one user.
#[derive(Debug, Clone, Copy)]
struct TextVolume {
    /// As they were summed up, and what was stored by this process since.
    bytes: u64,
    /// How many texts that are.
    texts: usize,
    summed: Instant,
    took: Duration,
}

impl Room {
    pub fn new(store: Arc<dyn EventStore>, most: u64) -> Self {
        Self { store, most, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<StreamKey, TextVolume>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses texts for which a user has no room. What other processes store meanwhile may come on top.
    pub async fn admit(
        &self,
        stream: &StreamKey,
        book: &MemoryBook,
        new: &[NewContent],
    ) -> Result<(), LedgerError> {
        let texts = book.texts() + new.len();
        if new.is_empty() || texts as u64 * LONGEST <= self.most {
            return Ok(());
        }
        let more = bytes(new);
        let known = self.known().get(stream).copied();
        let known = match known {
            Some(known) => {
                // Results of runs, and what others wrote, came unseen.
                let unseen = book.texts().saturating_sub(known.texts) as u64 * LONGEST;
                if known.bytes.saturating_add(unseen).saturating_add(more) <= self.most {
                    return Ok(());
                }
                let rests = known.summed.elapsed() < known.took * REST;
                if rests { known } else { self.sum(stream, book).await? }
            }
            None => self.sum(stream, book).await?,
        };
        if known.bytes.saturating_add(more) <= self.most {
            return Ok(());
        }
        Err(LedgerError::Rejected(format!(
            "this user's stored texts would take more than {} bytes, the limit (memory.max_bytes_per_user), earlier versions \
             and reasons included; purge memories that are no longer needed",
            self.most
        )))
    }

    /// Counts texts that were stored.
    pub fn stored(&self, stream: &StreamKey, new: &[NewContent]) {
        if let Some(known) = self.known().get_mut(stream) {
            known.bytes += bytes(new);
            known.texts += new.len();
        }
    }

    /// Has the user's texts summed up again, after a purge.
    pub fn forget(&self, stream: &StreamKey) {
        self.known().remove(stream);
    }

    async fn sum(&self, stream: &StreamKey, book: &MemoryBook) -> Result<TextVolume, LedgerError> {
        let begun = Instant::now();
        let partition_id = stream.partition();
        let ids: Vec<Uuid> = book.iter().flat_map(|(_, record)| record.contents.iter().copied()).collect();
        let mut bytes = 0;
        for ids in ids.chunks(AT_ONCE) {
            let slots: Vec<String> = (0..ids.len()).map(|at| format!("${}", at + 2)).collect();
            let sql = format!(
                "SELECT CAST(sum(octet_length(c.body)) AS bigint) FROM contents c \
                 WHERE c.partition_id = $1 AND c.content_id IN ({})",
                slots.join(", ")
            );
            let parameters = std::iter::once(partition_id.into()).chain(ids.iter().map(|id| (*id).into()));
            let rows = self.store.query_partition(partition_id, &sql, parameters.collect()).await?;
            let sum = rows.first().map(|row| row[0].maybe(Value::int)).transpose()?.flatten();
            bytes += sum.unwrap_or_default().unsigned_abs();
        }
        let known = TextVolume { bytes, texts: book.texts(), summed: begun, took: begun.elapsed() };
        let mut all = self.known();
        if all.len() >= MOST_USERS {
            all.clear();
        }
        all.insert(stream.clone(), known);
        Ok(known)
    }
}

fn bytes(contents: &[NewContent]) -> u64 {
    contents.iter().map(|content| content.body.len() as u64).sum()
}
