//! The one write lock of the file, shared fairly with other processes.
//!
//! SQLite's own waiting sleeps up to 100 ms between two looks, so a process beside a busy one would hardly
//! ever find the lock free. Here whoever waits looks often, and whoever writes all the time pauses now and
//! then for longer than one such look.

use std::time::{Duration, Instant};

use memledger_store::StoreError;
use rusqlite::{Connection, ErrorCode};

use super::error;

/// Between two looks at a lock that another process holds.
const LOOK: Duration = Duration::from_micros(500);

/// A process that has been writing for so long lets others in.
const LONG: Duration = Duration::from_millis(100);
const PAUSE: Duration = Duration::from_millis(1);

/// Every transaction says by itself whether its commit waits for the disk, and nothing is put back after it.
/// So nothing that goes wrong in one, not even a panic, leaves a later commit without its sync.
const BEGIN_DURABLE: &str = "PRAGMA synchronous = FULL; BEGIN IMMEDIATE";
/// For what can be made again from the log.
const BEGIN_RELAXED: &str = "PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE";

/// Begins a write transaction once the lock is had; a `durable` one is on the disk once it is committed. It
/// is tried at least once, and until `until`. The connection's own busy timeout must be zero.
pub fn begin(connection: &Connection, until: Instant, durable: bool) -> Result<(), StoreError> {
    let statements = if durable { BEGIN_DURABLE } else { BEGIN_RELAXED };
    loop {
        match connection.execute_batch(statements) {
            Err(busy)
                if busy.sqlite_error_code() == Some(ErrorCode::DatabaseBusy) && Instant::now() < until =>
            {
                std::thread::sleep(LOOK);
            }
            outcome => return outcome.map_err(error),
        }
    }
}

/// Rolls back what was not committed, on an error as on a panic.
struct Open<'a>(&'a Connection);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        // SQLite may have rolled back by itself, as on a full disk.
        if !self.0.is_autocommit()
            && let Err(failed) = self.0.execute_batch("ROLLBACK")
        {
            tracing::error!(%failed, "a write could not be rolled back");
        }
    }
}

/// Runs `work` in a write transaction; see [`begin`] for `until` and `durable`.
pub fn transact<T>(
    connection: &Connection,
    until: Instant,
    durable: bool,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    begin(connection, until, durable)?;
    let open = Open(connection);
    let outcome = work(connection)?;
    connection.execute_batch("COMMIT").map_err(error)?;
    drop(open);
    Ok(outcome)
}

/// What this process takes of the write lock: others come in now and then, however much waits here.
#[derive(Default)]
pub struct WriteShare {
    /// Since when it has been writing without a rest.
    busy_since: Option<Instant>,
}

impl WriteShare {
    /// Nothing waits to be written, so the lock is free anyway.
    pub fn rest(&mut self) {
        self.busy_since = None;
    }

    /// To be called between two writes: pauses where others have had to wait for long.
    pub fn let_others_in(&mut self) {
        let since = *self.busy_since.get_or_insert_with(Instant::now);
        if since.elapsed() >= LONG {
            std::thread::sleep(PAUSE);
            self.rest();
        }
    }
}

#[cfg(test)]
#[path = "locking_tests.rs"]
mod tests;
