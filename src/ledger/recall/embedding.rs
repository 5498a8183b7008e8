//! Vectors that are made after their texts were stored: the embedder asks a model, or was changed.
//!
//! The table itself says what is to be done, so nothing is forgotten when the process ends or the model is
//! away. Until a text has its vector, it is found by its words.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use memledger_aggregates::memory_book::MemoryContent;
use memledger_intelligence::{Embedder, Hashed, PortError};
use memledger_observability::names;
use memledger_projections::search::{self, Place, Waiting};
use memledger_store::{EventStore, Row, StoreError, Value, projector::Projector};
use tokio::{sync::Notify, task::JoinHandle};

use super::texts::{embedded, embedded_part};

/// Texts of one round.
const BATCH: usize = 128;
/// How often to look for what waits where nothing was heard of.
const LOOK: Duration = Duration::from_secs(1);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);

pub struct Embedding {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    embedder: Arc<dyn Embedder>,
    /// Made the vectors that some memories still have.
    before: Mutex<Option<Arc<dyn Embedder>>>,
    stopping: AtomicBool,
    stop: Notify,
    worker: Mutex<Option<JoinHandle<()>>>,
}

impl Embedding {
    /// Starts the worker.
    pub fn start(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        embedder: Arc<dyn Embedder>,
    ) -> Arc<Self> {
        let embedding = Arc::new(Self {
            store,
            projector,
            embedder,
            before: Mutex::default(),
            stopping: AtomicBool::new(false),
            stop: Notify::new(),
            worker: Mutex::default(),
        });
        let worker = tokio::spawn(embedding.clone().run());
        if let Ok(mut slot) = embedding.worker.lock() {
            *slot = Some(worker);
        }
        embedding
    }

    /// The embedder, and the one before it while memories have its vectors.
    pub fn in_use(&self) -> Vec<Arc<dyn Embedder>> {
        let before = self.before.lock().unwrap_or_else(PoisonError::into_inner).clone();
        [self.embedder.clone()].into_iter().chain(before).collect()
    }

    pub fn name(&self) -> &str {
        self.embedder.id()
    }

    /// Whether texts wait for their vectors.
    pub async fn is_behind(&self) -> Result<bool, StoreError> {
        let query = search::waiting(1);
        Ok(!self.store.query(&query.sql, query.parameters).await?.is_empty())
    }

    /// Ends the worker; what waits is done after the next start.
    pub async fn stop(&self) {
        self.stopping.store(true, Ordering::Relaxed);
        self.stop.notify_one();
        let worker = self.worker.lock().ok().and_then(|mut worker| worker.take());
        if let Some(worker) = worker {
            // A model may take its time to answer, and the answer is not needed.
            worker.abort();
            worker.await.ok();
        }
    }

    async fn run(self: Arc<Self>) {
        let mut pause = LOOK;
        // Memories with another embedder's vectors are looked for once, from the first to the last; not at the
        // very beginning, since most processes live shortly and a table may be large.
        let mut place = None;
        let mut begun = false;
        while !self.stopping.load(Ordering::Relaxed) {
            let moved = self.projector.moved();
            let done = match self.waiting().await {
                Ok(0) => self.changing(&mut place).await,
                done => done,
            };
            match done {
                Ok(0) => {
                    pause = LOOK;
                    tokio::select! {
                        () = moved, if begun => {}
                        () = tokio::time::sleep(LOOK) => {}
                        () = self.stop.notified() => {}
                    }
                    if !begun {
                        (begun, place) = (true, Some(Place::default()));
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

    /// Makes vectors of texts that have none; answers how many.
    async fn waiting(&self) -> Result<usize, String> {
        let query = search::waiting(BATCH);
        let rows = self.store.query(&query.sql, query.parameters).await.map_err(|e| e.to_string())?;
        self.embed(&Waiting::read(&rows).map_err(|e| e.to_string())?).await
    }

    /// Makes vectors of texts that have another embedder's.
    async fn changing(&self, place: &mut Option<Place>) -> Result<usize, String> {
        let Some(from) = place.clone() else { return Ok(0) };
        let query = search::of_other_embedders(self.embedder.id(), &from, BATCH);
        let rows = self.store.query(&query.sql, query.parameters).await.map_err(|e| e.to_string())?;
        let texts = Waiting::read(&rows).map_err(|e| e.to_string())?;
        let before = texts.first().and_then(|text| text.embedder.as_deref()).and_then(known);
        if let Ok(mut kept) = self.before.lock() {
            *kept = before;
        }
        let done = self.embed(&texts).await?;
        *place = texts.last().map(|text| text.place.clone());
        Ok(done.max(texts.len()))
    }

    async fn embed(&self, texts: &[Waiting]) -> Result<usize, String> {
        if texts.is_empty() {
            return Ok(0);
        }
        let contents: Vec<String> = texts.iter().map(|text| content_of(&text.body)).collect();
        let parts: Vec<&str> = contents.iter().map(|content| embedded_part(content)).collect();
        let vectors = match self.embedder.embed(&parts).await {
            Ok(vectors) if vectors.len() == parts.len() => vectors.into_iter().map(Some).collect(),
            Ok(vectors) => return Err(format!("{} vectors came for {} texts", vectors.len(), parts.len())),
            // One text that it won't take must not keep the others waiting.
            Err(PortError::Refused(_)) => self.one_by_one(&parts).await?,
            Err(failed) => return Err(failed.to_string()),
        };
        let rows = texts.iter().zip(vectors).map(|(text, vector)| self.row(text, vector)).collect();
        let filled = self.store.fill("search", &search::TABLES[0], rows).await;
        let filled = filled.map_err(|e: StoreError| e.to_string())?;
        metrics::counter!(names::EMBEDDED_TOTAL).increment(filled);
        Ok(texts.len())
    }

    /// None for a text that is refused by itself, where another one is not.
    async fn one_by_one(&self, parts: &[&str]) -> Result<Vec<Option<Vec<f32>>>, String> {
        let mut vectors = Vec::with_capacity(parts.len());
        let mut refused = None;
        for part in parts {
            match self.embedder.embed(&[part]).await {
                Ok(mut made) => vectors.push(made.pop()),
                Err(PortError::Refused(why)) => {
                    refused = Some(why);
                    vectors.push(None);
                }
                Err(failed) => return Err(failed.to_string()),
            }
        }
        match refused {
            // Then it is not the texts: a wrong key, a model that it does not have.
            Some(why) if vectors.iter().all(Option::is_none) => Err(PortError::Refused(why).to_string()),
            _ => Ok(vectors),
        }
    }

    fn row(&self, text: &Waiting, vector: Option<Vec<f32>>) -> Row {
        let mut row = text.place.key();
        row.push(text.content_id.into());
        match vector.map(|vector| embedded(self.embedder.id(), &vector)) {
            Some(made) => {
                row.extend([made.embedder.into(), Value::Bytes(made.bits), Value::Bytes(made.vector)])
            }
            None => row.extend([self.embedder.id().into(), Value::Null, Value::Null]),
        }
        row
    }
}

/// A content that can't be read is found by no vector.
fn content_of(body: &str) -> String {
    serde_json::from_str::<MemoryContent>(body).map(|content| content.content).unwrap_or_default()
}

/// The embedder of that name, where it needs nothing that is not here.
fn known(name: &str) -> Option<Arc<dyn Embedder>> {
    let dimensions = name.strip_prefix("hashed-1-")?.parse().ok()?;
    Some(Arc::new(Hashed::new(dimensions)))
}
