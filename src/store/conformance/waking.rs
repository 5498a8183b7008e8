//! What a worker does when it is told of something, and what it says of itself.

use std::{sync::Arc, time::Duration};

use memledger_store::projector::{Projector, ProjectorOptions};

use super::{
    fixtures::{Store, grow, stream},
    tally::{register_and_start, status, tally, touches},
};

/// Longer than any case takes.
const HOUR: Duration = Duration::from_secs(3600);
/// Long enough for a step that must not come.
const MOMENT: Duration = Duration::from_millis(300);
const BATCH: usize = 40;

/// One that does nothing by itself for an hour.
async fn start_idle(store: &Store) -> Arc<Projector> {
    store.register(&tally(1)).await.expect("the tally is registered");
    let options = ProjectorOptions { poll: HOUR, linger: HOUR, batch: BATCH };
    Projector::start(store.clone(), tally(1), options)
}

/// Appends an event; answers its partition.
async fn one_more(store: &Store) -> i32 {
    grow(store, &stream("acme", "ann"), touches(1)).await.partition_id
}

pub async fn wait_until_applied(projector: &Projector) {
    let applied = async {
        while status(projector).await.lag > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), applied).await.expect("the worker applies what there is");
}

pub async fn events_gather_until_somebody_waits(store: Store) {
    let projector = start_idle(&store).await;
    for _ in 0..2 {
        projector.hurry(one_more(&store).await);
        wait_until_applied(&projector).await;
        projector.wake(one_more(&store).await, 1);
        tokio::time::sleep(MOMENT).await;
        assert_eq!(status(&projector).await.lag, 1, "nobody waits for it");
        projector.hurry(one_more(&store).await);
        wait_until_applied(&projector).await;
    }
    projector.stop().await;
}

pub async fn events_gather_until_they_are_half_a_step(store: Store) {
    let projector = start_idle(&store).await;
    for _ in 0..BATCH / 2 {
        projector.wake(one_more(&store).await, 1);
    }
    tokio::time::sleep(MOMENT).await;
    assert_eq!(status(&projector).await.lag, BATCH as i64 / 2, "they are too few");
    projector.wake(one_more(&store).await, 1);
    wait_until_applied(&projector).await;
    // Events count, not appends.
    let appended = grow(&store, &stream("acme", "ann"), touches(BATCH)).await;
    projector.wake(appended.partition_id, BATCH);
    wait_until_applied(&projector).await;
    projector.stop().await;
}

pub async fn a_worker_that_was_stopped_is_gone(store: Store) {
    let projector = start_idle(&store).await;
    projector.hurry(one_more(&store).await);
    wait_until_applied(&projector).await;
    projector.wake(one_more(&store).await, 1);
    // While events gather: nobody waits an hour for the end.
    tokio::time::timeout(HOUR / 120, projector.stop()).await.expect("the worker ends");
    projector.hurry(one_more(&store).await);
    tokio::time::sleep(MOMENT).await;
    assert!(status(&projector).await.lag > 0, "a worker goes on after its end");
}

pub async fn a_worker_says_why_it_does_not_move(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    projector.hurry(one_more(&store).await);
    wait_until_applied(&projector).await;
    assert_eq!(projector.trouble(), None);
    store
        .execute("ALTER TABLE tally_users_g1 RENAME TO hidden", Vec::new())
        .await
        .expect("the table is renamed");
    projector.hurry(one_more(&store).await);
    let told = async {
        while !projector.trouble().is_some_and(|why| why.contains("tally_users")) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), told).await.expect("the worker names the table");
    store
        .execute("ALTER TABLE hidden RENAME TO tally_users_g1", Vec::new())
        .await
        .expect("the table is back");
    wait_until_applied(&projector).await;
    let well = async {
        while projector.trouble().is_some() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), well).await.expect("what is over is not told");
    projector.stop().await;
}
