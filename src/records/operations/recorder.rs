//! The worker that stores what requests recorded, many rows at a time, and removes what is too old; of the access log
//! too.

use std::{
    sync::{
        Arc, Mutex, MutexGuard, OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_trait::async_trait;
use memledger_aggregates::DAY_US;
use memledger_kernel::{
    Identity, LedgerError, Role,
    time::now,
    worker::{Next, Schedule, StopSignal, Task, Worker},
};
use memledger_names as names;
use memledger_projections::UserKey;
use memledger_store::{EventStore, StoreError, Value, locked};
use tokio::sync::Notify;

use super::{
    Operation,
    buffer::{Batch, Buffer, Portion, memory_key},
    statements,
};
use crate::access_log::AccessLog;

/// Most rows of each kind that wait in memory.
const LIMIT: usize = 50_000;
/// Most rows of each kind that are stored at a time.
const BATCH: usize = 4_096;
/// As many batches as what waits can make.
const BATCHES: usize = LIMIT / BATCH + 2;
/// Rows that are not kept waiting for more.
const ENOUGH: usize = 500;
/// How long rows wait for more.
const GATHER: Duration = Duration::from_secs(1);
/// Longest pause after failures.
const LONGEST_PAUSE: Duration = Duration::from_secs(60);
/// How often rows that are too old are removed.
const PRUNE_EVERY: Duration = Duration::from_secs(3_600);
/// How long a stop waits for the last rows.
const STOP: Duration = Duration::from_secs(5);

pub struct Recorder {
    store: Arc<dyn EventStore>,
    /// How long operations are kept, in microseconds; none are where 0.
    keep_us: i64,
    access_log: Arc<AccessLog>,
    buffer: Mutex<Buffer>,
    writing: tokio::sync::Mutex<Batch>,
    /// Rows were lost since the last time that all went well.
    losing: AtomicBool,
    wake: Arc<Notify>,
    worker: OnceLock<Worker>,
}

impl Recorder {
    /// Starts the worker.
    pub fn start(store: Arc<dyn EventStore>, keep_days: u32, access_log: Arc<AccessLog>) -> Arc<Self> {
        let is_kept = !store.is_read_only();
        let recorder = Arc::new(Self::new(store, if is_kept { keep_days } else { 0 }, access_log));
        if is_kept {
            let schedule = Schedule {
                longest_pause: LONGEST_PAUSE,
                woken_by: Some(recorder.wake.clone()),
                waits_first: true,
                ..Schedule::every("operations", GATHER)
            };
            let storing = Storing { recorder: recorder.clone(), pruned: None };
            recorder.worker.get_or_init(|| Worker::start(schedule, storing));
        }
        recorder
    }

    fn new(store: Arc<dyn EventStore>, keep_days: u32, access_log: Arc<AccessLog>) -> Self {
        Self {
            store,
            keep_us: i64::from(keep_days) * DAY_US,
            access_log,
            buffer: Mutex::new(Buffer::new(LIMIT)),
            writing: tokio::sync::Mutex::default(),
            losing: AtomicBool::new(false),
            wake: Arc::default(),
            worker: OnceLock::new(),
        }
    }

    fn buffer(&self) -> MutexGuard<'_, Buffer> {
        locked(&self.buffer)
    }

    /// Notes an operation; it is stored a moment later.
    pub fn record(&self, operation: Operation) {
        if self.keep_us == 0 {
            return;
        }
        let (dropped, waiting) = {
            let mut buffer = self.buffer();
            (buffer.record(operation), buffer.len())
        };
        self.recorded(dropped, waiting);
    }

    /// Notes that memories of a user were retrieved; it is stored a moment later. The look of an admin or auditor is no
    /// retrieval: it stands in the access log alone.
    pub fn accessed<'a>(
        &self,
        identity: &Identity,
        user: &UserKey,
        memory_ids: impl IntoIterator<Item = &'a str>,
    ) {
        if self.store.is_read_only() || matches!(identity.role, Role::Admin | Role::Auditor) {
            return;
        }
        let (user, at) = (Arc::new(user.clone()), now().0);
        let (dropped, waiting) = {
            let mut buffer = self.buffer();
            let dropped: u64 = memory_ids.into_iter().map(|id| buffer.access(&user, id, at)).sum();
            (dropped, buffer.len())
        };
        self.recorded(dropped, waiting);
    }

    fn recorded(&self, dropped: u64, waiting: usize) {
        if dropped > 0 {
            self.lost(dropped, "too many are waiting to be stored");
        }
        if waiting >= ENOUGH {
            self.wake.notify_one();
        }
    }

    /// Counts rows that will never be stored, and says so once.
    fn lost(&self, rows: u64, why: &str) {
        metrics::counter!(names::OPERATIONS_LOST_TOTAL).increment(rows);
        if !self.losing.swap(true, Ordering::Relaxed) {
            tracing::warn!(why, "operations or retrievals could not be recorded; the requests were served");
        }
    }

    /// Stores what was recorded so far.
    pub async fn flush(&self) -> Result<(), StoreError> {
        let mut batch = self.writing.lock().await;
        // What others record meanwhile need not be waited for.
        for _ in 0..BATCHES {
            if batch.is_empty() {
                *batch = self.buffer().take(BATCH);
            }
            if batch.is_empty() {
                break;
            }
            self.write(&mut batch).await?;
        }
        Ok(())
    }

    /// Ends with an empty batch, or with what is left of it where the database could not take it.
    async fn write(&self, batch: &mut Batch) -> Result<(), StoreError> {
        let mut well = true;
        while let Some(portion) = batch.next() {
            let before = batch.len();
            let stored = match portion {
                Portion::Operations(rows) => {
                    // An attempt that failed may have been done all the same: those that are there stay.
                    self.store.add_rows(&statements::OPERATIONS, &batch.operations(rows)).await
                }
                Portion::Accesses(rows) => {
                    let (sql, parameters) = batch.accesses(rows);
                    self.store.execute(&sql, parameters).await.map(drop)
                }
            };
            match stored {
                Err(StoreError::Corrupt(refused)) => {
                    // No later attempt would end another way, and the rows behind it must not wait for it.
                    batch.done(portion);
                    self.lost((before - batch.len()) as u64, &refused);
                    well = false;
                }
                stored => {
                    stored?;
                    batch.done(portion);
                }
            }
        }
        if well {
            self.losing.store(false, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Removes what is known of a memory's retrievals, also what is not stored yet.
    pub async fn forget(&self, user: &UserKey, memory_id: &str) -> Result<(), StoreError> {
        let key = memory_key(user, memory_id);
        let mut batch = self.writing.lock().await;
        self.buffer().forget(user, memory_id);
        batch.forget(&key);
        let (sql, parameters) = statements::forget(&key);
        self.store.execute(sql, parameters).await?;
        Ok(())
    }

    /// Ends the worker and stores what is left.
    pub async fn stop(&self) {
        let last = async {
            if let Some(worker) = self.worker.get() {
                worker.stop().await;
            }
            self.flush().await?;
            self.access_log.flush(true).await
        };
        let failed = match tokio::time::timeout(STOP, last).await {
            Ok(Ok(())) => return,
            Ok(Err(failed)) => failed.to_string(),
            Err(_) => format!("no answer within {} s", STOP.as_secs()),
        };
        tracing::warn!(failed, "the last operations and retrievals are not recorded");
    }

    /// Removes operations that are too old, tenant by tenant and in portions.
    async fn prune(&self) -> Result<(), StoreError> {
        let before = now().0.saturating_sub(self.keep_us);
        let mut tenant = String::new();
        loop {
            let (sql, parameters) = statements::tenant_after(&tenant);
            match self.store.query(sql, parameters).await?.first().map(|row| row[0].clone()) {
                Some(Value::Text(next)) => tenant = next.into(),
                _ => return Ok(()),
            }
            let mut removed = statements::PORTION;
            while removed >= statements::PORTION {
                let (sql, parameters) = statements::prune(&tenant, before);
                removed = self.store.execute(sql, parameters).await?;
            }
        }
    }
}

/// The recorder's task.
struct Storing {
    recorder: Arc<Recorder>,
    pruned: Option<Instant>,
}

#[async_trait]
impl Task for Storing {
    async fn round(&mut self, _stop: &StopSignal) -> Result<Next, LedgerError> {
        let recorder = &self.recorder;
        recorder.flush().await?;
        recorder.access_log.flush(false).await?;
        if self.pruned.is_none_or(|last| last.elapsed() >= PRUNE_EVERY) {
            recorder.prune().await?;
            recorder.access_log.prune().await?;
            self.pruned = Some(Instant::now());
        }
        Ok(Next::Wait)
    }
}
