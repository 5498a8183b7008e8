//! A ledger put back from a backup that was taken under load: it is whole as of one moment, and who has seen
//! what it has forgotten is told so.

mod copies;
mod load;
mod refusals;

use std::collections::BTreeMap;

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server, cli, is_sound},
};
use serde_json::{Value, json};

use crate::http::{column, export, memories, memory, of_type, on_both, remember, without_keys};
use copies::Backup;
use load::{Load, USERS};

on_both!(
    a_ledger_comes_back_from_a_backup_taken_under_load,
    a_copy_is_noticed_once_however_it_was_made,
    an_epoch_can_be_raised_by_hand,
    a_cursor_of_another_ledger_is_refused,
);

/// Every event of a user from a cursor on, and the cursor behind the last.
async fn read(api: &Api, after: Option<&str>) -> (Vec<Value>, String) {
    let mut cursor = after.map(str::to_owned);
    let mut items = Vec::new();
    loop {
        let after = cursor.map(|cursor| format!("&after={cursor}")).unwrap_or_default();
        let page = api.get(&format!("/api/events?limit=500{after}")).await.is(200);
        items.extend(without_keys(page.items()));
        let next = page.body["next_cursor"].as_str().expect("a feed can be resumed").to_owned();
        if page.items().is_empty() {
            return (items, next);
        }
        cursor = Some(next);
    }
}

async fn is_refused(api: &Api, cursor: &str) {
    let answer = api.get(&format!("/api/events?after={cursor}")).await;
    answer.is_problem(409, "epoch_changed", None);
    for part in ["before a restore", "read the feed from the beginning"] {
        assert!(answer.text.contains(part), "{part:?} is not in {}", answer.text);
    }
    let live = [("Accept", "text/event-stream"), ("Last-Event-ID", cursor)];
    assert_eq!(api.open("/api/events", &live).await.status(), 409);
}

/// Every event of every user as their exports have it, by its place in the log.
async fn log(api: &Api) -> BTreeMap<(u64, u64), Value> {
    let mut log = BTreeMap::new();
    for user in USERS {
        for event in of_type(&export(api, user).await, "event") {
            let place = (event["partition_id"].as_u64().unwrap(), event["position"].as_u64().unwrap());
            log.insert(place, event["event_id"].clone());
        }
    }
    log
}

async fn epoch(url: &str) -> i64 {
    let told = cli(&["epoch", "--json", "--database", url]).await.is(0).json();
    told["epoch"].as_i64().expect("an epoch is a number")
}

async fn a_ledger_comes_back_from_a_backup_taken_under_load(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start(&database.url).await;
    let before = epoch(&database.url).await;
    let load = Load::start(&server.admin());
    load.acknowledged(40).await;
    let (_, early) = read(&server.admin(), None).await;
    let kept = load.so_far();
    let backup = Backup::take(&database).await;
    let then = load.so_far().len();
    load.acknowledged(then + 40).await;
    // A subscriber that has seen what the backup does not hold.
    let (seen, late) = read(&server.admin(), None).await;
    let all = load.stop().await;
    server.stop().await;

    backup.put_back(&database).await;
    let server = Server::start(&database.url).await;
    let api = server.admin();
    let first = epoch(&database.url).await;
    assert!(first > before, "{first} is not after {before}");
    is_refused(&api, &late).await;
    is_refused(&api, &early).await;
    let (items, cursor) = read(&api, None).await;
    assert!(items.len() < seen.len() && seen.len() <= all.len(), "the load did not go on after the backup");
    let places = items.iter().map(|item| (item["partition_id"].as_u64(), item["position"].as_u64()));
    let told: BTreeMap<(u64, u64), Value> = places
        .zip(column(&items, "event_id"))
        .map(|((partition, position), id)| ((partition.unwrap(), position.unwrap()), json!(id)))
        .collect();
    assert_eq!(told.len(), items.len(), "an event came twice");
    assert_eq!(told, log(&api).await);
    for written in &kept {
        let found = api.get(&memory(&written.user, &written.id)).await.is(200).body;
        assert_eq!(found["content"], written.content);
        assert!(told.contains_key(&written.place), "{written:?} is not in the log");
    }

    remember(&api, "ana", json!({"content": "after the restore"})).await;
    assert_eq!(read(&api, Some(&cursor)).await.0.len(), 1);
    assert_eq!(api.get(&memories("ana")).await.is(200).items()[0]["content"], "after the restore");
    let report = api.get("/api/admin/ledger/verify").await.is(200).body;
    assert_eq!(report["ok"], true, "{report}");
    server.stop().await;
    is_sound(&database.url).await;

    // The same backup a second time is another epoch still.
    backup.put_back(&database).await;
    assert!(epoch(&database.url).await > first);
    let server = Server::start(&database.url).await;
    is_refused(&server.admin(), &cursor).await;
    assert_eq!(read(&server.admin(), None).await.0.len(), items.len());
    server.stop().await;
    is_sound(&database.url).await;
}

async fn a_copy_is_noticed_once_however_it_was_made(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start(&database.url).await;
    remember(&server.admin(), "ana", json!({"content": "kept"})).await;
    server.stop().await;
    let before = epoch(&database.url).await;
    assert_eq!(epoch(&database.url).await, before, "an epoch rises without a restore");
    // A copy made by other hands, without a word to the ledger.
    let copy = database.copy().await;
    let command = ["epoch", "--json", "--database", copy.url.as_str()];
    let told = futures::future::join_all((0..3).map(|_| cli(&command))).await;
    let warned = told.iter().filter(|ran| ran.stderr.contains("cursors of the feed")).count();
    assert_eq!(warned, 1, "one of those that open it at once raises the epoch: {told:?}");
    let epochs: Vec<i64> = told.into_iter().map(|ran| ran.is(0).json()["epoch"].as_i64().unwrap()).collect();
    assert!(epochs.iter().all(|epoch| *epoch == epochs[0] && *epoch > before), "{before}, then {epochs:?}");
    assert_eq!(epoch(&copy.url).await, epochs[0]);
    assert_eq!(epoch(&database.url).await, before, "the original is what it was");
    is_sound(&copy.url).await;
    drop(copy);
}

async fn an_epoch_can_be_raised_by_hand(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start(&database.url).await;
    let api = server.admin();
    remember(&api, "ana", json!({"content": "kept"})).await;
    let (_, cursor) = read(&api, None).await;
    let before = epoch(&database.url).await;
    let raised = server.cli(&["epoch", "raise", "--json"]).await.is(0).json();
    assert!(raised["epoch"].as_i64().unwrap() > before, "{raised}");
    assert_eq!(raised["epoch"], epoch(&database.url).await);
    // The running server knows it at once, and goes on.
    is_refused(&api, &cursor).await;
    remember(&api, "ana", json!({"content": "more"})).await;
    assert_eq!(read(&api, None).await.0.len(), 2);
    server.cli(&["epoch", "lower"]).await.is(2);
}

/// It lies within the other's log, so that nothing but the epoch tells.
async fn a_cursor_of_another_ledger_is_refused(backend: Backend) {
    let (one, other) = (TestDatabase::new(backend).await, TestDatabase::new(backend).await);
    let server = Server::start(&one.url).await;
    remember(&server.admin(), "ana", json!({"content": "of the one"})).await;
    let (_, cursor) = read(&server.admin(), None).await;
    let another = Server::start(&other.url).await;
    for content in ["of the other", "and one more"] {
        remember(&another.admin(), "ana", json!({"content": content})).await;
    }
    is_refused(&another.admin(), &cursor).await;
    assert_eq!(read(&another.admin(), None).await.0.len(), 2);
    // It serves on where it was given, also after a restart.
    server.stop().await;
    let server = Server::start(&one.url).await;
    remember(&server.admin(), "ana", json!({"content": "of the one again"})).await;
    assert_eq!(read(&server.admin(), Some(&cursor)).await.0.len(), 1);
}
