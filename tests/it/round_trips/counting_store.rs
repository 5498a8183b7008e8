//! A store that counts what one task asks of it.

use std::{cell::Cell, future::Future, sync::Arc};

use async_trait::async_trait;
use futures::future::BoxFuture;
use memledger_store::{
    EventStore, LogReader, PartitionHead, Scrubber, StoreError, StoredEvent, StreamKey,
    layer::{Call, Layer},
    layered,
};
use tokio::sync::Notify;

tokio::task_local! {
    /// The task's own calls: those of the projector beside it don't count.
    static ASKED: Cell<usize>;
    /// Events of streams that the task has read.
    static READ: Cell<usize>;
}

/// What the work answers, and how often it asked the database.
pub async fn asking<T>(work: impl Future<Output = T>) -> (T, usize) {
    let counted = async {
        let answer = work.await;
        (answer, ASKED.with(Cell::get))
    };
    ASKED.scope(Cell::new(0), counted).await
}

/// What the work answers, and how many events of streams it read.
pub async fn reading<T>(work: impl Future<Output = T>) -> (T, usize) {
    let counted = async {
        let answer = work.await;
        (answer, READ.with(Cell::get))
    };
    READ.scope(Cell::new(0), counted).await
}

pub struct CountingStore {
    inner: Arc<dyn EventStore>,
    /// A clean-up is due, and never ends.
    cleans_for_ever: bool,
    /// A rebuild that has made its indexes says so, and waits.
    indexes: Option<Pause>,
}

#[derive(Default)]
struct Pause {
    reached: Notify,
    over: Notify,
}

impl CountingStore {
    pub fn over(inner: Arc<dyn EventStore>) -> Self {
        Self { inner, cleans_for_ever: false, indexes: None }
    }

    pub fn that_cleans_for_ever(inner: Arc<dyn EventStore>) -> Self {
        Self { cleans_for_ever: true, ..Self::over(inner) }
    }

    pub fn that_waits_behind_its_indexes(inner: Arc<dyn EventStore>) -> Self {
        Self { indexes: Some(Pause::default()), ..Self::over(inner) }
    }

    /// Waits until a rebuild waits.
    pub async fn indexed(&self) {
        if let Some(pause) = &self.indexes {
            pause.reached.notified().await;
        }
    }

    pub fn go_on(&self) {
        if let Some(pause) = &self.indexes {
            pause.over.notify_one();
        }
    }
}

/// Nobody counts in the projector's task.
fn count() {
    ASKED.try_with(|asked| asked.set(asked.get() + 1)).ok();
}

impl Layer for CountingStore {
    fn inner(&self) -> &dyn EventStore {
        self.inner.as_ref()
    }

    fn around<'a, T: Send + 'a>(
        &'a self,
        call: Call,
        asked: BoxFuture<'a, Result<T, StoreError>>,
    ) -> BoxFuture<'a, Result<T, StoreError>> {
        Box::pin(async move {
            count();
            let answer = asked.await?;
            if let (Some(pause), "index_generation") = (&self.indexes, call.name) {
                pause.reached.notify_one();
                pause.over.notified().await;
            }
            Ok(answer)
        })
    }
}

layered!(CountingStore: Appender, ContentReader, Snapshots, Queries, ReadModels, Generations, Database);

#[async_trait]
impl LogReader for CountingStore {
    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        count();
        let events = self.inner.read_stream(stream, after_version, limit).await?;
        READ.try_with(|read| read.set(read.get() + events.len())).ok();
        Ok(events)
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        count();
        self.inner.read_partition(partition_id, after, limit, tenant).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        count();
        self.inner.heads().await
    }
}

#[async_trait]
impl Scrubber for CountingStore {
    async fn scrub(&self) -> Result<(), StoreError> {
        if self.cleans_for_ever {
            std::future::pending::<()>().await;
        }
        count();
        self.inner.scrub().await
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        count();
        Ok(self.cleans_for_ever || self.inner.scrub_due().await?)
    }
}
