//! Group commit: appends that wait while the writer is busy are committed together.

use std::{
    cell::Cell,
    time::{Duration, Instant},
};

use memledger_names::{self as names, waits::Waits};
use memledger_store::{Appended, StoreError, guarded};
use rusqlite::Connection;
use tokio::sync::oneshot;

use super::{
    append::{self, Ready},
    durable::Syncer,
    locking::transact,
};

type Outcome = Result<Appended, StoreError>;

/// An append in the queue: since when it waits, and who waits for it.
pub type QueuedAppend = (Ready, Instant, oneshot::Sender<Outcome>);

/// Stores the group and has each who waits told once it is on the disk. Who comes `alone` is told from here, since
/// there is nobody to go on with meanwhile.
pub fn commit(
    connection: &Connection,
    group: Vec<QueuedAppend>,
    patience: Duration,
    syncer: &Syncer,
    alone: bool,
) {
    metrics::histogram!(names::APPEND_GROUP_SIZE).record(group.len() as f64);
    let (began, locked) = (Instant::now(), Cell::new(None));
    // The first has waited longest. Who waited in the queue while another process wrote does not wait anew.
    let until = group.first().map_or_else(Instant::now, |(_, since, _)| *since) + patience;
    let durable = syncer.durable();
    let inline = alone && durable.is_complete();
    let committing = || {
        if !inline {
            durable.commit(group.iter().map(|(ready, ..)| ready.partition_id()));
        }
    };
    let one = |transaction: &Connection, (ready, ..): &QueuedAppend| {
        if locked.get().is_none() {
            locked.set(Some(Instant::now()));
        }
        append::store(transaction, ready)
    };
    let stored = durable.check().and_then(|()| store(connection, until, inline, &committing, &group, one));
    // The file may have been moved meanwhile. Whoever is told by the syncer is told after such a look of its own.
    let stored =
        stored.and_then(|outcomes| if inline { durable.check().map(|()| outcomes) } else { Ok(outcomes) });
    let outcomes = stored.unwrap_or_else(|failed| vec![Err(failed); group.len()]);
    let (locked, ended) = (locked.get().unwrap_or(began), Instant::now());
    let answers = group.into_iter().zip(outcomes).map(|((_, since, who), outcome)| {
        let (queue, lock, commit) = (began - since, locked - began, ended - locked);
        let waits = Waits { queue, lock, commit, ..Waits::default() };
        (who, outcome.map(|appended| Appended { waits, ..appended }))
    });
    if inline {
        for (who, outcome) in answers {
            who.send(outcome).ok();
        }
    } else {
        syncer.answer(answers.collect());
    }
}

/// One transaction for the whole group; each append is accepted or refused by itself. `one` stores one of
/// them, as [`append::store`] does, and `committing` is called before each commit, which waits for the disk where
/// it is `durable`.
fn store<A>(
    connection: &Connection,
    until: Instant,
    durable: bool,
    committing: &dyn Fn(),
    group: &[A],
    one: impl Fn(&Connection, &A) -> Result<Outcome, StoreError>,
) -> Result<Vec<Outcome>, StoreError> {
    let all = |appends: &[A]| {
        // A panic undoes the transaction, and the thread goes on with what waits.
        guarded(StoreError::Corrupt, || {
            transact(connection, until, durable, |transaction| {
                let stored: Result<Vec<_>, _> =
                    appends.iter().map(|append| one(transaction, append)).collect();
                committing();
                stored
            })
        })
    };
    match all(group) {
        // One broken append must not take the others with it: each is then stored by itself.
        Err(StoreError::Corrupt(_)) if group.len() > 1 => {
            let alone = |append: &A| -> Outcome { all(std::slice::from_ref(append))?.remove(0) };
            Ok(group.iter().map(alone).collect())
        }
        together => together,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error;

    const BROKEN: i64 = 2;

    fn appended(position: i64) -> Appended {
        Appended {
            partition_id: 0,
            first_position: position,
            last_position: position,
            version: position,
            waits: Waits::default(),
        }
    }

    #[test]
    fn an_append_that_panics_fails_alone() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE stored (n integer NOT NULL)").unwrap();
        let outcomes =
            store(&connection, Instant::now(), false, &|| (), &[1, BROKEN, 3], |transaction, n| {
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
