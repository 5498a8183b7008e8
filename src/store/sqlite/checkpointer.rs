//! Brings the write-ahead log into the file beside the writer, which would else stop for it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
    thread::JoinHandle,
    time::Duration,
};

use memledger_store::StoreError;
use rusqlite::Connection;

use super::error;

/// Rows written since the last checkpoint that make one worth while; about a page each.
const DUE_AFTER_ROWS: u64 = 8_000;

/// Pages in the log (of 4 KiB) from which the writer starts it over, so that it stays near 64 MiB.
const LONG: i64 = 16_384;

/// Pages that may be left for the writer to bring over while everybody waits.
const FEW: i64 = 1_000;

/// How often to come nearer while the writer goes on.
const PASSES: usize = 4;

/// After a failure, as on a full disk.
const PAUSE: Duration = Duration::from_secs(1);

/// The writer's end: asks for checkpoints, and starts the log over where that is due.
pub struct Checkpointer {
    due: Option<SyncSender<()>>,
    long: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    /// Rows the writer's connection had changed at the last checkpoint.
    rows: u64,
}

impl Checkpointer {
    pub fn start(connection: Connection) -> Result<Self, StoreError> {
        let (due, asked) = sync_channel(1);
        let long = Arc::new(AtomicBool::new(false));
        let told = long.clone();
        let thread = std::thread::Builder::new()
            .name("sqlite-checkpoint".into())
            .spawn(move || run(&connection, &asked, &told))
            .map_err(StoreError::unavailable)?;
        Ok(Self { due: Some(due), long, thread: Some(thread), rows: 0 })
    }

    /// To be called by the writer between transactions.
    pub fn after_job(&mut self, writer: &Connection) {
        let rows = writer.total_changes();
        if rows - self.rows >= DUE_AFTER_ROWS {
            self.rows = rows;
            // One that is under way or asked for already will do.
            self.due.as_ref().map(|due| due.try_send(()).ok());
        }
        if self.long.swap(false, Ordering::Relaxed) {
            // All that is left, while nobody writes: the next write begins the log anew, unless a reader
            // still needs it, and then a later one does.
            if let Err(failed) = checkpoint(writer) {
                tracing::warn!(%failed, "the write-ahead log could not be restarted; it grows");
            }
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.due.take();
        if let Some(thread) = self.thread.take() {
            // The writer's connection is closed after this one, as the last, and takes the log away.
            thread.join().ok();
        }
    }
}

fn run(connection: &Connection, asked: &Receiver<()>, long: &AtomicBool) {
    while asked.recv().is_ok() {
        for pass in 1..=PASSES {
            match checkpoint(connection) {
                Ok(standing) if standing.log < LONG => break,
                Ok(standing) => {
                    if standing.left <= FEW || pass == PASSES {
                        long.store(true, Ordering::Relaxed);
                        break;
                    }
                }
                Err(failed) => {
                    tracing::warn!(%failed, "the write-ahead log could not be written to the database file");
                    std::thread::sleep(PAUSE);
                    break;
                }
            }
        }
    }
}

/// Pages in the log, and those of them that are not in the file yet.
struct LogPages {
    log: i64,
    left: i64,
}

/// Brings over what it can without making anybody wait.
fn checkpoint(connection: &Connection) -> Result<LogPages, StoreError> {
    connection
        .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| {
            let (log, done): (i64, i64) = (row.get(1)?, row.get(2)?);
            Ok(LogPages { log, left: log - done })
        })
        .map_err(error)
}

#[cfg(test)]
#[path = "checkpointer_tests.rs"]
mod tests;
