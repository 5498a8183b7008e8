//! A store that counts what one task asks of it.

use std::{cell::Cell, future::Future, sync::Arc};

use async_trait::async_trait;
use memledger_store::{
    Append, Appended, Content, EventStore, PartitionHead, Receipt, ReceiptKey, Row, Sizes, Snapshot,
    StoreError, StoredEvent, StreamKey, Value,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    second_reader::SecondReader,
    table::Table,
};
use tokio::sync::Notify;
use uuid::Uuid;

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

    fn asked(&self) -> &dyn EventStore {
        // Nobody counts in the projector's task.
        ASKED.try_with(|asked| asked.set(asked.get() + 1)).ok();
        self.inner.as_ref()
    }
}

#[async_trait]
impl EventStore for CountingStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.asked().append(append).await
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        self.asked().receipt(key).await
    }

    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let events = self.asked().read_stream(stream, after_version, limit).await?;
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
        self.asked().read_partition(partition_id, after, limit, tenant).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.asked().heads().await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.asked().sizes().await
    }

    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        self.asked().contents(partition_id, ids).await
    }

    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        self.asked().load_snapshot(stream).await
    }

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError> {
        self.asked().save_snapshot(stream, snapshot).await
    }

    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.asked().query(sql, parameters).await
    }

    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        self.asked().execute(sql, parameters).await
    }

    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError> {
        self.asked().add_rows(table, rows).await
    }

    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        self.asked().lost(projections).await
    }

    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
        self.asked().register(projections).await
    }

    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError> {
        self.asked().step(projections, step).await
    }

    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError> {
        self.asked().begin_generation(projections).await
    }

    async fn index_generation(
        &self,
        projections: &Projections,
        building: &Building,
    ) -> Result<(), StoreError> {
        self.asked().index_generation(projections, building).await?;
        if let Some(pause) = &self.indexes {
            pause.reached.notify_one();
            pause.over.notified().await;
        }
        Ok(())
    }

    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        self.asked().finish_generation(projections, building, switch, only).await
    }

    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError> {
        self.asked().discard_generation(building).await
    }

    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError> {
        self.asked().retry_parked(projections, projection, stream).await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        self.asked().raise_epoch().await
    }

    async fn refresh_statistics(&self, projections: &Projections) -> Result<(), StoreError> {
        self.asked().refresh_statistics(projections).await
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        if self.cleans_for_ever {
            std::future::pending::<()>().await;
        }
        self.asked().scrub().await
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        Ok(self.cleans_for_ever || self.asked().scrub_due().await?)
    }

    async fn second_reader(&self) -> Result<SecondReader, StoreError> {
        self.asked().second_reader().await
    }

    fn partitions_a_listing(&self) -> usize {
        self.inner.partitions_a_listing()
    }

    fn dialect(&self) -> memledger_store::Dialect {
        self.inner.dialect()
    }

    fn backend(&self) -> &'static str {
        self.inner.backend()
    }

    async fn close(&self) {
        self.inner.close().await;
    }
}
