//! The log: events edited, swapped, deleted, forged.

use std::time::Duration;

use memledger_store::{StoredEvent, envelope};
use memledger_tests::{Backend, server::cli};
use serde_json::{Value, json};
use uuid::Uuid;

use super::base::{
    ALL, ANA, BRUNO, Base, LAST, PINNED, UPDATED, at, bytes, is_named, memory_of, place, text, uuid,
};
use crate::http::on_both;

on_both!(
    an_edited_event_is_named,
    an_event_that_takes_the_rev_of_another_is_named,
    swapped_events_are_named,
    a_deleted_event_is_named,
    a_forged_event_is_named,
    a_moved_counter_is_named,
    nobody_waits_for_events_that_there_are_not,
);

/// The body with one digit of a commitment changed.
fn one_byte(event: &StoredEvent) -> String {
    let (before, after) = event.body.split_once("\"commitment\":\"").expect("the event has a commitment");
    let digit = if after.starts_with('0') { '1' } else { '0' };
    format!("{before}\"commitment\":\"{digit}{}", &after[1..])
}

async fn an_edited_event_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let report = copy.verify(&[]).await.is(0).json();
    assert_eq!((&report["ok"], &report["events"]), (&json!(true), &json!(ALL)), "{report:#}");
    drop(copy);

    // Each edit on an event of its own, so that each must be named by itself.
    let edits = [
        format!("body = {}", text(&one_byte(base.event(ANA, 1)))),
        "actor = 'agent:nobody'".to_owned(),
        "command_id = 'another'".to_owned(),
        "recorded_at = recorded_at + 1".to_owned(),
        "correlation_id = 'another'".to_owned(),
        "event_type = 'MemoryPinned'".to_owned(),
        "causation_id = 'another'".to_owned(),
        format!("leaf_hash = {}", bytes(backend, &[7; 32])),
        format!("event_id = {}", uuid(backend, Uuid::from_u128(7))),
    ];
    let events: Vec<&StoredEvent> = (1..).take(edits.len()).map(|version| base.event(ANA, version)).collect();
    let statements: Vec<String> = edits
        .iter()
        .zip(&events)
        .map(|(edit, event)| format!("UPDATE events SET {edit} WHERE {}", place(event)))
        .collect();
    let expected: Vec<Value> = events.iter().map(|event| at("leaf_hash", event)).collect();
    base.names(&statements, &expected).await;

    let event = base.event(BRUNO, UPDATED);
    let no_json = format!("UPDATE events SET body = '{{}}' WHERE {}", place(event));
    base.names(&[no_json], &[at("leaf_hash", event), at("unreadable_event", event)]).await;
    if backend == Backend::Sqlite {
        // PostgreSQL refuses such a text; here the row can't even be read.
        let no_text = format!("UPDATE events SET body = CAST(X'7bff7d' AS TEXT) WHERE {}", place(event));
        let named = json!({"kind": "unreadable_event", "partition_id": event.partition_id, "position": 7});
        base.names(&[no_text], &[named]).await;
    }
}

/// Read models have a row a rev: the verification must come to its end all the same.
async fn an_event_that_takes_the_rev_of_another_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let event = base.event(ANA, 2);
    let body = event.body.replace("\"rev\":2", "\"rev\":1");
    assert_ne!(body, event.body);
    let statement = format!("UPDATE events SET body = {} WHERE {}", text(&body), place(event));
    base.names(std::slice::from_ref(&statement), &[at("leaf_hash", event)]).await;
    // Nor does it keep anybody from a rebuild.
    let copy = base.copy().await;
    copy.run(&statement).await;
    cli(&["replay", "--database", copy.url()]).await.is(0);
}

async fn swapped_events_are_named(backend: Backend) {
    let base = Base::new(backend).await;
    for column in ["position", "version"] {
        let (one, other) = (base.event(ANA, 2), base.event(ANA, UPDATED));
        let partition = one.partition_id;
        let set = |from: i64, to: i64| {
            let here = format!("partition_id = {partition} AND {column} = {from}");
            format!("UPDATE events SET {column} = {to} WHERE {here}")
        };
        let statements = [set(2, -1), set(UPDATED, 2), set(-1, UPDATED)];
        // Either way the event at one place has become the other.
        let named = |kind: &str, position: i64| json!({"kind": kind, "partition_id": partition, "position": position, "user_id": ANA});
        let [one, other] = [one, other].map(|event| named("leaf_hash", event.position));
        base.names(&statements, &[one, other, named("version_gap", 2)]).await;
    }
}

/// What is left of an event that brought a text, once the event is gone.
fn left_behind(base: &Base, event: &StoredEvent) -> Vec<Value> {
    let partition = event.partition_id;
    let content = base.content(&event.stream_id, event.version).to_string();
    let memory = format!("memory_id={}", memory_of(event));
    let change = format!("user_id=ana, rev={}", event.version);
    let orphan = json!({"kind": "content_orphan", "user_id": ANA, "content_id": content});
    vec![
        orphan,
        json!({"kind": "receipt", "partition_id": partition, "position": event.position, "table": "commands",
               "key": format!("command_id={}", event.command_id)}),
        json!({"kind": "projection", "table": "memories", "key": memory}),
        json!({"kind": "projection", "table": "changes", "key": change}),
    ]
}

async fn a_deleted_event_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let last = base.event(ANA, LAST);
    let partition = last.partition_id;
    let gone = format!("DELETE FROM events WHERE {}", place(last));
    let mut expected = left_behind(&base, last);
    expected.push(json!({"kind": "head", "partition_id": partition, "position": LAST}));
    base.names(std::slice::from_ref(&gone), &expected).await;

    // The log by itself is whole then; what hung on the event is not.
    let back = format!("UPDATE partitions SET next_position = {LAST} WHERE partition_id = {partition}");
    let mut expected = left_behind(&base, last);
    for projection in ["memories", "changes", "user_stats", "daily_metrics"] {
        let key = format!("projection={projection}");
        let place = json!({"kind": "checkpoint", "partition_id": partition, "position": LAST, "key": key});
        expected.push(place);
    }
    base.names(&[gone, back], &expected).await;

    let middle = base.event(ANA, UPDATED);
    let gone = format!("DELETE FROM events WHERE {}", place(middle));
    let after = base.event(ANA, UPDATED + 1);
    let gap = json!({"kind": "position_gap", "partition_id": partition, "position": UPDATED});
    let mut expected = vec![gap, at("version_gap", after), at("rev_gap", after)];
    expected.extend(left_behind(&base, middle));
    base.names(&[gone], &expected).await;
}

/// The statement that stores an event, with the leaf hash that it must have.
fn insert(backend: Backend, event: &StoredEvent) -> String {
    let leaf_hash = envelope::expected_leaf_hash(event).unwrap();
    let values = [
        event.partition_id.to_string(),
        event.position.to_string(),
        text(&event.tenant_id),
        text(&event.stream_type),
        text(&event.stream_id),
        event.version.to_string(),
        uuid(backend, event.event_id),
        text(&event.event_type),
        event.schema_version.to_string(),
        text(&event.body),
        bytes(backend, &leaf_hash),
        text(&event.actor),
        text(&event.command_id),
        text(&event.correlation_id),
        "NULL".to_owned(),
        event.recorded_at.to_string(),
    ];
    format!(
        "INSERT INTO events (partition_id, position, tenant_id, stream_type, stream_id, version, event_id, \
         event_type, schema_version, body, leaf_hash, actor, command_id, correlation_id, causation_id, \
         recorded_at) VALUES ({})",
        values.join(", ")
    )
}

/// An event that could follow ana's last one: her pinned memory is unpinned.
pub fn forged(base: &Base, command_id: &str) -> StoredEvent {
    let model = base.event(ANA, PINNED);
    let mut body: Value = serde_json::from_str(&model.body).unwrap();
    body["rev"] = json!(LAST + 1);
    body["revision"] = json!(body["revision"].as_u64().unwrap() + 1);
    body["change"]["pinned"]["pinned"] = json!(false);
    StoredEvent {
        position: LAST + 1,
        version: LAST + 1,
        event_id: Uuid::from_u128(77),
        body: envelope::canonical(&body).unwrap(),
        command_id: command_id.to_owned(),
        causation_id: None,
        ..model.clone()
    }
}

/// Stores it as the append would.
pub fn store_forged(base: &Base, event: &StoredEvent) -> [String; 2] {
    let (partition, next) = (event.partition_id, event.position + 1);
    let counted = format!("UPDATE partitions SET next_position = {next} WHERE partition_id = {partition}");
    [insert(base.backend, event), counted]
}

async fn a_forged_event_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    // Past the counter.
    let event = forged(&base, "0191e7a0-0000-7000-8000-000000000001");
    let head = json!({"kind": "head", "partition_id": event.partition_id, "position": LAST + 1});
    base.names(&[insert(backend, &event)], &[head]).await;
    // Counted, but under a key that has no receipt.
    let event = forged(&base, "forged");
    let key = json!({"kind": "receipt_missing", "position": LAST + 1, "key": "command_id=forged"});
    base.names(&store_forged(&base, &event), &[at("receipt_missing", &event), key]).await;
    // With a text that there is not.
    let model = base.event(ANA, LAST);
    let body = model.body.replace(&base.content(ANA, LAST).to_string(), &Uuid::from_u128(5).to_string());
    let body = body.replace(&format!("\"rev\":{LAST}"), &format!("\"rev\":{}", LAST + 1));
    let body = body.replace(&memory_of(model), "forged");
    let event = StoredEvent { event_type: model.event_type.clone(), body, ..event };
    let mut missing = at("content_missing", &event);
    missing["content_id"] = json!(Uuid::from_u128(5).to_string());
    missing["memory_id"] = json!("forged");
    base.names(&store_forged(&base, &event), &[missing]).await;
    // In another's partition.
    let other = base.event(BRUNO, LAST);
    let event = StoredEvent { partition_id: other.partition_id, ..forged(&base, "forged") };
    base.names(&store_forged(&base, &event), &[at("wrong_partition", &event)]).await;
}

async fn a_moved_counter_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let (ana, bruno) = (base.event(ANA, LAST).partition_id, base.event(BRUNO, LAST).partition_id);
    let empty = (0..64).find(|partition| ![ana, bruno].contains(partition)).unwrap();
    let statements = [
        format!("UPDATE partitions SET next_position = next_position + 3 WHERE partition_id = {ana}"),
        format!("UPDATE partitions SET next_position = next_position - 3 WHERE partition_id = {bruno}"),
        format!("DELETE FROM partitions WHERE partition_id = {empty}"),
    ];
    let expected = [
        json!({"kind": "head", "partition_id": ana, "position": LAST + 1}),
        json!({"kind": "head", "partition_id": bruno, "position": LAST - 2}),
        json!({"kind": "partition", "partition_id": empty, "table": "partitions"}),
    ];
    base.names(&statements, &expected).await;
}

/// A counter ahead of the last event leads nowhere.
async fn nobody_waits_for_events_that_there_are_not(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let partition = base.event(ANA, LAST).partition_id;
    let sql =
        format!("UPDATE partitions SET next_position = next_position + 3 WHERE partition_id = {partition}");
    assert_eq!(copy.run(&sql).await, 1);
    let replay = ["replay", "--check", "--database", copy.url()];
    let ended = tokio::time::timeout(Duration::from_secs(60), cli(&replay)).await;
    ended.expect("it comes to its end").is(0);
    let report = copy.verify(&[]).await.is(3).json();
    assert!(is_named(&report, &json!({"kind": "head", "partition_id": partition})), "{report:#}");
}
