//! Who is told of a commit, and when, beside a disk that is slow or fails.

use std::{
    sync::mpsc::{Receiver, Sender, channel},
    time::Duration,
};

use memledger_store::{Appender, Database, Queries};
use rusqlite::Connection;
use tokio::task::JoinHandle;

use super::*;
use crate::{SqliteOptions, SqliteStore, error, fixtures::one_event};

/// Long enough for what is not held back to come to its end.
const WHILE: Duration = Duration::from_millis(100);

struct Disk {
    /// Says that a sync has begun.
    begun: Receiver<()>,
    /// Ends one, in this way.
    end: Sender<io::Result<()>>,
}

async fn store_on_a_slow_disk(folder: &Path) -> (Arc<SqliteStore>, Disk) {
    let (begins, begun) = channel();
    let (end, ends) = channel();
    let sync = move |_: &Path| -> io::Result<Sync> {
        Ok(Box::new(move || {
            begins.send(()).ok();
            ends.recv().unwrap_or(Ok(()))
        }))
    };
    let path = folder.join("ledger.db");
    let store = SqliteStore::open_syncing(path, SqliteOptions::default(), sync).await.unwrap();
    (Arc::new(store), Disk { begun, end })
}

type Answer = JoinHandle<Result<Appended, StoreError>>;

/// Has them committed as one group.
async fn together(store: &Arc<SqliteStore>, users: &[&str]) -> Vec<Answer> {
    let (release, held) = channel::<()>();
    let holding = store.clone();
    let hold = tokio::spawn(async move {
        holding.writer.outside(move |_| held.recv().map_err(StoreError::unavailable)).await
    });
    let mut answers = Vec::new();
    for user in users {
        let (store, append) = (store.clone(), one_event(user));
        answers.push(tokio::spawn(async move { store.append(append).await }));
    }
    // Each takes its place in the queue when it is first polled.
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    release.send(()).unwrap();
    hold.await.unwrap().unwrap();
    answers
}

fn events(connection: &Connection) -> Result<i64, StoreError> {
    connection.query_row("SELECT count(*) FROM events", [], |row| row.get(0)).map_err(error)
}

#[tokio::test]
async fn a_group_is_told_of_after_its_sync_and_the_writer_goes_on_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_a_slow_disk(folder.path()).await;
    let first = together(&store, &["ann", "bob"]).await;
    // It is committed, and what follows is committed beside its sync.
    assert_eq!(store.writer.outside(|c| events(c)).await.unwrap(), 2);
    disk.begun.recv().unwrap();
    let second = together(&store, &["cid", "dan", "eve"]).await;
    assert_eq!(store.writer.outside(|c| events(c)).await.unwrap(), 5);
    tokio::time::sleep(WHILE).await;
    assert!(first.iter().chain(&second).all(|answer| !answer.is_finished()));

    disk.end.send(Ok(())).unwrap();
    for answer in first {
        answer.await.unwrap().unwrap();
    }
    // The second group came after that sync had begun, so it needs one of its own.
    disk.begun.recv().unwrap();
    tokio::time::sleep(WHILE).await;
    assert!(second.iter().all(|answer| !answer.is_finished()));
    disk.end.send(Ok(())).unwrap();
    for answer in second {
        answer.await.unwrap().unwrap();
    }
    store.close().await;
}

#[tokio::test]
async fn what_was_read_is_told_once_it_is_on_the_disk() {
    let folder = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_a_slow_disk(folder.path()).await;
    let written = together(&store, &["ann", "bob"]).await;
    disk.begun.recv().unwrap();
    let reading = store.clone();
    let read = tokio::spawn(async move { reading.query("SELECT count(*) FROM events", Vec::new()).await });
    let of_one = |user: &str| {
        let (store, partition) = (store.clone(), one_event(user).stream.partition());
        tokio::spawn(async move {
            store.query_partition(partition, "SELECT count(*) FROM events", Vec::new()).await
        })
    };
    let (of_ann, of_others) = (of_one("ann"), of_one("zoe"));
    tokio::time::sleep(WHILE).await;
    assert!(!read.is_finished() && !of_ann.is_finished(), "a power cut could still take back what they saw");
    assert!(of_others.is_finished(), "nothing of that partition is on its way");
    disk.end.send(Ok(())).unwrap();
    assert_eq!(read.await.unwrap().unwrap()[0][0].int().unwrap(), 2);
    assert_eq!(of_ann.await.unwrap().unwrap()[0][0].int().unwrap(), 2);
    for answer in written {
        answer.await.unwrap().unwrap();
    }
    // With nothing on its way nobody waits.
    assert_eq!(store.query("SELECT count(*) FROM events", Vec::new()).await.unwrap()[0][0].int().unwrap(), 2);
    store.close().await;
}

#[tokio::test]
async fn who_comes_alone_is_told_by_the_writer_itself() {
    let folder = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_a_slow_disk(folder.path()).await;
    store.append(one_event("ann")).await.unwrap();
    assert!(disk.begun.try_recv().is_err(), "its commit waited for the disk already");
    store.close().await;
}

#[tokio::test]
async fn nothing_is_written_or_told_any_more_once_the_disk_failed() {
    let folder = tempfile::tempdir().unwrap();
    let (store, disk) = store_on_a_slow_disk(folder.path()).await;
    let lost = together(&store, &["ann", "bob"]).await;
    disk.begun.recv().unwrap();
    let waiting = together(&store, &["cid", "dan"]).await;
    // They are committed, too, before the disk fails.
    assert_eq!(store.writer.outside(|c| events(c)).await.unwrap(), 4);
    disk.end.send(Err(io::Error::other("bad block"))).unwrap();
    for answer in lost.into_iter().chain(waiting) {
        refused(answer.await.unwrap());
    }
    refused(store.append(one_event("eve")).await);
    refused(store.query("SELECT 1", Vec::new()).await);
    refused(store.execute("DELETE FROM events", Vec::new()).await);
    assert!(disk.begun.try_recv().is_err(), "a later sync that went well would mean nothing");
    store.close().await;

    // Here the writes were only in the way of a disk that pretended; whoever opens the file reads what is there.
    let store = SqliteStore::open(folder.path().join("ledger.db"), SqliteOptions::default()).await.unwrap();
    assert_eq!(store.read(events).await.unwrap(), 4);
    store.append(one_event("eve")).await.unwrap();
    store.close().await;
}

/// Moved when all is committed and only the disk is waited for.
#[tokio::test]
async fn nobody_waits_for_ever_where_the_file_was_moved_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let (path, away) = (folder.path().join("ledger.db"), folder.path().join("away.db"));
    let (store, disk) = store_on_a_slow_disk(folder.path()).await;
    let first = together(&store, &["ann", "bob"]).await;
    disk.begun.recv().unwrap();
    let second = together(&store, &["cid", "dan"]).await;
    assert_eq!(store.writer.outside(|c| events(c)).await.unwrap(), 4);
    std::fs::rename(&path, &away).unwrap();
    disk.end.send(Ok(())).unwrap();
    disk.end.send(Ok(())).unwrap();
    for answer in first.into_iter().chain(second) {
        let Err(StoreError::Unavailable(why)) = answer.await.unwrap() else { panic!("it was told") };
        assert!(why.contains("was moved"), "{why}");
    }
    let read = store.query("SELECT count(*) FROM events", Vec::new());
    let read = tokio::time::timeout(Duration::from_secs(20), read).await.expect("reads go on");
    assert_eq!(read.unwrap()[0][0].int().unwrap(), 4);
    std::fs::rename(&away, &path).unwrap();
    store.append(one_event("eve")).await.unwrap();
    store.close().await;
}

fn refused<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    let Err(StoreError::Unavailable(why)) = answer else { panic!("it was told {answer:?}") };
    assert!(why.contains("bad block") && why.contains("restart the program"), "{why}");
}

#[test]
fn the_log_that_is_synced_lies_beside_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    assert!(of_log(&path).is_err(), "there is none");
    std::fs::write(folder.path().join("ledger.db-wal"), "").unwrap();
    of_log(&path).unwrap()().unwrap();
}
