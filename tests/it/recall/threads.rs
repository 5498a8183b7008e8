//! What changed since a thread's reader last asked leads the answer, and is told once.

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use reqwest::Method;
use serde_json::{Value, json};

use super::{ask, texts};
use crate::http::{World, allowlists::Ruled, delta::random_command, id, memory, on_both, remember, rev};

on_both!(
    a_thread_is_told_each_change_once,
    a_query_without_a_thread_is_told_nothing,
    an_auditors_query_leaves_no_trace,
    a_header_that_does_not_fit_is_told_later,
    a_refused_query_tells_nothing,
    a_thread_belongs_to_one_user,
    a_returning_reader_is_told_what_its_delta_says,
    many_changes_are_told_in_parts,
);

/// The header of a query with that thread, and the rev beside it.
async fn told(api: &Api, thread: &str) -> (Value, u64) {
    let answer = ask(api, "ana", "notes", json!({"thread_id": thread})).await.is(200);
    (answer.body["delta_header"].clone(), answer.body["rev"].as_u64().expect("a rev is a number"))
}

/// The rev that the key's reader of a thread has acknowledged: where it is its first look, the newest one.
async fn acknowledged(api: &Api, name: &str, thread: &str) -> u64 {
    let delta = api.get(&format!("/api/users/{name}/threads/{thread}/delta")).await.is(200).body;
    delta["since_rev"].as_u64().expect("a rev is a number")
}

async fn a_thread_is_told_each_change_once(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    for thread in ["t1", "t2"] {
        assert_eq!(told(admin, thread).await, (Value::Null, 0));
    }
    let made = remember(admin, "ana", json!({"content": "Notes on Porto", "category": "travel"})).await;
    let first = json!("Memory updates since rev 0:\n- +created: [travel] Notes on Porto (imp=2)");
    for thread in ["t1", "t2"] {
        assert_eq!(told(admin, thread).await, (first.clone(), 1));
        assert_eq!(told(admin, thread).await, (Value::Null, 1));
        assert_eq!(acknowledged(admin, "ana", thread).await, 1);
    }
    // Others write: another key, for another conversation.
    let other = world.server.with_key(&["--role", "agent", "--agent", "writer", "--user", "ana"]).await;
    let body = json!({"content": "Notes on Braga", "thread_id": "t9", "importance": 4});
    remember(&other, "ana", body).await;
    let path = memory("ana", &id(&made));
    other.patch(&path, &json!({"content": "Notes on Porto and Gaia"})).await.is(200);
    let more = json!(
        "Memory updates since rev 1:\n- +created: [General] Notes on Braga (imp=4)\n\
         - ↑updated: [travel] Notes on Porto → Notes on Porto and Gaia"
    );
    // Another key without an agent is the same reader.
    let same = world.server.with_key(&["--role", "admin"]).await;
    for thread in ["t1", "t2"] {
        assert_eq!(told(admin, thread).await, (more.clone(), 3));
        assert_eq!(told(&same, thread).await, (Value::Null, 3));
    }
    // A reader may acknowledge by itself, and is not told then.
    other.delete(&path).await.is(200);
    admin.post("/api/users/ana/threads/t1/ack", &json!({"rev": 4})).await.is(200);
    assert_eq!(told(admin, "t1").await, (Value::Null, 4));
    let gone = json!("Memory updates since rev 3:\n- −deleted: [travel] Notes on Porto and Gaia");
    assert_eq!(told(admin, "t2").await, (gone, 4));
    // What came and went is no news.
    other.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    other.delete(&path).await.is(200);
    assert_eq!(told(admin, "t2").await, (Value::Null, 6));
}

async fn a_query_without_a_thread_is_told_nothing(backend: Backend) {
    let world = World::new(backend).await;
    assert_eq!(told(&world.admin, "t1").await, (Value::Null, 0));
    remember(&world.admin, "ana", json!({"content": "Notes on Porto"})).await;
    for more in [json!({}), json!({"thread_id": null})] {
        let answer = ask(&world.admin, "ana", "notes", more).await.is(200);
        assert_eq!((&answer.body["delta_header"], &answer.body["rev"]), (&Value::Null, &json!(1)));
        assert_eq!(answer.items().len(), 1);
    }
    assert!(told(&world.admin, "t1").await.0.is_string());
}

async fn an_auditors_query_leaves_no_trace(backend: Backend) {
    let world = World::new(backend).await;
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    // Each of its looks is a first one, until the thread has a reader.
    for head in [0, 1] {
        assert_eq!(told(&auditor, "t1").await, (Value::Null, head));
        remember(&world.admin, "ana", json!({"content": "Notes on Porto"})).await;
    }
    assert_eq!(told(&world.admin, "t1").await, (Value::Null, 2));
    remember(&world.admin, "ana", json!({"content": "Notes on Braga"})).await;
    let seen = told(&auditor, "t1").await;
    assert!(seen.0.is_string() && seen.1 == 3, "{seen:?}");
    assert_eq!(told(&auditor, "t1").await, seen);
    assert_eq!(acknowledged(&world.admin, "ana", "t1").await, 2);
    assert_eq!(told(&world.admin, "t1").await, seen);
    assert_eq!(told(&auditor, "t1").await, (Value::Null, 3));
}

async fn a_header_that_does_not_fit_is_told_later(backend: Backend) {
    let world = World::new(backend).await;
    assert_eq!(told(&world.admin, "t1").await, (Value::Null, 0));
    remember(&world.admin, "ana", json!({"content": "Notes"})).await;
    // A bullet of a dozen tokens fits; the header above it is longer than that.
    for (budget, items) in [(1, 0), (16, 1)] {
        let more = json!({"thread_id": "t1", "budget_tokens": budget});
        let answer = ask(&world.admin, "ana", "notes", more).await.is(200);
        assert_eq!((&answer.body["delta_header"], &answer.body["truncated"]), (&Value::Null, &json!(true)));
        assert_eq!((answer.items().len(), &answer.body["rev"]), (items, &json!(1)), "{}", answer.text);
        assert_eq!(acknowledged(&world.admin, "ana", "t1").await, 0, "what was not told is acknowledged");
    }
    let header = json!("Memory updates since rev 0:\n- +created: [General] Notes (imp=2)");
    assert_eq!(told(&world.admin, "t1").await, (header, 1));
    assert_eq!(acknowledged(&world.admin, "ana", "t1").await, 1);
}

async fn a_refused_query_tells_nothing(backend: Backend) {
    let world = World::new(backend).await;
    assert_eq!(told(&world.admin, "t1").await, (Value::Null, 0));
    remember(&world.admin, "ana", json!({"content": "Notes on Porto"})).await;
    for (field, wrong) in [("top_k", json!(0)), ("threshold", json!(2)), ("budget_tokens", json!(0))] {
        let mut more = json!({"thread_id": "t1"});
        more[field] = wrong;
        let answer = ask(&world.admin, "ana", "notes", more).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
    assert_eq!(acknowledged(&world.admin, "ana", "t1").await, 0);
    assert!(told(&world.admin, "t1").await.0.is_string());
}

async fn a_thread_belongs_to_one_user(backend: Backend) {
    let world = World::new(backend).await;
    for name in ["ana", "bo"] {
        assert_eq!(acknowledged(&world.admin, name, "t1").await, 0);
        remember(&world.admin, name, json!({"content": format!("Notes of {name}")})).await;
    }
    let header = told(&world.admin, "t1").await.0;
    assert!(header.as_str().is_some_and(|header| header.contains("of ana")), "{header}");
    assert_eq!(acknowledged(&world.admin, "bo", "t1").await, 0);
    let answer = ask(&world.admin, "bo", "notes", json!({"thread_id": "t1"})).await.is(200);
    let header = answer.body["delta_header"].as_str().expect("bo's thread has heard nothing");
    assert!(header.contains("of bo") && !answer.text.contains("of ana"), "{}", answer.text);
    assert_eq!(texts(answer.items()), ["[General] Notes of bo"]);
}

/// More changes than a query looks at where they may be few.
const MANY: usize = 110;

/// A query tells its reader what the reader's delta says, and then nothing more.
async fn is_told_the_same(api: &Api, thread: &str) -> String {
    let delta = api.get(&format!("/api/users/ana/threads/{thread}/delta")).await.is(200).body;
    assert_eq!(delta["more"], false);
    let (header, to) = told(api, thread).await;
    assert_eq!((&header, &json!(to)), (&delta["header"], &delta["rev"]));
    assert_eq!(told(api, thread).await, (Value::Null, to));
    delta["header"].as_str().unwrap_or_default().to_owned()
}

async fn a_returning_reader_is_told_what_its_delta_says(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    for api in [admin, planner] {
        assert_eq!(is_told_the_same(api, "t").await, "", "it is the first look");
    }
    let mut ids = Vec::new();
    for n in 0..MANY {
        let category = ["tasks", "secrets"].get(n % 3);
        let body = json!({"content": format!("Ship v{n}"), "importance": n % 5 + 1, "category": category});
        ids.push(id(&remember(admin, "ana", body).await));
    }
    let whole = is_told_the_same(admin, "t").await;
    assert!(whole.contains("(imp=5)") && whole.ends_with(&format!("(+{} more)", MANY - 3)), "{whole}");
    let tasks = is_told_the_same(planner, "t").await;
    assert!(tasks.contains("[tasks]") && !tasks.contains("[secrets]"), "{tasks}");
    assert!(tasks.ends_with(&format!("(+{} more)", MANY.div_ceil(3) - 3)), "{tasks}");

    let seed: u64 = rand::random();
    // Shown when the test fails; put it here to see the same commands again.
    println!("seed {seed}");
    let mut rng = StdRng::seed_from_u64(seed);
    for n in 0..40 {
        for _ in 0..4 {
            random_command(admin, &mut rng, &mut ids).await;
        }
        let (seen, head) = (format!("t{n}"), rev(admin, "ana").await);
        let ack = json!({"rev": rng.random_range(0..=head)});
        for api in [admin, planner] {
            is_told_the_same(api, "t").await;
            api.post(&format!("/api/users/ana/threads/{seen}/ack"), &ack).await.is(200);
            is_told_the_same(api, &seen).await;
        }
    }
}

/// A query covers no more changes than a delta does.
async fn many_changes_are_told_in_parts(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_MEMORY_DELTA_LIMIT", "10")]).await;
    let admin = server.admin();
    assert_eq!(told(&admin, "t1").await, (Value::Null, 0));
    for n in 0..25 {
        remember(&admin, "ana", json!({"content": format!("Ship v{n}")})).await;
    }
    for (to, behind) in [(10, 7), (20, 7), (25, 2)] {
        let (header, rev) = told(&admin, "t1").await;
        let is_whole = |told: &str| told.ends_with(&format!("(+{behind} more)"));
        assert!(header.as_str().is_some_and(is_whole), "{header}");
        assert_eq!(rev, to);
    }
    assert_eq!(told(&admin, "t1").await, (Value::Null, 25));
    server.stop().await;
}
