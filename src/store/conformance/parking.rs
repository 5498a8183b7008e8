//! Events that can't be applied: set aside with their coordinates, skipped never, applied once in the end.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use memledger_store::{
    StoredEvent, StreamKey,
    projector::{Projector, status::MOST_LISTED},
};

use super::{
    fixtures::{Store, event_of, grow, neighbours, stream, whole_log},
    projecting::live,
    rebuilding::{check, of_user, rebuild},
    tally::{
        POISON, TALLY, catch_up, poison, register_and_start, shown, status, tally, tally_until, told, touches,
    },
};

/// Two streams of one partition, the first with poison between its events.
async fn poisoned(store: &Store) -> (StreamKey, StreamKey) {
    let streams = neighbours(9, "acme", 2);
    let (sick, well) = (streams[0].clone(), streams[1].clone());
    grow(store, &sick, touches(2)).await;
    grow(store, &sick, vec![poison()]).await;
    grow(store, &well, touches(2)).await;
    grow(store, &sick, touches(1)).await;
    grow(store, &well, touches(3)).await;
    (sick, well)
}

/// The events of a stream from its poison on.
fn blocked<'a>(log: &'a [StoredEvent], sick: &StreamKey) -> Vec<&'a StoredEvent> {
    log.iter()
        .filter(|event| event.stream() == *sick)
        .skip_while(|event| event.event_type != POISON)
        .collect()
}

fn without<'a>(log: &'a [StoredEvent], blocked: &[&StoredEvent]) -> Vec<&'a StoredEvent> {
    log.iter().filter(|event| !blocked.contains(event)).collect()
}

/// How many events are parked, of which streams, at which positions, after how many attempts.
async fn parked(projector: &Projector) -> Vec<(String, i64, i64, String)> {
    let parked = projector.parked(None).await.expect("parked events can be read");
    assert_eq!(status(projector).await.parked, parked.len() as i64, "the status counts other parked events");
    parked.into_iter().map(|event| (event.stream_id, event.position, event.attempts, event.error)).collect()
}

async fn retry(projector: &Projector) -> usize {
    projector.retry(None).await.expect("parked events are tried again")
}

pub async fn a_poison_event_blocks_its_stream_alone(store: Store) {
    let projector = register_and_start(&store, tally(1)).await;
    let (sick, well) = poisoned(&store).await;
    catch_up(&projector).await;
    let log = whole_log(&store).await;
    let waiting = blocked(&log, &sick);
    let found = parked(&projector).await;
    assert_eq!(waiting.len(), 2);
    assert_eq!(found.len(), 2, "{found:?}");
    for ((stream_id, position, attempts, _), event) in found.iter().zip(&waiting) {
        assert_eq!((stream_id, *position, *attempts), (&event.stream_id, event.position, 1));
    }
    assert!(found[0].3.contains("poison"), "the first does not name what failed: {}", found[0].3);
    // What the poison event changed before it failed is taken back.
    assert_eq!(shown(&store).await, told(without(&log, &waiting)));
    let status = status(&projector).await;
    assert_eq!((status.lag, status.applied), (0, log.len() as i64), "a parked event holds up its partition");
    for (stream, count) in [(&sick, 2), (&well, 0)] {
        let standing = projector.standing(stream, &[TALLY]).await.expect("the tally stands somewhere");
        assert_eq!(standing.parked, count, "{stream:?}");
    }
    let others = projector.parked(Some("globex")).await.expect("parked events can be read");
    assert!(others.is_empty(), "another tenant's parked events show");

    // What comes later waits behind it, in the next steps as well.
    grow(&store, &sick, touches(1)).await;
    grow(&store, &well, touches(1)).await;
    catch_up(&projector).await;
    let log = whole_log(&store).await;
    assert_eq!(parked(&projector).await.len(), 3);
    assert_eq!(shown(&store).await, told(without(&log, &blocked(&log, &sick))));
    projector.stop().await;
}

pub async fn a_step_tells_how_much_it_parked(store: Store) {
    let projections = tally(1);
    store.register(&projections).await.expect("the tally is registered");
    for user in ["ann", "bob"] {
        grow(&store, &stream("acme", user), vec![poison()]).await;
    }
    let done = store.step(&projections, live(10)).await.expect("a step");
    assert_eq!((done.events, done.parked), (2, 2), "{done:?}");
}

pub async fn a_retry_applies_parked_events_in_order(store: Store) {
    let healed = Arc::new(AtomicBool::new(false));
    let projector = register_and_start(&store, tally_until(1, healed.clone())).await;
    let (sick, _) = poisoned(&store).await;
    catch_up(&projector).await;
    let before = shown(&store).await;
    assert_eq!(retry(&projector).await, 2, "parked events that still fail are left");
    let found = parked(&projector).await;
    assert!(found.iter().all(|(_, _, attempts, _)| *attempts == 2), "attempts are not counted: {found:?}");
    assert_eq!(shown(&store).await, before, "a retry that failed changed something");
    assert_eq!(projector.retry(Some("globex")).await.expect("there is nothing to try"), 0);
    assert_eq!(parked(&projector).await.len(), 2, "another tenant's retry touched them");

    healed.store(true, Ordering::SeqCst);
    assert_eq!(retry(&projector).await, 0, "a healed tally leaves events parked");
    assert!(parked(&projector).await.is_empty());
    // The list of positions shows that they were applied in order and once.
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    assert_eq!(retry(&projector).await, 0);
    grow(&store, &sick, touches(2)).await;
    catch_up(&projector).await;
    assert!(parked(&projector).await.is_empty(), "the stream is still blocked");
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    let checked = rebuild(&projector, check()).await;
    assert!(checked.is_equal(), "applied late, it makes a difference: {:?}", checked.comparisons);
    projector.stop().await;
}

pub async fn a_retry_reaches_what_is_not_listed(store: Store) {
    let healed = Arc::new(AtomicBool::new(false));
    let projector = register_and_start(&store, tally_until(1, healed.clone())).await;
    // The list is full before it comes to the second of them.
    for (partition_id, behind) in [(3, MOST_LISTED), (60, 1)] {
        let sick = neighbours(partition_id, "acme", 1).remove(0);
        grow(&store, &sick, vec![poison()]).await;
        grow(&store, &sick, touches(behind)).await;
    }
    catch_up(&projector).await;
    let all = MOST_LISTED + 3;
    assert_eq!(status(&projector).await.parked, all as i64);
    let listed = projector.parked(None).await.expect("parked events can be read");
    assert_eq!(listed.len(), MOST_LISTED);
    assert!(listed.iter().all(|event| event.partition_id == 3), "the list has room for both streams");
    assert_eq!(retry(&projector).await, all, "what still fails is left, listed or not");
    healed.store(true, Ordering::SeqCst);
    assert_eq!(retry(&projector).await, 0, "a healed tally leaves events parked");
    assert_eq!(status(&projector).await.parked, 0);
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}

pub async fn an_undecodable_event_is_parked(store: Store) {
    // Healed or not: what can't be read can't be applied.
    let projector = register_and_start(&store, tally_until(1, Arc::new(AtomicBool::new(true)))).await;
    grow(&store, &stream("acme", "ann"), vec![event_of("Broken", "{\"item\":")]).await;
    grow(&store, &stream("acme", "bob"), touches(2)).await;
    catch_up(&projector).await;
    let found = parked(&projector).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].0 == "ann" && found[0].3.contains("unreadable"), "{found:?}");
    assert_eq!(retry(&projector).await, 1);
    let log = whole_log(&store).await;
    assert_eq!(shown(&store).await, told(log.iter().filter(|event| event.stream_id == "bob")));
    projector.stop().await;
}

pub async fn a_rebuild_parks_the_same_events(store: Store) {
    let healed = Arc::new(AtomicBool::new(false));
    let projector = register_and_start(&store, tally_until(1, healed.clone())).await;
    let (sick, _) = poisoned(&store).await;
    catch_up(&projector).await;
    let log = whole_log(&store).await;
    let applied = without(&log, &blocked(&log, &sick));
    for request in [check(), Default::default()] {
        let rebuilt = rebuild(&projector, request).await;
        assert!(rebuilt.is_equal(), "the rebuilt tables differ: {:?}", rebuilt.comparisons);
        assert_eq!(parked(&projector).await.len(), 2, "parked events of the live tables alone count");
        assert_eq!(shown(&store).await, told(applied.iter().copied()));
    }
    healed.store(true, Ordering::SeqCst);
    rebuild(&projector, Default::default()).await;
    assert!(parked(&projector).await.is_empty(), "what a rebuild could apply is still parked");
    assert_eq!(shown(&store).await, told(&log));
    projector.stop().await;
}

/// The rebuilt rows hold the parked events, or the retry applies them, but never both.
pub async fn a_rebuild_of_one_user_applies_nothing_twice(store: Store) {
    let healed = Arc::new(AtomicBool::new(false));
    let projector = register_and_start(&store, tally_until(1, healed.clone())).await;
    let (sick, _) = poisoned(&store).await;
    // Another stream of that user, as runs are beside memories.
    let beside = StreamKey { stream_type: "beside".to_owned(), ..sick.clone() };
    grow(&store, &beside, vec![poison()]).await;
    grow(&store, &beside, touches(2)).await;
    catch_up(&projector).await;
    healed.store(true, Ordering::SeqCst);
    // It may also be refused while events of that user are parked.
    projector.rebuild(&of_user(&sick), |_| {}).await.ok();
    grow(&store, &sick, touches(2)).await;
    catch_up(&projector).await;
    assert_eq!(retry(&projector).await, 0, "a healed tally leaves events parked");
    assert_eq!(shown(&store).await, told(&whole_log(&store).await));
    projector.stop().await;
}
