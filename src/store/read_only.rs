//! A store that is only looked at: reads go through, and nothing is written, whoever asks for it.

use async_trait::async_trait;
use uuid::Uuid;

use crate::{
    Append, Appended, Content, Dialect, EventStore, PartitionHead, Receipt, ReceiptKey, Row, Sizes, Snapshot,
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

/// The store itself should be opened to read alone, so that the database refuses what slips past.
pub struct ReadOnly<S>(pub S);

fn refused<T>() -> Result<T, StoreError> {
    Err(StoreError::Unavailable("this server only reads; nothing is written".into()))
}

#[async_trait]
impl<S: EventStore> EventStore for ReadOnly<S> {
    fn is_read_only(&self) -> bool {
        true
    }

    async fn append(&self, _: Append) -> Result<Appended, StoreError> {
        refused()
    }

    async fn execute(&self, _: &str, _: Vec<Value>) -> Result<u64, StoreError> {
        refused()
    }

    async fn begin_generation(&self, _: &Projections) -> Result<Building, StoreError> {
        refused()
    }

    async fn index_generation(&self, _: &Projections, _: &Building) -> Result<(), StoreError> {
        refused()
    }

    async fn finish_generation(
        &self,
        _: &Projections,
        _: &Building,
        _: bool,
        _: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        refused()
    }

    async fn discard_generation(&self, _: &Building) -> Result<(), StoreError> {
        refused()
    }

    async fn retry_parked(
        &self,
        _: &Projections,
        _: &'static str,
        _: &StreamKey,
    ) -> Result<usize, StoreError> {
        refused()
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        refused()
    }

    /// What only spares work, or is recorded of reads, is left out.
    async fn save_snapshot(&self, _: &StreamKey, _: Snapshot) -> Result<(), StoreError> {
        Ok(())
    }

    async fn add_rows(&self, _: &'static Table, _: &[Row]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn refresh_statistics(&self, _: &Projections) -> Result<(), StoreError> {
        Ok(())
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        Ok(false)
    }

    /// None that could be rebuilt.
    async fn register(&self, _: &Projections) -> Result<Vec<&'static str>, StoreError> {
        Ok(Vec::new())
    }

    /// The read models stay where they are.
    async fn step(&self, _: &Projections, _: Step) -> Result<StepDone, StoreError> {
        Ok(StepDone::default())
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.0.heads().await.map(drop)
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.0.sizes().await
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        self.0.receipt(key).await
    }

    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.0.read_stream(stream, after_version, limit).await
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.0.read_partition(partition_id, after, limit, tenant).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.0.heads().await
    }

    fn takeovers(&self) -> u64 {
        self.0.takeovers()
    }

    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        self.0.contents(partition_id, ids).await
    }

    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        self.0.load_snapshot(stream).await
    }

    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.0.query(sql, parameters).await
    }

    async fn query_partition(
        &self,
        partition_id: i32,
        sql: &str,
        parameters: Vec<Value>,
    ) -> Result<Vec<Row>, StoreError> {
        self.0.query_partition(partition_id, sql, parameters).await
    }

    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        self.0.lost(projections).await
    }

    async fn second_reader(&self) -> Result<SecondReader, StoreError> {
        self.0.second_reader().await
    }

    fn partitions_a_listing(&self) -> usize {
        self.0.partitions_a_listing()
    }

    fn dialect(&self) -> Dialect {
        self.0.dialect()
    }

    fn backend(&self) -> &'static str {
        self.0.backend()
    }

    async fn close(&self) {
        self.0.close().await;
    }
}
