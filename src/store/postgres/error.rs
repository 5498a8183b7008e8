//! What a driver's error means for a caller.

use memledger_store::{Conflict, StoreError};

/// What a caller is told where the pool only knows that time ran out.
const NO_CONNECTION: &str =
    "no connection to PostgreSQL in time: it is down or can't be reached, or every connection is in use";

/// Classes of errors that say nothing about what is stored: connection, credentials, no such database,
/// serialisation and deadlock, resources, object state, operator intervention, I/O.
const PASSING: [&str; 8] = ["08", "28", "3D", "40", "53", "55", "57", "58"];

/// Sorts a driver's error: what may pass by itself, and what will not.
pub(crate) fn error(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) => match (database.code().as_deref(), database.constraint()) {
            (Some("23505"), Some("events_stream_version")) => StoreError::Conflict(Conflict::Version),
            (Some("23505"), Some("commands_pkey")) => StoreError::Conflict(Conflict::CommandId),
            // A table of a generation that was just switched away: the next look finds the new one.
            (Some("42P01"), _) => StoreError::unavailable(&error),
            // A standby that was not promoted yet: as where SQLite's file is read-only.
            (Some("25006"), _) => StoreError::Unavailable(format!(
                "{error} (the database accepts no writes: it is a standby, or read-only by a setting)"
            )),
            // It was stopped for longer than a transaction may wait.
            (Some("25P03"), _) => StoreError::unavailable(&error),
            // It passes when somebody grants it, and not by itself.
            (Some("42501"), _) => StoreError::Unavailable(format!(
                "{error} (the role lacks a right; see Roles in docs/OPERATIONS.md)"
            )),
            // A table that is there, or is where a view belongs.
            (Some("42P07" | "42809"), _) => StoreError::Corrupt(format!(
                "{error} (another program's table is in the way: give the ledger a database or a schema of its own)"
            )),
            (Some("3F000"), _) => {
                StoreError::Corrupt(format!("{error} (search_path names no existing schema)"))
            }
            (Some(code), _) if PASSING.iter().any(|class| code.starts_with(class)) => {
                StoreError::unavailable(&error)
            }
            _ => StoreError::corrupt(&error),
        },
        sqlx::Error::PoolTimedOut => StoreError::Unavailable(NO_CONNECTION.into()),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::ColumnNotFound(_) => {
            StoreError::corrupt(&error)
        }
        _ => StoreError::unavailable(&error),
    }
}

#[cfg(test)]
#[path = "error_tests.rs"]
mod tests;
