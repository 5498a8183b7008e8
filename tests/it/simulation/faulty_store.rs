//! A store that hands every call on to a real one, with faults.

use std::sync::Arc;

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
use uuid::Uuid;

use super::faults::{Call, Faults};

pub struct FaultyStore {
    pub inner: Arc<dyn EventStore>,
    pub faults: Arc<Faults>,
}

#[async_trait]
impl EventStore for FaultyStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.faults.around(Call::Append, self.inner.append(append)).await
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        self.faults.around(Call::Read, self.inner.receipt(key)).await
    }

    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.faults.around(Call::Read, self.inner.read_stream(stream, after_version, limit)).await
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let read = self.inner.read_partition(partition_id, after, limit, tenant);
        self.faults.around(Call::Read, read).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.faults.around(Call::Read, self.inner.heads()).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.faults.around(Call::Read, self.inner.sizes()).await
    }

    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        self.faults.around(Call::Read, self.inner.contents(partition_id, ids)).await
    }

    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        self.faults.around(Call::Read, self.inner.load_snapshot(stream)).await
    }

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.save_snapshot(stream, snapshot)).await
    }

    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.faults.around(Call::Read, self.inner.query(sql, parameters)).await
    }

    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.execute(sql, parameters)).await
    }

    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.add_rows(table, rows)).await
    }

    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        self.faults.around(Call::Read, self.inner.lost(projections)).await
    }

    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.register(projections)).await
    }

    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError> {
        self.faults.around(Call::Step, self.inner.step(projections, step)).await
    }

    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.begin_generation(projections)).await
    }

    async fn index_generation(
        &self,
        projections: &Projections,
        building: &Building,
    ) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.index_generation(projections, building)).await
    }

    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        let finish = self.inner.finish_generation(projections, building, switch, only);
        self.faults.around(Call::Upkeep, finish).await
    }

    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.discard_generation(building)).await
    }

    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.retry_parked(projections, projection, stream)).await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.raise_epoch()).await
    }

    async fn refresh_statistics(&self, projections: &Projections) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.refresh_statistics(projections)).await
    }

    async fn scrub(&self) -> Result<(), StoreError> {
        self.faults.around(Call::Upkeep, self.inner.scrub()).await
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        self.faults.around(Call::Upkeep, self.inner.scrub_due()).await
    }

    async fn second_reader(&self) -> Result<SecondReader, StoreError> {
        self.faults.around(Call::Read, self.inner.second_reader()).await
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
