//! The MCP face from outside: the official SDKs talk with the real program, over HTTP and over
//! standard input and output; and what no client may do.

mod wire;

use std::{
    path::Path,
    process::{Command, Stdio},
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{ADMIN_KEY, Answer, Api, Server, binary, cli, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::http::{World, id, memory, on_both, remember};

on_both!(the_official_client_is_answered_over_http, the_official_client_is_answered_over_stdio,);

/// Has the conversations of a plan with the official SDK, one after the other; see `tests/mcp/client.py`.
async fn converse(plan: &Value) {
    has_conversations("python3", "mcp/run.py", plan).await;
}

/// The same with the official SDK for TypeScript.
async fn converse_in_typescript(plan: &Value) {
    has_conversations("node", "mcp/typescript/run.mjs", plan).await;
}

async fn has_conversations(program: &str, script: &str, plan: &Value) {
    let mut command = Command::new(program);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join(script)).arg(plan.to_string());
    command.stdin(Stdio::null());
    let ran = tokio::task::spawn_blocking(move || command.output()).await;
    let output =
        ran.expect("the wait is not cut off").unwrap_or_else(|e| panic!("{program} can't be started: {e}"));
    let [said, complained] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    assert!(output.status.success(), "{said}\n{complained}");
    let kept = said.lines().filter(|line| line.starts_with("as promised: ")).count();
    assert_eq!(Some(kept), plan.as_array().map(Vec::len), "{said}\n{complained}");
}

/// A memory that was changed twice, of a user that no story writes for.
async fn changed(admin: &Api) -> Value {
    let id = id(&remember(admin, "paged", json!({"content": "one"})).await);
    for content in ["two", "three"] {
        admin.patch(&memory("paged", &id), &json!({"content": content})).await.is(200);
    }
    json!({"user": "paged", "memory": id})
}

async fn key(server: &Server, arguments: &[&str]) -> String {
    let made = server.cli(&[&["keys", "create", "--json"][..], arguments].concat()).await.is(0).json();
    made["key"].as_str().expect("the key is shown").to_owned()
}

async fn the_official_client_is_answered_over_http(backend: Backend) {
    let world = World::new(backend).await;
    let changed = changed(&world.admin).await;
    let url = format!("{}/mcp", world.server.url);
    let auditor = key(&world.server, &["--role", "auditor"]).await;
    let bo = key(&world.server, &["--role", "supervisor", "--user", "bo"]).await;
    let plan = json!([
        {"story": "whole", "mode": "auto", "url": url, "key": ADMIN_KEY, "user": "ana", "changed": changed},
        {"story": "whole", "mode": "legacy", "url": url, "key": ADMIN_KEY, "user": "cleo",
         "changed": changed},
        {"story": "reader", "mode": "auto", "url": url, "key": auditor, "user": "ana"},
        {"story": "bounded", "mode": "legacy", "url": url, "key": bo, "user": "bo", "known": true,
         "changed": changed},
    ]);
    converse(&plan).await;
    let dora = key(&world.server, &["--role", "agent", "--agent", "planner", "--user", "dora"]).await;
    let emil = key(&world.server, &["--role", "agent", "--agent", "planner", "--user", "emil"]).await;
    let scripted = |key, user| json!([{"story": "scripted", "mode": "auto", "url": url, "key": key, "user": user, "known": true}]);
    converse(&scripted(dora, "dora")).await;
    let [planner, coach] =
        ["planner", "coach"].map(|agent| ["--role", "agent", "--agent", agent, "--user", "fay"]);
    let beside = json!({"mode": "auto", "url": url, "key": key(&world.server, &coach).await, "user": "fay",
                        "known": true});
    let told = json!([{"story": "told", "mode": "legacy", "url": url, "key": key(&world.server, &planner).await,
                       "user": "fay", "known": true, "beside": beside}]);
    converse(&told).await;
    converse_in_typescript(&scripted(emil, "emil")).await;
    // No library logs more than the operator asked for.
    let logged = world.server.logged();
    assert!(!logged.contains("INFO"), "{logged}");
}

/// Beside a running server, on its database.
async fn the_official_client_is_answered_over_stdio(backend: Backend) {
    let world = World::new(backend).await;
    let changed = changed(&world.admin).await;
    let program = binary().display().to_string();
    let all = [program.as_str(), "mcp", "--database", world.database.url.as_str()];
    let bo = [&all[..], &["--user", "bo"][..]].concat();
    let planner = [&all[..], &["--agent", "planner", "--user", "dora"][..]].concat();
    let plan = json!([
        {"story": "whole", "mode": "auto", "command": all, "user": "ana", "changed": changed},
        {"story": "whole", "mode": "legacy", "command": all, "user": "cleo", "changed": changed},
        {"story": "bounded", "mode": "auto", "command": bo, "user": "bo", "known": true, "changed": changed},
    ]);
    converse(&plan).await;
    let scripted =
        json!([{"story": "scripted", "mode": "auto", "command": planner, "user": "dora", "known": true}]);
    converse(&scripted).await;
    converse_in_typescript(&scripted).await;
    let of = |agent: &'static str| [&all[..], &["--agent", agent, "--user", "fay"][..]].concat();
    let beside = json!({"mode": "auto", "command": of("coach"), "user": "fay", "known": true});
    let told = json!([{"story": "told", "mode": "legacy", "command": of("planner"), "user": "fay", "known": true,
                       "beside": beside}]);
    converse(&told).await;
    is_sound(&world.database.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn stdio_ends_with_its_input_and_prints_nothing_of_its_own() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let ran = cli(&["mcp", "--database", &database.url]).await.is(0);
    assert_eq!(ran.stdout, "", "standard output belongs to the protocol");
}

/// What every client takes as an answer.
const ACCEPT: (&str, &str) = ("accept", "application/json, text/event-stream");

fn message(method: &str, parameters: Value) -> Value {
    json!({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters})
}

/// Sends one message of the protocol, as it is on the wire.
async fn send(api: &Api, method: &str, parameters: Value, headers: &[(&str, &str)]) -> Answer {
    let headers = [&[ACCEPT][..], headers].concat();
    api.send(Method::POST, "/mcp", Some(&message(method, parameters)), &headers).await
}

async fn call(api: &Api, tool: &str, arguments: Value) -> Value {
    let answer = send(api, "tools/call", json!({"name": tool, "arguments": arguments}), &[]).await.is(200);
    let result = &answer.body["result"];
    assert_eq!(result["isError"], false, "{}", answer.text);
    result["structuredContent"].clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_models_and_clients_write_for_nothing_is_nothing() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let world = World::new(backend).await;
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": null});
        for path in ["/mcp", "/mcp/"] {
            let listed = world.admin.send(Method::POST, path, Some(&body), &[ACCEPT]).await.is(200);
            assert!(
                listed.body["result"]["tools"].as_array().is_some_and(|tools| tools.len() >= 6),
                "{}",
                listed.text
            );
        }
        world.admin.anonymous().send(Method::POST, "/mcp/", Some(&body), &[ACCEPT]).await.is(401);
        let remembered =
            json!({"user_id": "ana", "content": "Plays the cello", "category": "null", "replaces": null});
        call(&world.admin, "memory_remember", remembered).await;
        let asked = json!({"user_id": "ana", "query": "cello", "category": "null", "bank": null, "since": "null",
                           "limit": "null"});
        let found = call(&world.admin, "memory_query", asked).await;
        let text = found["memories"][0]["text"].as_str().unwrap();
        assert!(text.starts_with("[General] Plays the cello ("), "{found}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_calls_without_a_key_or_from_a_foreign_page() {
    let world = World::new(Backend::Sqlite).await;
    let anyone = world.admin.anonymous();
    send(&anyone, "tools/list", json!({}), &[]).await.is_problem(401, "unauthenticated", None);
    let wrong = world.server.api("ml_of_nobody");
    send(&wrong, "tools/list", json!({}), &[]).await.is_problem(401, "unauthenticated", None);
    for origin in ["https://page.example", "null", world.server.url.as_str()] {
        send(&world.admin, "tools/list", json!({}), &[("origin", origin)]).await.is(403);
    }
    let listed = send(&world.admin, "tools/list", json!({}), &[]).await.is(200);
    assert!(
        listed.body["result"]["tools"].as_array().is_some_and(|tools| tools.len() >= 6),
        "{}",
        listed.text
    );
    assert_eq!(listed.header("content-type"), Some("application/json"));
    assert_eq!(listed.header("mcp-session-id"), None, "a session would tie a client to one server");
    world.admin.send(Method::GET, "/mcp", None, &[("accept", "text/event-stream")]).await.is(405);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_message_larger_than_a_body_may_be_is_refused() {
    let world = World::new(Backend::Sqlite).await;
    let arguments = json!({"user_id": "ana", "content": "x".repeat(1 << 20)});
    let large = message("tools/call", json!({"name": "memory_remember", "arguments": arguments})).to_string();
    // The server answers before it has read all, so the sender may find the door shut while it still sends.
    let mut answer = None;
    for _ in 0..10 {
        let body = Some(large.clone().into_bytes());
        answer = world.admin.try_send(Method::POST, "/mcp", body, &[ACCEPT]).await.ok();
        if answer.is_some() {
            break;
        }
    }
    answer.expect("the answer arrives now and then").is(413);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn any_server_takes_any_call() {
    let world = World::new(Backend::Postgres).await;
    let other = Server::start(&world.database.url).await;
    for [here, there] in [[&world.server, &other], [&other, &world.server]] {
        let content = format!("Ana keeps bees behind {}", here.url);
        let fact = json!({"user_id": "ana", "content": content});
        let made = call(&here.admin(), "memory_remember", fact).await;
        let question = json!({"user_id": "ana", "query": content, "limit": 5});
        let found = call(&there.admin(), "memory_query", question).await;
        let ids: Vec<&Value> = found["memories"].as_array().unwrap().iter().map(|one| &one["id"]).collect();
        assert!(ids.contains(&&made["id"]), "{content} is not among {found}");
    }
}
