//! Rows of checkpoints and of writes, asked for at once.

use std::{collections::HashSet, sync::Arc};

use memledger_kernel::LedgerError;
use memledger_store::{Dialect, EventStore, Row, StoreError, Value};
use serde_json::json;

use crate::{
    blobs::{is_version, rows_of},
    cache::BlobKey,
    codec::unpack,
    facts::Facts,
    model::{PendingWrite, TypedValue},
    thread_key::{ThreadKey, of_thread, size},
};

/// Which checkpoints of a thread are read.
#[derive(Debug, Clone)]
pub enum Selection {
    /// The newest of a namespace.
    Latest(String),
    /// These, by namespace and id.
    These(Vec<(String, String)>),
}

impl Selection {
    /// A table of them with the columns `ns` and `checkpoint_id`, and the fifth parameter.
    fn sql(&self, dialect: Dialect) -> (String, Value) {
        match self {
            Self::Latest(ns) => {
                let of_thread = of_thread("c");
                // A `max` by namespace would look at all of them.
                let newest = format!(
                    "SELECT c.ns, c.checkpoint_id FROM thread_checkpoints c WHERE {of_thread} AND c.ns = $5 \
                     ORDER BY c.checkpoint_id DESC LIMIT 1"
                );
                (newest, ns.as_str().into())
            }
            Self::These(these) => {
                let rows = dialect.rows("$5");
                let listed =
                    format!("SELECT n.value ->> 0 AS ns, n.value ->> 1 AS checkpoint_id FROM {rows} n");
                (listed, json!(these).to_string().into())
            }
        }
    }
}

/// A row of `thread_checkpoints`.
#[derive(Debug, Clone)]
pub struct StoredCheckpoint {
    pub ns: String,
    pub checkpoint_id: String,
    pub parent_id: Option<String>,
    pub kind: String,
    pub size: usize,
    pub body: Vec<u8>,
    pub facts: Facts,
    /// How many of the versions that it names had a blob when it was stored.
    pub blobs: usize,
    pub created_at: i64,
}

/// A row of `thread_checkpoint_writes`.
#[derive(Debug, Clone)]
pub struct StoredWrite {
    pub ns: String,
    pub checkpoint_id: String,
    task_id: String,
    task_path: String,
    idx: i64,
    channel: String,
    kind: String,
    size: usize,
    body: Vec<u8>,
}

/// What [`StoredWrite::read`] reads, of the table with the alias `w`.
pub const WRITE_COLUMNS: &str = "w.ns, w.checkpoint_id, w.task_id, w.task_path, w.channel, w.kind, w.idx, w.size, 0, 0, w.body, CAST(NULL AS bytea)";

impl StoredWrite {
    pub fn read(row: &[Value]) -> Result<Self, StoreError> {
        Ok(Self {
            ns: row[0].text()?.to_owned(),
            checkpoint_id: row[1].text()?.to_owned(),
            task_id: row[2].text()?.to_owned(),
            task_path: row[3].text()?.to_owned(),
            channel: row[4].text()?.to_owned(),
            kind: row[5].text()?.to_owned(),
            idx: row[6].int()?,
            size: size(&row[7])?,
            body: row[10].bytes()?.to_vec(),
        })
    }

    pub fn write(self) -> Result<PendingWrite, LedgerError> {
        let unreadable =
            |wrong| LedgerError::Internal(format!("write {} of task {}: {wrong}", self.idx, self.task_id));
        let data = unpack(&self.body, self.size).map_err(unreadable)?.into();
        let Self { task_id, task_path, idx, channel, kind, .. } = self;
        Ok(PendingWrite { task_id, task_path, idx, channel, value: TypedValue { kind, data } })
    }
}

impl StoredCheckpoint {
    const COLUMNS: &str = "c.ns, c.checkpoint_id, c.parent_id, c.kind, '', '', c.size, c.facts_size, c.blobs, c.created_at, c.body, c.facts";

    fn read(row: &[Value]) -> Result<Self, StoreError> {
        Ok(Self {
            ns: row[0].text()?.to_owned(),
            checkpoint_id: row[1].text()?.to_owned(),
            parent_id: row[2].maybe(|id| Ok(id.text()?.to_owned()))?,
            kind: row[3].text()?.to_owned(),
            size: size(&row[6])?,
            body: row[10].bytes()?.to_vec(),
            facts: Facts::read(row[11].bytes()?, size(&row[7])?)?,
            blobs: size(&row[8])?,
            created_at: row[9].int()?,
        })
    }
}

/// What is stored of some checkpoints of a thread.
#[derive(Debug, Default)]
pub struct ThreadRows {
    pub generation: Option<Arc<str>>,
    pub checkpoints: Vec<StoredCheckpoint>,
    /// In the order of their tasks' paths, tasks and numbers.
    pub writes: Vec<StoredWrite>,
    /// Of the versions that were thought to have no blob, those that have none.
    pub without_blob: HashSet<BlobKey>,
}

/// Those of the versions of the sixth parameter that have a blob.
fn with_blob_sql(dialect: Dialect) -> String {
    let (rows, blank) = (dialect.rows("$6"), "CAST(NULL AS bytea)");
    let (blob, is_it) = dialect.look_up(
        "thread_checkpoint_blobs",
        "b",
        &is_version("n.value ->> 0", "n.value ->> 1", "n.value ->> 2"),
    );
    format!(
        " UNION ALL SELECT 3, b.ns, b.channel, b.version, '', '', '', 0, 0, 0, 0, {blank}, {blank} FROM {rows} n \
         {blob} WHERE {is_it}"
    )
}

impl ThreadRows {
    pub async fn read(
        store: &dyn EventStore,
        thread: &ThreadKey,
        wanted: &Selection,
        thought_without_blob: Vec<BlobKey>,
    ) -> Result<Self, LedgerError> {
        let (wanted, parameter) = wanted.sql(store.dialect());
        let mut values = thread.with([parameter]);
        let mut with_blob = String::new();
        if !thought_without_blob.is_empty() {
            values.push(rows_of(&thought_without_blob));
            with_blob = with_blob_sql(store.dialect());
        }
        let of_checkpoint = |table: &str, alias: &str| {
            let of_thread = of_thread(alias);
            let is_it =
                format!("{of_thread} AND {alias}.ns = d.ns AND {alias}.checkpoint_id = d.checkpoint_id");
            store.dialect().look_up(table, alias, &is_it)
        };
        let (c, is_c) = of_checkpoint("thread_checkpoints", "c");
        let (w, is_w) = of_checkpoint("thread_checkpoint_writes", "w");
        let (of_t, columns) = (of_thread("t"), StoredCheckpoint::COLUMNS);
        let blank = "CAST(NULL AS bytea)";
        let sql = format!(
            "WITH wanted AS ({wanted}) \
             SELECT 0, t.generation, '', '', '', '', '', 0, 0, 0, 0, {blank}, {blank} FROM checkpoint_threads t WHERE {of_t} \
             UNION ALL SELECT 1, {columns} FROM wanted d {c} WHERE {is_c} \
             UNION ALL SELECT 2, {WRITE_COLUMNS} FROM wanted d {w} WHERE {is_w}{with_blob}"
        );
        let rows = store.query_partition(thread.user.partition_id, &sql, values).await?;
        let mut read = Self { without_blob: thought_without_blob.into_iter().collect(), ..Self::default() };
        rows.iter().try_for_each(|row| read.take(row))?;
        let place = |write: &StoredWrite| (write.task_path.clone(), write.task_id.clone(), write.idx);
        read.writes.sort_by_cached_key(place);
        Ok(read)
    }

    fn take(&mut self, row: &Row) -> Result<(), StoreError> {
        let columns = &row[1..];
        match row[0].int()? {
            0 => self.generation = Some(columns[0].text()?.into()),
            1 => self.checkpoints.push(StoredCheckpoint::read(columns)?),
            3 => {
                let text = |at: usize| Ok::<_, StoreError>(columns[at].text()?.to_owned());
                let key = BlobKey { ns: text(0)?, channel: text(1)?, version: text(2)? };
                self.without_blob.remove(&key);
            }
            _ => self.writes.push(StoredWrite::read(columns)?),
        }
        Ok(())
    }
}
