//! Workflow runs over HTTP: requested, watched, read, undone and ended.

mod ageing;
mod config;
pub mod endpoint;
mod growth;
mod late;
mod operations;
mod ordered;
mod purged;
mod refusals;
mod repeated;
mod timeline;
mod undone;
mod users;
mod watched;

use std::time::{Duration, Instant};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Answer, Api, Server, encoded, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, column, memories, remember, routes::WORKFLOW, walk};

on_both!(
    a_run_is_worked_on_and_told_of,
    another_tenant_sees_nothing_of_a_run,
    a_killed_server_goes_on_with_its_runs,
);

/// Longest wait for what the server does by itself: many times what it takes.
pub const PATIENCE: Duration = Duration::from_secs(90);

/// What the offline rules delete, each by another one.
const JUNK: [&str; 3] = [
    "User wants to send an email to the landlord about the boiler.",
    "test memory please ignore",
    "User asked what the capital of Mongolia is",
];

/// What they keep, and two that become one.
const FACTS: [(&str, &str); 5] = [
    ("Is lactose intolerant", "food allergy"),
    ("Plays the cello in an amateur orchestra", "Cello"),
    ("Lives in Porto with her sister Rita", "home"),
    ("Works as a nurse at Santo António hospital", "job"),
    ("Lives in Porto with her sister", "Location"),
];

pub fn workflows(path: &str) -> String {
    format!("/api/admin/workflows{path}")
}

/// A server that works on runs, and looks for them often.
pub async fn working(backend: Backend) -> World {
    working_on(TestDatabase::new(backend).await).await
}

pub async fn working_on(database: TestDatabase) -> World {
    let settings = [
        ("MEMLEDGER_WORKFLOWS_ENABLED", "true"),
        ("MEMLEDGER_WORKFLOWS_LOOK_MS", "50"),
        // What a killed server held is free again soon.
        ("MEMLEDGER_WORKFLOWS_LEASE_MS", "2000"),
    ];
    let server = Server::start_with(&database.url, &[], &settings).await;
    World { admin: server.admin(), server, database }
}

/// Makes the memories above for a user.
pub async fn collect(api: &Api, user: &str) {
    for content in JUNK {
        remember(api, user, json!({"content": content})).await;
    }
    for (content, topic) in FACTS {
        remember(api, user, json!({"content": content, "topics": [topic]})).await;
    }
}

/// Asks for a run.
pub async fn start(api: &Api, user: &str) -> Answer {
    let path = workflows(&format!("/{WORKFLOW}/run?target_user_id={}", encoded(user)));
    api.send(Method::POST, &path, None, &[]).await
}

/// Asks for a run and answers its id.
pub async fn request(api: &Api, user: &str) -> String {
    let requested = start(api, user).await.is(202).body;
    assert_eq!(requested["status"], "requested");
    requested["run_id"].as_str().expect("a run has an id").to_owned()
}

/// Asks something of one run without a body, such as `/restore`.
pub async fn of_run(api: &Api, run: &str, what: &str) -> Answer {
    api.send(Method::POST, &workflows(&format!("/runs/{run}{what}")), None, &[]).await
}

/// The run, once it has ended.
pub async fn ended(api: &Api, run: &str) -> Value {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let run = api.get(&workflows(&format!("/runs/{run}"))).await.is(200).body;
        if !["requested", "running"].map(Value::from).contains(&run["status"]) {
            return run;
        }
        assert!(Instant::now() < deadline, "it does not end: {run:#}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A completed run of the memories above.
async fn optimised(api: &Api, user: &str) -> Value {
    collect(api, user).await;
    let run = ended(api, &request(api, user).await).await;
    assert_eq!(run["status"], "completed", "{run:#}");
    run
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

async fn a_run_is_worked_on_and_told_of(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let run = optimised(api, "ana").await;
    let left = active(api, "ana").await;
    let contents = column(&left, "content");
    for junk in JUNK {
        assert!(!contents.contains(&junk), "{junk:?} is still there");
    }
    for (fact, _) in &FACTS[..4] {
        assert!(contents.contains(fact), "{fact:?} is not in {contents:?}");
    }
    assert_eq!((&run["before_count"], &run["after_count"]), (&json!(8), &json!(left.len())));
    assert_eq!((&run["user_id"], &run["trigger"]), (&json!("ana"), &json!("manual")));
    assert_eq!((&run["workflow"], &run["progress"]), (&json!(WORKFLOW), &json!(100)));
    let steps = run["steps"].as_array().unwrap();
    assert_eq!(run["total_steps"], json!(steps.len()));
    for step in steps {
        assert_eq!(step["status"], "completed", "{step}");
        for time in ["started_at", "completed_at"] {
            assert!(text(&step[time]).ends_with('Z'), "{step}");
        }
        assert!(step["duration_ms"].is_u64() && step["figures"].is_object(), "{step}");
    }
    let decisions = run["decisions"].as_array().unwrap();
    let deleted = decisions.iter().filter(|decision| decision["action"] == "delete").count();
    assert_eq!((decisions.len(), deleted), (8, JUNK.len()), "{decisions:?}");
    assert!(decisions.iter().all(|decision| !text(&decision["reason"]).is_empty()), "{decisions:?}");
    assert_eq!(run["merges"][0]["content"], FACTS[2].0, "{run:#}");
    assert_eq!(run["topics"]["Cello"], "music", "{run:#}");
    // Rules ask nobody.
    assert_eq!((&run["exchanges"], &run["metrics"]["requests"]), (&json!([]), &json!(0)));
    let id = text(&run["run_id"]);
    let report = api.get(&workflows(&format!("/runs/{id}/report"))).await.is(200);
    assert!(report.header("content-type").is_some_and(|it| it.starts_with("text/markdown")));
    assert!(report.text.starts_with("## Memory optimisation"), "{}", report.text);
    assert!(report.text.contains(&format!("Memories: 8 → {}", left.len())), "{}", report.text);
    assert!(report.text.contains(id), "{}", report.text);
    let stats = api.get(&workflows("/stats")).await.is(200).body;
    let sum = &stats["items"][0];
    assert_eq!(
        (&sum["workflow"], &sum["status"], &sum["runs"]),
        (&json!(WORKFLOW), &json!("completed"), &json!(1))
    );
    assert_eq!((&sum["before_count"], &sum["after_count"]), (&run["before_count"], &run["after_count"]));
    // What went says in its history which run it was, and why.
    let gone = walk(api, &format!("{}?state=archived", memories("ana")), 500).await;
    let path = format!("{}/{}/history", memories("ana"), text(&gone[0]["id"]));
    let newest = &api.get(&path).await.is(200).body["items"][0];
    assert_eq!((&newest["event"], &newest["run_id"]), (&json!("DELETE"), &run["run_id"]));
    assert_eq!(newest["actor"], format!("workflow:{WORKFLOW}"));
    assert!(!text(&newest["reason"]).is_empty(), "{newest}");
    is_sound(&world.database.url).await;
}

async fn another_tenant_sees_nothing_of_a_run(backend: Backend) {
    let world = working(backend).await;
    let run = optimised(&world.admin, "ana").await;
    let before = active(&world.admin, "ana").await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    for list in ["/runs", "/runs?user=ana", "/active", "/stats"] {
        assert!(other.get(&workflows(list)).await.is(200).items().is_empty(), "{list}");
    }
    let users = other.get(&workflows("/users-stats")).await.is(200).body;
    assert_eq!((&users["users"], &users["total"]), (&json!([]), &json!(0)));
    let id = text(&run["run_id"]);
    for path in ["", "/report"] {
        let path = workflows(&format!("/runs/{id}{path}"));
        other.get(&path).await.is_problem(404, "not_found", None);
    }
    for what in ["/restore", "/cancel"] {
        of_run(&other, id, what).await.is_problem(404, "not_found", None);
    }
    start(&other, "ana").await.is_problem(404, "not_found", None);
    assert_eq!(active(&world.admin, "ana").await, before);
}

async fn a_killed_server_goes_on_with_its_runs(backend: Backend) {
    let mut world = working(backend).await;
    for user in ["ana", "bob", "carl"] {
        collect(&world.admin, user).await;
        let run = request(&world.admin, user).await;
        world.server.kill_9();
        world = working_on(world.database).await;
        let run = ended(&world.admin, &run).await;
        assert_eq!(run["status"], "completed", "{run:#}");
        let left = active(&world.admin, user).await;
        assert_eq!((&run["before_count"], &run["after_count"]), (&json!(8), &json!(left.len())));
        let contents = column(&left, "content");
        assert!(JUNK.iter().all(|junk| !contents.contains(junk)), "{contents:?}");
        assert!(FACTS[..4].iter().all(|(fact, _)| contents.contains(fact)), "{contents:?}");
        let runs = runs_of(&world.admin, user).await;
        assert_eq!(column(&runs, "run_id"), [text(&run["run_id"])], "it began another one");
    }
    is_sound(&world.database.url).await;
}

/// All runs of a user, the newest first.
pub async fn runs_of(api: &Api, user: &str) -> Vec<Value> {
    walk(api, &workflows(&format!("/runs?user={user}")), 500).await
}
