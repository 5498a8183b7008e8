//! Edges that are worked out from texts: a follower of the log, behind the writes and never in their way.
//!
//! How far it has come is kept in the database, so a process that ends misses nothing. What was followed twice
//! is decided again and changes nothing.

use std::{
    collections::{BTreeMap, HashSet},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_aggregates::memory_book::{Change, MemoryBook};
use memledger_observability::names;
use memledger_projections::{UserKey, memory_event, search};
use memledger_store::{EventStore, StoredEvent, StreamKey, projector::Projector};
use tokio::{sync::Notify, task::JoinHandle};

use super::nearness::neighbours;
use crate::{
    LedgerError, LedgerOptions, MEMORY_BOOK,
    access::Scope,
    drafts::{MemoryDraft, Wish},
    executor::{Asked, Executor},
};

/// Under which name it keeps how far it has come.
const NAME: &str = "relations";
/// What its events say they were done by.
const RUN: &str = "relations";
/// Events of one partition that are followed at once.
const BATCH: usize = 500;
/// Memories of one user that are linked by one append.
const AT_ONCE: usize = 200;
/// How often to look for new events where nothing was heard of, and how often to keep how far it has come.
const LOOK: Duration = Duration::from_secs(1);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Linking {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    books: Arc<Executor<MemoryBook>>,
    /// Whose vectors are compared.
    embedder: String,
    options: LedgerOptions,
    stopping: AtomicBool,
    stop: Notify,
    worker: Mutex<Option<JoinHandle<()>>>,
}

/// How far the log was followed, by partition.
struct Places {
    at: BTreeMap<i32, i64>,
    moved: bool,
    /// When that was kept last.
    kept: Instant,
}

impl Linking {
    /// Starts the worker.
    pub fn start(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        books: Arc<Executor<MemoryBook>>,
        embedder: String,
        options: LedgerOptions,
    ) -> Arc<Self> {
        let (stopping, stop) = (AtomicBool::new(false), Notify::new());
        let worker = Mutex::default();
        let linking = Arc::new(Self { store, projector, books, embedder, options, stopping, stop, worker });
        let worker = tokio::spawn(linking.clone().run());
        if let Ok(mut slot) = linking.worker.lock() {
            *slot = Some(worker);
        }
        linking
    }

    /// Ends the worker after the user under way; the rest is done after the next start.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.stop.notify_one();
        let worker = self.worker.lock().ok().and_then(|mut worker| worker.take());
        if let Some(worker) = worker {
            worker.await.ok();
        }
    }

    async fn run(self: Arc<Self>) {
        let (mut pause, mut places) = (LOOK, None);
        while !self.stopping.load(Ordering::Relaxed) {
            let moved = self.projector.moved();
            let followed = self.follow(&mut places).await;
            let linked = followed.as_ref().is_ok_and(|linked| *linked > 0);
            if let Some(places) = places.as_mut().filter(|places| linked || places.kept.elapsed() >= LOOK) {
                self.keep(places).await;
            }
            match followed {
                // A rest on the way heard of it.
                _ if self.stopping.load(Ordering::Relaxed) => break,
                Ok(0) => {
                    pause = LOOK;
                    tokio::select! {
                        () = moved => {}
                        () = tokio::time::sleep(LOOK) => {}
                        () = self.stop.notified() => {}
                    }
                }
                Ok(_) => pause = LOOK,
                Err(failed) => {
                    tracing::warn!(%failed, "relations could not be worked out; it is tried again");
                    self.rest(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
        if let Some(places) = &mut places {
            self.keep(places).await;
        }
    }

    /// Three times as long as it worked: a backlog takes a quarter of one core at most, whoever has how many memories.
    async fn rest_from(&self, started: Instant) {
        self.rest(3 * started.elapsed()).await;
    }

    async fn rest(&self, time: Duration) {
        if !self.stopping.load(Ordering::Relaxed) {
            tokio::select! {
                () = tokio::time::sleep(time) => {}
                () = self.stop.notified() => {}
            }
        }
    }

    /// Follows each partition one batch further; answers how many memories were looked at.
    async fn follow(&self, places: &mut Option<Places>) -> Result<usize, LedgerError> {
        let places = match places {
            Some(places) => places,
            None => places.insert(self.places().await?),
        };
        // No further than the vectors are, of which the newest are not made yet.
        let sql = "SELECT c.partition_id, min(c.position) FROM checkpoints c JOIN projections r \
                   ON r.projection = c.projection AND r.generation = c.generation \
                   WHERE r.projection IN ('search', 'memories') GROUP BY c.partition_id";
        let mut looked_at = 0;
        let started = Instant::now();
        let rows = self.store.query(sql, Vec::new()).await?;
        self.rest_from(started).await;
        for row in rows {
            let partition_id =
                i32::try_from(row[0].int()?).map_err(|e| LedgerError::Internal(e.to_string()))?;
            let (until, from) = (row[1].int()?, places.at.get(&partition_id).copied().unwrap_or(0));
            if from >= until || self.stopping.load(Ordering::Relaxed) {
                continue;
            }
            let started = Instant::now();
            let events = self.store.read_partition(partition_id, from, BATCH, None).await?;
            let reached: Vec<StoredEvent> = events.into_iter().filter(|e| e.position <= until).collect();
            let Some(last) = reached.last().map(|event| event.position) else { continue };
            let linked = self.link(&reached).await;
            if let Ok(Some(count)) = linked {
                looked_at += count;
                places.at.insert(partition_id, last);
                places.moved = true;
            }
            // A round of all partitions may take long.
            if places.kept.elapsed() >= LOOK {
                self.keep(places).await;
            }
            self.rest_from(started).await;
            linked?;
        }
        Ok(looked_at)
    }

    /// Links the memories whose texts the events changed; none where a text still waits for its vector, or it is to
    /// stop.
    async fn link(&self, events: &[StoredEvent]) -> Result<Option<usize>, LedgerError> {
        let mut changed: BTreeMap<StreamKey, HashSet<String>> = BTreeMap::new();
        for stored in events.iter().filter(|stored| stored.stream_type == MEMORY_BOOK) {
            // One that can't be read is parked by the read models, which an operator is told of.
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
        let mut looked_at = 0;
        for (stream, ids) in changed {
            if self.stopping.load(Ordering::Relaxed) {
                return Ok(None);
            }
            match self.link_user(&stream, &ids).await? {
                Some(()) => looked_at += ids.len(),
                None => return Ok(None),
            }
        }
        Ok(Some(looked_at))
    }

    async fn link_user(&self, stream: &StreamKey, ids: &HashSet<String>) -> Result<Option<()>, LedgerError> {
        let query = search::with_vectors(&UserKey::of(stream), &self.embedder);
        let placed = search::placed(&self.store.query(&query.sql, query.parameters).await?)?;
        if placed.iter().any(|one| one.waits && ids.contains(&one.memory_id)) {
            return Ok(None);
        }
        let (ids, options) = (ids.clone(), self.options.relations);
        let items = tokio::task::spawn_blocking(move || neighbours(&placed, &ids, &options));
        let items = items.await.map_err(|failed| LedgerError::Internal(failed.to_string()))?;
        for items in items.chunks(AT_ONCE) {
            let draft = MemoryDraft {
                store: self.store.clone(),
                partition_id: stream.partition(),
                expected_revision: None,
                reason: None,
                by_run: Some(RUN.to_owned()),
                default_bank: self.options.default_bank.clone(),
                reach: Scope::Every,
                wish: Wish::LinkNeighbours { items: items.to_vec() },
            };
            let asked = Asked {
                actor: format!("system:{NAME}"),
                scope: String::new(),
                idempotency_key: None,
                fingerprint: String::new(),
                correlation_id: None,
                causation_id: None,
            };
            let started = Instant::now();
            self.books.execute(stream, &asked, &draft, |_| false, |_, _| ()).await?;
            metrics::histogram!(names::LINK_SECONDS).record(started.elapsed().as_secs_f64());
        }
        Ok(Some(()))
    }

    async fn places(&self) -> Result<Places, LedgerError> {
        let sql = "SELECT partition_id, position FROM followers WHERE follower = $1";
        let mut places = Places { at: BTreeMap::new(), moved: false, kept: Instant::now() };
        for row in self.store.query(sql, vec![NAME.into()]).await? {
            let partition_id =
                i32::try_from(row[0].int()?).map_err(|e| LedgerError::Internal(e.to_string()))?;
            places.at.insert(partition_id, row[1].int()?);
        }
        Ok(places)
    }

    /// Where that fails, a part is followed twice.
    async fn keep(&self, places: &mut Places) {
        places.kept = Instant::now();
        if !places.moved {
            return;
        }
        let mut parameters = vec![NAME.into()];
        let mut rows = Vec::new();
        for (partition_id, position) in &places.at {
            parameters.extend([(*partition_id).into(), (*position).into()]);
            rows.push(format!("($1, ${}, ${})", parameters.len() - 1, parameters.len()));
        }
        let sql = format!(
            "INSERT INTO followers (follower, partition_id, position) VALUES {} \
             ON CONFLICT (follower, partition_id) DO UPDATE SET position = excluded.position",
            rows.join(", ")
        );
        match self.store.execute(&sql, parameters).await {
            Ok(_) => places.moved = false,
            Err(failed) => tracing::warn!(%failed, "how far relations were worked out could not be kept"),
        }
    }
}
