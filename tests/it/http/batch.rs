//! Many memories with one request: all of them or none.

use memledger_tests::Backend;
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, id, memory, rev};

on_both!(
    a_batch_is_made_whole_and_in_its_order,
    a_batch_is_repeated_under_its_key,
    a_batch_with_one_bad_memory_makes_none,
);

const PATH: &str = "/api/users/ana/memories:batch";

fn three() -> Value {
    json!({"memories": [
        {"content": "Likes tea", "category": "food", "importance": 4, "topics": ["drinks"]},
        {"content": "Plays chess", "pinned": true},
        {"content": "Likes tea", "metadata": {"source": "chat"}},
    ]})
}

async fn a_batch_is_made_whole_and_in_its_order(backend: Backend) {
    let world = World::new(backend).await;
    let planner = world.server.with_key(&["--role", "agent", "--agent", "planner", "--user", "ana"]).await;
    let made = planner.post(PATH, &three()).await.is(201);
    assert_eq!(column(made.items(), "content"), ["Likes tea", "Plays chess", "Likes tea"]);
    let revs: Vec<&Value> = made.items().iter().map(|item| &item["rev"]).collect();
    assert_eq!(json!(revs), json!([1, 2, 3]));
    assert_eq!((made.rev(), rev(&planner, "ana").await), (3, 3));
    for item in made.items() {
        assert_eq!(planner.get(&memory("ana", &id(item))).await.is(200).body, *item);
        assert_eq!(item["created_by"], "agent:planner");
    }
    let timeline = planner.get("/api/users/ana/timeline").await.is(200);
    assert_eq!(column(timeline.items(), "event"), ["ADD", "ADD", "ADD"]);
}

async fn a_batch_is_repeated_under_its_key(backend: Backend) {
    let world = World::new(backend).await;
    let send = async |body: &Value| {
        world.admin.send(Method::POST, PATH, Some(body), &[("Idempotency-Key", "import-7")]).await
    };
    let made = send(&three()).await.is(201);
    let first = id(&made.items()[0]);
    world.admin.delete(&memory("ana", &first)).await.is(200);
    let again = send(&three()).await.is(201);
    assert!(again.is_replayed() && again.rev() == 3);
    assert_eq!(column(again.items(), "id"), column(made.items(), "id"));
    assert_eq!(column(again.items(), "state"), ["archived", "active", "active"], "as they are now");
    assert_eq!(active(&world.admin, "ana").await.len(), 2);
    let other = json!({"memories": [{"content": "Likes tea"}]});
    send(&other).await.is_problem(422, "idempotency_mismatch", None);
}

async fn a_batch_with_one_bad_memory_makes_none(backend: Backend) {
    let world = World::new(backend).await;
    let with = |bad: Value| json!({"memories": [{"content": "good"}, bad]});
    for (bad, field) in [
        (json!({"content": " "}), "memories[1].content"),
        (json!({"content": "x", "kind": "rumour"}), "memories[1].kind"),
        (json!({"content": "x", "importance": 9}), "memories[1].importance"),
        (json!({"content": "x", "colour": "red"}), "memories[1].colour"),
        (json!({"content": "x", "replaces": "m1"}), "memories[1].replaces"),
    ] {
        world.admin.post(PATH, &with(bad)).await.is_problem(400, "invalid_request", Some(field));
    }
    for count in [0, 501] {
        let many = json!({"memories": vec![json!({"content": "x"}); count]});
        world.admin.post(PATH, &many).await.is_problem(400, "invalid_request", Some("memories"));
    }
    let bo = world.server.with_key(&["--role", "supervisor", "--user", "bo"]).await;
    bo.post(PATH, &three()).await.is_problem(404, "not_found", None);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    auditor.post(PATH, &three()).await.is_problem(403, "forbidden", None);
    assert_eq!(rev(&world.admin, "ana").await, 0);
}
