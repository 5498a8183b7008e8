//! Books as they were, folded from the log. Some are kept, so that not every page of one moment folds it anew.

use std::{
    num::NonZeroUsize,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use lru::LruCache;
use memledger_aggregates::{
    Stream, Timestamp,
    memory_book::{MemoryBook, MemoryEvent},
};
use memledger_kernel::{LedgerError, time};
use memledger_projections::memory_event;
use memledger_store::{StoredEvent, StreamKey};
use uuid::Uuid;

use super::list::AsOf;
use crate::Memories;

/// Events read at once.
const PAGE: usize = 2_000;
/// Most books that are kept, and most memories in all of them. A larger book is folded for each page.
const BOOKS: usize = 64;
const MEMORIES: usize = 100_000;

/// A book as of a version of its stream. It holds ids and labels and where texts lie, never a text, so that a
/// purge has nothing to destroy here.
#[derive(Debug, Clone, Default)]
struct Past {
    book: Arc<MemoryBook>,
    version: i64,
    /// Of the event at that version.
    event_id: Uuid,
    at: Timestamp,
}

type BookCache = LruCache<(StreamKey, i64), Past>;

/// The books that were asked for last.
pub struct PastBooks {
    /// With how many memories they hold.
    kept: Mutex<(BookCache, usize)>,
    most_memories: usize,
}

impl Default for PastBooks {
    fn default() -> Self {
        Self::new(BOOKS, MEMORIES)
    }
}

impl PastBooks {
    fn new(most_books: usize, most_memories: usize) -> Self {
        let most_books = NonZeroUsize::new(most_books).unwrap_or(NonZeroUsize::MIN);
        Self { kept: Mutex::new((LruCache::new(most_books), 0)), most_memories }
    }

    fn kept(&self) -> MutexGuard<'_, (BookCache, usize)> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The newest book of a stream that the moment is not before.
    fn nearest(&self, stream: &StreamKey, as_of: AsOf) -> Option<Past> {
        let mut kept = self.kept();
        let books = kept.0.iter().filter(|(key, _)| key.0 == *stream);
        let within = books.filter(|(_, past)| as_of.reaches(past.book.rev(), past.at));
        let version = within.map(|(key, _)| key.1).max()?;
        kept.0.get(&(stream.clone(), version)).cloned()
    }

    fn keep(&self, stream: &StreamKey, past: &Past) {
        let weight = past.book.weight();
        if past.version == 0 || weight > self.most_memories {
            return;
        }
        let mut kept = self.kept();
        let (books, memories) = &mut *kept;
        *memories += weight;
        if let Some((_, gone)) = books.push((stream.clone(), past.version), past.clone()) {
            *memories -= gone.book.weight();
        }
        while *memories > self.most_memories {
            let Some((_, gone)) = books.pop_lru() else { break };
            *memories -= gone.book.weight();
        }
    }

    fn forget(&self, stream: &StreamKey, version: i64) {
        let mut kept = self.kept();
        if let Some(gone) = kept.0.pop(&(stream.clone(), version)) {
            kept.1 -= gone.book.weight();
        }
    }
}

impl AsOf {
    /// Whether an event of that rev and time lies in it.
    fn reaches(self, rev: u64, at: Timestamp) -> bool {
        match self {
            Self::Rev(last) => rev <= last,
            Self::Time(last) => at <= last,
        }
    }
}

/// By how much a caller's clock may be ahead of ours: such a moment means now.
const CLOCK_SKEW_US: i64 = 2_000_000;

impl Memories {
    /// The book as it was then.
    pub async fn book_as_of(&self, stream: &StreamKey, as_of: AsOf) -> Result<Arc<MemoryBook>, LedgerError> {
        let passes = |event: &MemoryEvent| as_of.reaches(event.rev, event.at);
        let past = match self.past_books.nearest(stream, as_of) {
            Some(past) => self.gone_on(stream, past, passes).await?,
            None => self.folded(stream, Past::default(), passes).await?,
        };
        // What was written under a faster clock is no future.
        if let AsOf::Time(at) = as_of
            && at.0 > time::now().max(past.at).0.saturating_add(CLOCK_SKEW_US)
            && self.core.store.read_stream(stream, past.version, 1).await?.is_empty()
        {
            return Err(LedgerError::invalid("as_of", "is in the future"));
        }
        if let AsOf::Rev(rev) = as_of
            && past.book.rev() < rev
        {
            let message = format!("{rev} is in the future; the newest rev is {}", past.book.rev());
            return Err(LedgerError::invalid("as_of_rev", message));
        }
        self.past_books.keep(stream, &past);
        Ok(past.book)
    }

    /// The book folded from its events while they pass; whatever the read models say, and what is kept here.
    pub async fn book_until(
        &self,
        stream: &StreamKey,
        passes: impl Fn(&MemoryEvent) -> bool,
    ) -> Result<MemoryBook, LedgerError> {
        let past = self.folded(stream, Past::default(), passes).await?;
        Ok(Arc::unwrap_or_clone(past.book))
    }

    /// Goes on from a kept book, or from the beginning where the log is another one by now: it may have been
    /// restored to an earlier state, and written on from there.
    async fn gone_on(
        &self,
        stream: &StreamKey,
        past: Past,
        passes: impl Fn(&MemoryEvent) -> bool,
    ) -> Result<Past, LedgerError> {
        // The event that the book ends with, and the one behind it.
        let events = self.core.store.read_stream(stream, past.version - 1, 2).await?;
        let is_last = |event: &StoredEvent| (event.version, event.event_id) == (past.version, past.event_id);
        if !events.first().is_some_and(is_last) {
            self.past_books.forget(stream, past.version);
            return self.folded(stream, Past::default(), passes).await;
        }
        let goes_on = match events.get(1) {
            Some(next) => passes(&read(next)?),
            None => false,
        };
        if goes_on { self.folded(stream, past, passes).await } else { Ok(past) }
    }

    /// Takes in the events after a book while they pass.
    async fn folded(
        &self,
        stream: &StreamKey,
        mut past: Past,
        passes: impl Fn(&MemoryEvent) -> bool,
    ) -> Result<Past, LedgerError> {
        loop {
            let events = self.core.store.read_stream(stream, past.version, PAGE).await?;
            for stored in &events {
                let event = read(stored)?;
                if !passes(&event) {
                    return Ok(past);
                }
                Arc::make_mut(&mut past.book).fold(&event);
                past.version = stored.version;
                past.event_id = stored.event_id;
                past.at = event.at;
            }
            if events.len() < PAGE {
                return Ok(past);
            }
        }
    }
}

fn read(stored: &StoredEvent) -> Result<MemoryEvent, LedgerError> {
    memory_event(stored).map_err(LedgerError::Internal)
}

#[cfg(test)]
#[path = "past_tests.rs"]
mod tests;
