//! How far the read models are: told to each tenant of its own events, whatever the others have.

use std::time::{Duration, Instant};

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};
use sqlx::Connection;

use super::{
    World, remember,
    waiting::{from_the_future, hold_checkpoints},
};

on_both!(a_tenant_counts_its_own_events, anothers_parked_event_is_not_told);

const PATIENCE: Duration = Duration::from_secs(30);

async fn standing(api: &Api) -> Value {
    api.get("/api/admin/ledger/projections").await.is(200).body
}

/// Each tenant has one key, whose making is an event.
const OF_KEYS: i64 = 1;

/// Events as the feed has them.
async fn events(api: &Api) -> usize {
    api.get("/api/events?limit=500").await.is(200).items().len()
}

/// How many events each read model tells of, once every one has dealt with all of them.
#[track_caller]
fn caught_up(standing: &Value) -> Option<i64> {
    let figure = |one: &Value, name: &str| one[name].as_i64().unwrap_or_else(|| panic!("{name} of {one}"));
    let projections = standing["projections"].as_array().expect("read models are listed");
    let events = figure(&projections[0], "events");
    for one in projections {
        assert_eq!(figure(one, "events"), events, "read models of one log: {standing}");
        assert_eq!(figure(one, "applied") + figure(one, "lag"), events, "{one}");
    }
    projections.iter().all(|one| figure(one, "lag") == 0).then_some(events)
}

/// Waits until it is so.
async fn until_caught_up(api: &Api) -> i64 {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let told = standing(api).await;
        if let Some(events) = caught_up(&told) {
            return events;
        }
        assert!(Instant::now() < deadline, "the read models stay behind: {told}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn a_tenant_counts_its_own_events(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    assert_eq!(until_caught_up(&world.admin).await, OF_KEYS);
    assert_eq!(until_caught_up(&other).await, OF_KEYS, "also the event of the other's key");
    for user in ["ana", "bob", "cy"] {
        for number in 0..4 {
            remember(&world.admin, user, json!({"content": format!("note {number}")})).await;
        }
        // Also right after a write, and whoever asks.
        assert!(caught_up(&standing(&other).await).is_some_and(|events| events == OF_KEYS));
    }
    remember(&other, "ana", json!({"content": "theirs"})).await;
    remember(&other, "zoe", json!({"content": "theirs too"})).await;
    for (api, written) in [(&world.admin, 12 + OF_KEYS), (&other, 2 + OF_KEYS)] {
        assert_eq!(until_caught_up(api).await, written);
        assert_eq!(i64::try_from(events(api).await), Ok(written));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_lies_behind_is_told_to_whom_it_belongs() {
    let world = World::new(Backend::Postgres).await;
    let other = world.server.with_key(&["--role", "auditor", "--tenant", "other"]).await;
    remember(&world.admin, "ana", json!({"content": "before"})).await;
    assert_eq!(until_caught_up(&world.admin).await, 1 + OF_KEYS);
    assert_eq!(until_caught_up(&other).await, OF_KEYS, "also the event of the other's key");
    let holder = hold_checkpoints(&world.database).await;
    for number in 0..5 {
        remember(&world.admin, "ana", json!({"content": format!("note {number}")})).await;
    }
    let figures = |standing: &Value| -> Vec<Value> {
        let projections = standing["projections"].as_array().expect("read models are listed").iter();
        projections.map(|one| json!([one["events"], one["applied"], one["lag"]])).collect()
    };
    let (ours, theirs) = (standing(&world.admin).await, standing(&other).await);
    assert!(figures(&ours).iter().all(|one| *one == json!([6 + OF_KEYS, 1 + OF_KEYS, 5])), "{ours}");
    assert!(figures(&theirs).iter().all(|one| *one == json!([OF_KEYS, OF_KEYS, 0])), "{theirs}");
    holder.close().await.unwrap();
    assert_eq!(until_caught_up(&world.admin).await, 6 + OF_KEYS);
}

async fn anothers_parked_event_is_not_told(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    remember(&world.admin, "ana", json!({"content": "x"})).await;
    remember(&other, "ana", json!({"content": "y"})).await;
    let store = memledger_tests::open_store(&world.database).await;
    store.append(from_the_future("memory_book", "ana", 2)).await.unwrap();
    store.close().await;
    let events = until_caught_up(&world.admin).await;
    assert_eq!(events, 2 + OF_KEYS, "what is parked is in the log all the same");
    let parked = |standing: &Value| -> (usize, i64) {
        let listed = standing["parked"].as_array().expect("parked events are listed").len();
        let projections = standing["projections"].as_array().expect("read models are listed");
        (listed, projections.iter().filter_map(|one| one["parked"].as_i64()).sum())
    };
    assert_eq!(parked(&standing(&world.admin).await), (9, 9), "one in each read model");
    assert_eq!(until_caught_up(&other).await, 1 + OF_KEYS);
    assert_eq!(parked(&standing(&other).await), (0, 0));
}
