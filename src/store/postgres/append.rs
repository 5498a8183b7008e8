//! The append: one statement for a group of commands, each with its receipt, events and contents. Many events
//! are copied instead.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use memledger_names::waits::Waits;
use memledger_store::{Append, Appended, Conflict, StoreError};
use sqlx::{Connection, PgConnection, Postgres, Row as _, Transaction, postgres::PgRow};

use super::{
    bulk,
    columns::{Columns, CommandColumns},
    error,
    placing::{APPEND, APPEND_AND_ERASE, APPEND_WITH_RECEIPTS, PLACE},
    residue,
};

/// Stores the group in one commit, and a small one in one round trip; answers each command's place, or that
/// its stream is not where it thought. An error means that nothing at all was stored.
pub async fn append_group(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<Vec<Result<Appended, StoreError>>, StoreError> {
    let began = Instant::now();
    let placed = if bulk::is_worth_while(group) {
        bulk::append(connection, group).await?
    } else if group.iter().any(|append| !append.erase.is_empty()) {
        append_and_note(connection, group).await?
    } else {
        append_at_once(connection, group).await?
    };
    let waits =
        Waits { lock: placed.lock, commit: began.elapsed().saturating_sub(placed.lock), ..Waits::default() };
    let answer = |(append, command): (&&Append, i32)| {
        let first = placed.first.get(&command).ok_or(StoreError::Conflict(Conflict::Version))?;
        let size = append.events.len() as i64;
        Ok(Appended {
            partition_id: append.stream.partition(),
            first_position: *first,
            last_position: first + size - 1,
            version: append.expected_version + size,
            waits,
        })
    };
    Ok(group.iter().zip(1..).map(answer).collect())
}

/// For a group that erases texts, whose bytes are then still to be removed from the files.
async fn append_and_note(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<AssignedPositions, StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    let stored = match residue::note(&mut transaction).await {
        Ok(()) => append_at_once(&mut transaction, group).await,
        Err(failed) => Err(failed),
    };
    end(transaction, stored).await
}

/// Commits what was stored; what failed lets go at once of the counter rows that it holds.
pub async fn end<T>(
    transaction: Transaction<'_, Postgres>,
    stored: Result<T, StoreError>,
) -> Result<T, StoreError> {
    match stored {
        Ok(stored) => transaction.commit().await.map_err(error).map(|()| stored),
        Err(failed) => {
            transaction.rollback().await.map_err(error)?;
            Err(failed)
        }
    }
}

async fn append_at_once(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<AssignedPositions, StoreError> {
    let columns = Columns::of(group)?;
    let sql = match (columns.erases(), columns.has_receipts()) {
        (false, false) => APPEND,
        (false, true) => APPEND_WITH_RECEIPTS,
        (true, _) => APPEND_AND_ERASE,
    };
    let query = columns.bind(CommandColumns::of(group).bind(sql));
    let rows = query.fetch_all(connection).await.map_err(error)?;
    placed(&rows)
}

/// Gives the commands of a group their places; the rows must follow in the same transaction.
pub async fn place(
    connection: &mut PgConnection,
    group: &[&Append],
) -> Result<AssignedPositions, StoreError> {
    let rows = CommandColumns::of(group).bind(PLACE).fetch_all(connection).await.map_err(error)?;
    placed(&rows)
}

pub struct AssignedPositions {
    /// The first position of each command that was placed, by its number in the group, from 1.
    pub first: HashMap<i32, i64>,
    /// How long it took until the counters were locked.
    lock: Duration,
}

fn placed(rows: &[PgRow]) -> Result<AssignedPositions, StoreError> {
    let first = rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?)));
    let first = first.collect::<Result<_, _>>().map_err(error)?;
    let waited: f64 = rows.first().map_or(Ok(0.0), |row| row.try_get(2)).map_err(error)?;
    Ok(AssignedPositions { first, lock: Duration::try_from_secs_f64(waited).unwrap_or_default() })
}
