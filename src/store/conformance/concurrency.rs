//! The log under many writers and a reader that follows them.

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use memledger_store::{Conflict, StoreError, StoredEvent, StreamKey, all_partitions};
use uuid::Uuid;

use super::fixtures::{
    Store, all_at_once, append, assert_conflict, content, events, grow, has_content, neighbours, receipt,
    stream, version_of, whole_log,
};

/// Half of them share two partitions and so contend for the same counters.
fn busy_streams(count: usize) -> Vec<StreamKey> {
    let mut streams = neighbours(5, "acme", count / 4);
    streams.extend(neighbours(6, "acme", count / 4));
    streams.extend((streams.len()..count).map(|n| stream("globex", &format!("writer-{n}"))));
    streams
}

fn ids(log: &[StoredEvent]) -> Vec<Uuid> {
    let mut ids: Vec<Uuid> = log.iter().map(|event| event.event_id).collect();
    ids.sort();
    ids
}

/// Appends of one to three events; answers the ids of what it wrote.
async fn write(store: Store, stream: StreamKey, appends: usize) -> Vec<Uuid> {
    let mut written = Vec::new();
    for n in 0..appends {
        let next = append(&stream, written.len() as i64, events(1 + n % 3));
        written.extend(next.events.iter().map(|event| event.event_id));
        store.append(next).await.expect("a stream's only writer meets no conflict");
    }
    written
}

pub async fn writers_on_many_streams_leave_no_gap(store: Store) {
    let writers: Vec<_> =
        busy_streams(16).into_iter().map(|stream| tokio::spawn(write(store.clone(), stream, 25))).collect();
    let mut written = Vec::new();
    for writer in writers {
        written.extend(writer.await.expect("a writer failed"));
    }
    written.sort();
    assert!(ids(&whole_log(&store).await) == written, "what was acknowledged is not what is in the log");
}

pub async fn writers_on_one_stream_take_turns(store: Store) {
    const WRITERS: usize = 8;
    const APPENDS: usize = 10;
    let contended = stream("acme", "contended");
    let writers: Vec<_> = (0..WRITERS)
        .map(|_| tokio::spawn(write_with_retries(store.clone(), contended.clone(), APPENDS)))
        .collect();
    for writer in writers {
        writer.await.expect("a writer failed");
    }
    // That versions run from 1 without a gap is checked with the log.
    assert_eq!(whole_log(&store).await.len(), WRITERS * APPENDS);
    assert_eq!(version_of(&store, &contended).await, (WRITERS * APPENDS) as i64);
}

async fn write_with_retries(store: Store, stream: StreamKey, appends: usize) {
    let mut version = 0;
    for _ in 0..appends {
        loop {
            match store.append(append(&stream, version, events(1))).await {
                Ok(appended) => {
                    version = appended.version;
                    break;
                }
                Err(StoreError::Conflict(Conflict::Version)) => version = version_of(&store, &stream).await,
                Err(failed) => panic!("an append met something else than a conflict: {failed}"),
            }
        }
    }
}

pub async fn a_conflict_in_a_group_leaves_the_others(store: Store) {
    let (stale, taken) = (stream("acme", "stale"), stream("acme", "taken"));
    grow(&store, &stale, events(2)).await;
    let mut first = append(&taken, 0, events(1));
    first.receipt = Some(receipt("key:a", "once"));
    store.append(first).await.expect("the first of its command id is stored");
    let asked = (0..60)
        .map(|n| match n % 10 {
            3 => append(&stale, 1, events(1)),
            7 => {
                let mut again = append(&taken, 1, events(1));
                again.receipt = Some(receipt("key:a", "once"));
                again
            }
            _ => append(&stream("acme", &format!("fine-{n}")), 0, events(2)),
        })
        .collect();
    for (n, outcome) in all_at_once(&store, asked).await.into_iter().enumerate() {
        match n % 10 {
            3 => assert_conflict(outcome, Conflict::Version, "an append to a stream that has moved on"),
            7 => assert_conflict(outcome, Conflict::CommandId, "an append under a used command id"),
            _ => assert_eq!(outcome.expect("another's conflict does not count").version, 2),
        }
    }
    assert_eq!(whole_log(&store).await.len(), 3 + 48 * 2);
}

/// One tenant's bad command must not become every tenant's outage.
pub async fn a_broken_append_fails_alone(store: Store) {
    let broken = stream("acme", "broken");
    let text = content("stored once");
    let mut first = append(&broken, 0, events(1));
    first.contents.push(text.clone());
    store.append(first).await.expect("the first of its content id is stored");
    for round in 0..3 {
        let asked = (0..40)
            .map(|n| {
                if n != 20 {
                    return append(&stream("globex", &format!("fine-{round}-{n}")), 0, events(1));
                }
                // The id is taken: no conflict that a caller can resolve, but an error of this append.
                let mut again = append(&broken, 1, events(1));
                again.contents.push(text.clone());
                again
            })
            .collect();
        for (n, outcome) in all_at_once(&store, asked).await.into_iter().enumerate() {
            match outcome {
                Ok(_) => assert_ne!(n, 20, "a content id was stored twice"),
                Err(failed) => assert_eq!(n, 20, "another's error failed this append: {failed}"),
            }
        }
    }
    assert_eq!(whole_log(&store).await.len(), 1 + 3 * 39);
    assert!(has_content(&store, &broken, text.content_id).await);
}

pub async fn a_follower_sees_each_event_once_in_order(store: Store) {
    let writing = Arc::new(AtomicBool::new(true));
    let follower = tokio::spawn(follow(store.clone(), writing.clone()));
    let writers: Vec<_> =
        busy_streams(12).into_iter().map(|stream| tokio::spawn(write(store.clone(), stream, 25))).collect();
    let mut written = 0;
    for writer in writers {
        written += writer.await.expect("a writer failed").len();
    }
    writing.store(false, Ordering::SeqCst);
    let seen = follower.await.expect("the follower met a gap or a repeat");
    assert_eq!(seen.len(), written, "the follower did not see each event once");
    assert!(ids(&seen) == ids(&whole_log(&store).await), "the follower saw other events than the log has");
}

/// Reads on from its last positions until the writers have ended and nothing more comes.
async fn follow(store: Store, writing: Arc<AtomicBool>) -> Vec<StoredEvent> {
    let mut positions: BTreeMap<i32, i64> = all_partitions().into_iter().map(|id| (id, 0)).collect();
    let mut seen = Vec::new();
    loop {
        // Looked at before the round, so that the last round begins after the last append.
        let was_writing = writing.load(Ordering::SeqCst);
        let before = seen.len();
        for (partition_id, last) in &mut positions {
            let page =
                store.read_partition(*partition_id, *last, 20, None).await.expect("a page can be read");
            for event in page {
                assert_eq!(event.position, *last + 1, "partition {partition_id}: a gap or a repeat");
                *last = event.position;
                seen.push(event);
            }
        }
        if !was_writing && seen.len() == before {
            return seen;
        }
    }
}
