//! A store that is only looked at: reads go through, and nothing is written, whoever asks for it.

use std::sync::Arc;

use async_trait::async_trait;

use crate::{
    Append, Appended, Appender, Database, Dialect, EventStore, Generations, Queries, ReadModels, Receipt,
    ReceiptKey, Row, Scrubber, Sizes, Snapshot, Snapshots, Statement, StoreError, StreamKey, Value,
    layer::Layer,
    layered,
    port::SecondReader,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    table::Table,
};

/// The store itself should be opened to read alone, so that the database refuses what slips past.
pub struct ReadOnly(pub Arc<dyn EventStore>);

impl Layer for ReadOnly {
    fn inner(&self) -> &dyn EventStore {
        self.0.as_ref()
    }
}

// Whatever changes something is decided on below, one by one.
layered!(ReadOnly: LogReader, ContentReader);

fn refused<T>() -> Result<T, StoreError> {
    Err(StoreError::Unavailable("this server is read-only".into()))
}

#[async_trait]
impl Appender for ReadOnly {
    async fn append(&self, _: Append) -> Result<Appended, StoreError> {
        refused()
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        self.0.receipt(key).await
    }

    fn takeovers(&self) -> u64 {
        self.0.takeovers()
    }
}

#[async_trait]
impl Snapshots for ReadOnly {
    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        self.0.load_snapshot(stream).await
    }

    /// What only spares work, or is recorded of reads, is left out.
    async fn save_snapshot(&self, _: &StreamKey, _: Snapshot) -> Result<(), StoreError> {
        Ok(())
    }
}

#[async_trait]
impl Queries for ReadOnly {
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

    async fn execute(&self, _: &str, _: Vec<Value>) -> Result<u64, StoreError> {
        refused()
    }

    async fn execute_together(&self, _: Vec<Statement>) -> Result<Vec<u64>, StoreError> {
        refused()
    }

    async fn add_rows(&self, _: &'static Table, _: &[Row]) -> Result<(), StoreError> {
        Ok(())
    }

    fn dialect(&self) -> Dialect {
        self.0.dialect()
    }
}

#[async_trait]
impl ReadModels for ReadOnly {
    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        self.0.lost(projections).await
    }

    /// None that could be rebuilt.
    async fn register(&self, _: &Projections) -> Result<Vec<&'static str>, StoreError> {
        Ok(Vec::new())
    }

    /// The read models stay where they are.
    async fn step(&self, _: &Projections, _: Step) -> Result<StepDone, StoreError> {
        Ok(StepDone::default())
    }

    async fn retry_parked(
        &self,
        _: &Projections,
        _: &'static str,
        _: &StreamKey,
    ) -> Result<usize, StoreError> {
        refused()
    }

    async fn refresh_statistics(&self, _: &Projections) -> Result<(), StoreError> {
        Ok(())
    }
}

#[async_trait]
impl Generations for ReadOnly {
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
}

#[async_trait]
impl Scrubber for ReadOnly {
    async fn scrub(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        Ok(false)
    }
}

#[async_trait]
impl Database for ReadOnly {
    fn backend(&self) -> &'static str {
        self.0.backend()
    }

    fn is_read_only(&self) -> bool {
        true
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.0.heads().await.map(drop)
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.0.sizes().await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        refused()
    }

    async fn second_reader(&self) -> Result<Box<dyn SecondReader>, StoreError> {
        self.0.second_reader().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}
