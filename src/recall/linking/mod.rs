//! Edges that are worked out from texts: a follower of the log, behind the writes and never in their way.
//!
//! How far it has come is kept in the database, so a process that ends misses nothing. What was followed twice
//! is decided again and changes nothing.

mod nearness;

use std::{
    collections::{BTreeMap, HashSet},
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_aggregates::memory_book::{Change, MemoryBook};
use memledger_intelligence::aside;
use memledger_kernel::{
    LedgerError, MEMORY_BOOK,
    busy::{Commands, Traffic},
    executor::{CommandOrigin, Executor},
    followers::Places,
};
use memledger_memories::{commands::MemoryDraft, relations::LinkNeighbours, relations::RelationOptions};
use memledger_names as names;
use memledger_people::access::Scope;
use memledger_projections::{
    UserKey, memory_event,
    search::{self, ComparedMemory},
    user_stats,
};
use memledger_store::{EventStore, StoredEvent, StreamKey, locked, projector::Projector};
use tokio::{sync::Notify, task::JoinHandle};

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
    /// By what texts are compared.
    texts: Arc<Texts>,
    embedding: Arc<Embedding>,
    options: RelationOptions,
    /// What callers ask for meanwhile.
    traffic: Traffic,
    stopping: AtomicBool,
    stop: Notify,
    worker: Mutex<Option<JoinHandle<()>>>,
}

impl Linking {
    /// Starts the worker.
    pub fn start(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        books: Arc<Executor<MemoryBook>>,
        texts: Arc<Texts>,
        embedding: Arc<Embedding>,
        commands: Commands,
        options: RelationOptions,
    ) -> Arc<Self> {
        let (stopping, stop) = (AtomicBool::new(false), Notify::new());
        let worker = Mutex::default();
        let traffic = Traffic::of(commands);
        let linking = Arc::new(Self {
            store,
            projector,
            books,
            texts,
            embedding,
            options,
            traffic,
            stopping,
            stop,
            worker,
        });
        let worker = tokio::spawn(linking.clone().run());
        *locked(&linking.worker) = Some(worker);
        linking
    }

    /// Ends the worker after the user under way; the rest is done after the next start.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.stop.notify_one();
        let worker = locked(&self.worker).take();
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
            if let Some(places) = places.as_mut() {
                let least = if linked { Duration::ZERO } else { LOOK };
                places.keep_now_and_then(self.store.as_ref(), least).await;
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
                    tracing::warn!(%failed, "relations could not be derived; trying again");
                    self.rest(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
        if let Some(places) = &mut places {
            places.keep(self.store.as_ref()).await;
        }
    }

    /// Three times as long as it worked: a backlog takes a quarter of one core at most, whoever has how many memories.
    /// A twentieth while others write: the database works for it, too.
    async fn rest_from(&self, started: Instant) {
        let factor = if self.traffic.is_busy() { 19 } else { 3 };
        self.rest(factor * started.elapsed()).await;
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
            Some(places) if places.are_of(self.store.as_ref()) => places,
            _ => places.insert(Places::read(self.store.as_ref(), NAME.to_owned()).await?),
        };
        // No further than the memories are that it looks among.
        let sql = "SELECT c.partition_id, c.position FROM checkpoints c JOIN projections r \
                   ON r.projection = c.projection AND r.generation = c.generation \
                   WHERE r.projection = 'memories'";
        let mut looked_at = 0;
        let started = Instant::now();
        let rows = self.store.query(sql, Vec::new()).await?;
        self.rest_from(started).await;
        for row in rows {
            let partition_id =
                i32::try_from(row[0].int()?).map_err(|e| LedgerError::Internal(e.to_string()))?;
            let (until, from) = (row[1].int()?, places.of(partition_id));
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
                places.reach(partition_id, last);
            }
            // A round of all partitions may take long.
            places.keep_now_and_then(self.store.as_ref(), LOOK).await;
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
            // What the embedder has passed without a vector gets none.
            let may_wait =
                events.last().is_some_and(|last| self.embedding.reached(last.partition_id) < last.position);
            match self.link_user(&stream, &ids, may_wait).await? {
                Some(()) => looked_at += ids.len(),
                None => return Ok(None),
            }
        }
        Ok(Some(looked_at))
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
            let asked = CommandOrigin {
                actor: format!("system:{NAME}"),
                scope: String::new(),
                idempotency_key: None,
                fingerprint: String::new(),
                correlation_id: None,
                causation_id: None,
            };
            let started = Instant::now();
            self.books.execute(stream, &asked, &draft, |_, _| ()).await?;
            metrics::histogram!(names::LINK_SECONDS).record(started.elapsed().as_secs_f64());
        }
        Ok(Some(()))
    }
}

/// The same with their vectors instead of their texts, which take far more.
fn vectors_at_once(texts: &Texts, placed: Vec<ComparedMemory>) -> Vec<ComparedMemory> {
    let vector = |body: String| quantised(&texts.at_once(&Text::of(&body).content));
    placed.into_iter().map(|one| ComparedMemory { body: None, vector: one.body.map(vector), ..one }).collect()
}
