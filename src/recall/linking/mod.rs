//! Edges that are worked out from texts: a follower of the log, behind the writes and never in their way.
//!
//! How far it has come is kept in the database, so a process that ends misses nothing. What was followed twice
//! is decided again and changes nothing.

mod nearness;

use std::{
    collections::{BTreeMap, HashSet},
    sync::Arc,
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_aggregates::memory_book::{Change, MemoryBook};
use memledger_intelligence::aside;
use memledger_kernel::{
    LedgerError, MEMORY_BOOK,
    busy::{Commands, Traffic},
    executor::{CommandOrigin, Executor},
    followers::{Batch, Follow, Followed, Follower, Turn},
    worker::{Schedule, Worker},
};
use memledger_memories::{
    commands::MemoryDraft,
    relations::{LinkNeighbours, RelationOptions},
};
use memledger_names as names;
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey, memory_event,
    search::{self, ComparedMemory},
    user_stats,
};
use memledger_store::{EventStore, StoredEvent, StreamKey, projector::Projector};

use crate::{
    embedding::Embedding,
    linking::nearness::neighbours,
    resident::PAGE,
    texts::{Text, Texts, quantised},
};

/// Under which name it keeps how far it has come.
const NAME: &str = "relations";
/// What its events say they were done by.
const RUN: &str = user_stats::FOUND_BY;
/// Events that are followed at once.
const BATCH: Batch = Batch { events: 500, partitions: 1 };
/// Memories of one user that are linked by one append.
const AT_ONCE: usize = 200;
/// How often to look for new events where nothing was heard of.
const LOOK: Duration = Duration::from_secs(1);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Linking {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    books: Arc<Executor<MemoryBook>>,
    /// By what texts are compared.
    texts: Arc<Texts>,
    embedding: Arc<Embedding>,
    options: RelationOptions,
    /// What callers ask for meanwhile.
    traffic: Traffic,
}

impl Linking {
    /// Starts the worker. A stop ends it after the user under way; the rest is done after the next start.
    pub fn start(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        books: Arc<Executor<MemoryBook>>,
        texts: Arc<Texts>,
        embedding: Arc<Embedding>,
        commands: Commands,
        options: RelationOptions,
    ) -> Worker {
        let traffic = Traffic::of(commands);
        let schedule = Schedule {
            longest_pause: LONGEST_PAUSE,
            woken_by: Some(projector.clone()),
            ..Schedule::every(NAME, LOOK)
        };
        let linking = Self { store: store.clone(), projector, books, texts, embedding, options, traffic };
        // No further than the memories are that it looks among.
        Worker::start(schedule, Follower::new(NAME, store, BATCH, Arc::new(linking)).behind("memories"))
    }

    async fn link_user(
        &self,
        stream: &StreamKey,
        ids: &HashSet<String>,
        may_wait: bool,
    ) -> Result<Option<()>, LedgerError> {
        let (user, stored_by) = (UserKey::of(stream), self.texts.stored_by());
        let query = search::with_vectors(&user, "", PAGE, stored_by);
        let (standing, mut rows) = self.projector.standing_with(stream, &[], &["memories"], &query).await?;
        if standing.parked > 0 {
            // Its book can't be loaded either. An operator is told of it, and the other users don't wait for him.
            tracing::warn!(stream_id = stream.stream_id, "a user with parked events gets no relations");
            return Ok(Some(()));
        }
        let waits = |one: &ComparedMemory| {
            may_wait && stored_by.is_some() && one.body.is_some() && one.vector.is_none()
        };
        let failed = || LedgerError::Internal("relations could not be compared".into());
        let mut all = Vec::new();
        loop {
            let mut placed = search::placed(&rows)?;
            if placed.iter().any(|one| waits(one) && ids.contains(&one.memory_id)) {
                return Ok(None);
            }
            let last = placed.iter().map(|one| &one.memory_id).max().filter(|_| placed.len() == PAGE);
            let next = last.map(|last| search::with_vectors(&user, last, PAGE, stored_by));
            if stored_by.is_none() {
                let texts = self.texts.clone();
                placed = aside(move || vectors_at_once(&texts, placed)).await.ok_or_else(failed)?;
            }
            all.append(&mut placed);
            let Some(next) = next else { break };
            rows = self.store.query(&next.sql, next.parameters).await?;
        }
        let (ids, options) = (ids.clone(), self.options);
        let items = aside(move || neighbours(&all, &ids, &options)).await.ok_or_else(failed)?;
        for items in items.chunks(AT_ONCE) {
            let draft = MemoryDraft {
                store: self.store.clone(),
                partition_id: stream.partition(),
                expected_revision: None,
                reason: None,
                by_run: Some(RUN.to_owned()),
                // Links make no memory.
                default_bank: String::new(),
                reach: Scope::Every,
                room: None,
                request: Box::new(LinkNeighbours { items: items.to_vec() }),
            };
            let origin = CommandOrigin {
                actor: format!("system:{NAME}"),
                scope: String::new(),
                idempotency_key: None,
                fingerprint: String::new(),
                correlation_id: None,
                causation_id: None,
            };
            let started = Instant::now();
            self.books.execute(stream, &origin, &draft, |_, _| ()).await?;
            metrics::histogram!(names::LINK_SECONDS).record(started.elapsed().as_secs_f64());
        }
        Ok(Some(()))
    }
}

#[async_trait]
impl Follow for Linking {
    /// Links the memories whose texts the events changed; not yet where a text still waits for its vector, or it is
    /// to stop.
    async fn follow(&self, events: &[StoredEvent], turn: &Turn<'_>) -> Result<Followed, LedgerError> {
        let mut changed: BTreeMap<StreamKey, HashSet<String>> = BTreeMap::new();
        for stored in events.iter().filter(|stored| stored.stream_type == MEMORY_BOOK) {
            // One that can't be read is parked by the read models, and an operator sees it there.
            let Ok(event) = memory_event(stored) else { continue };
            let new_text = match &event.change {
                Change::Created { .. } | Change::Merged { .. } | Change::Restored { .. } => true,
                Change::Updated { content, .. } => content.is_some(),
                _ => false,
            };
            if new_text {
                changed.entry(stored.stream()).or_default().insert(event.memory_id.to_string());
            }
        }
        for (stream, ids) in changed {
            if turn.stop.is_requested() {
                return Ok(Followed::NotYet);
            }
            // What the embedder has passed without a vector gets none.
            let may_wait =
                events.last().is_some_and(|last| self.embedding.reached(last.partition_id) < last.position);
            if self.link_user(&stream, &ids, may_wait).await?.is_none() {
                return Ok(Followed::NotYet);
            }
        }
        Ok(Followed::Done)
    }

    /// Three times as long as it worked: a backlog takes a quarter of one core at most, whoever has how many memories.
    /// A twentieth while others write: the database works for it, too.
    fn rest(&self, worked: Duration) -> Duration {
        worked * if self.traffic.is_busy() { 19 } else { 3 }
    }
}

/// The same with their vectors instead of their texts, which take far more.
fn vectors_at_once(texts: &Texts, placed: Vec<ComparedMemory>) -> Vec<ComparedMemory> {
    let vector = |body: String| quantised(&texts.at_once(&Text::of(&body).content));
    placed.into_iter().map(|one| ComparedMemory { body: None, vector: one.body.map(vector), ..one }).collect()
}
