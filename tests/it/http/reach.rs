//! How far a credential reaches, in tenants, users, time and number.

use memledger_tests::{
    Backend,
    server::{ADMIN_KEY, Answer, Server},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Stream, World, id, memories, memory, remember};

on_both!(
    a_tenants_verify_and_rebuild_name_no_other,
    an_admin_of_some_users_does_not_operate,
    a_revoked_key_loses_its_stream,
    a_guard_without_a_memory_is_refused,
    too_many_requests_are_told_to_wait,
);

async fn a_tenants_verify_and_rebuild_name_no_other(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let theirs = id(&remember(&other, "ana", json!({"content": "theirs"})).await);
    for user in ["ana", "bob"] {
        remember(&world.admin, user, json!({"content": "ours"})).await;
    }
    // The read models must hold the row before it can be edited.
    other.get(&memory("ana", &theirs)).await.is(200);
    let store = memledger_tests::open_store(&world.database).await;
    let edit = "UPDATE memories_g1 SET importance = 5 WHERE tenant_id = 'other'";
    assert_eq!(store.execute(edit, Vec::new()).await.unwrap(), 1);
    store.close().await;
    let ours = world.admin.get("/api/admin/ledger/verify").await.is(200);
    assert_eq!(ours.body["ok"], true, "{}", ours.text);
    assert!(!ours.text.contains("other") && !ours.text.contains(&theirs), "{}", ours.text);
    let told = other.get("/api/admin/ledger/verify").await.is(200);
    assert_eq!(told.body["ok"], false);
    assert!(told.text.contains(&theirs), "{}", told.text);
    // A memory of two users and of one, and the making of each tenant's own key.
    assert_eq!((&ours.body["events"], &told.body["events"]), (&json!(3), &json!(2)));
    // A rebuild is of all tenants, but what differs and how much there is, is told to its own.
    for (asked, rows, keys) in
        [(json!({"check": true}), 2, 1), (json!({"check": true, "user_id": "ana"}), 1, 0)]
    {
        let ours = world.admin.post("/api/admin/ledger/rebuild", &asked).await.is(200);
        assert_eq!(
            (&ours.body["equal"], &ours.body["events"]),
            (&json!(true), &json!(rows + keys)),
            "{}",
            ours.text
        );
        assert!(!ours.text.contains("other") && !ours.text.contains(&theirs), "{}", ours.text);
        let told = other.post("/api/admin/ledger/rebuild", &asked).await.is(200);
        let found = (&told.body["equal"], &told.body["events"]);
        assert_eq!(found, (&json!(false), &json!(1 + keys)), "{}", told.text);
        assert!(told.text.contains(&theirs), "{}", told.text);
        assert_eq!((of_memories(&ours), of_memories(&told)), (json!(rows), json!(1)));
    }
}

/// The rows of the table of memories in an answer to a rebuild.
fn of_memories(answer: &Answer) -> Value {
    let tables = answer.body["tables"].as_array().expect("tables are listed");
    let memories = tables.iter().find(|table| table["table"] == "memories");
    memories.unwrap_or_else(|| panic!("no memories in {}", answer.text))["rows"].clone()
}

async fn an_admin_of_some_users_does_not_operate(backend: Backend) {
    let world = World::new(backend).await;
    let limited = world.server.with_key(&["--role", "admin", "--user", "bob"]).await;
    for path in ["/api/admin/ledger/rebuild", "/api/admin/ledger/projections/retry"] {
        limited.send(Method::POST, path, None, &[]).await.is_problem(403, "forbidden", None);
        world.admin.send(Method::POST, path, None, &[]).await.is(200);
    }
    // Within its reach it is an admin all the same.
    let made = id(&remember(&limited, "bob", json!({"content": "x"})).await);
    let purge = format!("{}/purge", memory("bob", &made));
    limited.post(&purge, &json!({"reason": "asked"})).await.is(200);
}

async fn a_revoked_key_loses_its_stream(backend: Backend) {
    let world = World::new(backend).await;
    let made = world.server.cli(&["keys", "create", "--role", "auditor", "--json"]).await.is(0).json();
    let auditor = world.server.api(made["key"].as_str().unwrap());
    let mut stream = Stream::open(&auditor, None).await;
    for _ in ["the admin's", "its own"] {
        assert_eq!(stream.next().await.unwrap().name, "KeyMade");
    }
    remember(&world.admin, "ana", json!({"content": "seen"})).await;
    assert_eq!(stream.next().await.unwrap().name, "MemoryCreated");
    world.server.cli(&["keys", "revoke", made["id"].as_str().unwrap()]).await.is(0);
    // Longer than a key is believed without looking.
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    remember(&world.admin, "ana", json!({"content": "not seen"})).await;
    // That it was revoked may still reach it, while it is believed.
    while let Some(live) = stream.next().await {
        assert_eq!(live.name, "KeyRevoked", "a revoked key still hears events");
    }
    auditor.get("/api/events").await.is_problem(401, "unauthenticated", None);
}

async fn a_guard_without_a_memory_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    let guarded = [("If-Match", "\"1\"")];
    let body = json!({"content": "x"});
    let made = world.admin.send(Method::POST, &memories("ana"), Some(&body), &guarded).await;
    made.is_problem(400, "invalid_request", Some("If-Match"));
    let merge = json!({"source_ids": ["a", "b"], "content": "x"});
    let path = format!("{}/merge", memories("ana"));
    let merged = world.admin.send(Method::POST, &path, Some(&merge), &guarded).await;
    merged.is_problem(400, "invalid_request", Some("If-Match"));
}

async fn too_many_requests_are_told_to_wait(backend: Backend) {
    let world = World::new(backend).await;
    let url = world.database.url.clone();
    world.server.stop().await;
    let slow = [("MEMLEDGER_HTTP_RATE_PER_SECOND", "2"), ("MEMLEDGER_HTTP_ANONYMOUS_RATE_PER_SECOND", "1")];
    let server = Server::start_with(&url, &[], &slow).await;
    let api = server.api(ADMIN_KEY);
    let mut told = None;
    for _ in 0..10 {
        let answer = api.get("/api/users").await;
        if answer.status == 429 {
            told = Some(answer);
            break;
        }
    }
    let told = told.expect("ten requests at once are too many for two a second");
    told.is_problem(429, "rate_limited", None);
    assert!(told.header("retry-after").is_some_and(|seconds| seconds.parse::<u32>().unwrap() >= 1));
    let guesser = server.api("a guess");
    let guesses = (0..10).map(async |_| guesser.get("/api/users").await.status);
    let refused = futures::future::join_all(guesses).await;
    assert!(refused.contains(&401) && refused.contains(&429), "{refused:?}");
    let log = server.logged();
    assert_eq!(log.matches("requests without a valid key or session are refused").count(), 1, "{log}");
    // Health is asked by machines that have no key, and often.
    for _ in 0..10 {
        api.anonymous().get("/healthz").await.is(200);
    }
}
