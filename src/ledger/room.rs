//! How many bytes of texts one user may have. The log holds no sizes, since they would outlive a purge, so they are summed up
//! from the texts themselves, and of users alone who have so many that they could be too large.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use memledger_aggregates::memory_book::MemoryBook;
use memledger_store::{EventStore, NewContent, StreamKey, Value};
use uuid::Uuid;

use crate::LedgerError;

/// No text takes more: 8,192 characters, an input of 32,768 and 16 topics of 128, each of six bytes at most, and 8 KB of metadata.
const LONGEST: u64 = 288 * 1_024;
/// Texts whose sizes are asked for at once.
const AT_ONCE: usize = 1_000;
/// Users whose sizes are kept in mind; beyond that all are summed up anew.
const MOST_USERS: usize = 10_000;
/// At most a twentieth of the time goes into summing up the texts of one user who has no room left.
const REST: u32 = 20;

/// The bytes of users with many texts, as far as this process knows them.
pub(crate) struct Room {
    store: Arc<dyn EventStore>,
    most: u64,
    known: Mutex<HashMap<StreamKey, Known>>,
}

/// Of one user, with what was admitted since it was summed up.
#[derive(Debug, Clone, Copy)]
struct Known {
    bytes: u64,
    /// How many texts the book has by that.
    texts: usize,
    summed: Instant,
    took: Duration,
}

impl Room {
    pub fn new(store: Arc<dyn EventStore>, most: u64) -> Self {
        Self { store, most, known: Mutex::default() }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<StreamKey, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Refuses texts for which a user has no room. Another process's writes of the same moment may come on top.
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
        let more: u64 = new.iter().map(|content| content.body.len() as u64).sum();
        let mut known = self.known().get(stream).copied();
        if let Some(known) = &mut known {
            // Reasons, and what others wrote, came unseen. It is taken for as large as can be until it is summed up.
            known.bytes += book.texts().saturating_sub(known.texts) as u64 * LONGEST;
        }
        let fits = |known: &Known| known.bytes.saturating_add(more) <= self.most;
        let mut known = match known {
            Some(known) if fits(&known) || known.summed.elapsed() < known.took * REST => known,
            _ => self.sum(stream, book).await?,
        };
        let admitted = fits(&known);
        known.texts = book.texts();
        if admitted {
            (known.texts, known.bytes) = (texts, known.bytes + more);
        }
        let mut all = self.known();
        if all.len() >= MOST_USERS {
            all.clear();
        }
        all.insert(stream.clone(), known);
        if admitted {
            return Ok(());
        }
        Err(LedgerError::Rejected(format!(
            "this user's stored texts would take more than {} bytes, the limit (memory.max_bytes_per_user), earlier versions \
             and reasons included; purge memories that are no longer needed",
            self.most
        )))
    }

    /// Has the user's texts summed up again, after a purge.
    pub fn forget(&self, stream: &StreamKey) {
        self.known().remove(stream);
    }

    async fn sum(&self, stream: &StreamKey, book: &MemoryBook) -> Result<Known, LedgerError> {
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
        Ok(Known { bytes, texts: book.texts(), summed: begun, took: begun.elapsed() })
    }
}
