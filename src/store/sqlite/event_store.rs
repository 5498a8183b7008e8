//! What the port asks of a store, handed to whoever does it: the writer, or a reader.

use std::time::{Duration, Instant};

use async_trait::async_trait;
use memledger_names::waits::{self, Waits};
use memledger_store::{
    Append, Appended, Appender, Content, ContentReader, Database, Dialect, Generations, LogReader,
    PartitionHead, Queries, ReadModels, Receipt, ReceiptKey, Row, Scrubber, Sizes, Snapshot, Snapshots,
    Statement, StoreError, StoredEvent, StreamKey, Value,
    backend::writes::PROBE,
    port::SecondReader,
    projection::Projections,
    projector::{
        comparison::Comparison,
        lost::Lost,
        step::{Building, Step, StepDone},
    },
    table::Table,
};
use rusqlite::Connection;
use uuid::Uuid;

use super::{
    SCRUB_ATTEMPTS, SqliteStore, adding, blocking, connect, erasure, error, generation, origin, project,
    read, reading, together,
};
use crate::second_reader::ViewReader;

#[async_trait]
impl Appender for SqliteStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let began = Instant::now();
        let appended = self.last_write.note(self.writer.append(append).await)?;
        // The rest was spent on the disk.
        let Waits { queue, lock, commit, .. } = appended.waits;
        let sync = began.elapsed().saturating_sub(queue + lock + commit);
        waits::note(Waits { sync, ..appended.waits });
        Ok(appended)
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        let key = key.clone();
        self.read_of(key.partition_id, move |c| read::receipt(c, &key)).await
    }
}

#[async_trait]
impl LogReader for SqliteStore {
    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let stream = stream.clone();
        self.read_of(stream.partition(), move |c| read::stream(c, &stream, after_version, limit)).await
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        let tenant = tenant.map(str::to_owned);
        let work =
            move |c: &Connection| read::partition(c, partition_id, after, i64::MAX, limit, tenant.as_deref());
        self.read_of(partition_id, work).await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.read(read::heads).await
    }
}

#[async_trait]
impl ContentReader for SqliteStore {
    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        let ids = ids.to_vec();
        self.read_of(partition_id, move |c| read::contents(c, partition_id, &ids)).await
    }

    fn partitions_a_listing(&self) -> usize {
        16
    }
}

#[async_trait]
impl Snapshots for SqliteStore {
    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        let stream = stream.clone();
        self.read_of(stream.partition(), move |c| read::load_snapshot(c, &stream)).await
    }

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError> {
        let stream = stream.clone();
        self.writer.write(false, move |c| read::save_snapshot(c, &stream, &snapshot)).await
    }
}

#[async_trait]
impl Queries for SqliteStore {
    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let sql = read::dialect(sql);
        self.read(move |c| read::query(c, &sql, &parameters)).await
    }

    async fn query_partition(
        &self,
        partition_id: i32,
        sql: &str,
        parameters: Vec<Value>,
    ) -> Result<Vec<Row>, StoreError> {
        let sql = read::dialect(sql);
        self.read_of(partition_id, move |c| read::query(c, &sql, &parameters)).await
    }

    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        let sql = read::dialect(sql);
        self.writer.write(true, move |c| read::execute(c, &sql, &parameters)).await
    }

    async fn execute_together(&self, statements: Vec<Statement>) -> Result<Vec<u64>, StoreError> {
        self.writer.write(true, move |c| together::execute(c, &statements)).await
    }

    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError> {
        let rows = rows.to_vec();
        self.writer.write(false, move |c| adding::add(c, table, &rows)).await
    }

    fn dialect(&self) -> Dialect {
        Dialect::Sqlite
    }
}

#[async_trait]
impl ReadModels for SqliteStore {
    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        let projections = projections.clone();
        self.glance(move |c| generation::lost(c, &projections)).await
    }

    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
        let projections = projections.clone();
        self.writer.write(true, move |c| generation::register(c, &projections)).await
    }

    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError> {
        let projections = projections.clone();
        let prepared = self
            .glance(move |c| {
                let snapshot = c.unchecked_transaction().map_err(error)?;
                project::prepare(&snapshot, &projections, &step)
            })
            .await?;
        if prepared.is_empty() {
            return Ok(prepared.done());
        }
        // Read models can be made again from the log, so their commits need not wait for the disk.
        match self.writer.write(false, move |c| project::store(c, prepared)).await {
            // Out of date: the caller finds that there is more to do.
            Err(StoreError::Conflict(_)) => Ok(StepDone { more: true, ..StepDone::default() }),
            done => done,
        }
    }

    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError> {
        let (projections, stream) = (projections.clone(), stream.clone());
        self.writer.write(true, move |c| project::retry(c, &projections, projection, &stream)).await
    }

    /// Statements tell SQLite the order themselves.
    async fn refresh_statistics(&self, _: &Projections) -> Result<(), StoreError> {
        Ok(())
    }
}

#[async_trait]
impl Generations for SqliteStore {
    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError> {
        let projections = projections.clone();
        self.writer.write(true, move |c| generation::begin(c, &projections)).await
    }

    async fn index_generation(
        &self,
        _projections: &Projections,
        _building: &Building,
    ) -> Result<(), StoreError> {
        // They are there from the beginning.
        Ok(())
    }

    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        let (projections, only) = (projections.clone(), only.cloned());
        let (path, options) = (self.path.clone(), self.options.clone());
        let patience = options.busy_timeout;
        let compared = {
            let (projections, building, only) = (projections.clone(), building.clone(), only.clone());
            self.writer
                .write(true, move |c| {
                    let frozen = connect(&path, &options, true)?;
                    generation::finish(c, frozen, &projections, &building, switch, only.as_ref(), patience)
                })
                .await?
        };
        let discarded = compared.discarded.clone();
        // What is not needed any more goes, whatever comes of the comparison.
        let comparisons = blocking(move || compared.compare(&projections, only.as_ref())).await;
        self.writer.write(true, move |c| generation::discard_all(c, &discarded)).await?;
        self.empty_log().await;
        comparisons
    }

    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError> {
        let building = building.clone();
        self.writer.write(true, move |c| generation::discard_building(c, &building)).await?;
        self.empty_log().await;
        Ok(())
    }
}

#[async_trait]
impl Scrubber for SqliteStore {
    async fn scrub(&self) -> Result<(), StoreError> {
        let asked = Instant::now();
        let mut cleaning = self.cleaning.lock().await;
        // One that began after this was asked for would have done it, too.
        if cleaning.in_the_way.is_some_and(|began| began >= asked) {
            return Err(erasure::in_the_way());
        }
        let began = Instant::now();
        // A reader may hold old pages for a moment. Between the attempts the writer is free.
        for _ in 0..SCRUB_ATTEMPTS {
            if self.clean(&mut cleaning.known).await? {
                cleaning.in_the_way = None;
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        cleaning.in_the_way = Some(began);
        Err(erasure::in_the_way())
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        Ok(!self.read(erasure::due).await?.is_empty())
    }
}

#[async_trait]
impl Database for SqliteStore {
    fn backend(&self) -> &'static str {
        "SQLite"
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.writer.durable().check()?;
        self.heads().await?;
        self.last_write.ready(self.execute(PROBE, Vec::new())).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        let log = reading::log_of(&self.path);
        // What is still in the log counts: the file grows to it.
        let sql = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()";
        self.glance(move |connection| {
            let database: i64 = connection.query_row(sql, [], |row| row.get(0)).map_err(error)?;
            let wal = std::fs::metadata(log).map_or(0, |log| log.len());
            Ok(Sizes { database: database.unsigned_abs(), wal: Some(wal) })
        })
        .await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        self.writer.write(true, |c| origin::raise(c, 0)).await
    }

    async fn second_reader(&self) -> Result<Box<dyn SecondReader>, StoreError> {
        let (file, options) = (self.path.clone(), self.options.clone());
        let reader = blocking(move || Ok(ViewReader::new(reading::connect(&file, &options)?))).await?;
        Ok(Box::new(reader))
    }

    async fn close(&self) {
        self.writer.close().await;
    }
}
