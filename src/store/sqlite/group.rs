//! Group commit: appends that wait while the writer is busy are committed together.

use std::time::{Duration, Instant};

use memledger_observability::names;
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{
    append::{self, Ready},
    locking::transact,
};
use crate::{Appended, StoreError, guarded::guarded};

type Outcome = Result<Appended, StoreError>;

/// An append in the queue: since when it waits, and who waits for it.
pub type Waiting = (Ready, Instant, oneshot::Sender<Outcome>);

/// Stores the group and tells each who waits.
pub fn commit(connection: &Connection, group: Vec<Waiting>, patience: Duration) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    // The first has waited longest. Who waited in the queue while another process wrote does not wait anew.
    let until = group.first().map_or_else(Instant::now, |(_, since, _)| *since) + patience;
    let one = |transaction: &Connection, (ready, ..): &Waiting| append::store(transaction, ready);
    match store(connection, until, &group, one) {
        Ok(outcomes) => {
            for ((.., answer), outcome) in group.into_iter().zip(outcomes) {
                answer.send(outcome).ok();
            }
        }
        Err(failed) => {
            for (.., answer) in group {
                answer.send(Err(failed.clone())).ok();
            }
        }
    }
}

/// One transaction for the whole group; each append is accepted or refused by itself. `one` stores one of
/// them, as [`append::store`] does.
fn store<A>(
    connection: &Connection,
    until: Instant,
    group: &[A],
    one: impl Fn(&Connection, &A) -> Result<Outcome, StoreError>,
) -> Result<Vec<Outcome>, StoreError> {
    let together = durably(connection, until, |transaction| {
        group.iter().map(|append| one(transaction, append)).collect::<Result<Vec<_>, _>>()
    });
    match together {
        // One broken append must not take the others with it: each is then stored by itself.
        Err(StoreError::Corrupt(_)) if group.len() > 1 => {
            let alone = |append: &A| {
                durably(connection, until, |transaction| one(transaction, append)).and_then(|stored| stored)
            };
            Ok(group.iter().map(alone).collect())
        }
        together => together,
    }
}

/// Runs in a transaction that waits for the disk. A panic undoes it, and the thread goes on with what waits.
fn durably<T>(
    connection: &Connection,
    until: Instant,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    guarded(StoreError::Corrupt, || transact(connection, until, true, work))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::error;

    const BROKEN: i64 = 2;

    fn appended(position: i64) -> Appended {
        Appended { partition_id: 0, first_position: position, last_position: position, version: position }
    }

    #[test]
    fn an_append_that_panics_fails_alone() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE stored (n integer NOT NULL)").unwrap();
        let outcomes = store(&connection, Instant::now(), &[1, BROKEN, 3], |transaction, n| {
            transaction.execute("INSERT INTO stored VALUES (?1)", [*n]).map_err(error)?;
            assert_ne!(*n, BROKEN, "this one is broken");
            Ok(Ok(appended(*n)))
        });
        let outcomes = outcomes.unwrap();
        let [Ok(_), Err(StoreError::Corrupt(why)), Ok(_)] = &outcomes[..] else {
            panic!("the second of three is the broken one: {outcomes:?}")
        };
        assert!(why.contains("this one is broken"), "{why}");
        let mut statement = connection.prepare("SELECT n FROM stored ORDER BY n").unwrap();
        let stored: Vec<i64> =
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
        assert_eq!(stored, [1, 3]);
    }
}
