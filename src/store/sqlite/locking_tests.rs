use std::panic::{AssertUnwindSafe, catch_unwind};

use super::*;

/// Two connections to one file, as two processes have them.
struct Two {
    ours: Connection,
    theirs: Connection,
    _folder: tempfile::TempDir,
}

fn two() -> Two {
    let folder = tempfile::tempdir().unwrap();
    let open = || {
        let connection = Connection::open(folder.path().join("ledger.db")).unwrap();
        connection.busy_timeout(Duration::ZERO).unwrap();
        connection
    };
    let (ours, theirs) = (open(), open());
    ours.execute_batch("PRAGMA journal_mode = WAL; CREATE TABLE written (n INTEGER)").unwrap();
    Two { ours, theirs, _folder: folder }
}

fn rows(connection: &Connection) -> i64 {
    connection.query_row("SELECT count(*) FROM written", [], |row| row.get(0)).unwrap()
}

fn write(connection: &Connection) -> Result<(), StoreError> {
    connection.execute_batch("INSERT INTO written VALUES (1)").map_err(error)
}

#[test]
fn a_lock_that_others_hold_is_waited_for_until_the_time_is_up() {
    let Two { ours, theirs, _folder } = two();
    theirs.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (began, patience) = (Instant::now(), Duration::from_millis(50));
    let refused = begin(&ours, began + patience, true);
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    let waited = began.elapsed();
    assert!(waited >= patience && waited < Duration::from_secs(10), "{waited:?}");
}

#[test]
fn a_lock_that_comes_free_in_time_is_had() {
    let Two { ours, theirs, _folder } = two();
    theirs.execute_batch("BEGIN IMMEDIATE").unwrap();
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(20));
        theirs.execute_batch("COMMIT").unwrap();
    });
    begin(&ours, Instant::now() + Duration::from_secs(20), true).unwrap();
    other.join().unwrap();
}

#[test]
fn what_is_no_lock_is_not_waited_for() {
    let Two { ours, _folder, .. } = two();
    let until = Instant::now() + Duration::from_secs(5);
    begin(&ours, until, true).unwrap();
    assert!(begin(&ours, until, true).is_err(), "a transaction within a transaction");
    assert!(Instant::now() < until, "it was waited for");
}

#[test]
fn each_transaction_says_by_itself_whether_its_commit_waits_for_the_disk() {
    let Two { ours, _folder, .. } = two();
    let synchronous = |connection: &Connection| {
        connection.query_row("PRAGMA synchronous", [], |row| row.get::<_, i64>(0)).map_err(error)
    };
    for (durable, level) in [(true, 2), (false, 1), (true, 2)] {
        let found = transact(&ours, Instant::now(), durable, synchronous).unwrap();
        assert_eq!(found, level, "durable: {durable}");
    }
}

#[test]
fn what_fails_or_panics_is_rolled_back_and_what_succeeds_is_kept() {
    let Two { ours, theirs, _folder } = two();
    let failed: Result<(), _> = transact(&ours, Instant::now(), true, |connection| {
        write(connection)?;
        Err(StoreError::Corrupt("on purpose".into()))
    });
    assert!(matches!(failed, Err(StoreError::Corrupt(why)) if why == "on purpose"));
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        transact(&ours, Instant::now(), true, |connection| -> Result<(), StoreError> {
            write(connection)?;
            panic!("on purpose")
        })
    }));
    assert!(panicked.is_err() && ours.is_autocommit());
    assert_eq!(rows(&theirs), 0);
    transact(&ours, Instant::now(), true, write).unwrap();
    assert_eq!(rows(&theirs), 1);
}

#[test]
fn who_has_written_for_long_pauses_once_and_begins_to_count_anew() {
    let mut share = WriteShare::default();
    share.let_others_in();
    let since = share.busy_since.expect("it counts from the first write on");
    share.let_others_in();
    assert_eq!(share.busy_since, Some(since), "it has not written for long yet");
    share.busy_since = Instant::now().checked_sub(LONG);
    let before = Instant::now();
    share.let_others_in();
    assert!(share.busy_since.is_none() && before.elapsed() >= PAUSE);
    share.let_others_in();
    share.rest();
    assert!(share.busy_since.is_none());
}
