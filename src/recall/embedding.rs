//! Vectors that a model makes of texts after they were stored.
//!
//! It follows the log behind the writes, and how far it has come is kept by the embedder's name: nothing is forgotten
//! when the process ends or the model is away, and another model begins at the first event. What was stored once is
//! never asked for again. Until a text has its vector, it is found by its words and by what the offline embedder makes
//! of it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc, Mutex, MutexGuard, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use async_trait::async_trait;
use memledger_aggregates::memory_book::Change;
use memledger_kernel::{
    LedgerError, MEMORY_BOOK,
    followers::{Batch, Follow, Followed, Follower, Places, Turn},
    worker::{Schedule, Worker},
};
use memledger_names as names;
use memledger_projections::{
    memory_event,
    search::{self, StoredVector},
};
use memledger_store::{Dialect, EventStore, StoreError, StoredEvent, locked, projector::Projector};
use uuid::Uuid;

use super::{
    texts::{Text, Texts, bits, quantised},
    vectors::made_of,
};

/// Most events of one round, and so most texts that the model is asked for at once.
const BATCH: Batch = Batch { events: 128, partitions: usize::MAX };
/// How often to look for what waits where nothing was heard of.
const LOOK: Duration = Duration::from_secs(1);
/// How often to look, while the model is asked, whether a text was destroyed meanwhile.
const LOOK_FOR_PURGE: Duration = Duration::from_millis(250);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Embedding {
    store: Arc<dyn EventStore>,
    texts: Arc<Texts>,
    /// Of an embedder that was in use before: who takes over from it.
    successor: Option<Arc<Embedding>>,
    /// Where each partition's log ended when this one began.
    began: Mutex<Option<BTreeMap<i32, i64>>>,
    /// Where the log was followed to, once that is known.
    reached: Mutex<BTreeMap<i32, i64>>,
    /// It was stopped or replaced.
    has_ended: AtomicBool,
    worker: OnceLock<Worker>,
}

/// A text of the log, and the content that the memory had before it.
struct PendingText {
    partition_id: i32,
    content_id: Uuid,
    before: Option<Uuid>,
}

impl PendingText {
    /// The content that a memory has from this event on, where the event changes it.
    fn of(stored: &StoredEvent) -> Option<Self> {
        if stored.stream_type != MEMORY_BOOK {
            return None;
        }
        // One that can't be read is parked by the read models, and an operator sees it there.
        let (content_id, before) = match memory_event(stored).ok()?.change {
            Change::Created { content, .. } => (content.content_id, None),
            Change::Merged { content, previous_content_id, .. } => (content.content_id, previous_content_id),
            Change::Updated { content, previous_content_id, .. } => {
                (content?.content_id, Some(previous_content_id))
            }
            _ => return None,
        };
        Some(Self { partition_id: stored.partition_id, content_id, before })
    }
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
            store: store.clone(),
            texts,
            successor,
            began: Mutex::default(),
            reached: Mutex::default(),
            has_ended: AtomicBool::new(false),
            worker: OnceLock::new(),
        });
        if embedding.texts.stored_by().is_some() && !store.is_read_only() {
            let name = places_name(embedding.texts.embedder().id());
            // A model may take its time to answer, and after a stop the answer is not needed.
            let schedule = Schedule {
                longest_pause: LONGEST_PAUSE,
                woken_by: Some(projector),
                drops_round: true,
                ..Schedule::every(name.as_str(), LOOK)
            };
            let follower = Follower::new(name, store, BATCH, embedding.clone());
            embedding.worker.get_or_init(|| Worker::start(schedule, follower));
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
        locked(&self.reached).get(&partition_id).copied().unwrap_or(0)
    }

    fn began(&self) -> MutexGuard<'_, Option<BTreeMap<i32, i64>>> {
        locked(&self.began)
    }

    /// Of an embedder that was in use before: whether its vectors answer still.
    pub fn answers(&self) -> bool {
        let goes_on = !self.has_ended.load(Ordering::Relaxed) && self.texts.stored_by().is_some();
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
        self.has_ended.store(true, Ordering::Relaxed);
        if let Some(worker) = self.worker.get() {
            worker.stop().await;
        }
    }

    fn tell(&self, places: &Places) {
        locked(&self.reached).clone_from(places.all());
    }

    /// Stores the vectors of those texts that have none yet.
    async fn embed(&self, waiting: &[PendingText], turn: &Turn<'_>) -> Result<Followed, LedgerError> {
        let mut known = KnownContents::default();
        for of_partition in waiting.chunk_by(of_one) {
            self.look_up(of_partition, &mut known).await?;
        }
        let lacking: Vec<(&PendingText, &str)> =
            waiting.iter().filter_map(|one| known.lacking(one)).collect();
        let before = known.by_text();
        let mut texts: Vec<&str> =
            lacking.iter().map(|(_, text)| *text).filter(|text| !before.contains_key(text)).collect();
        texts.sort_unstable();
        texts.dedup();
        let asking = async {
            tokio::select! {
                made = made_of(self.texts.embedder(), &texts) => Some(made),
                // Nobody is asked about it any more; the others are asked for anew.
                () = self.until_purged(&lacking) => None,
            }
        };
        let made = if texts.is_empty() { asking.await } else { turn.alone(asking).await?.flatten() };
        let Some((vectors, ended)) = made else { return Ok(Followed::Elsewhere) };
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
                metrics::counter!(names::EMBEDDED_TOTAL).increment(stored?);
            }
        }
        // The model may answer another process.
        ended.map_err(|failed| LedgerError::Unavailable(failed.to_string()))?;
        Ok(Followed::Done)
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

#[async_trait]
impl Follow for Embedding {
    async fn follow(&self, events: &[StoredEvent], turn: &Turn<'_>) -> Result<Followed, LedgerError> {
        let waiting: Vec<PendingText> = events.iter().filter_map(PendingText::of).collect();
        let followed = self.embed(&waiting, turn).await;
        followed.inspect_err(|_| {
            metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => "memory").increment(1);
        })
    }

    fn begin(&self, places: &Places) {
        self.tell(places);
        *self.began() = None;
    }

    fn progress(&self, places: &Places, ends: &BTreeMap<i32, i64>) -> bool {
        self.tell(places);
        self.began().get_or_insert_with(|| ends.clone());
        let Some(successor) = &self.successor else {
            let lag: i64 = ends.iter().map(|(id, end)| (end - places.of(*id)).max(0)).sum();
            metrics::gauge!(names::EMBEDDING_LAG).set(lag as f64);
            return true;
        };
        // Of an embedder that is being replaced nobody waits for the lag.
        if successor.has_taken_over() {
            tracing::info!(embedder = self.texts.embedder().id(), "the previous embedder has been replaced");
            self.has_ended.store(true, Ordering::Relaxed);
        }
        !self.has_ended.load(Ordering::Relaxed)
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

fn stored(content_id: Uuid, vector: Option<&[f32]>) -> StoredVector {
    let (bits, vector) = vector.map(|vector| (bits(vector), quantised(vector))).unwrap_or_default();
    StoredVector { content_id, bits, vector }
}
