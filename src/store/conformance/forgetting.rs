//! Rows that are deleted and texts that are destroyed.

use std::{sync::Arc, time::Duration};

use memledger_store::{Conflict, projection::Projections};
use serde_json::json;

use super::{
    fixtures::{Store, append, assert_conflict, content, event_of, events, fresh_id, grow, heads, stream},
    projecting::{Sightings, live},
    tally::{catch_up, decode, poison, register_and_start, tally},
    waking::wait_until_applied,
};

/// Of two things that were seen, in a step each, one is forgotten.
pub async fn a_row_that_is_deleted_is_gone(store: Store) {
    let projections = Projections::new(vec![Arc::new(Sightings)], decode);
    let projector = register_and_start(&store, projections.clone()).await;
    projector.stop().await;
    let (kept, gone) = (fresh_id(), fresh_id());
    let ann = stream("acme", "ann");
    let things = [json!({"thing": kept}), json!({"thing": gone}), json!({"thing": gone, "forgotten": true})];
    grow(&store, &ann, things.iter().map(|thing| event_of("Seen", thing.to_string())).collect()).await;
    let sql = "SELECT thing FROM sightings WHERE user_id = $1";
    for (left, erased) in [(1, false), (2, false), (1, true)] {
        let done = store.step(&projections, live(1)).await.expect("a step");
        assert_eq!(
            (done.events, done.erased),
            (1, erased),
            "a step tells what was destroyed in it: {done:?}"
        );
        let rows = store.query(sql, vec!["ann".into()]).await.expect("rows can be read");
        assert_eq!(rows.len(), left);
        assert!(rows.iter().any(|row| row[0].uuid().is_ok_and(|thing| thing == kept)), "{rows:?}");
    }
    store.scrub().await.expect("what it left in the files is removed");
    assert!(!store.scrub_due().await.expect("it is known whether there is more"));
}

/// Stores a text and erases it again, as a process does that ends before it cleans up.
async fn erase_one(store: &Store) {
    let text = content("what is to be forgotten");
    let mut brings = append(&stream("acme", "ann"), 0, events(1));
    brings.contents = vec![text.clone()];
    store.append(brings).await.expect("a text is stored");
    assert!(!is_due(store).await, "nothing was erased yet");
    let mut erases = append(&stream("acme", "ann"), 1, events(1));
    erases.erase = vec![text.content_id];
    store.append(erases).await.expect("it is erased");
}

async fn is_due(store: &Store) -> bool {
    store.scrub_due().await.expect("it is known whether a clean-up is due")
}

pub async fn a_clean_up_is_due_from_when_a_text_was_erased(store: Store) {
    erase_one(&store).await;
    assert!(is_due(&store).await, "whoever comes next must know");
    store.scrub().await.expect("what it left in the files is removed");
    assert!(!is_due(&store).await, "it was done");
    // One that was refused erases nothing.
    let mut late = append(&stream("acme", "ann"), 1, events(1));
    late.erase = vec![fresh_id()];
    assert_conflict(store.append(late).await, Conflict::Version, "a version that is taken");
    store.scrub().await.expect("there is nothing to remove");
    assert!(!is_due(&store).await);
}

pub async fn a_worker_cleans_up_what_a_killed_process_erased(store: Store) {
    let projections = Projections::new(vec![Arc::new(Sightings)], decode);
    store.register(&projections).await.expect("it is registered");
    erase_one(&store).await;
    assert!(is_due(&store).await, "whoever comes next must know");
    let projector = register_and_start(&store, projections).await;
    until_clean(&store).await;
    projector.stop().await;
}

pub async fn a_worker_leaves_a_clean_up_to_a_purge_under_way(store: Store) {
    let projector = register_and_start(&store, Projections::new(vec![Arc::new(Sightings)], decode)).await;
    let purge = projector.purge();
    erase_one(&store).await;
    let forgotten = json!({"thing": fresh_id(), "forgotten": true}).to_string();
    let appended = grow(&store, &stream("acme", "bob"), vec![event_of("Seen", forgotten)]).await;
    projector.hurry(appended.partition_id);
    catch_up(&projector).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(is_due(&store).await, "whoever purges cleans up by himself");
    drop(purge);
    until_clean(&store).await;
    projector.stop().await;
}

/// A purge may be among the events that are tried again.
pub async fn a_retry_is_followed_by_a_clean_up(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    let appended = grow(&store, &stream("acme", "bob"), vec![poison()]).await;
    projector.hurry(appended.partition_id);
    // At its start a worker looks for what a killed process left.
    wait_until_applied(&projector).await;
    erase_one(&store).await;
    catch_up(&projector).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(is_due(&store).await, "no event told the worker of it");
    projector.retry(None).await.expect("parked events are tried again");
    until_clean(&store).await;
    projector.stop().await;
}

/// Waits for a worker, which looks again after its poll.
async fn until_clean(store: &Store) {
    let clean = async {
        while is_due(store).await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), clean).await.expect("the worker cleans up");
}

pub async fn a_raised_epoch_is_above_all_earlier_ones(store: Store) {
    let before = heads(&store).await.iter().map(|head| head.epoch).max().expect("there are partitions");
    let first = store.raise_epoch().await.expect("the epoch is raised");
    let second = store.raise_epoch().await.expect("the epoch is raised");
    assert!(before < first && first < second, "{before}, {first}, {second}");
    assert!(heads(&store).await.iter().all(|head| head.epoch == second), "every partition is in it");
}
