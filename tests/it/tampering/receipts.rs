//! The receipts: rows of `commands` edited, deleted, added.

use memledger_store::StoredEvent;
use memledger_tests::Backend;
use reqwest::Method;
use serde_json::{Value, json};

use super::base::{
    ANA, BRUNO, Base, DORA, LAST, LINKED, PINNED, PURGED, RECEIPTS, REQUESTED, UPDATED, at, bytes, is_named,
    text, uuid,
};
use crate::http::{World, column, memories, on_both};

const MESSY_USER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/cli/data/messy_user.jsonl");

on_both!(
    a_changed_receipt_is_named,
    a_changed_receipt_of_what_changed_nothing_is_named,
    a_changed_receipt_of_a_run_is_named,
    a_deleted_receipt_is_named,
    all_pages_of_receipts_are_read,
);

fn row(event: &StoredEvent) -> String {
    format!("WHERE command_id = {}", text(&event.command_id))
}

/// How a fault names a receipt.
fn receipt(event: &StoredEvent, part: &str) -> Value {
    json!({
        "kind": "receipt", "partition_id": event.partition_id, "tenant_id": event.tenant_id,
        "user_id": event.stream_id, "table": "commands", "key": format!("command_id={}", event.command_id),
        "message": part,
    })
}

async fn a_changed_receipt_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let key = format!("key_content_id = {}", uuid(backend, base.content(BRUNO, 1)));
    let hash = format!("request_hash = {}", bytes(backend, &[0]));
    // Each edit on a receipt of its own, so that each must be named by itself.
    let edits = [
        (base.event(ANA, 1), "outcome = replace(outcome, '\"rev\":1', '\"rev\":2')", "its outcome is"),
        (base.event(ANA, 2), "outcome = '{}'", "its outcome is"),
        (base.event(ANA, 3), "outcome = 'no JSON'", "its outcome is not JSON"),
        (base.event(ANA, 4), "recorded_at = recorded_at + 1", "its time is"),
        (base.event(ANA, 5), "first_position = first_position - 1", "another command"),
        (base.event(ANA, 6), "scope = 'x' || scope", "it is of \"xcli\", its events of admin:cli"),
        (base.event(ANA, UPDATED), "last_position = last_position + 100", "not in the log"),
        (base.event(ANA, PURGED), key.as_str(), "its key is not"),
        (base.event(ANA, LAST), hash.as_str(), "its request hash has"),
        (
            base.event(BRUNO, 1),
            "outcome = replace(outcome, '\"created\":1', '\"created\":2')",
            "its outcome is",
        ),
    ];
    let statements: Vec<String> =
        edits.iter().map(|(event, edit, _)| format!("UPDATE commands SET {edit} {}", row(event))).collect();
    let expected: Vec<Value> = edits.iter().map(|(event, _, part)| receipt(event, part)).collect();
    base.names(&statements, &expected).await;

    // Under another name it tells of a command that was not given.
    let renamed = base.event(BRUNO, 1);
    let statement = format!("UPDATE commands SET command_id = 'another' {}", row(renamed));
    let other = StoredEvent { command_id: "another".to_owned(), ..renamed.clone() };
    let mut named = receipt(&other, "another command");
    named["position"] = json!(renamed.position);
    base.names(&[statement], &[named]).await;
}

/// Pinning what was pinned, linking what was linked: each stands where its stream stood.
async fn a_changed_receipt_of_what_changed_nothing_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    let moved = |field: &str, from: i64, to: i64| {
        format!("outcome = replace(outcome, '\"{field}\":{from}', '\"{field}\":{to}')")
    };
    // Behind it comes an event of her runs, which is no later for a receipt that says that it is of later on.
    let to_her_run =
        format!("{}, recorded_at = recorded_at + 60000000", moved("position", LINKED, REQUESTED));
    for (user, stood, edit, part) in [
        (ANA, PINNED, moved("position", PINNED, 99), "event 99, which it names, is not in the log"),
        (ANA, PINNED, moved("position", PINNED, 0), "it is before the first event"),
        (ANA, PINNED, moved("rev", PINNED, 99), "its outcome is"),
        (
            ANA,
            PINNED,
            "recorded_at = 1".to_owned(),
            "event 14, which it names, belongs to another command or is later",
        ),
        (DORA, LINKED, to_her_run, "event 4, which it names, belongs to another"),
    ] {
        let event = base.event(user, stood);
        let number: usize = event.command_id.rsplit(' ').next().unwrap().parse().unwrap();
        let idle = StoredEvent { command_id: format!("{user} command {}", number + 1), ..event.clone() };
        let mut named = receipt(&idle, part);
        named["position"] = json!(stood);
        base.names(&[format!("UPDATE commands SET {edit} {}", row(&idle))], &[named]).await;
    }
}

async fn a_changed_receipt_of_a_run_is_named(backend: Backend) {
    let world = World::new(backend).await;
    world.server.cli(&["import", "--from", "agno", MESSY_USER, "--user", ANA]).await.is(0);
    world.server.cli(&["run", "memory-optimization", "--user", ANA]).await.is(0);
    let runs = world.admin.get("/api/admin/workflows/runs").await.is(200);
    let run_id = column(runs.items(), "run_id").remove(0);
    let undo = format!("/api/admin/workflows/runs/{run_id}/restore");
    for key in ["undo", "undo again"] {
        world.admin.send(Method::POST, &undo, None, &[("Idempotency-Key", key)]).await.is(200);
    }
    let set = json!({"threshold": 77});
    for key in ["set", "set again"] {
        let key = [("Idempotency-Key", key)];
        world.admin.send(Method::PUT, "/api/admin/workflows/config", Some(&set), &key).await.is(200);
    }
    // A key of a caller's own that looks like a run's.
    let own = [("Idempotency-Key", "run:own")];
    let tea = json!({"content": "Drinks tea"});
    world.admin.send(Method::POST, &memories(ANA), Some(&tea), &own).await.is(201);
    world.server.cli(&["verify"]).await.is(0);
    let edits = [
        ("set", "replace(outcome, '77', '99')"),
        ("set again", "replace(outcome, '77', '99')"),
        ("undo", "replace(outcome, '\"run_id\":\"0', '\"run_id\":\"1')"),
        ("undo again", "replace(outcome, '\"events\":0', '\"events\":1')"),
        (&format!("run:{run_id}:save"), "replace(outcome, '\"merged_away\":', '\"merged_away\":1')"),
        (&format!("run:{run_id}:restore"), "replace(outcome, '\"archived\":', '\"archived\":1')"),
    ];
    for (command, edit) in edits {
        let sql = format!("UPDATE commands SET outcome = {edit} WHERE command_id = {}", text(command));
        assert_eq!(world.database.run(&sql).await, 1, "{sql}");
    }
    let report = world.server.cli(&["verify", "--json"]).await.is(3).json();
    for (command, _) in edits {
        let key = format!("command_id={command}");
        let wanted = json!({"kind": "receipt", "table": "commands", "key": key, "message": "its outcome is"});
        assert!(is_named(&report, &wanted), "{wanted} is not named: {report:#}");
    }
    assert_eq!(report["faults"].as_array().map(Vec::len), Some(edits.len()), "{report:#}");
}

async fn a_deleted_receipt_is_named(backend: Backend) {
    let base = Base::new(backend).await;
    // The merge is one command of three events and is named once, at its first.
    let lost = [base.event(ANA, 8), base.event(ANA, LAST), base.event(BRUNO, PURGED)];
    let gone = lost.map(|event| format!("DELETE FROM commands {}", row(event)));
    let expected = lost.map(|event| {
        let mut named = at("receipt_missing", event);
        named["table"] = json!("commands");
        named["key"] = json!(format!("command_id={}", event.command_id));
        named
    });
    base.names(&gone, &expected).await;
}

/// Commands that changed nothing may have been given any number of times.
async fn all_pages_of_receipts_are_read(backend: Backend) {
    const MORE: u64 = 2_100;
    let copy = Base::new(backend).await.copy().await;
    let more = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {MORE}) \
         INSERT INTO commands (partition_id, tenant_id, scope, command_id, request_hash, key_content_id, outcome, \
         first_position, last_position, recorded_at) \
         SELECT partition_id, tenant_id, scope, command_id || ' again ' || i, request_hash, key_content_id, outcome, \
         first_position, last_position, recorded_at FROM commands, n \
         WHERE first_position > last_position AND scope LIKE '%/{ANA}'"
    );
    assert_eq!(copy.run(&more).await, MORE, "{more}");
    let report = copy.verify(&[]).await.is(0).json();
    assert_eq!(report["receipts"], json!(RECEIPTS + MORE), "{report:#}");
}
