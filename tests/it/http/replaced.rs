//! A memory that takes the place of another one, in one command.

use memledger_tests::Backend;
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, id, memories, memory, remember, rev};

on_both!(what_is_replaced_leaves_recall_and_stays_in_history, what_can_not_be_replaced_is_refused);

async fn what_is_replaced_leaves_recall_and_stays_in_history(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let old = id(&remember(api, "ana", json!({"content": "Lives in Berlin", "category": "profile"})).await);
    let body = json!({"content": "Lives in Potsdam", "category": "profile", "replaces": old});
    let key = [("Idempotency-Key", "moved")];
    let made = api.send(Method::POST, &memories("ana"), Some(&body), &key).await.is(201);
    let new = id(&made.body);
    assert_eq!(made.rev(), 3, "a change for each of the two");
    assert_eq!(column(&active(api, "ana").await, "id"), [new.as_str()]);
    let query = json!({"query": "where does she live", "filters": {"user_id": "ana"}});
    let found = api.post("/api/memory/query", &query).await.is(200);
    assert_eq!(column(found.items(), "id"), [new.as_str()]);

    let history = api.get(&format!("{}/history", memory("ana", &old))).await.is(200);
    assert_eq!(column(history.items(), "event"), ["DELETE", "ADD"]);
    let reason = json!(format!("memory {new} replaces memory {old}"));
    assert_eq!(
        (&history.items()[0]["reason"], &history.items()[0]["old"]),
        (&reason, &json!("Lives in Berlin"))
    );
    let delta = api.get("/api/users/ana/threads/t/delta?since_rev=1").await.is(200).body;
    assert_eq!(column(delta["changes"].as_array().unwrap(), "event"), ["created", "deleted"]);

    // Asked again it has one effect, and is another command than without what it replaces.
    assert!(api.send(Method::POST, &memories("ana"), Some(&body), &key).await.is(201).is_replayed());
    let without = json!({"content": "Lives in Potsdam", "category": "profile"});
    api.send(Method::POST, &memories("ana"), Some(&without), &key).await.is_problem(
        422,
        "idempotency_mismatch",
        None,
    );
    assert_eq!(rev(api, "ana").await, 3);
    api.send(Method::POST, &format!("{}/restore", memory("ana", &old)), None, &[]).await.is(200);
    assert_eq!(active(api, "ana").await.len(), 2);
}

async fn what_can_not_be_replaced_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let gone = id(&remember(api, "ana", json!({"content": "gone"})).await);
    api.delete(&memory("ana", &gone)).await.is(200);
    let others = id(&remember(api, "bob", json!({"content": "of another user"})).await);
    let replacing = async |replaces: Value| {
        api.post(&memories("ana"), &json!({"content": "new", "replaces": replaces})).await
    };
    replacing(json!(gone)).await.is_problem(409, "state_conflict", None);
    for unknown in [others.as_str(), "nothing"] {
        replacing(json!(unknown)).await.is_problem(404, "not_found", None);
    }
    for wrong in ["", "a b"] {
        replacing(json!(wrong)).await.is_problem(400, "invalid_request", Some("replaces"));
    }
    assert_eq!(rev(api, "ana").await, 2, "nothing was made");
    assert!(replacing(Value::Null).await.is(201).body["id"].is_string());
}
