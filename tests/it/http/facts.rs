//! Facts and banks, which are memories under other names, and the second name of a bank.

use memledger_tests::{
    Backend, TestDatabase,
    server::{Answer, Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, id, memories, memory, remember, walk};

on_both!(
    a_fact_is_a_memory_under_other_names,
    a_change_keeps_what_it_does_not_name,
    a_fact_is_found_by_its_id_alone,
    a_fact_is_guarded_and_repeated,
    what_no_fact_can_say_is_refused,
    the_banks_count_active_memories,
    facts_of_a_procedural_bank_are_procedural,
    a_bank_has_two_names,
);

const FACTS: &str = "/api/facts";

/// Keeps a fact of ana's.
async fn keep(api: &Api, body: Value) -> Value {
    api.post(&format!("{FACTS}?user_id=ana"), &body).await.is(201).body
}

async fn change(api: &Api, place: &str, body: Value) -> Answer {
    api.send(Method::PUT, &format!("{FACTS}/{place}"), Some(&body), &[]).await
}

async fn a_fact_is_a_memory_under_other_names(backend: Backend) {
    let world = World::new(backend).await;
    let body = json!({
        "fact_text": "The user loves coffee in the morning", "fact_key": "preference_coffee", "importance": 0.7,
        "memory_bank": "personal", "agent_id": "barista",
    });
    let made = world.admin.post(&format!("{FACTS}?user_id=ana"), &body).await.is(201);
    assert_eq!(made.header("etag"), Some("\"1\""));
    let fact = made.body;
    let expected = json!({
        "id": fact["id"], "user_id": "ana", "fact_text": "The user loves coffee in the morning",
        "fact_key": "preference_coffee", "importance": 0.75, "memory_bank": "Personal", "agent_id": "barista",
        "revision": 1, "created_at": fact["created_at"], "updated_at": fact["updated_at"],
    });
    assert_eq!(fact, expected);
    let kept = world.admin.get(&memory("ana", &id(&fact))).await.is(200).body;
    let labels = json!([kept["kind"], kept["importance"], kept["bank"], kept["metadata"]]);
    assert_eq!(labels, json!(["semantic", 4, "Personal", {"fact_key": "preference_coffee"}]));
    // A memory without a key is a fact, too, and what is deleted is none any more.
    let plain =
        id(&remember(&world.admin, "ana", json!({"content": "Plays chess", "bank": "Interests"})).await);
    let gone = id(&keep(&world.admin, json!({"fact_text": "Owns a van"})).await);
    world.admin.delete(&memory("ana", &gone)).await.is(200);
    let listed = walk(&world.admin, &format!("{FACTS}?user_id=ana"), 1).await;
    assert_eq!(column(&listed, "id"), [plain.as_str(), &id(&fact)]);
    assert_eq!((&listed[0]["fact_key"], &listed[0]["importance"]), (&Value::Null, &json!(0.25)));
    let of_bank = world.admin.get(&format!("{FACTS}?user_id=ana&bank=PERSONAL")).await.is(200);
    assert_eq!(of_bank.items(), [expected]);
}

async fn a_change_keeps_what_it_does_not_name(backend: Backend) {
    let world = World::new(backend).await;
    let body = json!({"content": "Drinks tea", "topics": ["tea"], "category": "tastes", "kind": "episodic",
        "metadata": {"source": "standup", "fact_key": "drink"}});
    let made = id(&remember(&world.admin, "ana", body).await);
    let path = memory("ana", &made);
    let changed =
        change(&world.admin, &made, json!({"fact_key": "preference_drink", "importance": 1})).await.is(200);
    assert_eq!(
        (&changed.body["fact_key"], &changed.body["importance"]),
        (&json!("preference_drink"), &json!(1.0))
    );
    let moved = json!({"fact_text": "Drinks green tea", "memory_bank": "Interests"});
    assert_eq!(change(&world.admin, &made, moved).await.is(200).body["memory_bank"], "Interests");
    let now = world.admin.get(&path).await.is(200).body;
    let rest = json!([now["content"], now["topics"], now["category"], now["kind"], now["metadata"]]);
    let metadata = json!({"source": "standup", "fact_key": "preference_drink"});
    assert_eq!(rest, json!(["Drinks green tea", ["tea"], "tastes", "episodic", metadata]));
    let cleared = change(&world.admin, &made, json!({"fact_key": null})).await.is(200).body;
    assert_eq!((&cleared["fact_key"], &cleared["fact_text"]), (&Value::Null, &json!("Drinks green tea")));
    let now = world.admin.get(&path).await.is(200).body;
    assert_eq!(now["metadata"], json!({"source": "standup"}));
}

async fn a_fact_is_found_by_its_id_alone(backend: Backend) {
    let world = World::new(backend).await;
    let made = id(&keep(&world.admin, json!({"fact_text": "Lives in Weimar"})).await);
    let moved = json!({"fact_text": "Lives in Jena"});
    for place in [made.clone(), format!("{made}?user_id=ana")] {
        assert_eq!(
            change(&world.admin, &place, moved.clone()).await.is(200).body["fact_text"],
            "Lives in Jena"
        );
    }
    let elsewhere = change(&world.admin, &format!("{made}?user_id=bo"), moved.clone()).await;
    elsewhere.is_problem(404, "not_found", None);
    change(&world.admin, "no-such-fact", moved).await.is_problem(404, "not_found", None);
    // An import may give memories of two people one id.
    let line =
        |user: &str| format!("{{\"id\":\"shared\",\"user_id\":\"{user}\",\"content\":\"Has a dog\"}}\n");
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), line("ana") + &line("bo")).unwrap();
    world.server.cli(&["import", "--from", "jsonl", file.path().to_str().unwrap()]).await.is(0);
    let cat = json!({"fact_text": "Has a cat"});
    change(&world.admin, "shared", cat.clone()).await.is_problem(409, "conflict", None);
    change(&world.admin, "shared?user_id=bo", cat).await.is(200);
    let of_ana = world.admin.get(&memory("ana", "shared")).await.is(200).body;
    assert_eq!(of_ana["content"], "Has a dog");
}

async fn a_fact_is_guarded_and_repeated(backend: Backend) {
    let world = World::new(backend).await;
    let body = json!({"user_id": "ana", "fact_text": "Owns a bicycle", "fact_key": "possession_bicycle"});
    let once = [("Idempotency-Key", "turn-1")];
    let made = world.admin.send(Method::POST, FACTS, Some(&body), &once).await.is(201);
    let again = world.admin.send(Method::POST, FACTS, Some(&body), &once).await.is(201);
    assert_eq!((again.header("idempotent-replayed"), &again.body), (Some("true"), &made.body));
    let other = json!({"user_id": "ana", "fact_text": "Owns a car"});
    let refused = world.admin.send(Method::POST, FACTS, Some(&other), &once).await;
    refused.is_problem(422, "idempotency_mismatch", None);
    let path = format!("{FACTS}/{}", id(&made.body));
    let sold = json!({"fact_text": "Sold the bicycle"});
    let at = |revision| [("Idempotency-Key", "turn-2"), ("If-Match", revision)];
    let stale = world.admin.send(Method::PUT, &path, Some(&sold), &[("If-Match", "\"2\"")]).await;
    stale.is_problem(412, "revision_mismatch", None);
    let changed = world.admin.send(Method::PUT, &path, Some(&sold), &at("\"1\"")).await.is(200);
    assert_eq!((changed.header("etag"), changed.header("idempotent-replayed")), (Some("\"2\""), None));
    let again = world.admin.send(Method::PUT, &path, Some(&sold), &at("\"1\"")).await.is(200);
    assert_eq!((again.header("idempotent-replayed"), again.rev()), (Some("true"), changed.rev()));
    world.admin.send(Method::POST, FACTS, Some(&other), &[("If-Match", "\"1\"")]).await.is_problem(
        400,
        "invalid_request",
        Some("If-Match"),
    );
    assert_eq!(active(&world.admin, "ana").await.len(), 1);
}

async fn what_no_fact_can_say_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    let made = id(&keep(&world.admin, json!({"fact_text": "x"})).await);
    let with = |field: &str, value: Value| {
        let mut body = json!({"fact_text": "x"});
        body[field] = value;
        body
    };
    for (field, value) in [
        ("fact_text", json!("  ")),
        ("fact_text", json!("x".repeat(8_193))),
        ("fact_key", json!("Preference Coffee")),
        ("fact_key", json!("k".repeat(101))),
        ("importance", json!(1.5)),
        ("importance", json!(-0.1)),
        ("content", json!("x")),
        ("user_id", json!("bo")),
    ] {
        for (method, path) in [(Method::POST, FACTS.to_owned()), (Method::PUT, format!("{FACTS}/{made}"))] {
            let path = format!("{path}?user_id=ana");
            let refused = world.admin.send(method, &path, Some(&with(field, value.clone())), &[]).await;
            refused.is_problem(400, "invalid_request", Some(field));
        }
    }
    world.admin.post(FACTS, &json!({"fact_text": "x"})).await.is_problem(
        400,
        "invalid_request",
        Some("user_id"),
    );
    world.admin.get(FACTS).await.is_problem(400, "invalid_request", Some("user_id"));
    change(&world.admin, &made, json!({})).await.is_problem(400, "invalid_request", Some("body"));
    assert_eq!(active(&world.admin, "ana").await.len(), 1);
}

async fn the_banks_count_active_memories(backend: Backend) {
    let world = World::new(backend).await;
    for bank in ["Work", "Work", "Health", "no such bank"] {
        keep(&world.admin, json!({"fact_text": "x", "memory_bank": bank})).await;
    }
    let gone = id(&keep(&world.admin, json!({"fact_text": "x", "memory_bank": "Events"})).await);
    world.admin.delete(&memory("ana", &gone)).await.is(200);
    let banks = world.admin.get("/api/memory-banks?user_id=ana").await.is(200);
    let names = ["General", "Personal", "Work", "Relationships", "Health", "Interests", "Events"];
    assert_eq!(column(banks.items(), "name"), names);
    let counts: Vec<&Value> = banks.items().iter().map(|bank| &bank["count"]).collect();
    assert_eq!(counts, [1, 0, 2, 0, 1, 0, 0]);
    assert!(banks.items().iter().all(|bank| bank["description"].is_string()), "{}", banks.text);
    let without = world.admin.get("/api/memory-banks").await.is(200);
    assert!(without.items().iter().all(|bank| bank["count"].is_null()), "{}", without.text);
    // Under another configuration memories stay in the banks that they came to.
    world.server.stop().await;
    let settings = [("MEMLEDGER_MEMORY_BANKS", "Work,Ideas"), ("MEMLEDGER_MEMORY_DEFAULT_BANK", "Misc")];
    let server = Server::start_with(&world.database.url, &[], &settings).await;
    let banks = server.admin().get("/api/memory-banks?user_id=ana").await.is(200).body["items"].take();
    let told = |bank: &Value| json!([bank["name"], bank["count"]]);
    let told: Vec<Value> = banks.as_array().unwrap().iter().map(told).collect();
    let expected = json!([["Misc", 0], ["Work", 2], ["Ideas", 0], ["General", 1], ["Health", 1]]);
    assert_eq!(Value::from(told), expected);
}

async fn facts_of_a_procedural_bank_are_procedural(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let banks = [("MEMLEDGER_MEMORY_BANKS", "Work,Procedural")];
    let server = Server::start_with(&database.url, &[], &banks).await;
    let admin = server.admin();
    let kind = async |made: &str| admin.get(&memory("ana", made)).await.is(200).body["kind"].take();
    let made =
        id(&keep(&admin, json!({"fact_text": "Warm the pot first", "memory_bank": "procedural"})).await);
    assert_eq!(kind(&made).await, "procedural");
    change(&admin, &made, json!({"memory_bank": "Work"})).await.is(200);
    assert_eq!(kind(&made).await, "semantic");
    change(&admin, &made, json!({"memory_bank": "Procedural"})).await.is(200);
    change(&admin, &made, json!({"importance": 1.0})).await.is(200);
    assert_eq!(kind(&made).await, "procedural");
}

/// Wherever a memory is accepted or looked for.
async fn a_bank_has_two_names(backend: Backend) {
    let world = World::new(backend).await;
    let (admin, path) = (&world.admin, memories("ana"));
    let one = json!({"content": "one", "memory_bank": "Work"});
    let made = admin.post(&path, &one).await.is(201).body;
    assert_eq!(made["bank"], "Work");
    let batch = admin.post(&format!("{path}:batch"), &json!({"memories": [one]})).await.is(201).body;
    assert_eq!(batch["items"][0]["bank"], "Work");
    let put = admin.send(Method::PUT, &format!("{path}/by-key/k"), Some(&one), &[]).await.is(201);
    assert_eq!(put.body["bank"], "Work");
    let moved = admin.patch(&memory("ana", &id(&made)), &json!({"memory_bank": "Health"})).await.is(200);
    assert_eq!(moved.body["bank"], "Health");
    let file = tempfile::NamedTempFile::new().unwrap();
    let line = json!({"user_id": "ana", "content": "imported", "memory_bank": "Health"});
    std::fs::write(file.path(), line.to_string()).unwrap();
    world.server.cli(&["import", "--from", "jsonl", file.path().to_str().unwrap()]).await.is(0);
    for list in [path.as_str(), FACTS] {
        let sign = if list == FACTS { "?user_id=ana&" } else { "?" };
        assert_eq!(
            admin.get(&format!("{list}{sign}memory_bank=health")).await.is(200).items().len(),
            2,
            "{list}"
        );
    }
    let query = json!({"query": "imported", "filters": {"user_id": "ana", "memory_bank": "Health"}});
    assert_eq!(admin.post("/api/memory/query", &query).await.is(200).items().len(), 1);
    let fact = json!({"fact_text": "A fact", "bank": "Work"});
    assert_eq!(keep(admin, fact).await["memory_bank"], "Work");
    let both = admin.post(&path, &json!({"content": "x", "bank": "Work", "memory_bank": "Health"})).await;
    both.is_problem(400, "invalid_request", Some("bank"));
}
