//! Writing memories: what each command answers, and that it is there afterwards.

use memledger_tests::{
    Backend,
    server::{Answer, Api, encoded},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, id, memories, memory, of_type, remember, rev, unread};

on_both!(
    a_memory_is_made_as_asked,
    a_memory_has_defaults,
    a_change_keeps_what_it_does_not_name,
    a_change_that_changes_nothing_is_no_change,
    a_guard_refuses_a_stale_change,
    a_deleted_memory_comes_back,
    a_reason_may_stay_out_of_the_address,
    hidden_signs_are_left_out_of_bullets,
    a_merge_says_what_came_from_where,
    a_merge_into_a_memory_keeps_that_one,
    a_purge_destroys_one_memory_and_nothing_else,
    a_purged_source_is_named_by_its_product,
);

/// Everything that the contract says a memory has.
const FIELDS: &str = "id user_id content kind category topics bank importance pinned state merged_into \
    merged_from derived_from thread_id agent_id run_id actor_id role metadata revision rev created_at \
    updated_at last_accessed_at retrievals purge_at";

/// What a write answered is what a read answers next.
async fn is_there(api: &Api, answer: &Answer) {
    let user = answer.body["user_id"].as_str().unwrap();
    let read = api.get(&memory(user, &id(&answer.body))).await.is(200);
    assert_eq!(unread(&read.body), answer.body);
    let etag = format!("\"{}\"", answer.body["revision"]);
    assert_eq!(read.header("etag"), Some(etag.as_str()));
    assert_eq!(answer.header("etag"), Some(etag.as_str()));
    assert!(answer.body["rev"].as_u64().is_some_and(|rev| rev <= answer.rev()));
}

async fn restore(api: &Api, user: &str, id: &str) -> Answer {
    api.send(Method::POST, &format!("{}/restore", memory(user, id)), None, &[]).await
}

async fn purge(api: &Api, user: &str, id: &str) -> Answer {
    api.post(&format!("{}/purge", memory(user, id)), &json!({"reason": "asked for it"})).await
}

async fn a_memory_is_made_as_asked(backend: Backend) {
    let world = World::with_ana_apart(backend).await;
    let asked = json!({
        "content": "Prefers tea to coffee", "kind": "insight", "category": "preferences",
        "topics": ["tea", "coffee"], "bank": "Personal", "importance": 4, "pinned": true, "thread_id": "t1",
        "agent_id": "planner", "run_id": "r1", "actor_id": "a1", "role": "user",
        "metadata": {"source": "chat", "turns": [1, 2]},
    });
    let answer = world.admin.post(&memories("ana"), &asked).await.is(201);
    for (field, value) in asked.as_object().unwrap() {
        assert_eq!(&answer.body[field], value, "{field}");
    }
    for field in FIELDS.split(' ') {
        assert!(answer.body.get(field).is_some(), "{field} is missing in {}", answer.text);
    }
    let own = id(&answer.body);
    assert!(own.len() == 36 && own.as_bytes()[14] == b'7', "{own} is not a UUIDv7");
    assert_eq!(answer.header("etag"), Some("\"1\""));
    assert_eq!(answer.rev(), 1);
    assert!(!answer.is_replayed());
    let (partition, position) = answer.header("ledger-position").unwrap().split_once(':').unwrap();
    assert!(partition.parse::<u32>().unwrap() < 64);
    assert_eq!(position, "1");
    is_there(&world.admin, &answer).await;
}

async fn a_memory_has_defaults(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "  e\u{301}te\u{301}\n"})).await;
    let expected = json!({
        "user_id": "ana", "content": "\u{e9}t\u{e9}", "kind": "semantic", "category": null, "topics": [],
        "bank": "General", "importance": 2, "pinned": false, "state": "active", "merged_into": null,
        "merged_from": [], "thread_id": null, "agent_id": null, "run_id": null, "actor_id": null,
        "role": null, "metadata": {}, "revision": 1, "rev": 1, "last_accessed_at": null,
        "retrievals": 0, "purge_at": null,
    });
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&made[field], value, "{field}");
    }
    for field in ["created_at", "updated_at"] {
        let at = made[field].as_str().unwrap();
        assert!(at.contains('T') && at.ends_with('Z'), "{at} is not RFC 3339 in UTC");
    }
    for (asked, bank) in [("Work", "Work"), ("no such bank", "General"), ("", "General")] {
        let made = remember(&world.admin, "ana", json!({"content": "x", "bank": asked})).await;
        assert_eq!(made["bank"], bank);
    }
    let longest = json!({"content": "\u{1f980}".repeat(8_192)});
    remember(&world.admin, "ana", longest).await;
}

async fn a_change_keeps_what_it_does_not_name(backend: Backend) {
    let world = World::new(backend).await;
    let asked = json!({"content": "Works at Acme", "category": "work", "topics": ["job"], "bank": "Work"});
    let made = remember(&world.admin, "ana", asked).await;
    let path = memory("ana", &id(&made));
    let changes = [
        json!({"content": "Works at Initech"}),
        json!({"importance": 5, "kind": "episodic", "metadata": {"since": "May"}}),
        json!({"pinned": true}),
        json!({"category": "career", "bank": "General"}),
        json!({"category": null, "topics": null, "metadata": null}),
        json!({"topics": ["job", "money"], "thread_id": "t2", "role": "assistant"}),
    ];
    let mut before = made;
    for (change, revision) in changes.iter().zip(2_u64..) {
        let answer = world.admin.patch(&path, change).await.is(200);
        assert_eq!(answer.body["revision"], revision);
        assert_eq!(answer.rev(), revision);
        for (field, old) in before.as_object().unwrap() {
            let cleared = match field.as_str() {
                "topics" => json!([]),
                "metadata" => json!({}),
                _ => Value::Null,
            };
            match change.get(field) {
                Some(Value::Null) => assert_eq!(answer.body[field], cleared, "{field}"),
                Some(new) => assert_eq!(&answer.body[field], new, "{field}"),
                None if ["revision", "rev", "updated_at"].contains(&field.as_str()) => {}
                None => assert_eq!(&answer.body[field], old, "{field}"),
            }
        }
        is_there(&world.admin, &answer).await;
        before = answer.body;
    }
}

async fn a_change_that_changes_nothing_is_no_change(backend: Backend) {
    let world = World::new(backend).await;
    let asked =
        json!({"content": "Lives in Lisbon", "importance": 3, "topics": ["home"], "category": "life"});
    let made = remember(&world.admin, "ana", asked.clone()).await;
    let path = memory("ana", &id(&made));
    let same = [
        json!({"content": " Lives in Lisbon "}),
        json!({"pinned": false}),
        json!({"category": "life"}),
        asked,
    ];
    for change in same {
        let answer = world.admin.patch(&path, &change).await.is(200);
        assert_eq!(answer.body, made);
        assert_eq!(answer.rev(), 1);
        assert_eq!(answer.header("etag"), Some("\"1\""));
    }
    world.admin.patch(&path, &json!({})).await.is_problem(400, "invalid_request", None);
    assert_eq!(rev(&world.admin, "ana").await, 1);
}

async fn a_guard_refuses_a_stale_change(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "one"})).await;
    let path = memory("ana", &id(&made));
    let change = json!({"content": "two"});
    let guarded = async |method: Method, path: &str, body: Option<&Value>, etag: &str| {
        world.admin.send(method, path, body, &[("If-Match", etag)]).await
    };
    guarded(Method::PATCH, &path, Some(&change), "\"2\"").await.is_problem(412, "revision_mismatch", None);
    guarded(Method::PATCH, &path, Some(&change), "\"1\"").await.is(200);
    let stale = [
        guarded(Method::PATCH, &path, Some(&json!({"content": "three"})), "\"1\"").await,
        guarded(Method::DELETE, &path, None, "\"1\"").await,
        guarded(Method::POST, &format!("{path}/restore"), None, "\"1\"").await,
        guarded(Method::POST, &format!("{path}/purge"), Some(&json!({"reason": "x"})), "\"1\"").await,
    ];
    for answer in stale {
        answer.is_problem(412, "revision_mismatch", None);
    }
    assert_eq!(rev(&world.admin, "ana").await, 2);
    guarded(Method::PATCH, &path, Some(&json!({"content": "three"})), "*").await.is(200);
    guarded(Method::DELETE, &path, None, "\"3\"").await.is(200);
    guarded(Method::POST, &format!("{path}/restore"), None, "\"4\"").await.is(200);
}

async fn a_deleted_memory_comes_back(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "Has a cat", "topics": ["cat"]})).await;
    let (own, path) = (id(&made), memory("ana", &id(&made)));
    for (mode, state) in [("", "archived"), ("&mode=archive", "archived"), ("&mode=soft", "soft_deleted")] {
        let reason = encoded("it ran away");
        let deleted = world.admin.delete(&format!("{path}?reason={reason}{mode}")).await.is(200);
        assert_eq!(deleted.body["state"], state);
        assert_eq!(deleted.body["purge_at"].is_string(), state == "soft_deleted");
        if let Some(purge_at) = deleted.body["purge_at"].as_str() {
            assert!(purge_at > deleted.body["updated_at"].as_str().unwrap());
        }
        is_there(&world.admin, &deleted).await;
        assert!(super::active(&world.admin, "ana").await.is_empty());
        let back = restore(&world.admin, "ana", &own).await.is(200);
        for field in ["content", "topics", "state", "purge_at", "created_at"] {
            assert_eq!(back.body[field], made[field], "{field}");
        }
        is_there(&world.admin, &back).await;
        assert_eq!(super::active(&world.admin, "ana").await, [back.body]);
    }
}

async fn two_notes(world: &World) -> (String, String) {
    let milk = json!({"content": "No milk", "bank": "Health", "category": "diet", "importance": 3,
                      "topics": ["lactose"]});
    let cheese = json!({"content": "No cheese", "bank": "Health", "category": "diet", "importance": 5,
                        "topics": ["lactose", "cheese"], "pinned": true});
    let (milk, cheese) =
        (remember(&world.admin, "ana", milk).await, remember(&world.admin, "ana", cheese).await);
    (id(&milk), id(&cheese))
}

async fn a_merge_says_what_came_from_where(backend: Backend) {
    let world = World::new(backend).await;
    let (milk, cheese) = two_notes(&world).await;
    let body = json!({"source_ids": [milk, cheese], "content": "Lactose intolerant"});
    let merged = world.admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201);
    assert_eq!(merged.rev(), 5);
    let expected = json!({
        "content": "Lactose intolerant", "state": "active", "revision": 1, "bank": "Health", "category": "diet",
        "importance": 5, "pinned": true, "topics": ["lactose", "cheese"], "merged_from": [milk, cheese],
        "derived_from": [{"memory_id": milk, "revision": 1, "purged": false},
                         {"memory_id": cheese, "revision": 1, "purged": false}],
    });
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&merged.body[field], value, "{field}");
    }
    is_there(&world.admin, &merged).await;
    let product = id(&merged.body);
    for source in [&milk, &cheese] {
        let read = world.admin.get(&memory("ana", source)).await.is(200).body;
        assert_eq!((&read["state"], &read["merged_into"]), (&json!("merged"), &json!(product)));
    }
    let back = restore(&world.admin, "ana", &milk).await.is(200);
    assert_eq!(back.body["content"], "No milk");
    assert_eq!((&back.body["state"], &back.body["merged_into"]), (&json!("active"), &Value::Null));
    assert_eq!(unread(&world.admin.get(&memory("ana", &product)).await.is(200).body), merged.body);
}

async fn a_merge_into_a_memory_keeps_that_one(backend: Backend) {
    let world = World::new(backend).await;
    let (milk, cheese) = two_notes(&world).await;
    let body =
        json!({"source_ids": [milk, cheese], "target_id": milk, "content": "No dairy", "topics": ["dairy"]});
    let merged = world.admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201);
    assert_eq!(id(&merged.body), milk);
    assert_eq!(merged.body["content"], "No dairy");
    assert_eq!(merged.body["topics"], json!(["dairy"]));
    assert_eq!(merged.body["revision"], 2);
    assert_eq!(merged.body["merged_from"], json!([cheese]));
    is_there(&world.admin, &merged).await;
    let read = world.admin.get(&memory("ana", &cheese)).await.is(200).body;
    assert_eq!((&read["state"], &read["merged_into"]), (&json!("merged"), &json!(milk)));

    // One that is no source takes them in as well, and is what it was but for its text.
    let own = json!({"content": "Diet", "category": "Health", "metadata": {"from": "a form"}});
    let diet = id(&remember(&world.admin, "ana", own).await);
    let pear = id(&remember(&world.admin, "ana", json!({"content": "Eats pears"})).await);
    let body = json!({"source_ids": [milk, pear], "target_id": diet, "content": "Pears, no dairy"});
    let merged = world.admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201).body;
    assert_eq!((&merged["category"], &merged["metadata"]), (&json!("Health"), &json!({"from": "a form"})));
}

async fn a_purge_destroys_one_memory_and_nothing_else(backend: Backend) {
    let world = World::new(backend).await;
    let text = json!({"content": "secret", "topics": ["private"], "metadata": {"k": "v"}, "category": "c"});
    let (gone, kept) =
        (remember(&world.admin, "ana", text.clone()).await, remember(&world.admin, "ana", text).await);
    let path = memory("ana", &id(&gone));
    world.admin.patch(&path, &json!({"content": "another secret"})).await.is(200);
    world.admin.delete(&format!("{path}?reason=why")).await.is(200);
    let purged = purge(&world.admin, "ana", &id(&gone)).await.is(200);
    let mut left = json!({"state": "purged", "content": null, "topics": [], "metadata": {}, "revision": 4});
    for stays in ["id", "category", "kind", "bank", "importance", "created_at"] {
        left[stays] = gone[stays].clone();
    }
    for (field, value) in left.as_object().unwrap() {
        assert_eq!(&purged.body[field], value, "{field}");
    }
    let mut answered = purged;
    assert_eq!(answered.body.as_object_mut().unwrap().remove("still_held_by"), Some(json!([])));
    is_there(&world.admin, &answered).await;
    assert_eq!(super::active(&world.admin, "ana").await, [kept]);
    let history = world.admin.get(&format!("{path}/history")).await.is(200);
    assert_eq!(column(history.items(), "event"), ["PURGE", "DELETE", "UPDATE", "ADD"]);
    assert_eq!(column(history.items(), "old"), ["null"; 4]);
    assert_eq!(column(history.items(), "new"), ["null"; 4]);
    assert_eq!(column(history.items(), "reason"), ["asked for it", "null", "null", "null"]);
    let lines = super::export(&world.admin, "ana").await;
    assert_eq!(of_type(&lines, "memory").iter().filter(|line| line["content"].is_null()).count(), 1);
}

async fn a_purged_source_is_named_by_its_product(backend: Backend) {
    let world = World::new(backend).await;
    let (milk, cheese) = two_notes(&world).await;
    let body = json!({"source_ids": [milk, cheese], "content": "Lactose intolerant"});
    let merged = world.admin.post(&format!("{}/merge", memories("ana")), &body).await.is(201);
    purge(&world.admin, "ana", &cheese).await.is(200);
    let read = world.admin.get(&memory("ana", &id(&merged.body))).await.is(200).body;
    assert_eq!(read["content"], "Lactose intolerant");
    let purged: Vec<_> = read["derived_from"].as_array().unwrap().iter().map(|s| &s["purged"]).collect();
    assert_eq!(purged, [&json!(false), &json!(true)]);
    let listed = super::active(&world.admin, "ana").await;
    assert_eq!(listed[0]["derived_from"], read["derived_from"]);
    restore(&world.admin, "ana", &cheese).await.is_problem(409, "state_conflict", None);
    restore(&world.admin, "ana", &milk).await.is(200);
}

async fn a_reason_may_stay_out_of_the_address(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let path = memory("ana", &id(&remember(api, "ana", json!({"content": "Grows tea"})).await));
    let delete = async |path: &str, body: Value| api.send(Method::DELETE, path, Some(&body), &[]).await;
    for (query, field) in [("?reason=twice", "reason"), ("?mode=soft", "mode")] {
        let both = json!({"reason": "she moved out", "mode": "soft"});
        delete(&format!("{path}{query}"), both).await.is_problem(400, "invalid_request", Some(field));
    }
    delete(&path, json!({"why": "x"})).await.is_problem(400, "invalid_request", Some("why"));
    let gone = delete(&path, json!({"reason": "she moved out", "mode": "soft"})).await.is(200).body;
    assert_eq!(gone["state"], "soft_deleted");
    let history = api.get(&format!("{path}/history")).await.is(200);
    assert_eq!(history.items()[0]["reason"], "she moved out");
}

/// What a person would not see of a text is told to no model.
async fn hidden_signs_are_left_out_of_bullets(backend: Backend) {
    let world = World::new(backend).await;
    let hidden = "Grows \u{202e}green\u{202c} tea\u{e0041}";
    let body = json!({"content": hidden, "category": "plants\u{200b}"});
    let own = id(&remember(&world.admin, "ana", body).await);
    let asked =
        json!({"query": "green tea", "filters": {"user_id": "ana"}, "thread_id": "t1", "seen_rev": 0});
    let answer = world.admin.post("/api/memory/query", &asked).await.is(200);
    let text = answer.items()[0]["text"].as_str().unwrap();
    assert!(text.starts_with("[plants] Grows green tea ("), "{text:?}");
    let header = answer.body["delta_header"].as_str().unwrap();
    assert!(header.contains("[plants] Grows green tea"), "{header:?}");
    // The memory itself is as it was written.
    assert_eq!(world.admin.get(&memory("ana", &own)).await.is(200).body["content"], hidden);
}
