//! Each agent of a thread reads for itself, from its first look on, and hears a change until it says that it has.

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use crate::http::{World, column, id, memory, remember, rev};

on_both!(
    each_agent_of_a_thread_is_told,
    a_name_of_its_own_makes_another_reader,
    a_reader_begins_with_its_first_look,
    a_header_repeats_until_it_was_seen,
    what_was_seen_is_checked,
    own_writes_are_not_told,
);

const DELTA: &str = "/api/users/ana/threads/t1/delta";

async fn agent(world: &World, name: &str) -> Api {
    world.server.with_key(&["--role", "agent", "--agent", name, "--user", "ana"]).await
}

/// The header and the rev of a query in the thread.
async fn told(api: &Api, more: Value) -> (Option<String>, u64) {
    let mut body = json!({"query": "notes", "thread_id": "t1", "filters": {"user_id": "ana"}});
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let answer = api.post("/api/memory/query", &body).await.is(200).body;
    (answer["delta_header"].as_str().map(str::to_owned), answer["rev"].as_u64().unwrap())
}

async fn delta(api: &Api, parameters: &str) -> Value {
    api.get(&format!("{DELTA}{parameters}")).await.is(200).body
}

async fn note(world: &World, content: &str) {
    remember(&world.admin, "ana", json!({"content": content})).await;
}

async fn each_agent_of_a_thread_is_told(backend: Backend) {
    let world = World::new(backend).await;
    let agents =
        [agent(&world, "planner").await, agent(&world, "writer").await, agent(&world, "critic").await];
    for api in agents.iter().chain([&world.admin]) {
        assert_eq!(told(api, json!({})).await, (None, 0));
    }
    note(&world, "Notes on Porto").await;
    let header = "Memory updates since rev 0:\n- +created: [General] Notes on Porto (imp=2)";
    for api in agents.iter().chain([&world.admin]) {
        assert_eq!(told(api, json!({})).await, (Some(header.to_owned()), 1));
        assert_eq!(told(api, json!({})).await, (None, 1), "it was told");
    }
    // An admin who speaks for an agent reads as that agent.
    note(&world, "Notes on Braga").await;
    assert!(told(&world.admin, json!({"agent": "planner"})).await.0.is_some());
    assert_eq!(told(&agents[0], json!({})).await, (None, 2));
    assert!(told(&agents[1], json!({})).await.0.is_some());
    // Another key of the agent is the same reader where its place is shared, also for the server after a restart.
    for (api, rev) in [(&agents[1], 2), (&agents[2], 1)] {
        api.post("/api/users/ana/threads/t1/ack", &json!({"rev": rev, "shared": true})).await.is(200);
    }
    let other = agent(&world, "writer").await;
    assert_eq!(told(&other, json!({})).await, (None, 2));
    let world = world.restarted().await;
    assert!(told(&agent(&world, "critic").await, json!({})).await.0.is_some());
}

async fn a_name_of_its_own_makes_another_reader(backend: Backend) {
    let world = World::new(backend).await;
    let planner = agent(&world, "planner").await;
    for reader in ["left", "right"] {
        assert_eq!(told(&planner, json!({"reader": reader})).await, (None, 0));
    }
    note(&world, "Notes on Porto").await;
    assert!(told(&planner, json!({"reader": "left"})).await.0.is_some());
    assert_eq!(told(&planner, json!({"reader": "left"})).await.0, None);
    let right = delta(&planner, "?reader=right").await;
    assert_eq!((&right["since_rev"], right["header"].is_string()), (&json!(0), true));
    let ack = json!({"rev": 1, "reader": "right"});
    planner.post("/api/users/ana/threads/t1/ack", &ack).await.is(200);
    assert_eq!(delta(&planner, "?reader=right").await["since_rev"], 1);
    assert_eq!(told(&planner, json!({"reader": "right"})).await, (None, 1));
    let wrong = planner.get(&format!("{DELTA}?reader=a%0Ab")).await;
    wrong.is_problem(400, "invalid_request", Some("reader"));
}

async fn a_reader_begins_with_its_first_look(backend: Backend) {
    let world = World::new(backend).await;
    for n in 0..120 {
        note(&world, &format!("Notes {n}")).await;
    }
    let planner = agent(&world, "planner").await;
    assert_eq!(told(&planner, json!({})).await, (None, 120));
    let first = delta(&world.admin, "").await;
    assert_eq!(
        (&first["header"], &first["changes"], &first["since_rev"], &first["rev"]),
        (&Value::Null, &json!([]), &json!(120), &json!(120))
    );
    note(&world, "Notes on Porto").await;
    let header = "Memory updates since rev 120:\n- +created: [General] Notes on Porto (imp=2)";
    assert_eq!(told(&planner, json!({})).await.0.as_deref(), Some(header));
    for _ in 0..2 {
        assert_eq!(delta(&world.admin, "").await["header"], header, "a look acknowledges nothing");
    }
    // All of it is told to who asks for it, and moves nobody.
    let all = delta(&world.admin, "?since=start").await;
    assert_eq!((&all["since_rev"], all["changes"].as_array().unwrap().len()), (&json!(0), 121));
    assert_eq!(delta(&world.admin, "").await["since_rev"], 120);
    for (wrong, field) in
        [("?since=now", "since"), ("?since=7", "since"), ("?since=start&since_rev=1", "since")]
    {
        world.admin.get(&format!("{DELTA}{wrong}")).await.is_problem(400, "invalid_request", Some(field));
    }
    // An auditor's look is noted nowhere.
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    for expected in [121, 122] {
        let seen = auditor.get("/api/users/ana/threads/t9/delta").await.is(200).body;
        assert_eq!((&seen["since_rev"], &seen["header"]), (&json!(expected), &Value::Null));
        note(&world, "Notes").await;
    }
}

async fn a_header_repeats_until_it_was_seen(backend: Backend) {
    let world = World::new(backend).await;
    let planner = agent(&world, "planner").await;
    assert_eq!(told(&planner, json!({"seen_rev": 0})).await, (None, 0));
    note(&world, "Notes on Porto").await;
    let first = "Memory updates since rev 0:\n- +created: [General] Notes on Porto (imp=2)";
    // However often the answer is lost.
    for _ in 0..3 {
        assert_eq!(told(&planner, json!({"seen_rev": 0})).await, (Some(first.to_owned()), 1));
    }
    note(&world, "Notes on Braga").await;
    let (header, rev) = told(&planner, json!({"seen_rev": 0})).await;
    assert_eq!((header.unwrap().lines().count(), rev), (3, 2));
    let second = "Memory updates since rev 1:\n- +created: [General] Notes on Braga (imp=2)";
    assert_eq!(told(&planner, json!({"seen_rev": 1})).await, (Some(second.to_owned()), 2));
    assert_eq!(delta(&planner, "").await["header"], second);
    // What was seen once is not told again, whatever is said later.
    assert_eq!(told(&planner, json!({"seen_rev": 0})).await, (Some(second.to_owned()), 2));
    let seen = delta(&planner, "?seen_rev=2").await;
    assert_eq!((&seen["header"], &seen["since_rev"]), (&Value::Null, &json!(2)));
    assert_eq!(told(&planner, json!({})).await, (None, 2));
    // Without it, a header is acknowledged by its answer.
    note(&world, "Notes on Gaia").await;
    assert!(told(&planner, json!({})).await.0.is_some());
    assert_eq!(told(&planner, json!({})).await, (None, 3));
}

async fn what_was_seen_is_checked(backend: Backend) {
    let world = World::new(backend).await;
    note(&world, "Notes on Porto").await;
    let planner = agent(&world, "planner").await;
    let ask = async |more: Value| {
        let mut body = json!({"query": "notes", "filters": {"user_id": "ana"}});
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        planner.post("/api/memory/query", &body).await
    };
    ask(json!({"thread_id": "t1", "seen_rev": 2})).await.is_problem(400, "invalid_request", Some("seen_rev"));
    ask(json!({"seen_rev": 1})).await.is_problem(400, "invalid_request", Some("seen_rev"));
    ask(json!({"reader": "x"})).await.is_problem(400, "invalid_request", Some("reader"));
    let future = planner.get(&format!("{DELTA}?seen_rev=2")).await;
    future.is_problem(400, "invalid_request", Some("seen_rev"));
    // Who writes nothing acknowledges nothing.
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    auditor.get(&format!("{DELTA}?seen_rev=1")).await.is_problem(403, "forbidden", None);
}

async fn own_writes_are_not_told(backend: Backend) {
    let world = World::new(backend).await;
    let (planner, writer) = (agent(&world, "planner").await, agent(&world, "writer").await);
    let supervisor = world.server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    for api in [&planner, &writer, &supervisor, &world.admin] {
        delta(api, "").await;
    }
    let by_planner = id(&remember(&planner, "ana", json!({"content": "by the planner"})).await);
    remember(&writer, "ana", json!({"content": "by the writer"})).await;
    remember(&supervisor, "ana", json!({"content": "by the supervisor"})).await;
    remember(&world.admin, "ana", json!({"content": "by the admin"})).await;
    let texts = async |api: &Api, more: &str| {
        column(delta(api, more).await["changes"].as_array().unwrap(), "text").join(", ")
    };
    let all = "by the planner, by the writer, by the supervisor, by the admin";
    assert_eq!(texts(&planner, "").await, "by the writer, by the supervisor, by the admin");
    assert_eq!(texts(&writer, "").await, "by the planner, by the supervisor, by the admin");
    assert_eq!(texts(&supervisor, "").await, "by the planner, by the writer, by the admin");
    assert_eq!(texts(&world.admin, "").await, all);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    assert_eq!(texts(&auditor, "?since_rev=0").await, all);
    assert_eq!(texts(&planner, "?include_own=true").await, all);
    assert_eq!(texts(&planner, "?since=start&include_own=true").await, all);
    let (header, head) = told(&planner, json!({})).await;
    assert!(header.is_some_and(|header| !header.contains("by the planner")));
    assert_eq!(head, rev(&world.admin, "ana").await);
    // What another changes of it is told.
    writer.patch(&memory("ana", &by_planner), &json!({"content": "by both"})).await.is(200);
    assert_eq!(texts(&planner, "").await, "by both");
    assert_eq!(texts(&writer, "?since_rev=4").await, "");
    // Also where it came and went since: whoever wrote it still takes it to be there.
    let by_planner = id(&remember(&planner, "ana", json!({"content": "short-lived"})).await);
    let seen = rev(&world.admin, "ana").await - 1;
    writer.delete(&memory("ana", &by_planner)).await.is(200);
    let told = delta(&planner, &format!("?since_rev={seen}")).await;
    let change = &told["changes"][0];
    assert_eq!(
        json!([change["event"], change["old"], change["new"]]),
        json!(["deleted", "short-lived", null]),
        "{told}"
    );
    assert_eq!(delta(&world.admin, &format!("?since_rev={seen}")).await["changes"], json!([]));
}
