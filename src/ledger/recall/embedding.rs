//! Vectors that a model makes of texts after they were stored.
//!
//! It follows the log behind the writes, and how far it has come is kept by the embedder's name: nothing is forgotten
//! when the process ends or the model is away, and another model begins at the first event. What was stored once is
//! never asked for again. Until a text has its vector, it is found by its words and by what the offline embedder makes
//! of it.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_aggregates::memory_book::{Change, MemoryEvent};
use memledger_intelligence::PortError;
use memledger_observability::names;
use memledger_projections::{
    memory_event,
    search::{self, StoredVector},
};
use memledger_store::{Dialect, EventStore, StoreError, projector::Projector};
use tokio::{sync::Notify, task::JoinHandle};
use uuid::Uuid;

use super::texts::{Text, Texts, bits, embedded_part, quantised};
use crate::{MEMORY_BOOK, followers::Places};

/// Most events of one round, and so most texts that the model is asked for at once.
const BATCH: usize = 128;
/// A text that no model refuses.
const HARMLESS: &str = "one";
/// How often to look for what waits where nothing was heard of.
const LOOK: Duration = Duration::from_secs(1);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Embedding {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    texts: Arc<Texts>,
    /// Where the log was followed to, once that is known.
    places: tokio::sync::Mutex<Option<Places>>,
    /// The same for who must not wait for a model's answer.
    reached: Mutex<BTreeMap<i32, i64>>,
    stopping: AtomicBool,
    stop: Notify,
    worker: Mutex<Option<JoinHandle<()>>>,
}

/// A text of the log, and the content that the memory had before it.
struct Waiting {
    partition_id: i32,
    content_id: Uuid,
    before: Option<Uuid>,
}

/// What is known of contents: their texts, and the vectors that they have.
#[derive(Default)]
struct Known {
    texts: HashMap<Uuid, String>,
    vectors: HashMap<Uuid, StoredVector>,
}

impl Known {
    /// The text of one that has no vector. It has none either where it was destroyed meanwhile.
    fn lacking<'a>(&'a self, one: &'a Waiting) -> Option<(&'a Waiting, &'a str)> {
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
    /// Starts the worker, where the embedder's vectors are stored at all.
    pub fn start(store: Arc<dyn EventStore>, projector: Arc<Projector>, texts: Arc<Texts>) -> Arc<Self> {
        let embedding = Arc::new(Self {
            store,
            projector,
            texts,
            places: tokio::sync::Mutex::default(),
            reached: Mutex::default(),
            stopping: AtomicBool::new(false),
            stop: Notify::new(),
            worker: Mutex::default(),
        });
        if embedding.texts.stored_by().is_some() {
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

    /// Ends the worker; what waits is done after the next start.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.stop.notify_one();
        let worker = self.worker.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(worker) = worker {
            // A model may take its time to answer, and the answer is not needed.
            worker.abort();
            worker.await.ok();
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
                    metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => "memory").increment(1);
                    tracing::warn!(failed, "vectors could not be made; it is tried again");
                    tokio::select! {
                        () = tokio::time::sleep(pause) => {}
                        () = self.stop.notified() => {}
                    }
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
            }
        }
    }

    /// Follows the log one batch further; answers how many events that were.
    async fn round(&self) -> Result<usize, String> {
        let embedder = self.texts.embedder().id();
        let mut places = self.places.lock().await;
        let places = match places.as_mut() {
            Some(places) => places,
            None => {
                let read = Places::read(self.store.as_ref(), format!("vectors {embedder}")).await;
                let read = places.insert(read.map_err(|e| e.to_string())?);
                self.tell(read);
                read
            }
        };
        let (mut waiting, mut reached) = (Vec::new(), BTreeMap::new());
        let mut followed = 0;
        let mut heads = self.store.heads().await.map_err(|e| e.to_string())?;
        heads.retain(|head| places.of(head.partition_id) < head.position);
        let lag: i64 = heads.iter().map(|head| head.position - places.of(head.partition_id)).sum();
        metrics::gauge!(names::EMBEDDING_LAG).set(lag as f64);
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
                    waiting.push(Waiting { partition_id, content_id, before });
                }
            }
        }
        self.embed(&waiting).await?;
        for (partition_id, position) in &reached {
            places.reach(*partition_id, *position);
        }
        self.tell(places);
        metrics::gauge!(names::EMBEDDING_LAG).decrement(followed as f64);
        places.keep_now_and_then(self.store.as_ref(), LOOK).await;
        Ok(followed)
    }

    fn tell(&self, places: &Places) {
        *self.reached.lock().unwrap_or_else(PoisonError::into_inner) = places.all().clone();
    }

    /// Stores the vectors of those texts that have none yet.
    async fn embed(&self, waiting: &[Waiting]) -> Result<(), String> {
        let mut known = Known::default();
        let of_one = |one: &Waiting, next: &Waiting| one.partition_id == next.partition_id;
        for of_partition in waiting.chunk_by(of_one) {
            self.look_up(of_partition, &mut known).await.map_err(|e| e.to_string())?;
        }
        let lacking: Vec<(&Waiting, &str)> = waiting.iter().filter_map(|one| known.lacking(one)).collect();
        let before = known.by_text();
        let mut texts: Vec<&str> =
            lacking.iter().map(|(_, text)| *text).filter(|text| !before.contains_key(text)).collect();
        texts.sort_unstable();
        texts.dedup();
        let (vectors, ended) = self.vectors(&texts).await;
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
        ended.map_err(|failed| failed.to_string())
    }

    async fn look_up(&self, of_partition: &[Waiting], known: &mut Known) -> Result<(), StoreError> {
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

    /// Vectors of the texts in their order, and why there are not more of them; none of a text that is refused by
    /// itself.
    async fn vectors(&self, texts: &[&str]) -> (Vec<Option<Vec<f32>>>, Result<(), PortError>) {
        let parts: Vec<&str> = texts.iter().map(|text| embedded_part(text)).collect();
        if parts.is_empty() {
            return (Vec::new(), Ok(()));
        }
        match self.texts.embedder().embed(&parts).await {
            Ok(vectors) if vectors.len() == parts.len() => (vectors.into_iter().map(Some).collect(), Ok(())),
            Ok(vectors) => {
                let counts = format!("{} vectors came for {} texts", vectors.len(), parts.len());
                (Vec::new(), Err(PortError::BadReply(counts)))
            }
            // One text that it won't take must not keep the others waiting.
            Err(PortError::Refused(_) | PortError::BadReply(_)) => self.one_by_one(&parts).await,
            Err(failed) => (Vec::new(), Err(failed)),
        }
    }

    async fn one_by_one(&self, parts: &[&str]) -> (Vec<Option<Vec<f32>>>, Result<(), PortError>) {
        let mut vectors = Vec::with_capacity(parts.len());
        for part in parts {
            match self.alone(part).await {
                Ok(made) => vectors.push(made),
                Err(failed) => return (vectors, Err(failed)),
            }
        }
        (vectors, Ok(()))
    }

    /// None where it is the text that is refused, and not a wrong key, a model that it does not have, or a moment's
    /// trouble: another text is taken between two refusals.
    async fn alone(&self, part: &str) -> Result<Option<Vec<f32>>, PortError> {
        use PortError::{BadReply, Refused};
        let embedder = self.texts.embedder();
        match embedder.embed(&[part]).await {
            Ok(mut made) => return Ok(made.pop()),
            Err(failed @ (Refused(_) | BadReply(_))) => {
                embedder.embed(&[HARMLESS]).await.map_err(|_| failed)?
            }
            Err(failed) => return Err(failed),
        };
        match embedder.embed(&[part]).await {
            Ok(mut made) => Ok(made.pop()),
            Err(Refused(_) | BadReply(_)) => Ok(None),
            Err(failed) => Err(failed),
        }
    }
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
