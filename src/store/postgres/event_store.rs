//! The port, on a connection each.

use std::time::Instant;

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
        step::{Building, Step, StepDone, Target},
    },
    table::Table,
};
use sqlx::{Connection, PgConnection, postgres::PgPoolOptions};
use uuid::Uuid;

use super::{PostgresStore, adding, error, generation, origin, project, read, residue, scrub, together};
use crate::second_reader::ViewReader;

#[async_trait]
impl Appender for PostgresStore {
    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let began = Instant::now();
        let appended = self.last_write.note(self.groups.append(append).await)?;
        // The rest was spent behind other groups, and on the way to the server.
        let Waits { lock, commit, .. } = appended.waits;
        let queue = began.elapsed().saturating_sub(lock + commit);
        waits::note(Waits { queue, ..appended.waits });
        Ok(appended)
    }

    async fn receipt(&self, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
        self.connections.ask(async |connection| read::receipt(connection, key).await).await
    }

    fn takeovers(&self) -> u64 {
        self.connections.stack.origin().takeovers()
    }
}

#[async_trait]
impl LogReader for PostgresStore {
    async fn read_stream(
        &self,
        stream: &StreamKey,
        after_version: i64,
        limit: usize,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.connections
            .ask(async |connection| read::stream(connection, stream, after_version, limit).await)
            .await
    }

    async fn read_partition(
        &self,
        partition_id: i32,
        after: i64,
        limit: usize,
        tenant: Option<&str>,
    ) -> Result<Vec<StoredEvent>, StoreError> {
        self.connections
            .ask(async |connection| read::partition(connection, partition_id, after, limit, tenant).await)
            .await
    }

    async fn heads(&self) -> Result<Vec<PartitionHead>, StoreError> {
        self.connections.ask(async |connection| read::heads(connection).await).await
    }
}

#[async_trait]
impl ContentReader for PostgresStore {
    async fn contents(&self, partition_id: i32, ids: &[Uuid]) -> Result<Vec<Content>, StoreError> {
        self.connections.ask(async |connection| read::contents(connection, partition_id, ids).await).await
    }

    fn partitions_a_listing(&self) -> usize {
        1
    }
}

#[async_trait]
impl Snapshots for PostgresStore {
    async fn load_snapshot(&self, stream: &StreamKey) -> Result<Option<Snapshot>, StoreError> {
        self.connections.ask(async |connection| read::load_snapshot(connection, stream).await).await
    }

    async fn save_snapshot(&self, stream: &StreamKey, snapshot: Snapshot) -> Result<(), StoreError> {
        let takeovers = self.takeovers();
        let save = async |connection: &mut PgConnection| match self.takeovers() == takeovers {
            true => read::save_snapshot(connection, stream, snapshot).await,
            // It is one of the database before.
            false => Ok(()),
        };
        self.connections.ask(save).await
    }
}

#[async_trait]
impl Queries for PostgresStore {
    async fn query(&self, sql: &str, parameters: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.connections.ask(async |connection| read::query(connection, sql, parameters).await).await
    }

    async fn execute(&self, sql: &str, parameters: Vec<Value>) -> Result<u64, StoreError> {
        self.connections.ask(async |connection| read::execute(connection, sql, parameters).await).await
    }

    async fn execute_together(&self, statements: Vec<Statement>) -> Result<Vec<u64>, StoreError> {
        self.connections.ask(async |connection| together::execute(connection, statements).await).await
    }

    async fn add_rows(&self, table: &'static Table, rows: &[Row]) -> Result<(), StoreError> {
        self.connections.ask(async |connection| adding::add(connection, table, rows).await).await
    }

    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }
}

#[async_trait]
impl ReadModels for PostgresStore {
    async fn lost(&self, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
        self.connections.ask(async |connection| generation::lost(connection, projections).await).await
    }

    async fn register(&self, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
        self.connections.work(async |connection| generation::register(connection, projections).await).await
    }

    async fn step(&self, projections: &Projections, step: Step) -> Result<StepDone, StoreError> {
        let work =
            async |connection: &mut PgConnection| project::step_through(connection, projections, &step).await;
        match step.target {
            Target::Live => self.connections.ask(work).await,
            Target::Building(_) => self.connections.work(work).await,
        }
    }

    async fn retry_parked(
        &self,
        projections: &Projections,
        projection: &'static str,
        stream: &StreamKey,
    ) -> Result<usize, StoreError> {
        let work = async |connection: &mut PgConnection| {
            let mut transaction = connection.begin().await.map_err(error)?;
            let left = project::retry(&mut transaction, projections, projection, stream).await?;
            transaction.commit().await.map_err(error)?;
            Ok(left)
        };
        self.connections.ask(work).await
    }

    async fn refresh_statistics(&self, projections: &Projections) -> Result<(), StoreError> {
        let work = async |connection: &mut PgConnection| {
            generation::refresh_statistics(connection, projections).await
        };
        self.connections.work(work).await
    }
}

#[async_trait]
impl Generations for PostgresStore {
    async fn begin_generation(&self, projections: &Projections) -> Result<Building, StoreError> {
        self.connections.work(async |connection| generation::begin(connection, projections).await).await
    }

    async fn index_generation(
        &self,
        projections: &Projections,
        building: &Building,
    ) -> Result<(), StoreError> {
        generation::index(&self.connections, projections, building).await
    }

    async fn finish_generation(
        &self,
        projections: &Projections,
        building: &Building,
        switch: bool,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        generation::finish(&self.connections, projections, building, switch, only).await
    }

    async fn discard_generation(&self, building: &Building) -> Result<(), StoreError> {
        let work =
            async |connection: &mut PgConnection| generation::discard_building(connection, building).await;
        self.connections.work(work).await
    }
}

#[async_trait]
impl Scrubber for PostgresStore {
    async fn scrub(&self) -> Result<(), StoreError> {
        let most = self.options.scrub_limit_bytes;
        self.connections.work(async |connection| scrub::scrub(connection, most).await).await
    }

    async fn scrub_due(&self) -> Result<bool, StoreError> {
        self.connections.ask(async |connection| Ok(!residue::due(connection).await?.is_empty())).await
    }
}

#[async_trait]
impl Database for PostgresStore {
    fn backend(&self) -> &'static str {
        "PostgreSQL"
    }

    async fn ready(&self) -> Result<(), StoreError> {
        self.connections.ask(async |connection| read::ready(connection).await).await?;
        self.last_write.ready(self.execute(PROBE, Vec::new())).await
    }

    async fn sizes(&self) -> Result<Sizes, StoreError> {
        self.connections.ask(async |connection| read::sizes(connection).await).await
    }

    async fn raise_epoch(&self) -> Result<i64, StoreError> {
        let work = async |connection: &mut PgConnection| {
            let mut transaction = connection.begin().await.map_err(error)?;
            let epoch = origin::raise(&mut transaction).await?;
            transaction.commit().await.map_err(error)?;
            Ok(epoch)
        };
        self.connections.ask(work).await
    }

    async fn second_reader(&self) -> Result<Box<dyn SecondReader>, StoreError> {
        // One, since a second is asked for while the first is on its way back, and a full server has none.
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .connect_with(self.connections.stack.address().clone())
            .await
            .map_err(error)?;
        Ok(Box::new(ViewReader { pool, limit: self.options.work_timeout }))
    }

    async fn close(&self) {
        self.groups.close().await;
        self.connections.close().await;
    }
}
