//! The one write lock of the file, shared fairly with other processes.
//!
//! SQLite's own waiting sleeps up to 100 ms between two looks, so a process beside a busy one would hardly
//! ever find the lock free. Here whoever waits looks often, and whoever writes all the time pauses now and
//! then for longer than one such look.

use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode};

use super::error;
use crate::StoreError;

/// Between two looks at a lock that another process holds.
const LOOK: Duration = Duration::from_micros(500);

/// A writer that has been at it for so long lets others in.
const TURN: Duration = Duration::from_millis(100);
const PAUSE: Duration = Duration::from_millis(1);

/// Begins a write transaction once the lock is had. It is tried at least once, and until `until`. The
/// connection's own busy timeout must be zero.
pub fn begin(connection: &Connection, until: Instant) -> Result<(), StoreError> {
    loop {
        match connection.execute_batch("BEGIN IMMEDIATE") {
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

/// Runs `work` in a write transaction; see [`begin`] for `until`.
pub fn transact<T>(
    connection: &Connection,
    until: Instant,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    begin(connection, until)?;
    let open = Open(connection);
    let outcome = work(connection)?;
    connection.execute_batch("COMMIT").map_err(error)?;
    drop(open);
    Ok(outcome)
}

/// Since when the writer has been writing without a rest.
#[derive(Default)]
pub struct Turns(Option<Instant>);

impl Turns {
    /// Nothing waits to be written, so the lock is free anyway.
    pub fn rest(&mut self) {
        self.0 = None;
    }

    pub fn let_others_in(&mut self) {
        let since = *self.0.get_or_insert_with(Instant::now);
        if since.elapsed() >= TURN {
            std::thread::sleep(PAUSE);
            self.rest();
        }
    }
}
