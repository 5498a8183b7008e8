//! Vectors that a model makes of texts after they were stored.
//!
//! It follows the log behind the writes, and how far it has come is kept by the embedder's name: nothing is forgotten
//! when the process ends or the model is away, and another model begins at the first event. What was stored once is
//! never asked for again. Until a text has its vector, it is found by its words and by what the offline embedder makes
//! of it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_aggregates::memory_book::{Change, MemoryEvent};
use memledger_kernel::{MEMORY_BOOK, followers::Places, lease::Lease};
use memledger_names as names;
use memledger_projections::{
    memory_event,
    search::{self, StoredVector},
};
use memledger_store::{Dialect, EventStore, StoreError, projector::Projector};
use tokio::{sync::Notify, task::JoinHandle};
use uuid::Uuid;

use super::{
    texts::{Text, Texts, bits, quantised},
    vectors::made_of,
};

/// Most events of one round, and so most texts that the model is asked for at once.
const BATCH: usize = 128;
/// How often to look for what waits where nothing was heard of.
const LOOK: Duration = Duration::from_secs(1);
/// How long the texts are left to a process that asks the model for their vectors, and gives no sign of life.
const LEASE: Duration = Duration::from_secs(10);
/// How often to look, while the model is asked, whether a text was destroyed meanwhile.
const LOOK_FOR_PURGE: Duration = Duration::from_millis(250);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Embedding {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    texts: Arc<Texts>,
    /// Of an embedder that was in use before: who takes over from it.
    successor: Option<Arc<Embedding>>,
    /// Where each partition's log ended when this one began.
    began: Mutex<Option<BTreeMap<i32, i64>>>,
    /// Where the log was followed to, once that is known.
    places: tokio::sync::Mutex<Option<Places>>,
    /// The same for who must not wait for a model's answer.
    reached: Mutex<BTreeMap<i32, i64>>,
    /// This process, among those that would ask the same model for the same texts.
    node: String,
    stopping: AtomicBool,
    stop: Notify,
    worker: Mutex<Option<JoinHandle<()>>>,
}

/// A text of the log, and the content that the memory had before it.
struct PendingText {
    partition_id: i32,
    content_id: Uuid,
    before: Option<Uuid>,
}

/// How a round ended.
enum Round {
    /// So many events further.
    Followed(usize),
    /// Another process asks the model for the next texts.
    Elsewhere,
}

/// What is known of contents: their texts, and the vectors that they have.
#[derive(Default)]
struct KnownContents {
    texts: HashMap<Uuid, String>,
    vectors: HashMap<Uuid, StoredVector>,
}

impl KnownContents {
    /// The text of one that has no vector. It has none either where it was destroyed meanwhile.
    fn lacking<'a>(&'a self, one: &'a PendingText) -> Option<(&'a PendingText, &'a str)> {
        let text = self.texts.get(&one.content_id)?;
        (!self.vectors.contains_key(&one.content_id)).then_some((one, text))
    }

    /// What was made of these texts already: other topics or metadata make another content, but no text to ask a
    /// model for again.
    fn by_text(&self) -> HashMap<&str, &StoredVector> {
        let text = |one: &Uuid| self.texts.get(one).map(String::as_str);
        self.vectors.iter().filter_map(|(id, vector)| Some((text(id)?, vector))).collect()
    }
}

impl Embedding {
    /// Starts the worker, where the embedder's vectors are stored at all. It ends by itself once its successor, where
    /// it has one, needs it no more.
    pub fn start(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        texts: Arc<Texts>,
        successor: Option<Arc<Self>>,
    ) -> Arc<Self> {
        let embedding = Arc::new(Self {
            store,
            projector,
            texts,
            successor,
            began: Mutex::default(),
            places: tokio::sync::Mutex::default(),
            reached: Mutex::default(),
            node: Uuid::now_v7().to_string(),
            stopping: AtomicBool::new(false),
            stop: Notify::new(),
            worker: Mutex::default(),
        });
        if embedding.texts.stored_by().is_some() && !embedding.store.is_read_only() {
            let worker = tokio::spawn(embedding.clone().run());
            *embedding.worker.lock().unwrap_or_else(PoisonError::into_inner) = Some(worker);
        }
        embedding
    }

    /// Whether texts wait for their vectors.
    pub async fn is_behind(&self) -> Result<bool, StoreError> {
        if self.texts.stored_by().is_none() {
            return Ok(false);
        }
        let heads = self.store.heads().await?;
        Ok(heads.iter().any(|head| head.position > self.reached(head.partition_id)))
    }

    /// Up to which position that partition's texts have their vectors.
    pub fn reached(&self, partition_id: i32) -> i64 {
        let reached = self.reached.lock().unwrap_or_else(PoisonError::into_inner);
        reached.get(&partition_id).copied().unwrap_or(0)
    }

    fn began(&self) -> MutexGuard<'_, Option<BTreeMap<i32, i64>>> {
        self.began.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Of an embedder that was in use before: whether its vectors answer still.
    pub fn answers(&self) -> bool {
        let goes_on = !self.stopping.load(Ordering::Relaxed) && self.texts.stored_by().is_some();
        goes_on && self.successor.as_ref().is_some_and(|next| !next.has_taken_over())
    }

    /// Whether all texts have their vectors up to where the log ended at first: of all partitions, so that everybody's
    /// change is at the same moment.
    fn has_taken_over(&self) -> bool {
        let reached = |began: &BTreeMap<i32, i64>| began.iter().all(|(id, end)| self.reached(*id) >= *end);
        self.texts.stored_by().is_none() || self.began().as_ref().is_some_and(reached)
    }

    /// Ends the worker; what waits is done after the next start.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.stop.notify_one();
        let worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(worker) = worker {
            // A model may take its time to answer, and the answer is not needed.
            worker.abort();
            worker.await.ok();
            let name = places_name(self.texts.embedder().id());
            if let Err(failed) = self.lease(&name).release(self.store.as_ref()).await {
                tracing::debug!(
                    %failed,
                    "the lease could not be released; other servers continue when it expires"
                );
            }
        }
        if let Some(places) = self.places.lock().await.as_mut() {
            places.keep(self.store.as_ref()).await;
        }
    }

    async fn run(self: Arc<Self>) {
        let mut pause = LOOK;
        while !self.stopping.load(Ordering::Relaxed) {
            let moved = self.projector.moved();
            match self.round().await {
                Ok(round) => {
                    pause = LOOK;
                    match round {
                        Round::Elsewhere => self.sleep(LOOK).await,
                        Round::Followed(0) => {
                            tokio::select! {
                                () = moved => {}
                                () = self.sleep(LOOK) => {}
                            }
                        }
                        Round::Followed(_) => {}
                    }
                }
                Err(failed) => {
                    metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => "memory").increment(1);
                    tracing::warn!(failed, "vectors could not be made; trying again");
                    self.sleep(pause).await;
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Less long where it is told to stop.
    async fn sleep(&self, pause: Duration) {
        tokio::time::timeout(pause, self.stop.notified()).await.ok();
    }

    /// Follows the log one batch further.
    async fn round(&self) -> Result<Round, String> {
        let embedder = self.texts.embedder().id();
        let mut places = self.places.lock().await;
        let of_now = places.take().filter(|places| places.are_of(self.store.as_ref()));
        let places = match of_now {
            Some(of_now) => places.insert(of_now),
            None => {
                let read = places_of(self.store.as_ref(), embedder).await.map_err(|e| e.to_string())?;
                self.tell(&read);
                *self.began() = None;
                places.insert(read)
            }
        };
        if self.successor.as_ref().is_some_and(|next| next.has_taken_over()) {
            tracing::info!(embedder, "the previous embedder has been replaced");
            places.keep(self.store.as_ref()).await;
            self.stopping.store(true, Ordering::Relaxed);
            return Ok(Round::Followed(0));
        }
        let (mut waiting, mut reached) = (Vec::new(), BTreeMap::new());
        let mut followed = 0;
        let mut heads = self.store.heads().await.map_err(|e| e.to_string())?;
        self.began()
            .get_or_insert_with(|| heads.iter().map(|head| (head.partition_id, head.position)).collect());
        heads.retain(|head| places.of(head.partition_id) < head.position);
        let lag: i64 = heads.iter().map(|head| head.position - places.of(head.partition_id)).sum();
        self.tell_lag(lag);
        // Each has its share, so that nobody's backlog keeps others waiting.
        let share = BATCH / heads.len().max(1);
        for head in heads {
            let (partition_id, from) = (head.partition_id, places.of(head.partition_id));
            let events = self.store.read_partition(partition_id, from, share, None).await;
            let events = events.map_err(|e| e.to_string())?;
            followed += events.len();
            for stored in &events {
                reached.insert(partition_id, stored.position);
                if stored.stream_type != MEMORY_BOOK {
                    continue;
                }
                // One that can't be read is parked by the read models, which an operator is told of.
                let Ok(event) = memory_event(stored) else { continue };
                if let Some((content_id, before)) = text_of(&event) {
                    waiting.push(PendingText { partition_id, content_id, before });
                }
            }
        }
        if !self.embed(&waiting).await? {
            return Ok(Round::Elsewhere);
        }
        for (partition_id, position) in &reached {
            places.reach(*partition_id, *position);
        }
        self.tell(places);
        self.tell_lag(lag - i64::try_from(followed).unwrap_or(lag));
        places.keep_now_and_then(self.store.as_ref(), LOOK).await;
        Ok(Round::Followed(followed))
    }

    /// Of an embedder that is being replaced nobody waits for.
    fn tell_lag(&self, events: i64) {
        if self.successor.is_none() {
            metrics::gauge!(names::EMBEDDING_LAG).set(events as f64);
        }
    }

    fn tell(&self, places: &Places) {
        *self.reached.lock().unwrap_or_else(PoisonError::into_inner) = places.all().clone();
    }

    /// Stores the vectors of those texts that have none yet; false where another process is about to.
    async fn embed(&self, waiting: &[PendingText]) -> Result<bool, String> {
        let mut known = KnownContents::default();
        for of_partition in waiting.chunk_by(of_one) {
            self.look_up(of_partition, &mut known).await.map_err(|e| e.to_string())?;
        }
        let lacking: Vec<(&PendingText, &str)> =
            waiting.iter().filter_map(|one| known.lacking(one)).collect();
        let before = known.by_text();
        let mut texts: Vec<&str> =
            lacking.iter().map(|(_, text)| *text).filter(|text| !before.contains_key(text)).collect();
        texts.sort_unstable();
        texts.dedup();
        let name = places_name(self.texts.embedder().id());
        let lease = self.lease(&name);
        if !texts.is_empty() && !lease.take(self.store.as_ref(), LEASE).await.map_err(|e| e.to_string())? {
            return Ok(false);
        }
        let (vectors, ended) = tokio::select! {
            made = made_of(self.texts.embedder(), &texts) => made,
            () = self.keep(&lease) => return Ok(false),
            // Nobody is asked about it any more; the others are asked for anew.
            () = self.until_purged(&lacking) => return Ok(false),
        };
        // Of the first ones alone, where it ended early: those are kept, and not asked for again.
        let made: HashMap<&str, Option<Vec<f32>>> = texts.into_iter().zip(vectors).collect();
        for of_partition in lacking.chunk_by(|(one, _), (next, _)| of_one(one, next)) {
            let made = of_partition.iter().filter_map(|(one, text)| match before.get(text) {
                Some(vector) => Some(StoredVector { content_id: one.content_id, ..(*vector).clone() }),
                None => Some(stored(one.content_id, made.get(text)?.as_deref())),
            });
            let (partition_id, embedder) = (of_partition[0].0.partition_id, self.texts.embedder().id());
            let made: Vec<StoredVector> = made.collect();
            // PostgreSQL locks the texts on the way, which a purge of several may lock in another order.
            let dialect = self.store.dialect();
            let at_once = if dialect == Dialect::Postgres { 1 } else { made.len().max(1) };
            for made in made.chunks(at_once) {
                let query = search::keep(partition_id, embedder, made, dialect);
                let stored = self.store.execute(&query.sql, query.parameters).await;
                metrics::counter!(names::EMBEDDED_TOTAL).increment(stored.map_err(|e| e.to_string())?);
            }
        }
        if let Err(failed) = ended {
            // The model may answer another process.
            lease.release(self.store.as_ref()).await.map_err(|e| e.to_string())?;
            return Err(failed.to_string());
        }
        Ok(true)
    }

    /// Renews the lease for as long as it can. Where the database is away, a few texts may be asked for twice.
    async fn keep(&self, lease: &Lease<'_>) {
        loop {
            tokio::time::sleep(LEASE / 3).await;
            if let Ok(false) = lease.take(self.store.as_ref(), LEASE).await {
                return;
            }
        }
    }

    /// Waits until one of the texts is destroyed.
    async fn until_purged(&self, lacking: &[(&PendingText, &str)]) {
        let by_partition = lacking.chunk_by(|(one, _), (next, _)| of_one(one, next)).map(|of_partition| {
            let mut ids: Vec<Uuid> = of_partition.iter().map(|(one, _)| one.content_id).collect();
            ids.sort_unstable();
            ids.dedup();
            (of_partition[0].0.partition_id, ids)
        });
        let by_partition: Vec<(i32, Vec<Uuid>)> = by_partition.collect();
        loop {
            tokio::time::sleep(LOOK_FOR_PURGE).await;
            for (partition_id, ids) in &by_partition {
                let query = search::there(*partition_id, ids);
                let there = match self.store.query(&query.sql, query.parameters).await {
                    Ok(rows) => rows.first().and_then(|row| row.first()?.int().ok()),
                    // Where it can't be known, what was made is stored of those alone that are there.
                    Err(_) => None,
                };
                if there.is_some_and(|there| there < ids.len() as i64) {
                    return;
                }
            }
        }
    }

    /// Of the whole log: no tenant has an empty name.
    fn lease<'a>(&'a self, name: &'a str) -> Lease<'a> {
        Lease { partition_id: 0, tenant: "", name, node: &self.node }
    }

    async fn look_up(
        &self,
        of_partition: &[PendingText],
        known: &mut KnownContents,
    ) -> Result<(), StoreError> {
        let partition_id = of_partition[0].partition_id;
        let mut ids: Vec<Uuid> =
            of_partition.iter().flat_map(|one| [Some(one.content_id), one.before]).flatten().collect();
        ids.sort_unstable();
        ids.dedup();
        let query = search::kept(partition_id, &ids, self.texts.embedder().id());
        let vectors = StoredVector::read(&self.store.query(&query.sql, query.parameters).await?)?;
        known.vectors.extend(vectors.into_iter().map(|one| (one.content_id, one)));
        let contents = self.store.contents(partition_id, &ids).await?;
        known.texts.extend(contents.into_iter().map(|one| (one.content_id, Text::of(&one.body).content)));
        Ok(())
    }
}

/// Whether two texts lie in the same partition.
fn of_one(one: &PendingText, next: &PendingText) -> bool {
    one.partition_id == next.partition_id
}

/// How far the log was followed for an embedder.
pub async fn places_of(store: &dyn EventStore, embedder: &str) -> Result<Places, StoreError> {
    Places::read(store, places_name(embedder)).await
}

fn places_name(embedder: &str) -> String {
    format!("vectors {embedder}")
}

/// The content that a memory has from this event on, and the one it had before, where the event changes it.
fn text_of(event: &MemoryEvent) -> Option<(Uuid, Option<Uuid>)> {
    match &event.change {
        Change::Created { content, .. } => Some((content.content_id, None)),
        Change::Merged { content, previous_content_id, .. } => {
            Some((content.content_id, *previous_content_id))
        }
        Change::Updated { content, previous_content_id, .. } => {
            Some((content.as_ref()?.content_id, Some(*previous_content_id)))
        }
        _ => None,
    }
}

fn stored(content_id: Uuid, vector: Option<&[f32]>) -> StoredVector {
    let (bits, vector) = vector.map(|vector| (bits(vector), quantised(vector))).unwrap_or_default();
    StoredVector { content_id, bits, vector }
}
